import type { Diagnostic, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { drawingsIn, openDrawn, withDrawings } from '../document/index.ts';
import type { HostKind, KobanDocument } from '../document/types.ts';
import type { RuleId } from '../rules/rule.ts';
import { analyse } from '../service/analyse.ts';
import { missingInlays } from '../service/inlays.ts';
import { missingOf } from '../service/owed.ts';
import type { Analysis, DocumentAnalysis, Settings } from '../service/types.ts';
import { missing } from '../service/verdicts.ts';
import { withChanges } from './changes.ts';
import { diagnosticsOf, forget, isComplete } from './diagnostics.ts';
import type { Search, Searches, Subject } from './searches.ts';
import { isTellable, readingAt, sgfSearches } from './sgf.ts';

/** What is told of a document to the client. */
interface Publisher {
  diagnostics(uri: string, version: number, diagnostics: Diagnostic[]): void;
  changed(uri: string, version: number): void;
}

interface Open {
  analysis: DocumentAnalysis;
  /** Where it was edited last. */
  at: number;
  /** Whether the client shows anything of it. */
  told: boolean;
}

/**
 * The open documents, each analysed as it is now. Every change is published at once with the verdicts that are known; searched ones
 * follow when they come, for the version that is open then and no other.
 */
export class Documents {
  private readonly open = new Map<string, Open>();
  /** Nothing is analysed before the settings are known: what is told by other settings would be wrong, and flicker. */
  private readonly waiting = new Map<string, KobanDocument>();
  private settings: Settings | null = null;
  /** The language of each open document, by which other diagrams are looked for in it. */
  private readonly languages = new Map<string, string>();
  private settingsCame: () => void = () => undefined;
  /** Until then every question about a document waits. */
  readonly ready = new Promise<void>((resolve) => {
    this.settingsCame = resolve;
  });

  constructor(
    private readonly searches: Searches,
    private readonly publisher: Publisher,
  ) {}

  get(uri: string): DocumentAnalysis | undefined {
    return this.open.get(uri)?.analysis;
  }

  opened(uri: string, languageId: string, version: number, text: string): void {
    this.languages.set(uri, languageId);
    const wanted = drawingsIn(languageId, this.settings?.diagrams ?? []);
    this.take(openDrawn(uri, version, hostOfLanguage(languageId), text, wanted));
  }

  edited(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const before = this.open.get(uri)?.analysis.document ?? this.waiting.get(uri);
    if (!before) return;
    const { document, at } = withChanges(before, changes, version);
    this.searches.edited(uri);
    this.take(document, at);
  }

  closed(uri: string): void {
    this.languages.delete(uri);
    this.waiting.delete(uri);
    if (!this.open.delete(uri)) return;
    this.searches.want(uri, []);
    this.searches.edited(uri);
    this.publisher.diagnostics(uri, 0, []);
  }

  /** Everything anew under these settings. */
  configure(settings: Settings): void {
    this.settings = settings;
    const all = [
      ...this.waiting.values(),
      ...[...this.open.values()].map(({ analysis }) => analysis.document),
    ];
    this.waiting.clear();
    for (const document of all) {
      const language = this.languages.get(document.uri) ?? '';
      this.take(withDrawings(document, drawingsIn(language, settings.diagrams)));
    }
    this.settingsCame();
  }

  /** Someone looks at an entry under all of these rules: the searches that this takes follow those for the diagnostics. */
  look(uri: string, entry: Analysis, rules: readonly RuleId[]): void {
    const open = this.open.get(uri);
    if (!open) return;
    const wanted = missingOf(entry, rules).map((one) => ({ analysis: entry, ...one }));
    if (wanted.length > 0) this.searches.want(uri, [...searchesOf(open.analysis, open.at), ...wanted]);
  }

  /** Someone has pointed at something that takes longer than he could wait for: it comes before what the diagnostics owe. */
  point(uri: string, search: Search): void {
    const open = this.open.get(uri);
    if (open) this.searches.want(uri, [search, ...searchesOf(open.analysis, open.at)]);
  }

  /** Late verdicts of these entries have come. */
  settled(uri: string, analyses: ReadonlySet<Subject>): void {
    forgetAll(analyses);
    const open = this.open.get(uri);
    if (open) this.publish(open);
  }

  private take(document: KobanDocument, at = 0): void {
    const { uri } = document;
    const { settings } = this;
    if (!settings) {
      this.waiting.set(uri, document);
      return;
    }
    const open = this.open.get(uri);
    const analysis = analyse(document, settings, open?.analysis);
    const now = open ?? { analysis, at, told: false };
    now.analysis = analysis;
    now.at = at;
    this.open.delete(uri);
    this.open.set(uri, now);
    if (analysis.sgf) this.searches.spend(readingAt(analysis.sgf, at), SGF_GRACE);
    this.searches.want(uri, searchesOf(analysis, at));
    forgetAll(this.searches.hurry(uri, GRACE));
    this.publish(now);
  }

  private publish(open: Open): void {
    const { document, sgf } = open.analysis;
    if (sgf && !isTellable(sgf, open.at)) return;
    const diagnostics = diagnosticsOf(open.analysis);
    // Most Markdown files hold no diagram, and nothing is to be said of them.
    const shows = open.analysis.entries.length > 0 || open.analysis.sgf !== null;
    if (diagnostics.length === 0 && !shows && !open.told) return;
    open.told = diagnostics.length > 0 || shows;
    this.publisher.diagnostics(document.uri, document.version, diagnostics);
    this.publisher.changed(document.uri, document.version);
  }
}

/** Most searches end within this many milliseconds; waiting for them keeps marks from going and coming back at each keystroke. */
const GRACE = 1;
/** A game as people play it is read and judged in less, so that what is told of it is told at once. */
const SGF_GRACE = 12;

/**
 * What each entry owes, so that an edit need not ask each of them, until verdicts of it have come. A search that is made meanwhile by someone else has
 * nothing left to do. Under other settings they are other objects.
 */
const OWED = new WeakMap<
  Subject,
  { readonly wanted: readonly Search[]; readonly shown: readonly Search[] }
>();

/**
 * What the diagnostics of a document still owe, the entries at and below the edit first; then what players and inlays show, verdicts of
 * rules that an entry names besides the one in force; and what may take long last.
 */
function searchesOf(document: DocumentAnalysis, at: number): Search[] {
  const { inlayHot, inlayEyes } = document.settings;
  const before: Search[] = [];
  const after: Search[] = [];
  const shown: Search[] = [];
  for (const placed of document.entries) {
    const { analysis, entry } = placed;
    let owed = OWED.get(analysis);
    if (!owed) {
      const wanted = isComplete(analysis) ? [] : missing(analysis);
      if (inlayHot || inlayEyes) wanted.push(...missingInlays(placed, document.settings));
      owed = {
        wanted: wanted.map((one) => ({ analysis, ...one })),
        shown: missingOf(analysis, analysis.rules).map((one) => ({ analysis, ...one })),
      };
      OWED.set(analysis, owed);
    }
    const list = entry.offset + entry.syntax.text.length < at ? before : after;
    for (const one of owed.wanted) list.push(one);
    for (const one of owed.shown) shown.push(one);
  }
  // One that is there twice has nothing left to do the second time.
  const all = [...after, ...before, ...shown];
  const games = document.sgf ? sgfSearches(document.sgf, at) : [];
  return [...games, ...all.filter(({ slow }) => !slow), ...all.filter(({ slow }) => slow)];
}

function forgetAll(analyses: ReadonlySet<Subject>): void {
  for (const analysis of analyses) {
    forget(analysis);
    OWED.delete(analysis);
  }
}

function hostOfLanguage(languageId: string): HostKind {
  return languageId === 'goban' || languageId === 'markdown' || languageId === 'sgf' ? languageId : 'text';
}
