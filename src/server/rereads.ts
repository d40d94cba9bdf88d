import {
  comparing,
  edit,
  type KobanDocument,
  type Reproduction,
  reducing,
  type TextChange,
} from '../document/index.ts';
import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { analysing, type DocumentAnalysis, findingsWork, gamesIn, type Work } from '../service/index.ts';
import { drive } from './drive.ts';
import { stateOf } from './entry-state.ts';
import type { Searches } from './searches.ts';

/** Milliseconds without an edit after which texts are read again. */
const QUIET = 3000;
/** A text is not read again before so many times the time has passed that it took. */
const REST = 20;
/** Milliseconds that searches of a fresh reading may take. */
const SEARCH = 500;
/** Longer texts are left alone. */
const LONGEST_TEXT = 4_000_000;
/** Characters of edits that are kept for a report; after more of them it has no reproduction. */
const MOST_TEXT = 1 << 16;
/** As how many characters an edit counts besides. */
const OF_EDIT = 64;
/** A longer report has no reproduction: it is a line for people. */
const LONGEST_REPORT = 4000;

interface RereadHost {
  /** The analysis of the newest version; none while that is being read. */
  current(uri: string): DocumentAnalysis | undefined;
  /** A text in place of that of an open document. */
  read(document: KobanDocument, text: string): KobanDocument;
  /** Takes a fresh reading in place of the current one. */
  replace(fresh: DocumentAnalysis): void;
  differs(report: string): void;
}

/**
 * What has been done to a document since it was known to be right; `null` where that was too much.
 */
interface Since {
  readonly document: KobanDocument;
  readonly edits: TextChange[];
  length: number;
}

/**
 * A net under incremental reading. When nobody has typed for some seconds and nothing is searched,
 * each text that was edited is read again, in slices between messages. Where what was kept says
 * something else, the fresh reading takes its place, and a line with the smallest edit that shows
 * the fault is logged.
 */
export class Rereads {
  private readonly since = new Map<string, Since | null>();
  /** By document, until when it is left alone. */
  private readonly rests = new Map<string, number>();
  private last = 0;
  private waiting = false;

  constructor(
    private readonly searches: Searches,
    private readonly host: RereadHost,
  ) {}

  edited(before: KobanDocument, edits: readonly TextChange[]): void {
    const { scheduler } = this.searches;
    if (!scheduler.later) return;
    this.last = scheduler.now();
    let since = this.since.get(before.uri);
    if (since === undefined) since = { document: before, edits: [], length: 0 };
    for (const one of edits) {
      if (since) since.length += one.text.length + OF_EDIT;
      if (since && since.length > MOST_TEXT) since = null;
      since?.edits.push(one);
    }
    this.since.set(before.uri, since);
    this.wait(QUIET);
  }

  closed(uri: string): void {
    this.since.delete(uri);
    this.rests.delete(uri);
  }

  private wait(milliseconds: number): void {
    if (this.waiting) return;
    this.waiting = true;
    this.searches.scheduler.later?.(milliseconds, () => {
      this.waiting = false;
      void this.look().catch((problem) => this.searches.failed(problem));
    });
  }

  private async look(): Promise<void> {
    const { scheduler } = this.searches;
    const isQuiet = () => scheduler.now() - this.last >= QUIET && this.searches.isIdle;
    for (const uri of [...this.since.keys()]) {
      if (!isQuiet()) break;
      const current = this.host.current(uri);
      const begun = scheduler.now();
      if (!current || (this.rests.get(uri) ?? 0) > begun) continue;
      const isLate = () => this.host.current(uri) !== current;
      if ((await drive(this.rereading(current), scheduler, isLate)) === null) continue;
      this.rests.set(uri, begun + (REST + 1) * (scheduler.now() - begun));
      this.since.delete(uri);
    }
    if (this.since.size > 0) this.wait(QUIET);
  }

