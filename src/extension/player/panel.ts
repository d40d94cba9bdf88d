/**
 * One player: a webview panel beside a text. All that it shows comes from the server; what it must remember lives here, so the page
 * itself may be thrown away while it is hidden. Which move is shown and where the text cursor stands follow each other.
 */
import * as vscode from 'vscode';
import type { FromPlayer, Sequence, ToPlayer } from '../../protocol/player.ts';
import type { SequenceParams } from '../../protocol/requests.ts';
import type { Server } from '../server.ts';
import { playerFolder, playerPage } from './html.ts';
import { readMessage } from './messages.ts';
import { moveWith, rangeOf, TextCursor } from './text.ts';

/** Where a player looks: an entry by its index, or whichever stands at an offset. */
export type Place = Pick<SequenceParams, 'entry' | 'offset'>;

export interface PlayerState {
  readonly uri: string;
  readonly title: string;
  readonly pinned: boolean;
  /** Of the entry and its frames; -1 and 0 before the first sequence has come. */
  readonly entry: number;
  readonly index: number;
  readonly frames: number;
  /** Why there is nothing to show any more. */
  readonly gone: string | null;
  /** How often the page said that it is there: once, and again whenever it was hidden or reloaded. */
  readonly readyCount: number;
}

export class PlayerPanel implements vscode.Disposable {
  private sequence: Sequence | undefined;
  private index = 0;
  private ready = false;
  private readyCount = 0;
  private gone: string | undefined;
  /** Offset of the entry's start in the text, moved along by edits: the entry is found again though others come and go above it. */
  private anchor: number | undefined;
  /** Offset of the text cursor (moved along too) while it says which move to show; not once the author steps in the player. */
  private lead: number | undefined;
  /** Of the last request; answers to earlier ones come too late. */
  private request = 0;
  private readonly cursor: TextCursor;
  private readonly resources: vscode.Disposable[] = [];

