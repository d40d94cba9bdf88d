/**
 * All open players: opens them, brings them back when a window is reloaded, and hands each what
 * concerns its document.
 */
import * as vscode from 'vscode';
import { beginningAt, type CurrentNode, type Place, type PlayerState, tabNamed } from '../../board/index.ts';
import {
  type AnimateArguments,
  BOARD_VIEW,
  PLAYER_VIEW,
  type ProofArguments,
} from '../../protocol/commands.ts';
import { messageOr } from '../../protocol/message.ts';
import { coordinates, look } from '../../protocol/player.ts';
import { type KeptPlayer, keptPlayer, type ToPlayer } from '../../protocol/player-messages.ts';
import { PROOF, SEQUENCE } from '../../protocol/requests.ts';
import { hasEntries } from '../entries.ts';
import type { KeptTab, PageOwner } from '../restored-tabs.ts';
import type { Server } from '../server.ts';
import { nameOf, textOf } from '../texts.ts';
import { words } from '../words.ts';
import { PlayerPanel } from './panel.ts';
import { askedOf, placeOf } from './place.ts';

interface OpenOptions {
  /** The entry at the cursor of the active editor unless given. */
  readonly at?: AnimateArguments | undefined;
  /** A player of its own, which stays with the entry. */
  readonly pinned?: boolean;
  readonly keepFocus?: boolean;
}

/** The one node that all views of the window name and all commands mean. */
interface WindowNode {
  readonly uri: string;
  /**
   * What the server is asked for: the entry on the board in front, or the place of the text cursor.
   */
  readonly at: Place;
  /** The frame of the board, and an offset of the text that is in its node. */
  readonly shown?: Pick<CurrentNode, 'index' | 'place'>;
}

/** Whether a page has shown what signs mean. */
const LEGEND = 'koban.legend';

