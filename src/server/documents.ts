import type { Diagnostic, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import {
  drawingsIn,
  type HostKind,
  hostOf,
  isTooLarge,
  type KobanDocument,
  LARGEST,
  openDrawn,
  withDrawings,
} from '../document/index.ts';
import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import type { RuleId } from '../rules/rule.ts';
import {
  type Analysis,
  analysing,
  checkingAt,
  type DocumentAnalysis,
  isAnalysed,
  isChecked,
  judgementWork,
  pendingWork,
  type Settings,
  type Work,
} from '../service/index.ts';
import type { Abilities } from './abilities.ts';
import { placeAfter, type Replaced, withChanges } from './changes.ts';
import { diagnosticsOf, preparingDiagnostics } from './diagnostics.ts';
import { drive } from './drive.ts';
import { forgetState } from './entry-state.ts';
import { Rereads } from './rereads.ts';
import type { Searches } from './searches.ts';

/** What the client gets of a document. */
interface Publisher {
  diagnostics(uri: string, version: number, diagnostics: Diagnostic[]): void;
  changed(uri: string, version: number): void;
  /** What was kept of a document was wrong, and has been replaced: a line for the log. */
  differs?(report: string): void;
}

/**
 * A version of a document whose entries are being read; the one that is analyzed is older, if there
 * is one.
 */
interface Unread {
  readonly document: KobanDocument;
  readonly at: number;
  /** Settles when the version is analyzed, or gives way to a later one. */
  readonly done: Promise<unknown>;
}

/** The edits that made a version. */
interface Edited {
  readonly version: number;
  readonly edits: readonly Replaced[];
}

/** The settings of a text, which are those of its folder. */
export type SettingsOf = (uri: string) => Settings;

interface OpenText {
  analysis: DocumentAnalysis;
  /** Where it was edited last. */
  at: number;
  /** Whether the client shows anything of it. */
  told: boolean;
}

/**
 * The open documents, each analysed as it is now. Every change is published at once with the
 * verdicts that are known; searched ones follow when they come, for the version that is open then
 * and no other.
 */
export class Documents {
  private readonly open = new Map<string, OpenText>();
  /**
   * Nothing is analysed before the settings are known: what is said under other settings would be
   * wrong, and flicker.
   */
  private readonly waiting = new Map<string, KobanDocument>();
  private readonly unread = new Map<string, Unread>();
  /** What was last done to each open document, for questions that were asked before it. */
  private readonly edits = new Map<string, readonly Edited[]>();
  private settings: SettingsOf | null = null;
  /** The language of each open document, by which other diagrams are looked for in it. */
  private readonly languages = new Map<string, string>();
  private readonly rereads: Rereads;
  private settingsCame: () => void = () => undefined;
  /** Until then every question about a document waits. */
  readonly ready = new Promise<void>((resolve) => {
    this.settingsCame = resolve;
  });

  constructor(
    private readonly searches: Searches,
    private readonly publisher: Publisher,
    readonly client: Abilities,
  ) {
    this.rereads = new Rereads(searches, {
      current: (uri) => this.get(uri),
      read: ({ uri, version }, text) => this.read(uri, version, text),
      replace: (analysis) => this.replace(analysis),
      differs: (report) => publisher.differs?.(report),
    });
  }

  /** The analysis of the newest version; none while that is being read. */
  get(uri: string): DocumentAnalysis | undefined {
    return this.unread.has(uri) ? undefined : this.open.get(uri)?.analysis;
  }

  /** As {@link get}, when the settings are known and the newest version is read. */
  async whenRead(uri: string): Promise<DocumentAnalysis | undefined> {
    await this.ready;
    for (let unread = this.unread.get(uri); unread; unread = this.unread.get(uri)) await unread.done;
    return this.get(uri);
  }

  /**
   * A text as the documents that are open are read: the analysis of an open document that has this
   * text, else one that is not kept.
   */
  async reading(uri: string, text: string): Promise<Task<DocumentAnalysis>> {
    const open = await this.whenRead(uri);
    const settings = must(this.settings, 'the settings')(uri);
    const document = open?.document.text === text ? open.document : this.fresh(uri, text);
    return (function* () {
      if (open?.document === document) return open;
      yield* document.reading();
      return yield* analysing(document, settings);
    })();
  }

  /** A text that is not open; its name says what it is. */
  private fresh(uri: string, text: string): KobanDocument {
    return openDrawn(uri, 0, isTooLarge(text) ? 'none' : hostOf(uri, text), text, null);
  }

  /**
   * Where an offset of an older version is in the newest one; `null` where the text around it was
   * replaced, or where more was done since than is kept.
   */
  placeNow(uri: string, version: number, offset: number): number | null {
    const known = this.edits.get(uri) ?? [];
    if (!known.some((one) => one.version <= version) && known.length === MOST_EDITS) return null;
    const since = known.filter((one) => one.version > version);
    return placeAfter(
      offset,
      since.flatMap(({ edits }) => edits),
    );
  }

  opened(uri: string, languageId: string, version: number, text: string): void {
    this.languages.set(uri, languageId);
    this.take(this.read(uri, version, text));
  }

  private read(uri: string, version: number, text: string): KobanDocument {
    const languageId = this.languages.get(uri) ?? '';
    if (isTooLarge(text)) return openDrawn(uri, version, 'none', text, null);
    const wanted = drawingsIn(languageId, this.settings?.(uri).diagrams ?? []);
    return openDrawn(uri, version, hostOfLanguage(languageId), text, wanted);
  }

  edited(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const before = this.newest(uri) ?? this.waiting.get(uri);
    if (!before) return;
    const { document, edits } = withChanges(before, changes, version);
    const known = this.edits.get(uri) ?? [];
    const replaced = edits.map(({ span, text }) => ({ span, length: text.length }));
    this.edits.set(uri, [...known.slice(1 - MOST_EDITS), { version, edits: replaced }]);
    this.rereads.edited(before, edits);
    const wasLarge = document.host === 'none';
    const mayBeLarge =
      wasLarge || document.length > LARGEST || edits.some(({ text }) => text.length > LONG_EDIT);
    const isOther = mayBeLarge && isTooLarge(document.text) !== wasLarge;
    this.take(isOther ? this.read(uri, version, document.text) : document, edits.at(-1)?.span.start ?? 0);
  }

  closed(uri: string): void {
    this.languages.delete(uri);
    this.edits.delete(uri);
    this.waiting.delete(uri);
    this.unread.delete(uri);
    this.rereads.closed(uri);
    if (!this.open.delete(uri)) return;
    this.searches.closed(uri);
    this.publisher.diagnostics(uri, 0, []);
  }

  /** Analyzes all open texts again under these settings; the same ones are the same object. */
  configure(settings: SettingsOf): void {
    this.settings = settings;
    const uris = new Set([...this.waiting.keys(), ...this.open.keys(), ...this.unread.keys()]);
    const all = [...uris].flatMap((uri) => this.waiting.get(uri) ?? this.newest(uri) ?? []);
    this.waiting.clear();
    for (const document of all) {
      const language = this.languages.get(document.uri) ?? '';
      const wanted = document.host === 'none' ? null : drawingsIn(language, settings(document.uri).diagrams);
      this.take(withDrawings(document, wanted));
    }
    this.settingsCame();
  }

  /**
   * A view shows an entry under these rules: the searches that this takes follow those for the
   * diagnostics.
   */
  searchForEntry(uri: string, entry: Analysis, rules: readonly RuleId[]): void {
    this.searchForView(uri, judgementWork(entry, rules));
  }

  /** Does work whose results the editor shows once they are there. */
  searchForView(uri: string, searches: readonly Work[]): void {
    if (searches.length > 0 && this.open.has(uri)) this.searches.add(uri, 'view', searches);
  }

  /** A hover could not wait for this search: it comes before those for the diagnostics. */
  searchForHover(uri: string, search: Work): void {
    if (this.open.has(uri)) this.searches.add(uri, 'hover', [search]);
  }

  /** Late verdicts of these entries have come. */
  searched(uri: string, analyses: ReadonlySet<object>): void {
    forgetAll(analyses);
    const open = this.open.get(uri);
    if (open && !this.unread.has(uri)) this.publish(open);
  }

  /** The open texts by their addresses. */
  texts(): Map<string, string> {
    return new Map([...this.languages.keys()].map((uri) => [uri, this.newest(uri)?.text ?? '']));
  }

  /** The newest version, whether it is read or not. */
  newest(uri: string): KobanDocument | undefined {
    return this.unread.get(uri)?.document ?? this.open.get(uri)?.analysis.document;
  }

  /** Takes a new version, at once if it is short, and in slices between messages if it is not. */
  private take(document: KobanDocument, at = 0): void {
    const { uri } = document;
    if (!this.settings) {
      this.waiting.set(uri, document);
      return;
    }
    this.unread.delete(uri);
    const taking = this.taking(document, this.settings(uri), at);
    if (this.searches.spend(taking, READ_GRACE)) return;
    const isLate = () => this.unread.get(uri)?.document !== document;
    const done = drive(taking, this.searches.scheduler, isLate).catch((problem) => {
      this.unread.delete(uri);
      this.searches.failed(problem);
    });
    this.unread.set(uri, { document, at, done });
  }

  private *taking(document: KobanDocument, settings: Settings, at: number): Task<void> {
    const { uri } = document;
    yield* document.reading();
    const open = this.open.get(uri);
    const analysis = yield* analysing(document, settings, open?.analysis);
    const now = open ?? { analysis, at, told: false };
    now.analysis = analysis;
    now.at = at;
    // The document edited last is the last to be taken again under other settings, and so the first
    // to be searched.
    this.open.delete(uri);
    this.open.set(uri, now);
    this.searches.edited(uri, (subject) => analysis.entries.some((one) => one.analysis === subject));
    this.searches.spend(checkingAt(analysis, at), SGF_GRACE);
    this.searches.want(uri, pendingWork(analysis, at));
    forgetAll(this.searches.hurry(uri, GRACE));
    yield* preparingDiagnostics(analysis);
    this.unread.delete(uri);
    this.publish(now);
  }

  /** Takes a fresh reading of the open version in place of what was kept of it. */
  private replace(analysis: DocumentAnalysis): void {
    const open = this.open.get(analysis.document.uri);
    if (!open) return;
    open.analysis = analysis;
    this.searches.edited(analysis.document.uri, () => false);
    this.searches.want(analysis.document.uri, pendingWork(analysis, open.at));
    this.publish(open);
  }

  private publish(open: OpenText): void {
    const { document } = open.analysis;
    if (!isChecked(open.analysis, open.at)) return;
    const diagnostics = diagnosticsOf(open.analysis);
    // Most Markdown files hold no diagram, and nothing is to be said of them.
    const shows = isAnalysed(open.analysis);
    if (diagnostics.length === 0 && !shows && !open.told) return;
    open.told = diagnostics.length > 0 || shows;
    this.publisher.diagnostics(document.uri, document.version, diagnostics);
    this.publisher.changed(document.uri, document.version);
  }
}

/**
 * Milliseconds for reading a text before other messages are heard: entries that people write take
 * less.
 */
const READ_GRACE = 8;
/**
 * Most searches end within this many milliseconds; waiting for them keeps marks from going and
 * coming back at each keystroke.
 */
const GRACE = 1;
/** A game of usual length is read and judged in less time, so its diagnostics come at once. */
const SGF_GRACE = 12;

/** An edit that inserts more characters may bring too many games; what is typed does not. */
const LONG_EDIT = 50_000;

/** Edits that are kept of a document: more than come while a question waits. */
const MOST_EDITS = 100;

function forgetAll(analyses: ReadonlySet<object>): void {
  for (const analysis of analyses) forgetState(analysis);
}

function hostOfLanguage(languageId: string): HostKind {
  return languageId === 'goban' ||
    languageId === 'markdown' ||
    languageId === 'sgf' ||
    languageId === 'korule'
    ? languageId
    : 'text';
}
