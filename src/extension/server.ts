/**
 * The language server as the rest of the extension sees it: started when first needed, asked for
 * sequences, told of the theme.
 */
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
  EDIT_BRANCH,
  type EditBranchParams,
  type EditBranchReply,
  MOVE_TREE,
  type MoveTreeParams,
  type MoveTreeReply,
} from '../protocol/move-tree.ts';
import { POINT, type PointParams, type PointReply } from '../protocol/point.ts';
import {
  CHANGED,
  type ChangedParams,
  COMPARE,
  type CompareParams,
  type CompareReply,
  type InitializationOptions,
  NAVIGATE,
  type NavigateParams,
  type NavigateReply,
  PROOF,
  type ProofParams,
  RULE,
  type RuleReply,
  SEQUENCE,
  type SequenceParams,
  type SequenceReply,
  THEME,
} from '../protocol/requests.ts';
import { WRITE, type WriteParams, type WriteReply } from '../protocol/write.ts';
import { namedLanguages } from './entries.ts';
import { Keeper } from './keeper.ts';
import { underProject, watchProject } from './project.ts';
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
      watchProject(() =>
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

  /**
   * The sequence at a place of a document; `null` when there is no diagram. The document must be
   * open.
   */
  sequence(params: SequenceParams): Promise<SequenceReply> {
    return this.ask(SEQUENCE, params);
  }

  /** The cycles that show a verdict; `null` when there is nothing to show. */
  proof(params: ProofParams): Promise<SequenceReply> {
    return this.ask(PROOF, params);
  }

  /** The rule in force at a place; `null` where no diagram is. */
  rule(params: SequenceParams): Promise<RuleReply> {
    return this.ask(RULE, params);
  }

  /** The eyes on a board as far as they are read; `null` when there is no such board any more. */
  eyes(params: EyesParams, token: vscode.CancellationToken): Promise<EyesReply> {
    return this.ask(EYES, params, token);
  }

  /** A point of a board in words, unless the reader has gone on meanwhile. */
  point(params: PointParams, token: vscode.CancellationToken): Promise<PointReply> {
    return this.ask(POINT, params, token);
  }

  /**
   * What every rule says of the moves of an entry, as far as it is known; the search for the rest
   * begins.
   */
  compare(params: CompareParams): Promise<CompareReply> {
    return this.ask(COMPARE, params);
  }

  /** What an author did on the board, as an edit of the text or the reason why not. */
  write(params: WriteParams): Promise<WriteReply> {
    return this.ask(WRITE, params);
  }

  /** All moves of the game at a place, as a tree. */
  moveTree(params: MoveTreeParams): Promise<MoveTreeReply> {
    return this.ask(MOVE_TREE, params);
  }

  /** What is done with a branch of a game, as an edit of the text or the reason why not. */
  editBranch(params: EditBranchParams): Promise<EditBranchReply> {
    return this.ask(EDIT_BRANCH, params);
  }

  /** Where the node of SGF in a direction begins; `null` where there is none. */
  navigate(params: NavigateParams): Promise<NavigateReply> {
    return this.ask(NAVIGATE, params);
  }

  targets(): Promise<readonly TargetChoice[]> {
    return this.ask(TARGETS);
  }

  convert(params: ConvertParams): Promise<ConvertReply> {
    return this.ask(CONVERT, params);
  }

  paste(params: PasteParams): Promise<PasteReply> {
    return this.ask(PASTE, params);
  }

  /** Has the editor ask for lenses again: it forgets to where an undo is made from a page. */
  async refreshLenses(uri: vscode.Uri): Promise<void> {
    const client = await this.start();
    const document = await vscode.workspace.openTextDocument(uri);
    const provider = client.getFeature('textDocument/codeLens').getProvider(document);
    provider?.onDidChangeCodeLensEmitter.fire();
  }

  private async ask<R>(method: string, params?: object, token?: vscode.CancellationToken): Promise<R> {
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
              sections.map((one, n) => (items[n]?.section === 'koban' ? underProject(one) : one)),
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
    client.onNotification(CHANGED, (params: ChangedParams) => this.changed.fire(params));
    await client.start();
    return client;
  }
}

/** The texts that the server is shown. */
function selector(): { language: string }[] {
  const languages = new Set(['goban', 'sgf', 'markdown', 'gnugo-patterns', ...namedLanguages()]);
  return [...languages].map((language) => ({ language }));
}
