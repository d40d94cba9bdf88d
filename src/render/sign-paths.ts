/**
 * The one set of signs, as filled paths in a square of 16 by 16. Boards, timelines, lists of
 * verdicts, tables, trees and buttons all draw these.
 */

/** A ring with a bar from the upper left, as on roads. */
const FORBIDDEN =
  'M14.6 8A6.6 6.6 0 1 0 1.4 8A6.6 6.6 0 1 0 14.6 8zM5.3 4.03A4.8 4.8 0 0 1 11.97 10.7zM10.7 11.97A4.8 4.8 0 0 1 4.03 5.3z';
/** A flag: here the game, or the cycle, comes to its end. */
const ENDS = 'M3 1.4h1.7v1h9L11.3 6l2.4 3.6h-9v5H3z';
const UNDECIDED =
  'M8 1.6c-2.3 0-3.9 1.4-4 3.6h1.8c.1-1.2.9-2 2.1-2s2 .7 2 1.8c0 .9-.4 1.4-1.4 2C7.4 7.7 7 8.4 7.1 9.7v.4h1.7v-.3c0-.9.3-1.4 1.4-2 1.1-.7 1.7-1.6 1.7-2.9 0-2-1.6-3.3-3.9-3.3M8 11.7a1.2 1.2 0 1 0 0 2.5 1.2 1.2 0 0 0 0-2.5';
const PENDING = 'M2.5 6.8h2.4v2.4H2.5zM6.8 6.8h2.4v2.4H6.8zM11.1 6.8h2.4v2.4h-2.4z';
const ALLOWED = 'M6.4 12.6 2.2 8.4l1.3-1.3 2.9 2.9 6.1-6.2 1.3 1.3z';
const FAILS = 'M3.6 2.5 8 6.9l4.4-4.4 1.1 1.1L9.1 8l4.4 4.4-1.1 1.1L8 9.1l-4.4 4.4-1.1-1.1L6.9 8 2.5 3.6z';
/** A word of the author or of Koban: a comment, a name, marks, a remark. */
export const NOTE = 'M1.6 2.4h12.8v8.8H8.3L4.8 14.9V11.2H1.6z';

export const VERDICT_SIGNS = {
  allowed: ALLOWED,
  forbidden: FORBIDDEN,
  undecided: UNDECIDED,
  ends: ENDS,
  pending: PENDING,
} as const;

/** The same in a line of text. */
export const VERDICT_GLYPHS = {
  allowed: '✓',
  forbidden: '⊘',
  undecided: '?',
  ends: '⚑',
  pending: '…',
} as const;

export const CLAIM_SIGNS = { holds: ALLOWED, fails: FAILS, pending: PENDING } as const;

/** A hot stone. */
export const FLAME =
  'M8.3 1.8C8.9 4.6 12.3 6.2 12.3 9.9C12.3 12.6 10.4 14.2 8 14.2S3.7 12.6 3.7 9.9C3.7 8.2 4.5 7 5.4 6C5.6 7.1 6 7.7 6.6 8C6.4 5.6 6.8 3.4 8.3 1.8z';

/** A position that was there before; a cycle that is played round and round. */
export const TURN =
  'M8 2.5a5.5 5.5 0 1 0 5.4 6.5h-1.7A3.9 3.9 0 1 1 8 4.1c1.1 0 2 .4 2.7 1.1L8.9 7h4.7V2.3l-1.8 1.8A5.5 5.5 0 0 0 8 2.5';

/** What a first move comes to. */
export const GRADE_SIGNS = {
  works: ALLOWED,
  ko: TURN,
  fails: FAILS,
  undecided: UNDECIDED,
  pending: PENDING,
} as const;

/** What is said of a move besides its verdict. */
export const FACT_SIGNS = {
  repeats: TURN,
  name: NOTE,
  comment: NOTE,
  marks: NOTE,
} as const;

/** The last move: a ring on its stone. */
export const LAST = 'M8 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6m0 1.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6';

/** A bar in the place of a stone: a pass, or a play elsewhere. */
export const PASS = 'M2 6.5h12v3H2z';
/** A line of the rail that leaves where another line of the game begins. */
export const FORK = 'M4.3 3 13 11.7 11.7 13 3 4.3z';

/**
 * The whole vocabulary: what a reader may have to learn, each with its shape; `null` where it is a
 * letter or a number. `docs/reference/board-view.md` is its legend.
 */
export const VOCABULARY = {
  allowed: ALLOWED,
  forbidden: FORBIDDEN,
  ends: ENDS,
  undecided: UNDECIDED,
  pending: PENDING,
  fails: FAILS,
  last: LAST,
  hot: FLAME,
  repeats: TURN,
  note: NOTE,
  ko: null,
  eye: null,
} as const;
