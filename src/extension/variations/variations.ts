/**
 * The tree of variations in the side bar: that of the board in front or of the active text, also
 * while the board has the focus.
 */
import * as vscode from 'vscode';
import { coalesced, editBranch } from '../../board/index.ts';
import {
  type BranchAction,
  MOVE_TREE,
  type MoveTree,
  nodeAtPlace,
  nodeFactsOf,
} from '../../protocol/move-tree.ts';
import type { Players } from '../player/players.ts';
import type { Server } from '../server.ts';
import { texts } from '../texts.ts';
import { words } from '../words.ts';

const VIEW = 'koban.variations';
const ACTIONS: readonly BranchAction[] = ['main', 'up', 'down', 'cut', 'copy', 'paste', 'delete'];

/** A node of the tree that had it when its row was drawn. */
interface Row {
  readonly tree: MoveTree | null;
  readonly node: number;
}

/**
 * Rows are nodes counted from 1: the workbench leaves out a row that is 0. The moves of a line
 * stand side by side, variations below their node.
 */
export class Variations implements vscode.TreeDataProvider<number>, vscode.Disposable {
  private tree: MoveTree | null = null;
  private children: readonly (readonly number[])[] = [];
  private current = 0;
  /** The row that was chosen last, as the workbench reported. */
  private chosen: Row | undefined;
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<number>;
  private readonly resources: vscode.Disposable[];

  constructor(
    private readonly server: Server,
    private readonly players: Players,
  ) {
    this.view = vscode.window.createTreeView(VIEW, { treeDataProvider: this });
    const look = () => this.run(this.refresh());
    this.resources = [
      this.view,
      this.changed,
      this.view.onDidChangeVisibility(look),
      players.onDidGo(look),
      vscode.commands.registerCommand('koban.branch.show', (row: Row) => this.go(row)),
      ...ACTIONS.map((action) =>
        vscode.commands.registerCommand(`koban.branch.${action}`, (given?: unknown) =>
          this.act(action, given),
        ),
      ),
    ];
  }

  getParent(row: number): number | undefined {
    const { tree } = this;
    const node = row - 1;
    const parent = tree?.parents[node] ?? -1;
    if (parent < 0) return undefined;
    if (!this.isHead(node)) {
      // A move of a line stands below the node that begins the line, or on top.
      let head = parent;
      while (head > 0 && !this.isHead(head)) head = tree?.parents[head] ?? 0;
      return head === 0 ? undefined : head + 1;
    }
    return parent + 1;
  }

  getChildren(row?: number): number[] {
    if (!this.tree || this.tree.parents.length === 0) return [];
    return this.nodesIn(row === undefined ? undefined : row - 1).map((node) => node + 1);
  }

  private nodesIn(node: number | undefined): number[] {
    if (node === undefined) return this.lineFrom(0);
    const variations = (this.children[node] ?? []).slice(1);
    return this.isHead(node) ? [...variations, ...this.lineFrom(node).slice(1)] : variations;
  }

  getTreeItem(row: number): vscode.TreeItem {
    const { Collapsed, None } = vscode.TreeItemCollapsibleState;
    const { tree } = this;
    const node = row - 1;
    const facts = tree && nodeFactsOf(tree, node, this.children[node]?.length ?? 0);
    const label = facts ? words('tree.node', facts) : '';
    const item = new vscode.TreeItem(label, this.nodesIn(node).length > 0 ? Collapsed : None);
    const isWrong = facts?.signs.some((sign) => sign === 'error' || sign === 'forbidden');
    if (isWrong) item.iconPath = new vscode.ThemeIcon('error', new vscode.ThemeColor('errorForeground'));
    else if (this.isHead(node)) item.iconPath = new vscode.ThemeIcon('git-branch');
    else if (facts?.signs.includes('comment')) item.iconPath = new vscode.ThemeIcon('comment');
    item.contextValue = tree?.isRecord ? 'branch' : 'entry';
    const shown: Row = { tree, node };
    item.command = { command: 'koban.branch.show', title: label, arguments: [shown] };
    return item;
  }

  /** Whether a node begins a variation. */
  private isHead(node: number): boolean {
    const parent = this.tree?.parents[node] ?? -1;
    return parent >= 0 && this.children[parent]?.[0] !== node;
  }

  private lineFrom(head: number): number[] {
    const line: number[] = [];
    for (let node: number | undefined = head; node !== undefined; node = this.children[node]?.[0])
      line.push(node);
    return line;
  }

  private readonly refresh = coalesced(async () => {
    if (this.view.visible && (await this.load()))
      await this.view.reveal(this.current + 1, { select: true, focus: false });
  });

  /** Reads the tree at the place that is shown; whether another node is current now. */
  private async load(): Promise<boolean> {
    const now = this.players.current;
    // Other views may have the focus; then the tree stays.
    if (!now && this.tree && vscode.window.activeTextEditor === undefined) return false;
    const tree = now && (await this.server.ask(MOVE_TREE, { uri: now.uri, ...now.at }));
    const isSame = tree?.uri === this.tree?.uri && tree?.version === this.tree?.version;
    const news = !isSame || JSON.stringify(tree) !== JSON.stringify(this.tree);
    if (news) {
      this.tree = tree;
      const children: number[][] = (tree?.parents ?? []).map(() => []);
      tree?.parents.forEach((parent, node) => {
        children[parent]?.push(node);
      });
      this.children = children;
      this.changed.fire(undefined);
    }
    if (!tree) return false;
    const current = tree.current ?? nodeAtPlace(tree, now?.shown?.place);
    const moved = current !== this.current || news;
    this.current = current;
    return moved;
  }

  /** Goes to a node, on the boards of the text and in its editors. */
  private async go(row: Row): Promise<void> {
    this.chosen = row;
    const offset = row.tree?.places[row.node];
    if (row.tree && offset !== undefined) await this.players.goTo(row.tree.uri, offset);
  }

  /**
   * A menu gives its row. Keys of the view mean the row with the focus: the workbench names it when
   * it is chosen, and only then. From the palette the node that is shown is meant.
   */
  private async act(action: BranchAction, given: unknown): Promise<void> {
    const row = await this.rowOf(given);
    if (!row) return;
    const { tree, node } = row;
    const offset = tree?.places[node];
    if (!tree?.isRecord || offset === undefined) {
      void vscode.window.showInformationMessage(words('branch.no-record'));
      return;
    }
    const { uri, version } = tree;
    const { note, show } = await editBranch(this.server.ask, texts, words, { uri, version, offset, action });
    if (show && 'offset' in show.place) await this.players.goTo(uri, show.place.offset);
    if (note && !note.written) void vscode.window.showInformationMessage(note.message);
  }

  private async rowOf(given: unknown): Promise<Row | undefined> {
    if (isOfKeys(given)) {
      this.chosen = undefined;
      await vscode.commands.executeCommand('list.select');
      return this.chosen;
    }
    if (typeof given === 'number') return { tree: this.tree, node: given - 1 };
    await this.load();
    return { tree: this.tree, node: this.current };
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }

  dispose(): void {
    for (const resource of this.resources) resource.dispose();
  }
}

/** The arguments of the view's own key bindings. */
function isOfKeys(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'focused' in given;
}
