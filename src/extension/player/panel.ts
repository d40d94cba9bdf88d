/** One player: a webview panel beside a text, and in it the page of a session. */
import * as vscode from 'vscode';
import { type BoardHost, BoardSession, type PlayerState, tabNamed } from '../../board/index.ts';
import { messageOr } from '../../protocol/message.ts';
import { fromPlayer, type KeptPlayer, type ToPlayer } from '../../protocol/player-messages.ts';
import { toBase64 } from '../base64.ts';
import { showFirstSteps } from '../example.ts';
import { drawing } from '../lazy.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import { lookNow } from '../pictures/look.ts';
import type { Server } from '../server.ts';
import { nameOf, texts } from '../texts.ts';
import { language, words } from '../words.ts';
import { showText, TextCursor } from './text.ts';

export class PlayerPanel implements vscode.Disposable {
  readonly session: BoardSession;
  /** That of the page. */
  private language: string | undefined;
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
    pinned: boolean,
    /**
     * The panel is the editor of its text: its tab has the name of the file, and it follows no
     * other editor.
     */
    readonly editor = false,
  ) {
    this.session = new BoardSession(this.host(), uri.toString(), editor ? 'editor' : 'beside', pinned);
    this.cursor = this.cursorOf(uri);
    this.onDidDispose = panel.onDidDispose;
    if (!editor) panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    this.resources.push(
      panel.webview.onDidReceiveMessage((raw: unknown) => {
        const message = messageOr(fromPlayer, raw, null);
        if (message) this.session.receive(message);
      }),
      panel.onDidChangeViewState(() => this.session.update()),
      this.changed,
    );
    panel.onDidDispose(() => this.dispose());
    this.renew();
  }

  private host(): BoardHost {
    const { panel, server } = this;
    return {
      ask: server.ask,
      texts,
      say: words,
      post: (message) => void panel.webview.postMessage(message),
      changed: () => {
        if (!this.editor && (this.session.sequence || this.state.gone !== null)) panel.title = this.title;
        this.changed.fire();
      },
      ready: (kept) => this.onReady(kept),
      lead: (to) => this.cursor.goTo(to),
      mark: (move) => this.cursor.mark(panel.visible ? move : null),
      paint: (sequence, at) => {
        const { formatOf, writePicture } = drawing();
        return toBase64(writePicture(formatOf('png'), sequence, { ...lookNow(), at }) as Uint8Array);
      },
      type: (text) => this.cursor.type(text),
      revise: (what) => this.revise(what),
      // A text that loses the keys gives up the lenses that it has begun to ask for.
      returned: () => server.refreshLenses(this.uri),
      firstSteps: showFirstSteps,
      open: async ({ line, uri }) => {
        const at = vscode.Uri.parse(uri);
        const shown = vscode.window.visibleTextEditors.find(
          ({ document }) => document.uri.toString() === uri,
        );
        const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.One;
        await vscode.window.showTextDocument(at, {
          viewColumn,
          selection: new vscode.Range(line, 0, line, 0),
        });
      },
      copy: async (text) => {
        await vscode.env.clipboard.writeText(text);
        vscode.window.setStatusBarMessage(words('table.copied'), 3000);
      },
      legendShown: () => this.onLegend(),
      warn: (problem) => server.warn(problem),
    };
  }

  private cursorOf(uri: vscode.Uri): TextCursor {
    return new TextCursor(uri, () => this.session.shownMove);
  }

  /**
   * Loads the page, again when the language changes. The page gets everything once it is ready. One
   * that comes up in the language already is left alone: a page that is loaded twice at once may
   * hear nothing.
   */
  renew(): void {
    if (this.language === language()) return;
    this.language = language();
    this.session.reload();
    this.panel.webview.html = webviewPage(this.panel.webview, this.extension, 'player');
  }

  get pinned(): boolean {
    return this.session.pinned;
  }

  /** From now on it stays with its entry, or follows. */
  pin(stays: boolean): void {
    this.session.pinned = stays;
    if (!this.editor) this.panel.title = this.title;
    this.changed.fire();
  }

  /** Turns to another text; what to show of it is said next. */
  turn(uri: vscode.Uri): void {
    this.cursor.dispose();
    this.uri = uri;
    this.cursor = this.cursorOf(uri);
    this.session.turn(uri.toString());
  }

  get active(): boolean {
    return this.panel.active;
  }

  get state(): PlayerState {
    return { ...this.session.state(nameOf(this.uri)), editor: this.editor, active: this.active };
  }

  private get title(): string {
    return tabNamed(this.state);
  }

  reveal(keepFocus: boolean): void {
    this.panel.reveal(undefined, keepFocus);
  }

  edited({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
    this.session.edited(document.version, contentChanges, reason !== undefined, !this.active);
  }

  /** The text cursor has moved. */
  async follow(editor: vscode.TextEditor): Promise<void> {
    if (this.cursor.reported(editor))
      await this.session.follow(editor.document.offsetAt(editor.selection.active));
  }

  tell(settings: Extract<ToPlayer, { type: 'settings' }>): void {
    const readonly = vscode.workspace.fs.isWritableFileSystem(this.uri.scheme) === false;
    this.session.post({ ...settings, readonly, pinned: this.pinned });
  }

  /** Goes from the player to the text of the move that is shown. */
  async showSource(): Promise<void> {
    const { sequence } = this.session;
    await showText(this.uri, sequence?.frames[this.state.index]?.span ?? sequence?.span);
  }

  dispose(): void {
    this.session.end();
    this.cursor.dispose();
    for (const resource of this.resources.splice(0)) resource.dispose();
    this.panel.dispose();
  }

  /** Told when a page has come up, with what it kept. */
  onReady: (kept: KeptPlayer | null) => void = () => {};

  /** Told when the page has shown what signs mean. */
  onLegend: () => void = () => {};

  /**
   * The editor undoes where the keys go. That is this panel where it is the editor of the text;
   * elsewhere they go to the text for a moment.
   */
  private async revise(what: 'undo' | 'redo'): Promise<void> {
    if (this.editor) return void this.inFront(() => void vscode.commands.executeCommand(what));
    try {
      await showText(this.uri, undefined);
      await vscode.commands.executeCommand(what);
    } finally {
      this.inFront(() => this.session.post({ type: 'focus' }));
    }
  }

  /**
   * Acts once the board is in front, where the editor undoes and keys go. When a key is pressed on
   * a page that has just come to the front, the extension may learn of that later.
   */
  private inFront(act: () => void): void {
    const { panel } = this;
    if (panel.active) {
      act();
      return;
    }
    const waiting = panel.onDidChangeViewState(() => {
      if (!panel.active) return;
      waiting.dispose();
      act();
    });
    panel.onDidDispose(() => waiting.dispose());
    // In its own column: in that of whatever is active now there may be another board of the same
    // text.
    panel.reveal(panel.viewColumn, false);
  }
}
