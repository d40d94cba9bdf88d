/**
 * The law of offers. What Koban offers to write is written and read again before it is offered:
 * what it mends is gone, nothing as grave has come, each number still means the same move, and no
 * letter is lost but of what it mends. What does not keep it is not offered, by whomever it was
 * made.
 */

import { edit, type TextChange } from '../document/index.ts';
import { finish, type Task, until } from '../go/task.ts';
import { losesLetters, type Span } from '../notation/index.ts';
import {
  type Action,
  changedEntries,
  type Finding,
  isSameSpan,
  mended,
  type PlacedAnalysis,
  renumbered,
  ruleFindings,
  type SaidThere,
  type Settings,
  toldOf,
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
  const also = kept.gone.filter(({ code, span }) => code !== mends?.code || !isSameSpan(span, mends.span));
  return { ...offer, edits: kept.changes, ...(also.length > 0 && { also }) };
}

/** Changes that keep the law, with those that they make necessary, in ascending order. */
interface Helping {
  readonly changes: readonly TextChange[];
  /** What is said of the text no longer. */
  readonly gone: readonly SaidThere[];
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
  const done = yield* renumbered(
    changes,
    (all) => trying(before, all),
    ({ gone, made }) => ({ gone: gone.numbered, made: made.numbered }),
    mends?.span,
  );
  if (!done) return null;
  const { now } = done;
  const was = yield* told(now.gone, before.settings);
  const is = yield* told(now.made, before.settings);
  const gone = mended(was, is, done.changes, mends);
  if (!gone) return null;
  const spans = [...gone.map(({ span }) => span), ...(rewrites ? [rewrites] : [])];
  if (mends && losesLetters(before.document.text, changes, spans)) return null;
  return { changes: done.changes, gone };
}

/** What one version of a text has and another has not. */
interface OfferPart {
  readonly entries: readonly PlacedAnalysis[];
  readonly games: GamesApart;
  /** What is said of texts of rules. */
  readonly rules: readonly SaidThere[];
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

/** All that is said of entries and games, searched to the end. */
function* told({ entries, games, rules }: OfferPart, settings: Settings): Task<SaidThere[]> {
  const found: SaidThere[] = [...rules, ...(yield* findingsApart(games))];
  return [...found, ...(yield* toldOf(entries, settings))];
}
