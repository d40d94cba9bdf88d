/**
 * Claims, figures and other entries name moves by their numbers. An edit that puts moves in or
 * takes some out changes these numbers, so it changes what is written with them, too.
 */

import { movedOffset, type TextChange } from '../../document/index.ts';
import type { Task } from '../../go/task.ts';
import type { Span } from '../../notation/index.ts';
import { ancestor } from './cursor.ts';
import { sameMove } from './same-move.ts';
import type { Analysis, PlacedAnalysis } from './types.ts';

/** A number in a text that means a move of a game. */
interface MoveNumber {
  /** Its digits, in the document. */
  readonly span: Span;
  readonly value: number;
  /** The entry whose numbers these are. */
  readonly of: PlacedAnalysis;
}

/**
 * The numbers that an entry calls moves by: its own, those that it plays on from, and the start.
 */
function moveNumbers(placed: PlacedAnalysis): MoveNumber[] {
  const { analysis, entry, parent } = placed;
  const { expects, show, moves, from, text } = analysis.syntax;
  const found: MoveNumber[] = [];
  const add = (start: number, value: number, of = placed) => {
    const at = entry.offset + start;
    found.push({ span: { start: at, end: at + String(value).length }, value, of });
  };
  // What is written with noughts before it stays as it is.
  const digits = (start: number, end: number, of?: PlacedAnalysis) => {
    for (const { 0: word, index } of text.slice(start, end).matchAll(/\d+/g))
      if (String(Number(word)) === word) add(start + index, Number(word), of);
  };
  for (const { moves: named = [], printed } of expects)
    if (!printed) for (const { span } of named) digits(span.start, span.end);
  for (const said of [show?.after, show?.numbers]) if (said) digits(said.span.start, said.span.end);
  for (const { target, targetSpan } of moves)
    if (target.kind === 'again') digits(targetSpan.start, targetSpan.end);
  if (parent && from?.after) digits(from.after.span.start, from.after.span.end, parent);
  return found;
}

/** Where a move is written: an offset of the document, and which of the moves there it is. */
interface PlayPlace {
  readonly offset: number;
  readonly nth: number;
}

function placeOf(placed: PlacedAnalysis, index: number): PlayPlace | null {
  const { origins } = placed.analysis;
  const origin = origins[index - 1];
  if (!origin) return null;
  const isThere = (one: Analysis['origins'][number] | undefined) =>
    one?.depth === origin.depth && one.span.start === origin.span.start;
  let nth = 0;
  for (let i = index - 2; i >= 0 && isThere(origins[i]); i--) nth++;
  return { offset: ancestor(placed, origin.depth).entry.offset + origin.span.start, nth };
}

/** The move that is written at a place, by its index; it is looked for around `near`. */
function indexAt(placed: PlacedAnalysis, place: PlayPlace, near: number): number {
  const { length } = placed.analysis.game;
  const isThere = (index: number) => {
    const found = placeOf(placed, index);
    return found?.offset === place.offset && found.nth === place.nth;
  };
  for (let away = 0; away <= length; away++) {
    for (const index of away === 0 ? [near] : [near + away, near - away])
      if (index > 0 && index <= length && isThere(index)) return index;
  }
  return -1;
}

/** A number before changes, and what it has become. */
interface NumberNow {
  readonly before: MoveNumber;
  /** `null` where no number stands there any more. */
  readonly now: MoveNumber | null;
  /** The number that means the same move now; `null` where that move is gone. */
  readonly right: number | null;
}

/**
 * What changes of a text do to the numbers of moves in it. Entries that are the same objects before
 * and after need not be given.
 */
function numbersNow(
  before: readonly PlacedAnalysis[],
  now: readonly PlacedAnalysis[],
  changes: readonly TextChange[],
): NumberNow[] {
  const there = new Map(now.flatMap(moveNumbers).map((one) => [one.span.start, one]));
  return before.flatMap(moveNumbers).flatMap((one): NumberNow[] => {
    const { analysis } = one.of;
    const index = analysis.index(one.value);
    const at = movedOffset(one.span.start, changes);
    const found = (at !== null && there.get(at)) || null;
    // A number that names no move means nothing that could change.
    if (index < 0) return [];
    if (!found || index === 0) return [{ before: one, now: found, right: found && 0 }];
    return [{ before: one, now: found, right: rightNumber(one.of, found.of, index, changes) }];
  });
}

