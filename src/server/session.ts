import {
  CodeLensRefreshRequest,
  type Connection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type InitializeParams,
  type WorkDoneProgressServerReporter,
} from 'vscode-languageserver';
import { PROJECT_FILES } from '../protocol/project.ts';
import type { Theme } from '../protocol/requests.ts';
import { CHANGED, type ChangedParams, THEME, type ThemeParams } from '../protocol/requests.ts';
import { DEFAULT_SETTINGS, DIAGNOSTICS_PAGE, placeOfCode, readSettings } from '../service/index.ts';
import { isLanguage, languageOf, localeOf, type SpokenLanguage, speakIn } from '../words/index.ts';
import { abilitiesOf } from './abilities.ts';
import { isExtension, registersFormatting } from './capabilities.ts';
import { Documents } from './documents.ts';
import { FEATURES } from './features.ts';
import { OWN_REQUESTS } from './own-requests.ts';
import { reporter } from './reporter.ts';
import { RuleFiles } from './rule-files.ts';
import { RuleNames } from './rule-names.ts';
import type { Environment, Scheduler } from './scheduler.ts';
import { Searches } from './searches.ts';
import { Sections } from './sections.ts';
import { answerWorkspaceSymbols, filesOfClient } from './workspace-symbols.ts';

/**
 * What the server does after `initialize`: it keeps the documents, publishes what is found in them
 * and answers requests.
 */
export async function startSession(
  connection: Connection,
  scheduler: Scheduler,
  params: InitializeParams,
  environment: Environment,
): Promise<void> {
  const { log } = reporter(connection);
  const { workspace, window } = params.capabilities;
  const abilities = abilitiesOf(params);
  const client = {
    formatting: registersFormatting(params),
    dynamicConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watch: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    inlayRefresh: workspace?.inlayHint?.refreshSupport === true,
    lensRefresh: workspace?.codeLens?.refreshSupport === true,
    tokenRefresh: workspace?.semanticTokens?.refreshSupport === true,
  };
  const sections = new Sections(connection, params, environment);
  const page = pageOf(params);
  // The page about the rules stands beside it.
  const rulesPage = page && { rulesPage: page.replace(/[^/]*$/, 'rules.md') };
  let theme: Theme = themeOf(params) ?? DEFAULT_SETTINGS.theme;

  async function speak(language: SpokenLanguage): Promise<void> {
    try {
      await speakIn(language);
    } catch (problem) {
      log('language', problem);
    }
  }
  // Texts wait for the settings, and what is asked for before is in the language of the editor.
  const own = languageOfClient(params, environment);
  await speak(own);

  const progress = new Progress(connection, window?.workDoneProgress === true, () => searches.cancel());
  const searches: Searches = new Searches(scheduler, {
    searched(uri, analyses) {
      guarded('verdicts', () => documents.searched(uri, analyses));
      refreshInlays();
    },
    progress: (done, total, title) => progress.show(done, total, title),
    idle: () => progress.hide(),
    failed: (problem) => log('search', problem),
  });
  const documents = new Documents(
    searches,
    {
      diagnostics(uri, version, diagnostics) {
        void connection.sendDiagnostics({ uri, version, diagnostics: explained(diagnostics, page) });
      },
      changed(uri, version) {
        void connection.sendNotification(CHANGED, { uri, version } satisfies ChangedParams);
      },
      differs: (report) => log('reread', report),
    },
    abilities,
  );

  const files = isExtension(params)
    ? filesOfClient(connection)
    : (environment.filesBelow?.(() => sections.folders) ?? null);
  const rules = new RuleFiles(files, documents, scheduler, (settings) => {
    guarded('settings', () => documents.configure(settings));
    // Other words may be names of rules now, in texts that stay as they are.
    if (client.tokenRefresh) void connection.languages.semanticTokens.refresh().catch(() => undefined);
  });

  function guarded(what: string, work: () => void): void {
    try {
      work();
    } catch (problem) {
      log(what, problem);
    }
  }

  function refreshInlays(): void {
    if (client.inlayRefresh) void connection.languages.inlayHint.refresh().catch(() => undefined);
  }

  /** Logs it when the client refuses what it is asked for. */
  function attempt(what: string, request: Promise<unknown>): void {
    void request.catch((problem) => log(what, problem));
  }

  function applySettings(): void {
    const read = (section: unknown) => ({
      ...readSettings(section, theme, abilities.hovers === 'tables'),
      ...rulesPage,
    });
    rules.base = sections.settings(read);
    rules.configure();
  }

  async function fetchSettings(): Promise<void> {
    try {
      await sections.fetch();
    } catch (problem) {
      log('configuration', problem);
    }
    await speak(languageOfSettings(sections.general) ?? own);
    applySettings();
    void rules.read();
    // What is shown was asked for under the settings before, and no client asks again for a text
    // that stays as it is.
    refreshInlays();
    if (client.lensRefresh) void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  }

  connection.onInitialized(() => {
    sections.listen(() => void fetchSettings());
    const { client: registry } = connection;
    if (client.dynamicConfiguration)
      attempt(
        'configuration',
        registry.register(DidChangeConfigurationNotification.type, { section: 'koban' }),
      );
    if (sections.hasProjects && client.watch) {
      const watchers = [...PROJECT_FILES, '*.korule'].map((name) => ({ globPattern: `**/${name}` }));
      attempt('watch', registry.register(DidChangeWatchedFilesNotification.type, { watchers }));
    }
    // For whole texts of ours: a formatter of Markdown would be in the way of others.
    if (client.formatting) {
      const documentSelector = [{ language: 'sgf' }, { language: 'goban' }, { language: 'korule' }];
      for (const type of [DocumentFormattingRequest.type, DocumentRangeFormattingRequest.type])
        attempt('formatting', registry.register(type, { documentSelector }));
    }
    void fetchSettings();
  });
  connection.onDidChangeConfiguration(({ settings }) => {
    // A client that cannot be asked sends the settings along.
    sections.given = (settings as { koban?: unknown } | null)?.koban;
    void fetchSettings();
  });
  connection.onDidChangeWatchedFiles(() => void fetchSettings());
  connection.onNotification(THEME, (params: ThemeParams) => {
    theme = readTheme(params?.theme) ?? theme;
    applySettings();
  });
  hearTexts(connection, documents, rules, guarded);
  const ruleNames = new RuleNames(documents, scheduler, files, () => sections.folders);
  for (const answer of [...FEATURES, ...OWN_REQUESTS]) answer(connection, documents, scheduler, ruleNames);
  answerWorkspaceSymbols(connection, documents, scheduler, files);
}

