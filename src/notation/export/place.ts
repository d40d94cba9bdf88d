import type { Point } from '../../go/types.ts';
import type { Figure } from './figure.ts';

/**
 * Where a figure is on a whole board, for targets that draw nothing else: by its own size, else on
 * the usual 19 lines, or more when it is larger. A part without a known place keeps clear of the
 * edges that it does not have, so that no edge is made up; but 19 lines, and a line that has the
 * number 19, are those of the usual board.
 */
export interface OnBoard {
  readonly columns: number;
  readonly rows: number;
  /** Column and row, from 1, of the lower left point. */
  readonly column: number;
  readonly row: number;
  /** Whether the place or the size is made up. */
  readonly guessed: boolean;
}

const USUAL = 19;

export function onBoard({ board }: Figure): OnBoard {
  const { columns, rows, open, origin, whole } = board;
  if (whole) return { ...whole, column: origin.column, row: origin.row, guessed: false };
  if (open.length === 0) return { columns, rows, column: 1, row: 1, guessed: false };
  const across = axis(columns, origin.column, !open.includes('left'), !open.includes('right'));
  const up = axis(rows, origin.row, !open.includes('bottom'), !open.includes('top'));
  const size = Math.max(across.least, up.least, USUAL);
  const width = across.closed ? columns : size;
  const height = up.closed ? rows : size;
  return {
    columns: width,
    rows: height,
    column: across.start(width),
    row: up.start(height),
    guessed: true,
  };
}

interface Axis {
  /** Lines that the board has at least. */
  readonly least: number;
  readonly closed: boolean;
  start(size: number): number;
}

function axis(drawn: number, origin: number, low: boolean, high: boolean): Axis {
  if (low && high) return { least: drawn, closed: true, start: () => 1 };
  if (drawn === USUAL) return { least: drawn, closed: false, start: (size) => (high ? size - drawn + 1 : 1) };
  if (low) return { least: drawn + 1, closed: false, start: () => 1 };
  if (high)
    return {
      least: Math.max(drawn + 1, origin + drawn - 1),
      closed: false,
      start: (size) => size - drawn + 1,
    };
  // Printed coordinates give the place; without them it begins at 1, where an edge would be.
  const last = origin + drawn - 1;
  if (origin > 1) return { least: last === USUAL ? last : last + 1, closed: false, start: () => origin };
  return { least: drawn + 2, closed: false, start: (size) => Math.floor((size - drawn) / 2) + 1 };
}

/** Column and row on the whole board, from 1, of a point of the figure. */
export function placeOf(
  point: Point,
  { board }: Pick<Figure, 'board'>,
  at: OnBoard,
): { column: number; row: number } {
  const x = point % board.columns;
  const y = Math.floor(point / board.columns);
  return { column: at.column + x, row: at.row + board.rows - 1 - y };
}
