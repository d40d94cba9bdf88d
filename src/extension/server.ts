/**
 * The language server as the rest of the extension sees it: started when first needed, asked for
 * sequences; it knows the theme.
 */
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions, SymbolInformation } from 'vscode-languageclient';
import type { Ask } from '../board/index.ts';
import { DOLLAR_LANGUAGES } from '../document/languages.ts';
import { CLAIMS, type ClaimsParams, type ClaimsReply } from '../protocol/claims.ts';
import { LINKABLE_COMMANDS } from '../protocol/commands.ts';
import {
  CONVERT,
  type ConvertParams,
  type ConvertReply,
  MERGE,
  type MergeParams,
  type MergeReply,
  PASTE,
  type PasteParams,
  type PasteReply,
  TARGETS,
  type TargetChoice,
} from '../protocol/convert.ts';
import { LIST_FILES, READ_FILE, type ReadFileParams } from '../protocol/files.ts';
import {
  CHANGED,
  type ChangedParams,
  type InitializationOptions,
  PAGE_PROOFS,
  type PageProofsReply,
  type SequenceParams,
  THEME,
} from '../protocol/requests.ts';
import { namedLanguages } from './entries.ts';
import { listTexts, textOf } from './files.ts';
import { Keeper } from './keeper.ts';
import { underProject, watchProjects } from './project.ts';
import { themeKind } from './theme.ts';

export type CreateClient = (options: LanguageClientOptions) => BaseLanguageClient;

/**
 * A server works in short slices: one that has not answered a trivial request for this long hangs.
 */
const HANGS_MS = 10_000;

export class Server implements vscode.Disposable {
  private readonly clients = new Keeper<BaseLanguageClient>(
    () => this.launch(),
    // A worker does not come back to life, so a new client is made each time, not the old one
    // started again.
    (client) => client.dispose(),
    (message) => this.warn(message),
  );
  private readonly changed = new vscode.EventEmitter<ChangedParams>();
  private readonly log = vscode.window.createOutputChannel('Koban', { log: true });
  private readonly resources: vscode.Disposable[];
  /** Runs out when the server hangs. */
  private watched: ReturnType<typeof setTimeout> | undefined;

  /** The analysis of a document has changed. */
  readonly onChanged = this.changed.event;