/** Hears what becomes of the texts that are open. */
function hearTexts(
  connection: Connection,
  documents: Documents,
  rules: RuleFiles,
  guarded: (what: string, work: () => void) => void,
): void {
  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) =>
    guarded('open', () => {
      documents.opened(uri, languageId, version, text);
      rules.edited(uri);
    }),
  );
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    guarded('edit', () => {
      documents.edited(uri, version, contentChanges);
      rules.edited(uri);
    }),
  );
  connection.onDidCloseTextDocument(({ textDocument }) =>
    guarded('close', () => {
      documents.closed(textDocument.uri);
      rules.edited(textDocument.uri);
    }),
  );
}

/** The page that explains codes, if the client knows what to do with it. */
function pageOf({ capabilities, initializationOptions }: InitializeParams): string | undefined {
  if (!capabilities.textDocument?.publishDiagnostics?.codeDescriptionSupport) return undefined;
  const page = (initializationOptions as { diagnostics?: unknown } | undefined)?.diagnostics;
  return typeof page === 'string' ? page : DIAGNOSTICS_PAGE;
}

/** Diagnostics with links to what the reference says of their codes. */
function explained(diagnostics: readonly Diagnostic[], page: string | undefined): Diagnostic[] {
  if (page === undefined) return [...diagnostics];
  return diagnostics.map((one) => ({
    ...one,
    codeDescription: { href: placeOfCode(String(one.code), page) },
  }));
}

/** The language that the user has chosen; `auto`, like no choice, follows the editor. */
function languageOfSettings(section: unknown): SpokenLanguage | undefined {
  const chosen = (section as { language?: unknown } | null | undefined)?.language;
  return typeof chosen === 'string' && isLanguage(chosen) ? chosen : undefined;
}

function languageOfClient(
  { initializationOptions, locale }: InitializeParams,
  environment: Environment,
): SpokenLanguage {
  return (
    languageOfSettings(initializationOptions) ?? languageOf(locale ?? localeOf(environment.variables ?? {}))
  );
}

function themeOf(params: InitializeParams): Theme | undefined {
  return readTheme((params.initializationOptions as { theme?: unknown } | undefined)?.theme);
}

function readTheme(value: unknown): Theme | undefined {
  return (['light', 'dark', 'hc-light', 'hc-dark'] as const).find((theme) => theme === value);
}

/** The bar that shows a long search, and its button that ends it. */
class Progress {
  private shown: Promise<WorkDoneProgressServerReporter> | null = null;
  private percent = -1;

  constructor(
    private readonly connection: Connection,
    private readonly supported: boolean,
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