  readonly onDidDispose: vscode.Event<void>;
  private readonly changed = new vscode.EventEmitter<void>();
  /** The state has changed. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly extension: vscode.Uri,
    private readonly server: Server,
    readonly uri: vscode.Uri,
    /** A pinned player stays with its entry; others follow the cursor from entry to entry. */
    readonly pinned: boolean,
  ) {
    this.cursor = new TextCursor(uri);
    this.onDidDispose = panel.onDidDispose;
    panel.iconPath = {
      light: vscode.Uri.joinPath(extension, 'media', 'goban-light.svg'),
      dark: vscode.Uri.joinPath(extension, 'media', 'goban-dark.svg'),
    };
    panel.webview.options = { enableScripts: true, localResourceRoots: [playerFolder(extension)] };
    this.resources.push(
      this.cursor,
      panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(readMessage(raw))),
      panel.onDidChangeViewState(() => this.update()),
      this.changed,
    );
    panel.onDidDispose(() => this.dispose());
    panel.webview.html = playerPage(panel.webview, this.extension);
  }

  get active(): boolean {
    return this.panel.active;
  }

  get state(): PlayerState {
    return {
      uri: this.uri.toString(),
      title: this.panel.title,
      pinned: this.pinned,
      entry: this.sequence?.entry ?? -1,
      index: this.index,
      frames: this.sequence?.frames.length ?? 0,
      gone: this.gone ?? null,
      readyCount: this.readyCount,
    };
  }

  reveal(keepFocus: boolean): void {
    this.panel.reveal(undefined, keepFocus);
  }

  /**
   * Shows a place of the text. `index` is the frame, the one that belongs to the place unless given. An answer that tells of the
   * same entry in the same version of the text is not sent to the page again, unless `news` says that it may differ all the same.
   */
  async show(place: Place, index?: number, news = true): Promise<void> {
    const ticket = ++this.request;
    const reply = await this.server.sequence({ uri: this.uri.toString(), ...place });
    if (ticket !== this.request) return;
    if (reply === null) {
      if (news) this.leave('There is no diagram here.');
      return;
    }
    const { sequence } = reply;
    const next = clamp(index ?? reply.index, sequence);
    const same = this.gone === undefined && this.shows(sequence, news);
    if (same && next === this.index) return;
    this.gone = undefined;
    this.sequence = sequence;
    this.index = next;
    this.anchor = sequence.span?.start ?? place.offset;
    this.panel.title = sequence.title || nameOf(this.uri);
    this.post(same ? { type: 'goto', index: next } : { type: 'sequence', sequence, index: next });
    this.update();
  }

  /** The text has changed, or late verdicts have come in. */
  async refresh(): Promise<void> {
    if (this.lead !== undefined) await this.show({ offset: this.lead });
    else if (this.anchor !== undefined) await this.show({ offset: this.anchor }, this.index);
    else if (this.sequence) await this.show({ entry: this.sequence.entry }, this.index);
  }

  edited({ contentChanges }: vscode.TextDocumentChangeEvent): void {
    if (this.anchor !== undefined) this.anchor = moveWith(this.anchor, contentChanges);
    if (this.lead !== undefined) this.lead = moveWith(this.lead, contentChanges);
  }

  /** The text cursor has moved. */
  async follow(editor: vscode.TextEditor): Promise<void> {
    const offset = editor.document.offsetAt(editor.selection.active);
    if (this.cursor.wentThere(offset)) return;
    if (this.pinned && !this.covers(offset)) return;
    this.lead = offset;
    await this.show({ offset }, undefined, false);
  }

  /** The document is no longer there to be read. */
  leave(message: string): void {
    this.request++;
    this.gone = message;
    this.post({ type: 'gone', message });
    this.update();
  }

  tell(settings: Extract<ToPlayer, { type: 'settings' }>): void {
    this.post(settings);
  }

  /** Goes from the player to the text of the move that is shown. */
  async showSource(): Promise<void> {
    const document = await vscode.workspace.openTextDocument(this.uri);
    const span = this.sequence?.frames[this.index]?.span ?? this.sequence?.span;
    const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
    await vscode.window.showTextDocument(document, {
      viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One,
      ...(span ? { selection: rangeOf(document, { start: span.start, end: span.start }) } : {}),
    });
  }

  dispose(): void {
    this.request++;
    for (const resource of this.resources.splice(0)) resource.dispose();
    this.panel.dispose();
  }

  /** Asked for when a page has come up: what the settings are is not this class's to know. */
  onReady: () => void = () => {};

  private receive(message: FromPlayer | null): void {
    if (message === null) return;
    if (message.type === 'error') this.server.warn(`The player reports: ${message.message}`);
    else if (message.type === 'ready') this.greet();
    else if (message.uri === this.uri.toString() && message.entry === this.sequence?.entry) {
      const index = clamp(message.index, this.sequence);
      if (index !== this.index || message.byUser) this.lead = undefined;
      this.index = index;
      this.update();
      if (message.byUser && this.panel.active) this.cursor.goTo(this.ownSpan());
    }
  }

  private greet(): void {
    this.ready = true;
    this.readyCount++;
    this.onReady();
    if (this.gone !== undefined) this.post({ type: 'gone', message: this.gone });
    else if (this.sequence) this.post({ type: 'sequence', sequence: this.sequence, index: this.index });
    this.changed.fire();
  }

  private post(message: ToPlayer): void {
    // Before it is ready the page hears nothing; it is told everything when it is.
    if (this.ready) void this.panel.webview.postMessage(message);
  }

  /** Marks the shown move in the text, while the player can be seen, and tells who listens. */
  private update(): void {
    const span = this.sequence?.frames[this.index]?.span ?? null;
    if (this.panel.visible && this.gone === undefined && span) this.cursor.mark(span);
    else this.cursor.clear();
    this.changed.fire();
  }

  /** Where the shown move stands, unless that is in another entry (which `from:` continues): the cursor does not go there. */
  private ownSpan(): { start: number; end: number } | null {
    const span = this.sequence?.frames[this.index]?.span ?? null;
    return span && this.covers(span.start) ? span : null;
  }

  private covers(offset: number): boolean {
    const span = this.sequence?.span;
    return span !== undefined && span.start <= offset && offset <= span.end;
  }

  private shows(sequence: Sequence, news: boolean): boolean {
    const old = this.sequence;
    if (old?.entry !== sequence.entry || old.version !== sequence.version) return false;
    return !news || JSON.stringify(old) === JSON.stringify(sequence);
  }
}

function clamp(index: number, sequence: Sequence): number {
  return Math.max(0, Math.min(index, sequence.frames.length - 1));
}

export function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}
