/** *Find an Example...*: asks what to look for, and opens the list of what is found. */
import * as vscode from 'vscode';
import type { FindRequest } from '../../find/jobs.ts';
import type { Quest } from '../../find/quest.ts';
import type { FindArguments } from '../../protocol/commands.ts';
import { FIND_VIEW, keptFind } from '../../protocol/find.ts';
import { messageOr } from '../../protocol/message.ts';
import { sectionWithRules } from '../rule-files.ts';
import { words } from '../words.ts';
import type { StartWorker } from '../workers.ts';
import { askRequest, textAt } from './ask.ts';
import { FindPanel, type FindState, type Search } from './panel.ts';
import { Workers } from './workers.ts';

export class Finds implements vscode.WebviewPanelSerializer, vscode.Disposable {
  private readonly panels = new Set<FindPanel>();
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly restores = vscode.window.registerWebviewPanelSerializer(FIND_VIEW, this);
  /** A search has begun, found something, or ended. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly start: StartWorker,
    private readonly warn: (message: string) => void,
  ) {}

  states(): readonly FindState[] {
    return [...this.panels].map(({ state }) => state);
  }

  /** Asks for what is not given. */
  async open(given?: FindArguments): Promise<void> {
    const { activeTextEditor: active } = vscode.window;
    const editor = active && /^(?:goban|markdown)$/.test(active.document.languageId) ? active : undefined;
    const workers = new Workers(() => this.start('finder'));
    // What the editor gives cannot be sent to a worker as it is.
    const section = (await sectionWithRules(active?.document.uri)) ?? null;
    const rules: unknown = JSON.parse(JSON.stringify(section));
    const text = active && textAt(active);
    const request = given
      ? { ...given, rules, ...(text && { text }) }
      : await askRequest(() => workers.do<'choices'>({ kind: 'choices', text, around: rules }), rules);
    const asked = request && (await workers.do<'quest'>({ kind: 'quest', request }));
    if (!request || !asked || 'refused' in asked) {
      workers.end();
      if (asked && 'refused' in asked) void vscode.window.showWarningMessage(asked.refused);
      return;
    }
    workers.end();
    const page = vscode.window.createWebviewPanel(
      FIND_VIEW,
      words('finder.tab'),
      { viewColumn: vscode.ViewColumn.Beside },
      { enableScripts: true },
    );
    this.adopt(page, { title: titleOf(request), quest: asked.quest, uri: editor?.document.uri });
  }

  /** The window was reloaded. */
  async deserializeWebviewPanel(page: vscode.WebviewPanel, raw: unknown): Promise<void> {
    const kept = messageOr(keptFind, raw, null);
    if (!kept) return page.dispose();
    const quest = JSON.parse(kept.quest) as Quest;
    const uri = kept.uri === '' ? undefined : vscode.Uri.parse(kept.uri);
    this.adopt(page, { title: kept.title, quest, uri, kept });
  }

  private adopt(page: vscode.WebviewPanel, search: Search): void {
    const panel = new FindPanel(
      page,
      this.extension,
      search,
      () => new Workers(() => this.start('finder')),
      this.warn,
    );
    this.panels.add(panel);
    panel.onDidChange(() => this.changed.fire());
    panel.onDidDispose(() => {
      this.panels.delete(panel);
      this.changed.fire();
    });
  }

  dispose(): void {
    this.restores.dispose();
    for (const panel of this.panels) panel.dispose();
    this.changed.dispose();
  }
}

function titleOf({ kind, value, board }: FindRequest): string {
  return words('finder.title', { what: words(`finder.${kind}`), value: value.replace(',', ', '), board });
}
