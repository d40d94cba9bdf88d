/**
 * The law of offers. What Koban offers to write is written and read again before it is offered:
 * what it mends is gone, nothing as grave has come, each number still means the same move, and no
 * letter is lost but of what it mends. What does not keep it is not offered, by whomever it was
 * made.
 */

import { edit, movedOffset, type TextChange } from '../document/index.ts';
import { finish, type Task, until } from '../go/task.ts';
import { losesLetters, type Severity, type Span } from '../notation/index.ts';
import {
  type Action,
  changedEntries,
  check,
  type Finding,
  findingsWork,
  inDocument,
  meanTheSame,
  merged,
  type PlacedAnalysis,
  renumberings,
  ruleFindings,
  type Settings,
} from './analysis/index.ts';
import { claimsIn, findingsApart, type GamesApart, gamesApart } from './sgf/index.ts';
import { analysing, type DocumentAnalysis, entryUnder, offersAt } from './texts.ts';

/** What can be done about a part of the document: fixes of what is wrong there, then offers. */
export function actions(document: DocumentAnalysis, within: Span): Action[] {
  return finish(acting(document, within));
}

/**
 * As {@link actions}, in slices. What has not been tried by the time `expired` says is too late is
 * not offered.
 */
export function* acting(
  document: DocumentAnalysis,
  within: Span,
  expired: () => boolean = () => false,
): Task<Action[]> {
  const offered: Action[] = [];
  let room = MOST_READ;
  const tried = function* (one: Action): Task<boolean> {
    const kept = room < 0 ? null : yield* until(keeping(document, one), expired);
    room -= LEAST_READ + lengthAround(document, one);
    if (kept) offered.push(kept);
    return kept !== undefined && kept !== null;
  };
  for (const offer of offersAt(document, within)) {
    if (!('firstOf' in offer)) {
      yield* tried(offer);
      continue;
    }
    let isMended = false;
    for (const one of offer.firstOf) {
      isMended = yield* tried(one);
      if (isMended) break;
      yield;
    }
    if (!isMended) for (const one of offer.otherwise) yield* tried(one);
  }
  return offered;
}

/**
 * How many characters are read again for the offers of one place, and how many at least for each:
 * nobody chooses among more.
 */
const MOST_READ = 2_000_000;
const LEAST_READ = 2000;

function lengthAround(document: DocumentAnalysis, { edits }: Action): number {
  const [first] = edits;
  return first ? (entryUnder(document, first.span.start)?.entry.syntax.text.length ?? 0) : 0;
}

/** An offer with all that it has to write, `null` where it does not keep the law. */
function* keeping(document: DocumentAnalysis, offer: Action): Task<Action | null> {
  // A command asks before it writes.
  if (offer.command || offer.edits.length === 0) return offer;
  const { mends, rewrites } = offer;
  const changes = [...offer.edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const kept = yield* helping(document, changes, mends, rewrites);
  if (!kept) return null;
  const also = kept.gone.filter(({ code, span }) => code !== mends?.code || !isSame(span, mends.span));
  return { ...offer, edits: kept.changes, ...(also.length > 0 && { also }) };
}

/** Changes that keep the law, with those that they make necessary, in ascending order. */
interface Helping {
  readonly changes: readonly TextChange[];
  /** What is said of the text no longer. */
  readonly gone: readonly OfferTold[];
}

/**
 * Whether changes, in ascending order, mend what they are to mend and keep the law; `null` where
 * they do not. Without `mends` nothing is wrong, and nothing may become wrong. Letters of
 * `rewrites` may go.
 */
function* helping(
  before: DocumentAnalysis,
  changes: readonly TextChange[],
  mends: Pick<Finding, 'code' | 'span'> | null,
  rewrites?: Span,
): Task<Helping | null> {
  let all = changes;
  let now = yield* trying(before, all);
  // Where an entry plays on from is renumbered first, then what it says of its own moves.
  for (let step = 0; step < MOST_STEPS; step++) {
    const more = renumberings(now.gone.numbered, now.made.numbered, all);
    if (more.length === 0) break;
    all = merged(all, more);
    now = yield* trying(before, all);
  }
  if (!meanTheSame(now.gone.numbered, now.made.numbered, all, mends?.span)) return null;
  const was = yield* told(now.gone, before.settings);
  const is = yield* told(now.made, before.settings);
  const gone = mended(was, is, all, mends);
  if (!gone) return null;
  const spans = [...gone.map(({ span }) => span), ...(rewrites ? [rewrites] : [])];
  if (mends && losesLetters(before.document.text, changes, spans)) return null;
  return { changes: all, gone };
}

/** Entries that play on from each other, one after the other, are hardly more than these. */
const MOST_STEPS = 8;

/** What one version of a text has and another has not. */
interface OfferPart {
  readonly entries: readonly PlacedAnalysis[];
  readonly games: GamesApart;
  /** What is said of texts of rules. */
  readonly rules: readonly OfferTold[];
  /**
   * The entries, and comments of games that claim something: all that names moves by their numbers.
   */
  readonly numbered: readonly PlacedAnalysis[];
}

/** What changes take out of a document and bring into it. */
function* trying(
  before: DocumentAnalysis,
  changes: readonly TextChange[],
): Task<{ readonly gone: OfferPart; readonly made: OfferPart }> {
  const { document, settings, overrides } = before;
  const written = edit(document, [...changes].reverse(), document.version + 1);
  yield* written.reading();
  const now = yield* analysing(written, settings, before, overrides);
  const games = yield* gamesApart(before, now);
  const entries = changedEntries(before.entries, now.entries, changes);
  const part = (which: 'gone' | 'made', at: DocumentAnalysis): OfferPart => ({
    entries: entries[which],
    games: games[which],
    rules: ruleFindings(at.document, settings),
    numbered: [...entries[which], ...claimsIn(at.document, games[which])],
  });
  return { gone: part('gone', before), made: part('made', now) };
}

/** What is said of a text at a place of the document. */
interface OfferTold {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
}

/** All that is said of entries and games, searched to the end. */
function* told({ entries, games, rules }: OfferPart, settings: Settings): Task<OfferTold[]> {
  const found: OfferTold[] = [...rules, ...(yield* findingsApart(games))];
  for (const placed of entries) {
    const { analysis } = placed;
    for (const one of findingsWork(analysis)) yield* one.work();
    for (const { code, severity, span } of check(analysis, settings))
      found.push({ code, severity, span: inDocument(placed, span) });
  }
  return found;
}

const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2, hint: 3 };

