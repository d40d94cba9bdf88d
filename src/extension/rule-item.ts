/**
 * The rule in force in the status bar, where a diagram is: at the text cursor, or on the board in
 * front. A click writes another one into the text.
 */
import * as vscode from 'vscode';
import { coalesced } from '../board/index.ts';
import { RULE, type RuleResult } from '../protocol/requests.ts';
import { WRITE } from '../protocol/write.ts';
import { sayNoDiagram } from './player/place.ts';
import type { Players } from './player/players.ts';
import type { Server } from './server.ts';
import { texts } from './texts.ts';
import { words } from './words.ts';

const CHOOSE = 'koban.chooseRule';

export class RuleItem implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem(
    'koban.rule',
    vscode.StatusBarAlignment.Right,
    110,
  );
  private readonly resources: readonly vscode.Disposable[];
  private inRecord = false;

  constructor(
    private readonly server: Server,
    private readonly players: Players,
  ) {
    const look = () => this.run(this.refresh());
    this.item.command = CHOOSE;
    this.resources = [
      this.item,
      players.onDidGo(look),
      vscode.commands.registerCommand(CHOOSE, () => this.choose()),
    ];
    look();
  }

  dispose(): void {
    for (const resource of this.resources) resource.dispose();
  }

  private async ask(): Promise<(RuleResult & { readonly uri: string }) | null> {
    const { current } = this.players;
    // Nobody is asked where no server is needed.
    if (!current || !this.server.started) return null;
    const { uri, at } = current;
    const reply = await this.server.ask(RULE, { uri, ...at });
    return reply && { ...reply, uri };
  }

  private readonly refresh = coalesced(async () => {
    const rule = await this.ask();
    const { item } = this;
    this.tellRecord(typeof rule?.entry === 'string');
    if (!rule) {
      item.hide();
      return;
    }
    item.text = `$(law) ${rule.title}`;
    item.name = words('rule.name');
    item.tooltip = words('rule.tip', rule);
    item.accessibilityInformation = { label: item.tooltip, role: 'button' };
    item.show();
  });

  /** By which the palette has the commands of branches where there are branches. */
  private tellRecord(now: boolean): void {
    if (now !== this.inRecord) void vscode.commands.executeCommand('setContext', 'koban.inRecord', now);
    this.inRecord = now;
  }

  private async choose(): Promise<void> {
    const rule = await this.ask();
    if (!rule) {
      sayNoDiagram();
      return;
    }
    const { uri, entry, inForce, choices } = rule;
    // What is typed is held against the word that is written, and that one comes first.
    const items = choices.map(({ name, title }) => ({
      label: name,
      description: title,
      ...(name === inForce && { iconPath: new vscode.ThemeIcon('check') }),
    }));
    const picked = await pickFrom(
      items,
      choices.findIndex(({ name }) => name === inForce),
    );
    if (!picked) return;
    const { version } = rule;
    const action = { kind: 'rule', rule: picked.label } as const;
    const reply = await this.server.ask(WRITE, { uri, entry, version, index: 0, action });
    if (reply?.kind === 'go') return;
    const text = await texts.read(uri);
    const made = reply?.kind === 'edit' ? await text.edit(reply.edits, reply.version) : 'stale';
    if (made === 'made') return;
    const why = made === 'stale' ? words('text.changed') : words('text.unchanged');
    void vscode.window.showInformationMessage(reply?.kind === 'refused' ? reply.message : why);
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }
}

/** The row that a person takes; Enter alone takes what is in force. */
function pickFrom(
  items: readonly vscode.QuickPickItem[],
  active: number,
): Promise<vscode.QuickPickItem | undefined> {
  const pick = vscode.window.createQuickPick();
  pick.items = items;
  pick.activeItems = items.slice(active, active + 1);
  pick.placeholder = words('rule.which');
  pick.matchOnDescription = true;
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      resolve(pick.activeItems[0]);
      pick.hide();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
    pick.show();
  });
}