  private *rereading(kept: DocumentAnalysis): Task<true> {
    const { document, settings } = kept;
    if (document.length > LONGEST_TEXT) return true;
    const since = this.since.get(document.uri);
    const fresh = yield* this.analysed(this.host.read(document, document.text), settings);
    const difference = yield* this.compared(kept, fresh);
    if (!difference) return true;
    const shows = (one: Reproduction) => this.shows(one, kept);
    const given = since && { text: since.document.text, edits: since.edits };
    const reproduction = given && (yield* reducing(given, shows));
    this.host.replace(fresh);
    const report = { differs: difference, host: document.host, version: document.version };
    const whole = JSON.stringify({ ...report, ...reproduction });
    this.host.differs(whole.length <= LONGEST_REPORT ? whole : JSON.stringify(report));
    return true;
  }

  private *analysed(
    document: KobanDocument,
    settings: DocumentAnalysis['settings'],
    before?: DocumentAnalysis,
  ): Task<DocumentAnalysis> {
    yield* document.reading();
    return yield* analysing(document, settings, before);
  }

  /** Whether edits of a text lead to something else than a fresh reading of what they make. */
  private *shows({ text, edits }: Reproduction, { document, settings }: DocumentAnalysis): Task<boolean> {
    let kept = yield* this.analysed(this.host.read(document, text), settings);
    for (const one of edits) {
      yield* this.searched(kept);
      kept = yield* this.analysed(edit(kept.document, [one], document.version), settings, kept);
    }
    yield* this.searched(kept);
    const fresh = yield* this.analysed(this.host.read(document, kept.document.text), settings);
    return (yield* this.compared(kept, fresh)) !== null;
  }

  private *compared(kept: DocumentAnalysis, fresh: DocumentAnalysis): Task<string | null> {
    const cuts = yield* comparing(kept.document, fresh.document);
    if (cuts) return cuts;
    const [games, others] = [gamesIn(kept), gamesIn(fresh)];
    const isSame =
      games.length === others.length && games.every((one, i) => isSamePlace(one, must(others[i])));
    if (!isSame) return 'game';
    // Where a search was kept short, another one may find more.
    if (this.searches.wasHurried(kept.document.uri)) return null;
    yield* this.searched(fresh);
    const { uri } = kept.document;
    for (const [i, placed] of kept.entries.entries()) {
      const other = must(fresh.entries[i]);
      if (findingsWork(placed.analysis).length + findingsWork(other.analysis).length > 0) continue;
      const [said, right] = [placed, other].map((one) =>
        JSON.stringify(stateOf(one.analysis, kept.settings).diagnostics(one, uri)),
      );
      if (said !== right) return 'finding';
      if (i % FEW === FEW - 1) yield;
    }
    for (const [i, { source }] of games.entries()) {
      const other = must(others[i]).source;
      if (source.pendingWork().length + other.pendingWork().length > 0) continue;
      // Of a game that was let go of it is known how many findings it had.
      const said = source.isRead && other.isRead ? findingsOf : countsOf;
      if (said(source) !== said(other)) return 'game-finding';
      if (i % FEW === FEW - 1) yield;
    }
    return null;
  }

  /** Searches what the findings of a fresh reading wait for, as long as that is short. */
  private *searched({ sgf, entries }: DocumentAnalysis): Task<void> {
    const { scheduler } = this.searches;
    const end = scheduler.now() + SEARCH;
    const wanted: Work[] = [
      ...(sgf?.pendingWork(0) ?? []),
      ...entries.flatMap(({ analysis }) => findingsWork(analysis)),
    ].reverse();
    for (let work = wanted.pop(); work; work = wanted.pop()) {
      // The steps of some work are too long to be done between messages for nothing.
      if (work.slow) continue;
      for (const task = work.work(); !task.next().done; yield) if (scheduler.now() > end) return;
      for (const more of work.then?.() ?? []) wanted.push(more);
      yield;
    }
  }
}

/** How many entries or games are compared without a pause. */
const FEW = 16;

type GameOfText = ReturnType<typeof gamesIn>[number];

function isSamePlace(a: GameOfText, b: GameOfText): boolean {
  return a.offset === b.offset && a.source.text === b.source.text;
}

type Source = GameOfText['source'];

const countsOf = ({ counts }: Source): string => JSON.stringify(Object.entries(counts).sort());

const findingsOf = ({ findings }: Source): string =>
  JSON.stringify(findings.map(({ code, severity, span, message }) => [code, severity, span, message]));
