/** One table: a webview panel beside a text, and in it the page of a session. */
import * as vscode from 'vscode';
import { type Place, TableSession } from '../../board/index.ts';
import { fromCompare } from '../../protocol/compare.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import { messageOr } from '../../protocol/message.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import type { Server } from '../server.ts';
import { nameOf } from '../texts.ts';
import { language, words } from '../words.ts';

export interface CompareState {
  readonly uri: string;
  readonly title: string;
  /** -1 before the first table has come. */
  readonly entry: EntryId;
  /** What the moves do, and the rules. */
  readonly moves: readonly string[];
  readonly rules: readonly string[];
  /** Verdicts, one row a move. */
  readonly verdicts: readonly (readonly string[])[];
  /** Why there is nothing to show any more. */
  readonly gone: string | null;
  /** How often the page said that it is there. */
  readonly readyCount: number;
}

/** What a click in the table asks for; where that is shown is not this class's business. */
export interface CompareHandlers {
  animate(uri: string, entry: EntryId, move: number): void;
  prove(uri: string, entry: EntryId, move: number, rule: string): void;
}

export class ComparePanel implements vscode.Disposable {
  readonly session: TableSession;
  /** That of the page. */
  private language: string | undefined;
  private readonly resources: vscode.Disposable[] = [];
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  readonly onDidDispose: vscode.Event<void>;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly extension: vscode.Uri,
    server: Server,
    readonly uri: vscode.Uri,
    handlers: CompareHandlers,
  ) {
    const host = {
      ask: server.ask,
      say: words,
      post: (message: unknown) => void panel.webview.postMessage(message),
      changed: () => {
        const { comparison } = this.session;
        if (comparison) panel.title = words('tab.rules', { title: comparison.title || nameOf(uri) });
        this.changed.fire();
      },
      isVisible: () => panel.visible,
      ...handlers,
      copy: async (text: string) => {
        await vscode.env.clipboard.writeText(text);
        vscode.window.setStatusBarMessage(words('table.copied'), 3000);
      },
      warn: (problem: string) => server.warn(problem),
    };
    this.session = new TableSession(host, uri.toString(), false);
    this.onDidDispose = panel.onDidDispose;
    panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    this.resources.push(
      panel.webview.onDidReceiveMessage((raw: unknown) => {
        const message = messageOr(fromCompare, raw, null);
        if (message) this.session.receive(message);
      }),
      panel.onDidChangeViewState(() => this.session.turned()),
      this.changed,
    );
    panel.onDidDispose(() => this.dispose());
    this.renew();
  }

  get state(): CompareState {
    const { comparison, gone = null, readyCount } = this.session;
    return {
      uri: this.uri.toString(),
      title: this.panel.title,
      entry: comparison?.entry ?? -1,
      moves: comparison?.rows.map(({ description }) => description) ?? [],
      rules: comparison?.rules.map(({ id }) => id) ?? [],
      verdicts: comparison?.rows.map(({ cells }) => cells.map(({ verdict }) => verdict)) ?? [],
      gone,
      readyCount,
    };
  }

  /** Loads the page, again when another language is spoken than it was made in. */
  renew(): void {
    if (this.language === language()) return;
    this.language = language();
    this.session.reload();
    this.panel.webview.html = webviewPage(this.panel.webview, this.extension, 'compare');
  }

  /** To the front, with the entry at a place. */
  async reveal(place: Place): Promise<void> {
    this.panel.reveal();
    await this.session.show(place);
  }

  dispose(): void {
    this.session.end();
    for (const resource of this.resources.splice(0)) resource.dispose();
    this.panel.dispose();
  }
}
