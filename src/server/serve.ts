import {
  CodeActionKind,
  CodeLensRefreshRequest,
  type Connection,
  DidChangeConfigurationNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
  type WorkDoneProgressServerReporter,
} from 'vscode-languageserver';
import { version } from '../../package.json';
import { CHANGED, type ChangedParams, THEME, type ThemeParams } from '../protocol/requests.ts';
import { DEFAULT_SETTINGS, readSettings } from '../service/settings.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../service/tokens.ts';
import type { Theme } from '../service/types.ts';
import { Documents } from './documents.ts';
import { answerRequests } from './features.ts';
import { reporter } from './reporter.ts';
import { Searches } from './searches.ts';
import type { World } from './world.ts';

/** The server over any connection: Node's and the browser's are alike from here on. */
export function serve(connection: Connection, world: World): void {
  const { log } = reporter(connection);
  const client = {
    formatting: false,
    configuration: false,
    dynamicConfiguration: false,
    inlayRefresh: false,
    lensRefresh: false,
  };
  let theme: Theme = DEFAULT_SETTINGS.theme;
  let section: unknown = {};

  const progress = new Progress(connection, () => searches.cancel());
  const searches: Searches = new Searches(world, {
    settled(uri, analyses) {
      guarded('verdicts', () => documents.settled(uri, analyses));
      if (client.inlayRefresh) void connection.languages.inlayHint.refresh().catch(() => undefined);
    },
    progress: (done, total, title) => progress.show(done, total, title),
    idle: () => progress.hide(),
    failed: (problem) => log('search', problem),
  });
  const documents = new Documents(searches, {
    diagnostics(uri, version, diagnostics) {
      void connection.sendDiagnostics({ uri, version, diagnostics });
    },
    changed(uri, version) {
      void connection.sendNotification(CHANGED, { uri, version } satisfies ChangedParams);
    },
  });

  function guarded(what: string, work: () => void): void {
    try {
      work();
    } catch (problem) {
      log(what, problem);
    }
  }

  function applySettings(): void {
    guarded('settings', () => documents.configure(readSettings(section, theme)));
  }

  async function fetchSettings(): Promise<void> {
    try {
      if (client.configuration) section = await connection.workspace.getConfiguration('koban');
    } catch (problem) {
      log('configuration', problem);
    }
    applySettings();
    // What is shown was asked for under the settings before, and nobody asks anew for a text that stays as it is.
    if (client.inlayRefresh) void connection.languages.inlayHint.refresh().catch(() => undefined);
    if (client.lensRefresh) void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  }

  connection.onInitialize((params) => {
    client.configuration = params.capabilities.workspace?.configuration === true;
    client.dynamicConfiguration =
      params.capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
    client.formatting =
      params.capabilities.textDocument?.formatting?.dynamicRegistration === true &&
      params.capabilities.textDocument?.rangeFormatting?.dynamicRegistration === true;
    client.inlayRefresh = params.capabilities.workspace?.inlayHint?.refreshSupport === true;
    client.lensRefresh = params.capabilities.workspace?.codeLens?.refreshSupport === true;
    progress.supported = params.capabilities.window?.workDoneProgress === true;
    theme = themeOf(params) ?? theme;
    return client.formatting ? CAPABILITIES : WITH_FORMATTING;
  });
  connection.onInitialized(() => {
    if (client.dynamicConfiguration) {
      void connection.client
        .register(DidChangeConfigurationNotification.type, { section: 'koban' })
        .catch((problem) => log('configuration', problem));
    }
    // Only for SGF: a formatter of Markdown that formats nothing would be in the way of others.
    if (client.formatting) {
      const documentSelector = [{ language: 'sgf' }];
      for (const type of [DocumentFormattingRequest.type, DocumentRangeFormattingRequest.type]) {
        void connection.client
          .register(type, { documentSelector })
          .catch((problem) => log('formatting', problem));
      }
    }
    void fetchSettings();
  });
  connection.onDidChangeConfiguration(({ settings }) => {
    // Who cannot be asked sends the settings along.
    if (!client.configuration) section = (settings as { koban?: unknown } | null)?.koban;
    void fetchSettings();
  });
  connection.onNotification(THEME, (params: ThemeParams) => {
    theme = readTheme(params?.theme) ?? theme;
    applySettings();
  });
  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) =>
    guarded('open', () => documents.opened(uri, languageId, version, text)),
  );
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    guarded('edit', () => documents.edited(uri, version, contentChanges)),
  );
  connection.onDidCloseTextDocument(({ textDocument }) =>
    guarded('close', () => documents.closed(textDocument.uri)),
  );
  answerRequests(connection, documents, world);
  connection.listen();
}

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'koban', version },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    completionProvider: { triggerCharacters: [':', ' ', '@', ',', '[', ';'], resolveProvider: true },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    documentLinkProvider: {},
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
    inlayHintProvider: true,
    semanticTokensProvider: {
      legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
      full: true,
      range: true,
    },
  },
};

/** For clients to whom it cannot be said that only SGF is formatted: other texts get no edits. */
const WITH_FORMATTING: InitializeResult = {
  ...CAPABILITIES,
  capabilities: {
    ...CAPABILITIES.capabilities,
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
  },
};

function themeOf(params: InitializeParams): Theme | undefined {
  return readTheme((params.initializationOptions as { theme?: unknown } | undefined)?.theme);
}

function readTheme(value: unknown): Theme | undefined {
  return (['light', 'dark', 'hc-light', 'hc-dark'] as const).find((theme) => theme === value);
}

/** The bar that shows a long search, and its button that ends it. */
class Progress {
  supported = false;
  private shown: Promise<WorkDoneProgressServerReporter> | null = null;
  private percent = -1;

  constructor(
    private readonly connection: Connection,
    private readonly cancel: () => void,
  ) {}

  show(done: number, total: number, title: string): void {
    if (!this.supported) return;
    const percent = Math.floor((100 * done) / Math.max(1, total));
    if (percent === this.percent) return;
    this.percent = percent;
    if (!this.shown) {
      this.shown = this.connection.window.createWorkDoneProgress();
      void this.shown
        .then((bar) => {
          bar.begin('Koban', percent, title, true);
          bar.token.onCancellationRequested(this.cancel);
        })
        .catch(() => undefined);
    } else {
      void this.shown.then((bar) => bar.report(percent, title)).catch(() => undefined);
    }
  }

  hide(): void {
    void this.shown?.then((bar) => bar.done()).catch(() => undefined);
    this.shown = null;
    this.percent = -1;
  }
}
