/**
 * One player: a webview panel beside a text. All that it shows comes from the server; what it must
 * remember lives here, so the page itself may be thrown away while it is hidden. Which move is
 * shown and where the text cursor stands follow each other.
 */
import * as vscode from 'vscode';
import { messageOr } from '../../protocol/message.ts';
import { Packer } from '../../protocol/patch.ts';
import type { Sequence } from '../../protocol/player.ts';
import {
  type FromPlayer,
  fromPlayer,
  type KeptPlayer,
  type SequenceShown,
  type ToPlayer,
  type WantedProof,
} from '../../protocol/player-messages.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import type { Server } from '../server.ts';
import { language, words } from '../words.ts';
import { canBegin } from './beginning.ts';
import { coalesced } from './coalesce.ts';
import { PageRequests } from './page-requests.ts';
import { ShownPlace } from './shown-place.ts';
import { clamp, covers, ownSpan, type Place, type PlayerState, shows, stateOf, tabOf } from './state.ts';
import { showText, TextCursor } from './text.ts';
import { BoardWriter } from './writing.ts';

export class PlayerPanel implements vscode.Disposable {
  sequence: Sequence | undefined;
  private index = 0;
  private ready = false;
  /** That of the page. */
  private language: string | undefined;
  private readyCount = 0;
  /** The last step of the page that is known of. */
  private heard = 0;
  private gone: string | undefined;
  /** There is nothing to show because there is nothing yet: a game can be begun. */
  private canBegin = false;
  private place = new ShownPlace();
  /** The frame to show when its sequence comes; by default the one that belongs to the place. */
  private wanted: number | undefined;
  /** The proof to show in place of the sequence; `wanted` is one of its frames then. */
  private proof: WantedProof | undefined;
  /**
   * The rule to judge under, kept from entry to entry until the author goes back to the rule of the
   * text.
   */
  private rule: string | undefined;
  /** Whether what is shown next begins to move by itself. */
  private play = false;
  /** Of the last request; answers to earlier ones come too late. */
  private request = 0;
  /** Whether something may differ from what the page has, in the same version of the text. */
  private news = false;
  private readonly packer = new Packer();
  private readonly requests: PageRequests;
  private readonly writer: BoardWriter;
  private readonly shownMove = () => ownSpan(this.sequence, this.index);
  private cursor: TextCursor;
  private readonly resources: vscode.Disposable[] = [];

