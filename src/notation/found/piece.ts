import type { StrippedLine } from './strip-margins.ts';

/** How much a piece of a line looks like points of a board. */
export const WORD = 0;
/** Fits only beside other rows: a single sign, a row of one sign, labels with little between. */
export const SOFT = 1;
/** Points only; an ellipsis looks the same. */
export const DOTS = 2;
export const STRONG = 3;

/** A part of a line that can be a row or a drawn edge. Columns count from 0, tabs expanded. */
export interface Piece {
  readonly line: number;
  readonly kind: 'row' | 'edge';
  /** First column, bar included, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Columns from point to point. */
  readonly pitch: number;
  /** Column of the first point, and how many there are. */
  readonly first: number;
  readonly count: number;
  readonly strength: number;
  readonly leftBar: number;
  readonly rightBar: number;
  /** A number that stands beside the points, outside of them, and where. */
  readonly left: Beside | null;
  readonly right: Beside | null;
}

export interface Beside {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export interface ParsedLine {
  readonly stripped: StrippedLine;
  readonly pieces: readonly Piece[];
  /** Runs of characters without blanks that are no pieces: `[from, to]` pairs. */
  readonly words: readonly (readonly [number, number])[];
}

/** No board is wider; what is longer is data. */
export const WIDEST = 52;
