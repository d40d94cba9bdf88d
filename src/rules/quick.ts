/**
 * What rules that need no search say of moves on one small board, so that millions of lines can be
 * tried a second. A rule has it beside its `step`, and `find` compares the two.
 */

/** What a rule says of a move. Two rules differ in a move where these differ. */
export const ALLOWED = 0;
export const FORBIDDEN = 1;
export const DRAW = 2;
export const NO_RESULT = 3;
/** These are of the player who moved. */
export const LOSS = 4;
export const WIN = 5;
export type Ruling =
  | typeof ALLOWED
  | typeof FORBIDDEN
  | typeof DRAW
  | typeof NO_RESULT
  | typeof LOSS
  | typeof WIN;

/** What a rule says of a move that it does not simply allow. */
export const RULINGS = {
  forbidden: FORBIDDEN,
  draw: DRAW,
  'no-result': NO_RESULT,
  loss: LOSS,
  win: WIN,
} as const;

/** Moves of alternating colors from a position. */
export interface QuickLine {
  /** How many moves have been made. */
  readonly length: number;
  /**
   * Whether the last move takes back, at once and alone, a single stone that has just captured a
   * single stone.
   */
  readonly recaptures: boolean;
  /**
   * The latest earlier number of moves after which the whole board was as it is now; -1 for none.
   */
  repeats(): number;
  /** Whether the board was the same after so many moves as after so many others. */
  same(n: number, other: number): boolean;
  isPass(n: number): boolean;
}

/** What a rule says of the last move, which is a play and no suicide. */
export type Quick = (line: QuickLine) => Ruling;