function rightNumber(
  before: PlacedAnalysis,
  now: PlacedAnalysis,
  index: number,
  changes: readonly TextChange[],
): number | null {
  const place = placeOf(before, index);
  const offset = place && movedOffset(place.offset, changes);
  const found = place && offset !== null ? indexAt(now, { ...place, offset: offset ?? 0 }, index) : -1;
  if (found > 0) return now.analysis.shown(found);
  // Where the move behind it has come in its place, it is gone.
  const behind = placeOf(before, index + 1);
  const from = behind && movedOffset(behind.offset, changes);
  if (behind && from !== null && indexAt(now, { ...behind, offset: from ?? 0 }, index) === index) return null;
  // The move was rewritten, or put elsewhere: it is the same where all moves up to it are.
  return isSameUpTo(before.analysis, now.analysis, index) ? now.analysis.shown(index) : null;
}

function isSameUpTo(before: Analysis, now: Analysis, index: number): boolean {
  if (now.game.length < index) return false;
  for (let i = 0; i < index - 1; i++)
    if (!sameMove(before.game.plies[i]?.move, now.game.plies[i]?.move)) return false;
  return true;
}

/** What changes take out of a text and bring into it, of all that names moves by their numbers. */
interface Numbered {
  readonly gone: readonly PlacedAnalysis[];
  readonly made: readonly PlacedAnalysis[];
}

/**
 * Changes, with those that let numbers mean the moves that they meant before, in ascending order,
 * and the text with all of them as `trying` reads it; `null` where a number outside of `except`
 * would mean another move.
 */
export function* renumbered<T>(
  changes: readonly TextChange[],
  trying: (changes: readonly TextChange[]) => Task<T>,
  numbered: (tried: T, changes: readonly TextChange[]) => Numbered,
  except: Span | null = null,
): Task<{ readonly changes: readonly TextChange[]; readonly now: T } | null> {
  let all = changes;
  let now = yield* trying(all);
  // Where an entry plays on from is renumbered first, then what it says of its own moves.
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gone, made } = numbered(now, all);
    const more = renumberings(gone, made, all);
    if (more.length === 0) break;
    all = merged(all, more);
    now = yield* trying(all);
  }
  const { gone, made } = numbered(now, all);
  return meanTheSame(gone, made, all, except) ? { changes: all, now } : null;
}

/** Entries that play on from each other, one after the other, are hardly more than these. */
const MOST_STEPS = 8;

/** The edits that let numbers mean the moves that they meant before the changes. */
function renumberings(
  before: readonly PlacedAnalysis[],
  now: readonly PlacedAnalysis[],
  changes: readonly TextChange[],
): TextChange[] {
  return numbersNow(before, now, changes).flatMap(({ before: { span, value }, now: found, right }) =>
    found && right !== null && right !== value && found.value === value && right >= 0
      ? [{ span, text: String(right) }]
      : [],
  );
}

/** Whether each number outside of `except` means the move that it meant before the changes. */
function meanTheSame(
  before: readonly PlacedAnalysis[],
  now: readonly PlacedAnalysis[],
  changes: readonly TextChange[],
  except: Span | null = null,
): boolean {
  return numbersNow(before, now, changes).every(({ before: { span }, now: found, right }) => {
    const isExcepted = except !== null && span.start >= except.start && span.end <= except.end;
    return isExcepted || (found !== null && right === found.value);
  });
}

/** Both in ascending order; none of them touch. */
function merged(changes: readonly TextChange[], more: readonly TextChange[]): readonly TextChange[] {
  if (more.length === 0) return changes;
  return [...changes, ...more].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** The entries that are not after changes as they were before, and what they are then. */
export function changedEntries(
  before: readonly PlacedAnalysis[],
  now: readonly PlacedAnalysis[],
  changes: readonly TextChange[],
): { readonly gone: readonly PlacedAnalysis[]; readonly made: readonly PlacedAnalysis[] } {
  const there = new Map(now.map((one) => [one.entry.offset, one]));
  const same = new Set<PlacedAnalysis>();
  const gone = before.filter(({ entry, analysis }) => {
    const found = there.get(movedOffset(entry.offset, changes) ?? -1);
    if (found?.analysis !== analysis) return true;
    same.add(found);
    return false;
  });
  return { gone, made: now.filter((one) => !same.has(one)) };
}