/**
 * What is said no longer, if that is so of what the changes are to mend, and if nothing as grave is
 * said now that was not said before; else `null`.
 */
function mended(
  was: readonly OfferTold[],
  is: readonly OfferTold[],
  changes: readonly TextChange[],
  mends: Pick<Finding, 'code' | 'span'> | null,
): readonly OfferTold[] | null {
  const one = mends && was.find(({ code, span }) => code === mends.code && isSame(span, mends.span));
  if (one === undefined) return null;
  const gravest = RANKS[one?.severity ?? 'warning'];
  const old = new OfferSaid(was, changes, one);
  for (const told of is) if (!old.take(told) && RANKS[told.severity] <= gravest) return null;
  return [...(one ? [one] : []), ...old.left()];
}

/** What was said before changes, to be found again after them. */
class OfferSaid {
  private readonly whole = new Map<string, OfferTold[]>();
  /** What the changes reach into may stand at about the same place. */
  private readonly near: { readonly told: OfferTold; readonly place: Span }[] = [];

  constructor(was: readonly OfferTold[], changes: readonly TextChange[], except: OfferTold | null) {
    for (const told of was) {
      if (told === except) continue;
      const { span, isWhole } = placeNow(told.span, changes);
      if (!isWhole) this.near.push({ told, place: span });
      else {
        const key = keyOf(told.code, span);
        const same = this.whole.get(key);
        if (same) same.push(told);
        else this.whole.set(key, [told]);
      }
    }
  }

  /** Takes out what said the same, as gravely. */
  take({ code, severity, span }: OfferTold): boolean {
    const isAsGrave = (told: OfferTold) => RANKS[told.severity] <= RANKS[severity];
    const there = this.whole.get(keyOf(code, span)) ?? [];
    const at = there.findIndex(isAsGrave);
    if (at >= 0) {
      there.splice(at, 1);
      return true;
    }
    const near = this.near.findIndex(
      ({ told, place }) =>
        told.code === code && isAsGrave(told) && place.start <= span.end && span.start <= place.end,
    );
    if (near >= 0) this.near.splice(near, 1);
    return near >= 0;
  }

  left(): OfferTold[] {
    return [...[...this.whole.values()].flat(), ...this.near.map(({ told }) => told)];
  }
}

function keyOf(code: string, { start, end }: Span): string {
  return `${code} ${start} ${end}`;
}

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** A span after changes; not whole where they reach into it. */
function placeNow({ start, end }: Span, changes: readonly TextChange[]): { span: Span; isWhole: boolean } {
  const isWhole = changes.every(({ span }) => {
    const isEmpty = start === end && span.start === start && span.end === end;
    return !isEmpty && (span.end <= start || span.start >= end);
  });
  const from = movedOffset(start, changes);
  const to = end === start ? from : movedOffset(end, changes, true);
  if (isWhole && from !== null && to !== null) return { span: { start: from, end: to }, isWhole };
  const near = (offset: number, isEnd: boolean) => {
    let by = 0;
    for (const { span, text } of changes) {
      if (span.end <= offset) by += text.length - (span.end - span.start);
      else if (span.start <= offset) return (isEnd ? span.start + text.length : span.start) + by;
    }
    return offset + by;
  };
  return { span: { start: near(start, false), end: near(end, true) }, isWhole: false };
}