export class Players
  implements vscode.WebviewPanelSerializer, vscode.CustomTextEditorProvider, PageOwner, vscode.Disposable
{
  readonly view = PLAYER_VIEW;
  private readonly panels = new Set<PlayerPanel>();
  /** Where custom editors are to begin that are about to open, by their texts. */
  private readonly opening = new Map<string, Place>();
  private readonly resources: vscode.Disposable[];
  private readonly changed = new vscode.EventEmitter<void>();
  /** A player has come, gone or changed its state. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly server: Server,
    /** Of the user, in all windows. */
    private readonly memory: vscode.Memento,
  ) {
    this.resources = [
      this.changed,
      vscode.window.registerWebviewPanelSerializer(PLAYER_VIEW, this),
      vscode.window.registerCustomEditorProvider(BOARD_VIEW, this, {
        supportsMultipleEditorsPerDocument: true,
      }),
      server.onChanged(({ uri }) => this.of(uri, (panel) => panel.session.refresh())),
      vscode.workspace.onDidChangeTextDocument((event) =>
        this.of(event.document.uri.toString(), (panel) => panel.edited(event)),
      ),
      vscode.workspace.onDidCloseTextDocument(({ uri }) =>
        this.of(uri.toString(), (panel) => panel.session.leave(words('text.closed', { name: nameOf(uri) }))),
      ),
      vscode.workspace.onDidOpenTextDocument(({ uri }) =>
        this.of(uri.toString(), (panel) => panel.session.refresh()),
      ),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (!settings().get('animation.followCursor', true)) return;
        this.of(textEditor.document.uri.toString(), (panel) => panel.follow(textEditor));
        this.run(this.followTo(textEditor));
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (editor && settings().get('animation.followCursor', true)) this.run(this.followTo(editor));
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('koban')) for (const panel of this.panels) panel.tell(this.settings);
      }),
    ];
  }

  get active(): PlayerPanel | undefined {
    return [...this.panels].find((panel) => panel.active);
  }

  /** A board in front goes before a text; `null` where there is neither. */
  get current(): WindowNode | null {
    const shown = this.active?.session.current;
    if (shown) return { uri: shown.uri, at: { entry: shown.entry }, shown };
    const editor = vscode.window.activeTextEditor;
    if (!editor || !hasEntries(editor.document)) return null;
    const { document, selection } = editor;
    return { uri: document.uri.toString(), at: { offset: document.offsetAt(selection.active) } };
  }

  /** Told when another node may be the current one, or may be another one now. */
  onDidGo(look: () => void): vscode.Disposable {
    return vscode.Disposable.from(
      this.server.onChanged(look),
      this.onDidChange(look),
      vscode.window.onDidChangeActiveTextEditor(look),
      vscode.window.onDidChangeTextEditorSelection(look),
    );
  }

  /** Players beside a text; custom editors are the workbench's. */
  tabs(): readonly KeptTab[] {
    return this.states().flatMap(({ title, editor, uri, entry, index, proof, rule, pinned }) =>
      editor || entry === -1
        ? []
        : [{ title: tabNamed({ title, pinned }), kept: { uri, entry, index, proof, rule, pinned } }],
    );
  }

  /** Opens a player again whose host died. */
  reopen(raw: unknown, column: vscode.ViewColumn): void {
    const kept = messageOr(keptPlayer, raw, null);
    if (kept === null) return;
    const { pinned } = raw as { readonly pinned?: unknown };
    void this.restore(this.create(vscode.Uri.parse(kept.uri), pinned === true, true, column), kept);
  }

  /** Goes to a place of a text: the cursor of its editors, and its boards. */
  async goTo(uri: string, offset: number): Promise<void> {
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.uri.toString() !== uri) continue;
      const at = editor.document.positionAt(offset);
      editor.selection = new vscode.Selection(at, at);
      editor.revealRange(new vscode.Range(at, at), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
    for (const panel of this.panels) if (panel.uri.toString() === uri) await panel.session.show({ offset });
  }

  /** Another language is spoken. */
  renew(): void {
    for (const panel of this.panels) panel.renew();
  }

  states(): readonly PlayerState[] {
    return [...this.panels].map((panel) => panel.state);
  }

  async open({ at, pinned = false, keepFocus = false }: OpenOptions): Promise<void> {
    const asked = await askedOf(at);
    if (!asked) return;
    await this.panelOf(asked.uri, pinned, keepFocus).session.show(asked.place, at?.index, at?.play);
  }

  /** Shows the cycles that prove a verdict. */
  async prove({ uri: written, entry, move, rule }: ProofArguments): Promise<void> {
    const uri = vscode.Uri.parse(written, true);
    await vscode.workspace.openTextDocument(uri);
    const locked = [...this.panels].find((panel) => !panel.editor && panel.uri.toString() === uri.toString());
    if (!this.follower) locked?.reveal(false);
    const panel = (!this.follower && locked) || this.panelOf(uri, false, false);
    await panel.session.prove({ entry }, { move, rule });
  }

  /**
   * Shows who wins: about the chain at a place of a text, else about what the board in front or the
   * text cursor is at.
   */
  async wins(at?: AnimateArguments): Promise<void> {
    const shown = at ? undefined : this.active?.session;
    if (shown) return shown.askWins({ index: shown.current?.index ?? 0 });
    const asked = await askedOf(at);
    if (!asked) return;
    const { session } = this.panelOf(asked.uri, false, false);
    await session.show(asked.place, at?.index);
    const { offset } = asked.place;
    await session.askWins(offset === undefined ? { index: session.current?.index ?? 0 } : { offset });
  }

  /** Shows what each rule says, of what the board in front or the text cursor is at. */
  async rules(at?: AnimateArguments): Promise<void> {
    const shown = at ? undefined : this.active?.session;
    if (shown) return shown.open('rules');
    const asked = await askedOf(at);
    if (!asked) return;
    const { session } = this.panelOf(asked.uri, false, false);
    await session.show(asked.place, at?.index);
    session.open('rules');
  }

  /** Shows why the play at the text cursor, or on the board in front, is no ko. */
  async why(): Promise<void> {
    const shown = this.active?.session.sequence;
    const at = shown
      ? { uri: shown.uri, entry: shown.entry, move: this.active?.state.index ?? 0 }
      : await this.atCursor();
    if (!at || shown?.proof) return;
    const reply = at.move > 0 ? await this.server.ask(PROOF, at) : null;
    const rule = reply?.sequence.proof?.verdict.rule;
    if (rule !== undefined) await this.prove({ ...at, rule });
    else void vscode.window.showInformationMessage(words(at.move > 0 ? 'why.nothing' : 'why.no-play'));
  }

  /** The play at the text cursor; `move` is 0 for none. */
  private async atCursor(): Promise<Omit<ProofArguments, 'rule'> | undefined> {
    const asked = await askedOf(undefined);
    if (!asked) return undefined;
    const uri = asked.uri.toString();
    const reply = await this.server.ask(SEQUENCE, { uri, ...asked.place });
    return { uri, entry: reply?.sequence.entry ?? 0, move: reply && !reply.elsewhere ? reply.index : 0 };
  }

  /**
   * Lets the board in front, or else the one that follows, stay with its text, or follow again; the
   * one that followed stays then.
   */
  toggleLock(): void {
    const panel = this.active ?? this.follower;
    if (!panel || panel.editor) return;
    if (panel.pinned) this.follower?.pin(true);
    panel.pin(!panel.pinned);
    for (const one of this.panels) one.tell(this.settings);
  }

  /** The board in an editor's place, at the cursor of the text. */
  async openBoard(uri: vscode.Uri): Promise<void> {
    const place = placeOf(uri);
    this.opening.set(uri.toString(), place);
    await vscode.commands.executeCommand('vscode.openWith', uri, BOARD_VIEW);
    // It was open already.
    if (!this.opening.delete(uri.toString())) return;
    const open = [...this.panels].find((panel) => panel.editor && panel.active);
    await open?.session.show(place);
  }

  /**
   * The board that follows turns to the active editor, if there is a diagram in it. An editor that
   * comes to the front reports its cursor a moment later.
   */
  private async followTo(editor: vscode.TextEditor): Promise<void> {
    const { document } = editor;
    const { uri } = document;
    const place = () => ({ offset: document.offsetAt(editor.selection.active) });
    const isElsewhere = (panel = this.follower): panel is PlayerPanel =>
      panel !== undefined &&
      panel.uri.toString() !== uri.toString() &&
      vscode.window.activeTextEditor?.document === document;
    if (!isElsewhere() || !hasEntries(document)) return;
    // A text that has nothing yet is shown as such.
    const isEmpty = () => beginningAt(textOf(document), place().offset) !== null;
    const reply = isEmpty() || (await this.server.ask(SEQUENCE, { uri: uri.toString(), ...place() }));
    const { follower } = this;
    if (reply && isElsewhere(follower)) await this.turned(follower, uri).session.show(place());
  }

  private turned(panel: PlayerPanel, uri: vscode.Uri): PlayerPanel {
    if (panel.uri.toString() === uri.toString()) return panel;
    panel.turn(uri);
    panel.tell(this.settings);
    return panel;
  }

  /** The board that follows, turned to a document, or a new one. */
  private panelOf(uri: vscode.Uri, pinned: boolean, keepFocus: boolean): PlayerPanel {
    const old = pinned ? undefined : this.follower;
    old?.reveal(keepFocus);
    return old ? this.turned(old, uri) : this.create(uri, pinned, keepFocus);
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }

  /** The window was reloaded: the page comes back, and with it what it kept. */
  async deserializeWebviewPanel(webviewPanel: vscode.WebviewPanel, raw: unknown): Promise<void> {
    const kept = messageOr(keptPlayer, raw, null);
    if (kept === null) {
      webviewPanel.dispose();
      return;
    }
    const uri = vscode.Uri.parse(kept.uri);
    await this.restore(this.adopt(webviewPanel, uri, kept.pinned || this.follower !== undefined), kept);
  }

  private async restore(panel: PlayerPanel, kept: KeptPlayer): Promise<void> {
    try {
      await vscode.workspace.openTextDocument(panel.uri);
      const place = kept.anchor === null ? { entry: kept.entry } : { offset: kept.anchor };
      if (kept.rule !== null) await panel.session.judgeUnder(kept.rule);
      if (kept.proof) await panel.session.prove(place, kept.proof, kept.index);
      else await panel.session.show(place, kept.index);
    } catch (error) {
      this.server.warn(String(error));
      panel.session.leave(words('text.not-opened', { name: nameOf(panel.uri) }));
    }
  }

  /** *Open With… Koban Board*: the same page, as the editor of the text. */
  async resolveCustomTextEditor(
    { uri }: vscode.TextDocument,
    webviewPanel: vscode.WebviewPanel,
  ): Promise<void> {
    const panel = this.adopt(webviewPanel, uri, true, true);
    // After a reload of the window only the page knows where it was.
    const greet = panel.onReady;
    panel.onReady = (kept) => {
      panel.onReady = greet;
      greet(kept);
      if (kept?.uri === uri.toString()) void this.restore(panel, kept);
    };
    // The tab comes up at once; what it shows comes when the server has read the text.
    const place = this.opening.get(uri.toString()) ?? { entry: 0 };
    this.opening.delete(uri.toString());
    this.run(panel.session.show(place));
  }

  dispose(): void {
    for (const panel of this.panels) panel.dispose();
    for (const resource of this.resources) resource.dispose();
  }

  /** Beside a text; from a page of ours, in its place, so that the text keeps its width. */
  private create(
    uri: vscode.Uri,
    pinned: boolean,
    preserveFocus: boolean,
    viewColumn = isPage(vscode.window.tabGroups.activeTabGroup)
      ? vscode.ViewColumn.Active
      : vscode.ViewColumn.Beside,
  ): PlayerPanel {
    const options = { enableScripts: true };
    const at = { viewColumn, preserveFocus };
    return this.adopt(vscode.window.createWebviewPanel(PLAYER_VIEW, nameOf(uri), at, options), uri, pinned);
  }

  private adopt(
    webviewPanel: vscode.WebviewPanel,
    uri: vscode.Uri,
    pinned: boolean,
    editor = false,
  ): PlayerPanel {
    const panel = new PlayerPanel(webviewPanel, this.extension, this.server, uri, pinned, editor);
    this.panels.add(panel);
    panel.onDidChange(() => this.changed.fire());
    panel.onDidDispose(() => {
      this.panels.delete(panel);
      this.changed.fire();
    });
    panel.onReady = () => panel.tell(this.settings);
    panel.onLegend = () => void this.memory.update(LEGEND, true);
    return panel;
  }

  private get settings(): Extract<ToPlayer, { type: 'settings' }> {
    return { ...forPlayers(), legend: this.memory.get(LEGEND) === undefined };
  }

  /** The board that follows the active editor from text to text. */
  private get follower(): PlayerPanel | undefined {
    return [...this.panels].find((panel) => !panel.pinned);
  }

  private of(uri: string, act: (panel: PlayerPanel) => void | Promise<void>): void {
    for (const panel of this.panels) {
      if (panel.uri.toString() !== uri) continue;
      // A request fails when the server is being restarted; it will say that things have changed.
      Promise.resolve(act(panel)).catch((error: unknown) => this.server.warn(String(error)));
    }
  }
}

function isPage({ activeTab }: vscode.TabGroup): boolean {
  return activeTab?.input instanceof vscode.TabInputWebview;
}

function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration('koban');
}

function forPlayers(): Extract<ToPlayer, { type: 'settings' }> {
  const one = <T extends string>(key: string, of: readonly [T, ...T[]]): T =>
    of.find((name) => name === settings().get(key)) ?? of[0];
  return {
    type: 'settings',
    coordinates: one('coordinates', coordinates.options),
    look: one('board.look', look.options),
  };
}
