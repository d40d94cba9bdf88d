/**
 * One table: a webview panel beside a text. It shows what the server says of an entry, and stays
 * with the entry through edits.
 */

import * as vscode from 'vscode';
import { type Comparison, fromCompare, type ToCompare } from '../../protocol/compare.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import { messageOr } from '../../protocol/message.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import { EditsSince, moveWith } from '../player/moved.ts';
import type { Place } from '../player/state.ts';
import { nameOf } from '../player/text.ts';
import type { Server } from '../server.ts';
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
  private comparison: Comparison | undefined;
  private place: Place = {};
  private readonly edits = new EditsSince();
  private ready = false;
  /** That of the page. */
  private language: string | undefined;
  private readyCount = 0;
  private gone: string | undefined;
  /** The table has changed while it was hidden. */
  private stale = false;
  private request = 0;
  private readonly resources: vscode.Disposable[] = [];
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  readonly onDidDispose: vscode.Event<void>;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly extension: vscode.Uri,
    private readonly server: Server,
    readonly uri: vscode.Uri,
    private readonly handlers: CompareHandlers,
  ) {
    this.onDidDispose = panel.onDidDispose;
    panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    this.resources.push(
      panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(raw)),
      panel.onDidChangeViewState(() => {
        if (panel.visible && this.stale) this.run(this.load());
      }),
      this.changed,
    );
    panel.onDidDispose(() => this.dispose());
    this.renew();
  }

  get state(): CompareState {
    const { comparison } = this;
    return {
      uri: this.uri.toString(),
      title: this.panel.title,
      entry: comparison?.entry ?? -1,
      moves: comparison?.rows.map(({ description }) => description) ?? [],
      rules: comparison?.rules.map(({ id }) => id) ?? [],
      verdicts: comparison?.rows.map(({ cells }) => cells.map(({ verdict }) => verdict)) ?? [],
      gone: this.gone ?? null,
      readyCount: this.readyCount,
    };
  }

  /** Loads the page, again when another language is spoken than it was made in. */
  renew(): void {
    if (this.language === language()) return;
    this.language = language();
    this.ready = false;
    this.panel.webview.html = webviewPage(this.panel.webview, this.extension, 'compare');
  }

  reveal(): void {
    this.panel.reveal();
  }

  async show(place: Place): Promise<void> {
    this.place = place;
    await this.load();
  }

  /** The text has changed, or late verdicts have come in. */
  async refresh(): Promise<void> {
    // The table makes the server search under every rule; a hidden table is left for later.
    if (this.panel.visible) await this.load();
    else this.stale = true;
  }

  edited({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    this.edits.edited(document.version, contentChanges);
    const { offset } = this.place;
    if (offset !== undefined) this.place = { offset: moveWith(offset, contentChanges) };
  }

  leave(message: string): void {
    this.request++;
    this.gone = message;
    this.post({ type: 'gone', message });
    this.changed.fire();
  }

  dispose(): void {
    this.request++;
    for (const resource of this.resources.splice(0)) resource.dispose();
    this.panel.dispose();
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }

  private async load(): Promise<void> {
    this.stale = false;
    const ticket = ++this.request;
    this.edits.asked();
    const reply = await this.server.compare({ uri: this.uri.toString(), ...this.place });
    if (ticket !== this.request) return;
    if (reply === null) {
      if (this.comparison) this.leave(words('diagram.gone'));
      return;
    }
    this.gone = undefined;
    this.comparison = reply;
    this.place = { offset: this.edits.after(reply.version).reduce(moveWith, reply.span.start) };
    this.panel.title = words('tab.rules', { title: reply.title || nameOf(this.uri) });
    this.post({ type: 'comparison', comparison: reply });
    this.changed.fire();
  }

  private receive(raw: unknown): void {
    const message = messageOr(fromCompare, raw, null);
    if (!message) return;
    switch (message.type) {
      case 'error':
        return void this.server.warn(`The table of rules reports: ${message.message}`);
      case 'ready':
        return void this.greet();
      case 'copy':
        return void this.run(this.copy(message.text));
    }
    const { uri, entry, move } = message;
    if (uri !== this.uri.toString() || entry !== this.comparison?.entry) return;
    switch (message.type) {
      case 'animate':
        return void this.handlers.animate(uri, entry, move);
      case 'prove':
        return void this.handlers.prove(uri, entry, move, message.rule);
    }
  }

  private async copy(text: string): Promise<void> {
    await vscode.env.clipboard.writeText(text);
    vscode.window.setStatusBarMessage(words('table.copied'), 3000);
  }

  private greet(): void {
    this.ready = true;
    this.readyCount++;
    if (this.gone !== undefined) this.post({ type: 'gone', message: this.gone });
    else if (this.comparison) this.post({ type: 'comparison', comparison: this.comparison });
    this.changed.fire();
  }

  private post(message: ToCompare): void {
    // The page gets no message before it is ready; then it gets everything.
    if (this.ready) void this.panel.webview.postMessage(message);
  }
}
