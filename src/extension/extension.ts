/**
 * Puts the parts of the extension together; the same in both hosts, which differ only in how the
 * server is started.
 */
import * as vscode from 'vscode';
import type { PlayerState } from '../board/index.ts';
import type { AnswerOfTool, ToolInput, ToolName } from '../cli/mcp/call.ts';
import { registerCommands } from './commands.ts';
import { offerWhenPasting } from './convert.ts';
import { hasWork, watchEntries, watchFences } from './entries.ts';
import { serveExamples } from './example.ts';
import { Finds } from './find/finds.ts';
import type { FindState } from './find/panel.ts';
import { Players } from './player/players.ts';
import { serveNotebooks } from './preview/notebooks.ts';
import { Preview } from './preview/preview.ts';
import type { CardState } from './report/card.ts';
import { Reports } from './report/reports.ts';
import { RestoredTabs } from './restored-tabs.ts';
import { RuleItem } from './rule-item.ts';
import { type CreateClient, Server } from './server.ts';
import { serveWorkspaceSymbols } from './symbols.ts';
import { ClaimTests, type TestedClaim } from './tests.ts';
import { ModelTools, type ToolServer } from './tools.ts';
import { Variations } from './variations/variations.ts';
import { LanguageKeeper } from './words.ts';
import type { StartWorker } from './workers.ts';

export { loadDrawingBy } from './lazy.ts';

/** What `activate` returns: for the tests, and for other extensions that want to look. */
export interface KobanApi {
  readonly host: 'node' | 'web';
  /** The open players, as they last said. */
  players(): readonly PlayerState[];
  readonly onDidChangePlayers: vscode.Event<void>;
  /** The searches for examples, as far as they have come. */
  reports(): readonly CardState[];
  readonly onDidChangeReports: vscode.Event<void>;
  finds(): readonly FindState[];
  readonly onDidChangeFinds: vscode.Event<void>;
  /** The claims that the list of tests has tested, as they were then. */
  tested(): readonly TestedClaim[];
  readonly onDidTest: vscode.Event<void>;
  /** What a tool of language models says. */
  modelTool(name: ToolName, input: ToolInput): Promise<AnswerOfTool>;
  /** How the editor would start servers of tools. */
  toolServers(): readonly ToolServer[];
  /** Called by the Markdown extension with its parser (`markdown.markdownItPlugins`). */
  extendMarkdownIt<M>(md: M): M;
}

export function start(
  context: vscode.ExtensionContext,
  host: 'node' | 'web',
  create: CreateClient,
  startWorker: StartWorker,
): KobanApi {
  const server = new Server(
    create,
    vscode.Uri.joinPath(context.extensionUri, 'docs/reference/diagnostics.md'),
    context.extensionMode !== vscode.ExtensionMode.Development,
  );
  const language = new LanguageKeeper(context.extensionUri, (message) => server.warn(message));
  const players = new Players(context.extensionUri, server, context.globalState);
  const finds = new Finds(context.extensionUri, startWorker, (message) => server.warn(message));
  const reports = new Reports(context.extensionUri, startWorker, (message) => server.warn(message));
  const preview = new Preview();
  const tests = new ClaimTests(server);
  const modelTools = new ModelTools(context, host, startWorker);
  language.onDidChange(() => {
    players.renew();
    preview.renew();
    tests.renew();
  });
  const commands = registerCommands(server, players, finds, reports, context.extensionUri, startWorker);
  context.subscriptions.push(
    server,
    language,
    players,
    finds,
    reports,
    tests,
    watchEntries(),
    watchFences(),
    commands,
    preview,
    new Variations(server, players),
    new RuleItem(server, players),
    serveNotebooks(),
    offerWhenPasting(server),
    serveWorkspaceSymbols(server),
    modelTools,
    serveExamples(),
    new RestoredTabs(
      context.workspaceState,
      [players],
      () => players.states().flatMap(({ editor, uri }) => (editor ? [uri] : [])),
      (message) => server.warn(message),
    ),
  );
  startWhenWanted(context, server, players);
  return {
    host,
    players: () => players.states(),
    onDidChangePlayers: players.onDidChange,
    reports: () => reports.states(),
    onDidChangeReports: reports.onDidChange,
    finds: () => finds.states(),
    onDidChangeFinds: finds.onDidChange,
    tested: () => tests.states(),
    onDidTest: tests.onDidTest,
    modelTool: (name, input) => modelTools.call(name, input),
    toolServers: () => modelTools.servers(),
    extendMarkdownIt: (md) => preview.extendMarkdownIt(md),
  };
}

function run(server: Server, work: Promise<unknown>): void {
  work.catch((error: unknown) => server.warn(String(error)));
}

/** A Markdown file without a diagram needs no server, and most have none. */
function startWhenWanted(context: vscode.ExtensionContext, server: Server, players: Players): void {
  const look = (document: vscode.TextDocument): void => {
    if (!server.started && hasWork(document)) run(server, server.start());
  };
  vscode.workspace.textDocuments.forEach(look);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidChangeTextDocument(({ document }) => look(document)),
    // Which languages the server is shown is settled when it starts.
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration('koban.diagrams.languages')) return;
      if (server.started) run(server, server.restart());
      else vscode.workspace.textDocuments.forEach(look);
    }),
  );

  let first = true;
  const greet = (editor: vscode.TextEditor | undefined): void => {
    if (!first || editor?.document.languageId !== 'goban') return;
    first = false;
    const wanted = vscode.workspace.getConfiguration('koban').get('animation.openAutomatically') === true;
    if (wanted && players.states().length === 0) run(server, players.open({ keepFocus: true }));
  };
  greet(vscode.window.activeTextEditor);
  context.subscriptions.push(vscode.window.onDidChangeActiveTextEditor(greet));
}
