/** The language server as the rest of the extension sees it: started when first needed, asked for sequences, told of the theme. */
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { LINKABLE_COMMANDS } from '../protocol/commands.ts';
import {
  CONVERT,
  type ConvertParams,
  type ConvertReply,
  PASTE,
  type PasteParams,
  type PasteReply,
  TARGETS,
  type TargetChoice,
} from '../protocol/convert.ts';
import { EYES, type EyesParams, type EyesReply } from '../protocol/eyes.ts';
import {
  CHANGED,
  type ChangedParams,
  COMPARE,
  type CompareParams,
  type CompareReply,
  NAVIGATE,
  type NavigateParams,
  type NavigateReply,
  PROOF,
  type ProofParams,
  SEQUENCE,
  type SequenceParams,
  type SequenceReply,
  THEME,
} from '../protocol/requests.ts';
import { WRITE, type WriteParams, type WriteReply } from '../protocol/write.ts';
import { namedLanguages } from './entries.ts';
import { Keeper } from './keeper.ts';
import { themeKind } from './theme.ts';

export type CreateClient = (options: LanguageClientOptions) => BaseLanguageClient;

export class Server implements vscode.Disposable {
  private readonly clients = new Keeper<BaseLanguageClient>(
    () => this.launch(),
    // A worker does not come back to life, so a new client is made each time, not the old one started again.
    (client) => client.dispose(),
    (message) => this.warn(message),
  );
  private readonly changed = new vscode.EventEmitter<ChangedParams>();
  private readonly log = vscode.window.createOutputChannel('Koban', { log: true });
  private readonly themes: vscode.Disposable;

  /** The analysis of a document has changed. */
  readonly onChanged = this.changed.event;

  constructor(private readonly create: CreateClient) {
    this.themes = vscode.window.onDidChangeActiveColorTheme((theme) => {
      this.clients.current
        ?.then((client) => client.sendNotification(THEME, { theme: themeKind(theme) }))
        .catch((error: unknown) => this.warn(String(error)));
    });
  }

  get started(): boolean {
    return this.clients.current !== undefined;
  }

  start(): Promise<BaseLanguageClient> {
    return this.clients.start();
  }

  async restart(): Promise<void> {
    await this.clients.restart();
  }

  /** The sequence at a place of a document; `null` when there is no diagram. The document must be open. */
  async sequence(params: SequenceParams): Promise<SequenceReply> {
    const client = await this.start();
    return client.sendRequest<SequenceReply>(SEQUENCE, params);
  }

  /** The cycles that show a verdict; `null` when there is nothing to show. */
  async proof(params: ProofParams): Promise<SequenceReply> {
    const client = await this.start();
    return client.sendRequest<SequenceReply>(PROOF, params);
  }

  /** The values of all eyes on a board; `null` when there is no such board any more. */
  async eyes(params: EyesParams): Promise<EyesReply> {
    const client = await this.start();
    return client.sendRequest<EyesReply>(EYES, params);
  }

  /** What every rule says of the moves of an entry, as far as it is known; the search for the rest begins. */
  async compare(params: CompareParams): Promise<CompareReply> {
    const client = await this.start();
    return client.sendRequest<CompareReply>(COMPARE, params);
  }

  /** What an author did on the board, as an edit of the text or the reason why not. */
  async write(params: WriteParams): Promise<WriteReply> {
    const client = await this.start();
    return client.sendRequest<WriteReply>(WRITE, params);
  }

  /** Where the node of SGF in a direction begins; `null` where there is none. */
  async navigate(params: NavigateParams): Promise<NavigateReply> {
    const client = await this.start();
    return client.sendRequest<NavigateReply>(NAVIGATE, params);
  }

  async targets(): Promise<readonly TargetChoice[]> {
    const client = await this.start();
    return client.sendRequest<readonly TargetChoice[]>(TARGETS);
  }

  async convert(params: ConvertParams): Promise<ConvertReply> {
    const client = await this.start();
    return client.sendRequest<ConvertReply>(CONVERT, params);
  }

  async paste(params: PasteParams): Promise<PasteReply> {
    const client = await this.start();
    return client.sendRequest<PasteReply>(PASTE, params);
  }

  warn(message: string): void {
    this.log.warn(message);
  }

  dispose(): void {
    this.themes.dispose();
    this.changed.dispose();
    void this.clients.stop().finally(() => this.log.dispose());
  }

  private async launch(): Promise<BaseLanguageClient> {
    const client = this.create({
      documentSelector: [...new Set(['goban', 'sgf', 'markdown', 'gnugo-patterns', ...namedLanguages()])].map(
        (language) => ({ language }),
      ),
      synchronize: { configurationSection: 'koban' },
      initializationOptions: { theme: themeKind() },
      markdown: { isTrusted: { enabledCommands: LINKABLE_COMMANDS }, supportHtml: true },
      outputChannel: this.log,
      middleware: {
        // Icons in titles are this editor's own language; the server's titles are for every editor.
        async provideCodeLenses(document, token, next) {
          const lenses = (await next(document, token)) ?? [];
          for (const { command } of lenses) if (command) command.title = `$(play) ${command.title}`;
          return lenses;
        },
      },
    });
    client.onNotification(CHANGED, (params: ChangedParams) => this.changed.fire(params));
    await client.start();
    return client;
  }
}
