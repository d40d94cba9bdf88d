import type { Task } from '../../go/task.ts';
import {
  afterOpens,
  isLetter,
  isStrict,
  opens,
  readWord,
  strictEnd,
  strictReach,
  valueEnd,
  WORD,
} from './lexis.ts';

/** What is outside of game trees: stray text, or parentheses that close nothing. */
export interface Outside {
  readonly kind: 'outside' | 'extra-close';
  readonly start: number;
  readonly end: number;
}

/** A game tree; `beyond` characters behind it decide where it ends (0 unless a `]` is missing). */
interface CutGame {
  readonly start: number;
  readonly end: number;
  readonly beyond: number;
}

type OutsideDraft = { -readonly [K in keyof Outside]: Outside[K] };

/** Where game trees stand, each from its `(` to its `)`, or to the end of the text. */
export interface Cuts {
  readonly games: readonly CutGame[];
  readonly outside: readonly Outside[];
  /** Where it stopped: the beginning of a game, or the end of the text. */
  readonly end: number;
}

/** A cut yields after this many characters. */
const YIELD_EVERY = 1 << 18;

/**
 * Cuts a text into game trees, as the scanner sees them (`scan.ts`), from the end of a game or the
 * beginning of the text. Before each game it asks `stop`, and ends there if that knows the rest.
 * `isFirst` is false when games stand before. What a game is depends on what stands between its
 * parentheses and on `beyond` characters behind them, since a value without its `]` is looked for
 * up to the next bracket, even in another game. What stands outside depends on nothing but what is
 * there, up to the next game.
 */
export function* cutting(
  text: string,
  from: number,
  isFirst: boolean,
  stop: (start: number) => boolean,
): Task<Cuts> {
  const games: CutGame[] = [];
  const outside: OutsideDraft[] = [];
  let stray: OutsideDraft | null = null;
  const { length } = text;
  let first = isFirst;
  let depth = 0;
  let start = 0;
  /** Behind the last character that was looked at for the end of a value of this game. */
  let reach = 0;
  /** Whether values belong to a property, and whether they may not hold a `[`. */
  let inProperty = false;
  let strict = false;
  /** How many `(` of stray text wait for their `)`, which closes no tree. */
  let loose = 0;
  let runEnd = -1;
  let opening = false;
  let pause = from + YIELD_EVERY;
  let i = from;
  while (i < length) {
    if (i > pause) {
      pause = i + YIELD_EVERY;
      yield;
    }
    const c = text.charCodeAt(i);
    if (c <= 32) {
      i++;
      continue;
    }
    if (c === 40 && i >= runEnd) {
      runEnd = afterOpens(text, i);
      opening = opens(text, runEnd);
    }
    if (depth === 0) {
      if (c === 40 && opening) {
        if (stop(i)) return { games, outside, end: i };
        first = false;
        stray = null;
        start = i;
        reach = i;
      } else {
        if (c !== 0xfeff || i > 0) {
          if (stray && (stray.kind === 'outside' || c === 41)) stray.end = i + 1;
          else {
            const kind = c === 41 && !first ? 'extra-close' : 'outside';
            outside.push((stray = { kind, start: i, end: i + 1 }));
          }
        }
        i++;
        continue;
      }
    }
    if (c === 40 && opening) {
      depth++;
      inProperty = false;
      loose = 0;
      i++;
    } else if (c === 40) {
      loose++;
      i++;
    } else if (c === 41 && loose > 0) {
      loose--;
      i++;
    } else if (c === 41) {
      i++;
      inProperty = false;
      if (--depth === 0) games.push({ start, end: i, beyond: Math.max(0, reach - i) });
    } else if (c === 59) {
      inProperty = false;
      loose = 0;
      i++;
    } else if (c === 91) {
      const end = strict && inProperty ? strictEnd(text, i + 1) : valueEnd(text, i + 1);
      // A value without a name is of a property without one.
      if (!inProperty) strict = false;
      inProperty = true;
      i = text.charCodeAt(end) === 93 ? end + 1 : end;
      if (i === end) reach = strictReach(text, end);
    } else if (isLetter(c)) {
      readWord(text, i);
      // What is no name belongs nowhere, and what is written behind it belongs to what was before.
      if (WORD.isName) {
        inProperty = true;
        strict = isStrict(WORD.id);
      }
      i = WORD.end;
    } else i++;
  }
  if (depth > 0) games.push({ start, end: length, beyond: 1 });
  return { games, outside, end: length };
}