  /**
   * @param watches whether the extension restarts a server that hangs; it does not restart one that
   * stands at a breakpoint
   */
  constructor(
    private readonly create: CreateClient,
    /** The page that explains the codes of diagnostics. */
    private readonly reference: vscode.Uri,
    private readonly watches: boolean,
  ) {
    this.resources = [
      vscode.window.onDidChangeActiveColorTheme((theme) =>
        this.withRunning((client) => client.sendNotification(THEME, { theme: themeKind(theme) })),
      ),
      watchProjects(() =>
        this.withRunning((client) =>
          client.sendNotification('workspace/didChangeConfiguration', { settings: null }),
        ),
      ),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (vscode.languages.match(selector(), document) > 0)
          this.withRunning((client) => this.watch(client));
      }),
    ];
  }

  private withRunning(act: (client: BaseLanguageClient) => unknown): void {
    this.clients.current?.then(act).catch((error: unknown) => this.warn(String(error)));
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

  /** What the board and the tables ask; documents must be open. */
  readonly ask: Ask = async (method, params, question) => {
    const source = new vscode.CancellationTokenSource();
    if (question) question.onTakeBack = () => source.cancel();
    try {
      return await this.send(method, params, source.token);
    } finally {
      source.dispose();
    }
  };

  targets(): Promise<readonly TargetChoice[]> {
    return this.send(TARGETS);
  }

  convert(params: ConvertParams): Promise<ConvertReply> {
    return this.send(CONVERT, params);
  }

  /** `null` when the server could not answer. */
  claims(params: ClaimsParams, token?: vscode.CancellationToken): Promise<ClaimsReply | null> {
    return this.send(CLAIMS, params, token);
  }

  async workspaceSymbols(query: string, token: vscode.CancellationToken): Promise<SymbolInformation[]> {
    const found = await this.send<SymbolInformation[] | null>('workspace/symbol', { query }, token);
    return found ?? [];
  }

  /** What they wait for is searched first. */
  pageProofs(params: SequenceParams): Promise<PageProofsReply> {
    return this.send(PAGE_PROOFS, params);
  }

  merge(params: MergeParams): Promise<MergeReply> {
    return this.send(MERGE, params);
  }

  paste(params: PasteParams): Promise<PasteReply> {
    return this.send(PASTE, params);
  }

  /** Has the editor ask for lenses again: it forgets to where an undo is made from a page. */
  async refreshLenses(uri: vscode.Uri): Promise<void> {
    const client = await this.start();
    const document = await vscode.workspace.openTextDocument(uri);
    const provider = client.getFeature('textDocument/codeLens').getProvider(document);
    provider?.onDidChangeCodeLensEmitter.fire();
  }

  private async send<R>(method: string, params?: object, token?: vscode.CancellationToken): Promise<R> {
    const client = await this.start();
    this.watch(client);
    return token ? client.sendRequest<R>(method, params, token) : client.sendRequest<R>(method, params);
  }

  /**
   * Restarts the server when it hangs. The extension looks when the server is needed: a
   * text changes, or a page sends a request.
   */
  private watch(client: BaseLanguageClient): void {
    if (!this.watches || this.watched) return;
    const hangs = setTimeout(() => {
      this.watched = undefined;
      this.warn(`The language server has not answered for ${HANGS_MS / 1000} seconds; Koban restarts it.`);
      this.restart().catch((error: unknown) => this.warn(String(error)));
    }, HANGS_MS);
    this.watched = hangs;
    const answered = (): void => {
      clearTimeout(hangs);
      if (this.watched === hangs) this.watched = undefined;
    };
    client.sendRequest(TARGETS).then(answered, answered);
  }

  warn(message: string): void {
    this.log.warn(message);
  }

  dispose(): void {
    clearTimeout(this.watched);
    for (const resource of this.resources) resource.dispose();
    this.changed.dispose();
    void this.clients.stop().finally(() => this.log.dispose());
  }

  private async launch(): Promise<BaseLanguageClient> {
    const client = this.create({
      documentSelector: selector(),
      synchronize: { configurationSection: 'koban' },
      initializationOptions: {
        theme: themeKind(),
        pictures: true,
        diagnostics: this.reference.toString(),
      } satisfies InitializationOptions,
      markdown: { isTrusted: { enabledCommands: LINKABLE_COMMANDS }, supportHtml: true },
      outputChannel: this.log,
      middleware: {
        workspace: {
          async configuration({ items }, token, next) {
            const sections = await next({ items }, token);
            if (!Array.isArray(sections)) return sections;
            return Promise.all(
              sections.map((one, n) =>
                items[n]?.section === 'koban' ? underProject(one, items[n].scopeUri) : one,
              ),
            );
          },
        },
        // Icons in titles are this editor's own language; the server's titles are for every editor.
        async provideCodeLenses(document, token, next) {
          const lenses = (await next(document, token)) ?? [];
          for (const { command } of lenses) if (command) command.title = `$(play) ${command.title}`;
          return lenses;
        },
      },
    });
    client.onRequest(LIST_FILES, listTexts);
    client.onRequest(READ_FILE, ({ uri }: ReadFileParams) => textOf(vscode.Uri.parse(uri)));
    client.onNotification(CHANGED, (params: ChangedParams) => this.changed.fire(params));
    await client.start();
    return client;
  }
}

/** The texts that the server is shown. */
function selector(): { language: string; pattern?: string }[] {
  const prose = DOLLAR_LANGUAGES.filter((language) => language !== 'plaintext');
  const languages = new Set(['goban', 'sgf', 'korule', 'gnugo-patterns', ...prose, ...namedLanguages()]);
  return [
    ...[...languages].map((language) => ({ language })),
    // Plain text is the language of output, too.
    { language: 'plaintext', pattern: '**/*.txt' },
  ];
}