  readonly onDidDispose: vscode.Event<void>;
  private readonly changed = new vscode.EventEmitter<void>();
  /** The state has changed. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly extension: vscode.Uri,
    private readonly server: Server,
    /** Of the text; `turn` changes it. */
    public uri: vscode.Uri,
    /** It stays with its entry; else it follows the cursor from entry to entry and text to text. */
    public pinned: boolean,
    /**
     * The panel is the editor of its text: its tab has the name of the file, and it follows no
     * other editor.
     */
    readonly editor = false,
  ) {
    this.cursor = new TextCursor(uri, this.shownMove);
    this.requests = new PageRequests(server, panel, editor);
    this.writer = new BoardWriter(server, panel, editor, {
      now: () => {
        const { uri, sequence, rule, place } = this;
        return { uri, sequence, rule, line: place.line, offset: place.at.offset };
      },
      show: (place, index) => this.show(place, index),
      tell: (message) => this.post(message),
    });
    this.onDidDispose = panel.onDidDispose;
    if (!editor) panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    this.resources.push(
      panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(messageOr(fromPlayer, raw, null))),
      panel.onDidChangeViewState(() => this.update()),
      this.changed,
    );
    panel.onDidDispose(() => this.dispose());
    this.renew();
  }

  /**
   * Loads the page, again when the language changes. The page gets everything once it is ready. One
   * that comes up in the language already is left alone: a page that is loaded twice at once may
   * hear nothing.
   */
  renew(): void {
    if (this.language === language()) return;
    this.language = language();
    this.ready = false;
    this.panel.webview.html = webviewPage(this.panel.webview, this.extension, 'player');
  }

  /** From now on it stays with its entry, or follows. */
  pin(stays: boolean): void {
    this.pinned = stays;
    if (!this.editor) this.panel.title = tabOf(this);
    this.changed.fire();
  }

  /** Turns to another text; what to show of it is said next. */
  turn(uri: vscode.Uri): void {
    this.request++;
    this.cursor.dispose();
    this.requests.takeBack();
    this.cursor = new TextCursor(uri, this.shownMove);
    this.uri = uri;
    this.place = new ShownPlace();
    this.sequence = undefined;
    this.rule = undefined;
  }

  get active(): boolean {
    return this.panel.active;
  }

  get state(): PlayerState {
    const { uri, pinned, editor, active, sequence, index, rule, gone, readyCount } = this;
    return stateOf({ uri, pinned, editor, active, sequence, index, rule, gone, readyCount });
  }

  reveal(keepFocus: boolean): void {
    this.panel.reveal(undefined, keepFocus);
  }

  /**
   * Goes to a place of the text; `index` is the frame, the one that belongs to the place unless
   * given.
   */
  async show(place: Place, index?: number): Promise<void> {
    this.place.at = place;
    this.wanted = index;
    this.proof = undefined;
    await this.load(true);
  }

  /**
   * Shows the proof of a verdict on a move of an entry; without an `index`, from its beginning, and
   * moving.
   */
  async prove(place: Place, proof: WantedProof, index?: number): Promise<void> {
    this.place.at = place;
    this.proof = proof;
    this.wanted = index ?? 0;
    this.play = index === undefined;
    await this.load(true);
  }

  /** Another line of the tree; the text cursor goes along. */
  private async branch(line: number, index: number): Promise<void> {
    const to = this.sequence?.tree?.lines[line];
    if (!to) return;
    await this.show({ offset: to.anchor }, index);
    this.cursor.goTo();
  }

  /** Judges under another rule, or the one of the text again. */
  async judgeUnder(rule: string | undefined): Promise<void> {
    this.rule = rule;
    if (!this.sequence) return;
    this.wanted = this.place.stay(this.index);
    await this.load(true);
  }

  /** From a proof back to the sequence, at the move in question. */
  private async back(): Promise<void> {
    this.wanted = this.proof?.move;
    this.proof = undefined;
    await this.load(true);
  }

  /** The text has changed, or late verdicts have come in. */
  readonly refresh = coalesced(() => this.load(true));

  edited({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
    this.wanted = this.place.edited(document.version, contentChanges, this.index) ?? this.wanted;
    // What undo and redo bring back is shown, as what is typed is.
    if (reason === undefined || (this.pinned && !this.active) || !this.place.goToInserted()) return;
    this.wanted = undefined;
    this.proof = undefined;
  }

  /** The text cursor has moved. */
  async follow(editor: vscode.TextEditor): Promise<void> {
    if (!this.cursor.reported(editor) || this.editor) return;
    const offset = this.place.meantBy(editor.document.offsetAt(editor.selection.active));
    if (this.pinned && !covers(this.sequence, offset)) return;
    this.place.at = { offset };
    this.wanted = undefined;
    // An author who goes on in the text has finished with a proof.
    this.proof = undefined;
    await this.load(false);
  }

  /**
   * Asks for the sequence at the place. An answer about the same entry in the same version of the
   * text is not sent to the page again, unless `news` says that it may differ all the same.
   */
  private async load(news: boolean): Promise<void> {
    const ticket = ++this.request;
    // An answer that comes too late does not take its news along.
    this.news ||= news;
    this.place.asked();
    const at = { uri: this.uri.toString(), ...this.place.at };
    const { proof, rule } = this;
    let reply = proof ? await this.server.proof({ ...at, ...proof }) : null;
    if (ticket !== this.request) return;
    if (proof && reply === null) {
      // There is nothing to be proved any more: the verdict is another one now.
      this.wanted = proof.move;
      this.proof = undefined;
    }
    if (!reply && canBegin(this.uri, at.offset)) {
      this.leave(words(this.editor ? 'game.none' : 'text.nothing-yet'), true);
      return;
    }
    reply ??= await this.server.sequence({ ...at, ...(rule !== undefined && { rule }) });
    if (ticket !== this.request) return;
    const fresh = this.news;
    this.news = false;
    if (reply === null) {
      // The page says by itself that it is reading, until something is shown.
      if (this.editor) this.leave(words('game.none'), true);
      else if (fresh && this.sequence) this.leave(words('diagram.gone'));
      return;
    }
    const { sequence } = reply;
    // The author may have stepped on in the player while the answer was on its way.
    const here = reply.elsewhere && this.sequence?.entry === sequence.entry ? this.sequence : null;
    const index = clamp(this.wanted ?? (here ? (here.proof?.move ?? this.index) : reply.index), sequence);
    const same = this.gone === undefined && shows(this.sequence, sequence, fresh);
    const go = this.sequence !== undefined && index !== this.index;
    this.gone = undefined;
    this.sequence = sequence;
    this.index = index;
    if (!same || fresh) this.run(this.writer.grow());
    if (same && !go) return;
    this.wanted = this.place.take(sequence, index) ?? this.wanted;
    if (!this.editor) this.panel.title = tabOf(this);
    if (same) this.post({ type: 'goto', index, heard: this.heard });
    else this.post({ ...this.shown(sequence, index), ...(go && { go }) });
    this.update();
  }

  /** The document is no longer there to be read. */
  leave(message: string, begin = false): void {
    this.request++;
    this.gone = message;
    this.canBegin = begin;
    this.post({ type: 'gone', message, begin });
    this.update();
  }

  tell(settings: Extract<ToPlayer, { type: 'settings' }>): void {
    const readonly = vscode.workspace.fs.isWritableFileSystem(this.uri.scheme) === false;
    this.post({ ...settings, readonly, pinned: this.pinned });
  }

  /** Goes from the player to the text of the move that is shown. */
  async showSource(): Promise<void> {
    await showText(this.uri, this.sequence?.frames[this.index]?.span ?? this.sequence?.span);
  }

  dispose(): void {
    this.request++;
    this.cursor.dispose();
    for (const resource of this.resources.splice(0)) resource.dispose();
    this.panel.dispose();
  }

  /** Told when a page has come up, with what it kept. */
  onReady: (kept: KeptPlayer | null) => void = () => {};

  private receive(message: FromPlayer | null): void {
    if (!message) return;
    switch (message.type) {
      case 'error':
        return void this.server.warn(`The player reports: ${message.message}`);
      case 'ready':
        return void this.greet(message);
      case 'back':
        return void this.run(this.back());
      case 'moves':
      case 'node':
      case 'branch':
      case 'write':
      case 'begin':
      case 'undo':
      case 'redo':
      case 'returned':
        return void this.run(this.writer.write(message));
      case 'eyes':
      case 'picture':
      case 'point':
      case 'first-steps':
        return void this.run(this.requests.answer(message, this.uri, this.sequence));
      case 'at':
        this.heard = message.step;
    }
    if (message.uri !== this.uri.toString() || message.entry !== this.sequence?.entry) return;
    switch (message.type) {
      case 'prove':
        return void this.run(this.prove(this.place.line, { move: message.index, rule: message.rule }));
      case 'place':
        return void this.run(this.show({ offset: message.offset }, 0));
      case 'line':
        return void this.run(this.branch(message.line, message.index));
      case 'rule':
        return void this.run(this.judgeUnder(message.rule ?? undefined));
      case 'at':
        if (message.proof === (this.sequence.proof !== undefined))
          this.stepped(message.index, message.byUser);
    }
  }

  /** The page has gone to a frame. */
  private stepped(to: number, byUser: boolean): void {
    if (!this.sequence) return;
    const index = clamp(to, this.sequence);
    const moved = index !== this.index;
    this.index = index;
    // The player leads now, not the text cursor.
    if (moved || byUser) this.wanted = this.place.stay(index);
    this.update();
    if (byUser) this.cursor.goTo();
  }

  /** A request fails when the server is being restarted; it will say that things have changed. */
  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }

  private greet({ kept = null, step = 0 }: Extract<FromPlayer, { type: 'ready' }>): void {
    this.ready = true;
    this.packer.forget();
    this.heard = step;
    this.readyCount++;
    this.onReady(kept);
    if (this.gone !== undefined) this.post({ type: 'gone', message: this.gone, begin: this.canBegin });
    else if (this.sequence) this.post(this.shown(this.sequence, this.index));
    this.changed.fire();
  }

  private shown(sequence: Sequence, index: number): SequenceShown {
    // A page that is not there yet cannot move; it does when it comes up.
    const play = this.play;
    if (this.ready) this.play = false;
    return { type: 'sequence', sequence, index, heard: this.heard, ...(play && { play }) };
  }

  private post(message: ToPlayer): void {
    // The page gets no message before it is ready; then it gets everything.
    if (!this.ready) return;
    void this.panel.webview.postMessage(message.type === 'sequence' ? this.packer.pack(message) : message);
  }

  /** Marks the shown move in the text, while the player can be seen, and tells who listens. */
  private update(): void {
    const span = this.sequence?.frames[this.index]?.span ?? null;
    if (this.panel.visible && this.gone === undefined && span) this.cursor.mark(span);
    else this.cursor.clear();
    this.changed.fire();
  }
}
