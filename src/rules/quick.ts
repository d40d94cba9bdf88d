/**
 * What rules that need no search say of moves on one small board, so that millions of lines can be
 * tried a second. A rule has it beside its `step`, and `find` compares the two.
 */

/** What a rule says of a move. Two rules differ in a move where these differ. */
export const ALLOWED = 0;
export const FORBIDDEN = 1;
/** Of a move that a rule does not simply allow. A loss or a win is of the player who moved. */
export const RULINGS = { forbidden: FORBIDDEN, draw: 2, 'no-result': 3, loss: 4, win: 5 } as const;
export type Ruling = typeof ALLOWED | (typeof RULINGS)[keyof typeof RULINGS];

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
