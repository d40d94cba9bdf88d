/**
 * Boards and tables whose extension host died. The workbench leaves their tabs as they were and
 * gives them to no other host, so the next host opens them again. Tabs that the workbench restores
 * itself, after a reload of the window, are left to it.
 */
import * as vscode from 'vscode';
import { BOARD_VIEW } from '../protocol/commands.ts';
import { nameOf } from './texts.ts';
import { words } from './words.ts';

/** A tab with a page, and what it takes to open it again. */
export interface KeptTab {
  readonly title: string;
  readonly kept: { readonly uri: string };
}

/** The owner of the pages of one kind. */
export interface PageOwner {
  readonly view: string;
  readonly onDidChange: vscode.Event<void>;
  /** Its pages, as far as they belong to this host. */
  tabs(): readonly KeptTab[];
  reopen(kept: unknown, column: vscode.ViewColumn): void;
}

/** By the kind of the page. */
type Kept = Readonly<Record<string, readonly KeptTab[]>>;

/** A tab that was open when the last host ended. */
interface Waiting extends KeptTab {
  readonly view: string;
  readonly tab: vscode.Tab;
}

const KEY = 'koban.pages';

export class RestoredTabs implements vscode.Disposable {
  private waiting: readonly Waiting[];
  private readonly resources: vscode.Disposable[];

  /**
   * @param editors the texts in custom editors of this host
   * @param warn writes to the log
   */
  constructor(
    private readonly memory: vscode.Memento,
    private readonly owners: readonly PageOwner[],
    private readonly editors: () => readonly string[],
    private readonly warn: (message: string) => void,
  ) {
    this.waiting = waitingOf(memory.get<Kept>(KEY, {}));
    this.resources = [
      ...owners.map((owner) => owner.onDidChange(() => this.keep())),
      vscode.window.tabGroups.onDidChangeTabs(() => this.look()),
    ];
    this.look();
  }

  dispose(): void {
    for (const resource of this.resources) resource.dispose();
  }

  /** The pages of this host, by the kind. */
  private own(): Kept {
    const editors = this.editors().map((uri) => ({ title: '', kept: { uri } }));
    const owned = this.owners.map((owner) => [owner.view, owner.tabs()] as const);
    return Object.fromEntries([...owned, [BOARD_VIEW, editors]]);
  }

  private keep(): void {
    const kept = Object.fromEntries(
      Object.entries(this.own()).map(([view, tabs]) => {
        const others = this.waiting.filter((one) => one.view === view);
        return [view, [...tabs, ...others.map(({ title, kept }) => ({ title, kept }))]];
      }),
    );
    if (JSON.stringify(kept) !== JSON.stringify(this.memory.get(KEY))) void this.memory.update(KEY, kept);
  }

  /**
   * Looks after those that can be seen; the workbench restores the others when they come to be, and
   * then it is their turn.
   */
  private look(): void {
    const open = new Set(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs));
    const seen = this.waiting.filter(({ tab }) => open.has(tab) && tab.isActive);
    this.waiting = this.waiting.filter(({ tab }) => open.has(tab) && !tab.isActive);
    for (const one of seen) this.adopt(one).catch((error: unknown) => this.warn(String(error)));
  }

  private async adopt(one: Waiting): Promise<void> {
    const uri = vscode.Uri.parse(one.kept.uri, true);
    // A page that is restored comes to the host that has just registered for it as soon as its text
    // is read, before the answers to these.
    await vscode.workspace.openTextDocument(uri);
    for (let i = 0; i < 3; i++) await vscode.commands.getCommands();
    if (this.isOwned(one)) return;
    const owner = this.owners.find(({ view }) => view === one.view);
    if (!owner) return reopenEditor(one.tab, uri);
    // The new page comes up before the old one goes, or the group would go with it.
    owner.reopen(one.kept, one.tab.group.viewColumn);
    await vscode.window.tabGroups.close(one.tab, true);
  }

  /** Whether this host has as many pages of this kind and title as can be seen. */
  private isOwned({ view, title, kept }: Waiting): boolean {
    const same = (one: KeptTab) => (view === BOARD_VIEW ? one.kept.uri === kept.uri : one.title === title);
    const seen = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.filter(({ isActive }) => isActive));
    const shown = seen.filter((tab) => {
      const { input } = tab;
      if (viewOf(tab) !== view) return false;
      return input instanceof vscode.TabInputCustom ? input.uri.toString() === kept.uri : tab.label === title;
    });
    return (this.own()[view]?.filter(same).length ?? 0) >= shown.length;
  }
}

/** The kind of the page in a tab. */
function viewOf({ input }: vscode.Tab): string | undefined {
  if (input instanceof vscode.TabInputWebview) return input.viewType.replace(/^mainThreadWebview-/, '');
  return input instanceof vscode.TabInputCustom ? input.viewType : undefined;
}

/**
 * The tabs that are there, with what was kept of them; of two alike it does not matter which is
 * which.
 */
function waitingOf(kept: Kept): Waiting[] {
  const left = new Map(Object.entries(kept).map(([view, tabs]) => [view, [...tabs]]));
  const found: Waiting[] = [];
  for (const tab of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    const view = viewOf(tab);
    const of = view === undefined ? undefined : left.get(view);
    const { input, label } = tab;
    const nth =
      of?.findIndex((one) =>
        input instanceof vscode.TabInputCustom ? one.kept.uri === input.uri.toString() : one.title === label,
      ) ?? -1;
    const one = nth < 0 ? undefined : of?.splice(nth, 1)[0];
    if (view !== undefined && one) found.push({ ...one, view, tab });
  }
  return found;
}

/**
 * An editor whose text is not saved asks what shall become of it when it is closed: a reload of the
 * window keeps it without a question.
 */
async function reopenEditor(tab: vscode.Tab, uri: vscode.Uri): Promise<void> {
  if (tab.isDirty) {
    const reload = words('reload.now');
    const why = words('reload.needed', { name: nameOf(uri) });
    if ((await vscode.window.showWarningMessage(why, reload)) === reload)
      await vscode.commands.executeCommand('workbench.action.reloadWindow');
    return;
  }
  const { group } = tab;
  const at = { viewColumn: group.viewColumn, preserveFocus: true, preview: false };
  const texts = () =>
    group.tabs.filter(
      ({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri.toString(),
    );
  const before = texts().length > 0;
  // The text keeps the group open meanwhile.
  await vscode.commands.executeCommand('vscode.openWith', uri, 'default', at);
  await vscode.window.tabGroups.close(tab, true);
  await vscode.commands.executeCommand('vscode.openWith', uri, BOARD_VIEW, at);
  if (!before) await vscode.window.tabGroups.close(texts(), true);
}
