import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import {
  type Color,
  EMPTY,
  type Move,
  opponent,
  type Point,
  type Side,
  UNKNOWN,
} from '../../src/go/types.ts';

/**
 * One of the eight symmetries of a board: the flips come first, then the exchange of columns and
 * rows.
 */
export interface Symmetry {
  /** Left and right are exchanged. */
  readonly mirrored: boolean;
  /** Top and bottom are exchanged. */
  readonly flipped: boolean;
  /** Columns become rows: the diagonal from the top left stays. */
  readonly transposed: boolean;
}

export const SYMMETRIES: readonly Symmetry[] = Array.from({ length: 8 }, (_, i) => ({
  mirrored: (i & 1) !== 0,
  flipped: (i & 2) !== 0,
  transposed: (i & 4) !== 0,
}));

/** The symmetry that takes back what `symmetry` does. */
export function inverse({ mirrored, flipped, transposed }: Symmetry): Symmetry {
  return transposed
    ? { mirrored: flipped, flipped: mirrored, transposed }
    : { mirrored, flipped, transposed };
}

/**
 * The shape of the diagram, turned, with its open sides. Where a part stands on the whole board is
 * kept (with columns and rows exchanged if they are): how far the other edges are away is not
 * known.
 */
export function mapGeometry(symmetry: Symmetry, geometry: Geometry): Geometry {
  const { columns, rows, origin } = geometry;
  const open = [...geometry.open].map((side) => mapSide(symmetry, side));
  return symmetry.transposed
    ? Geometry.of({ columns: rows, rows: columns, open, origin: { column: origin.row, row: origin.column } })
    : Geometry.of({ columns, rows, open, origin });
}

function mapSide({ mirrored, flipped, transposed }: Symmetry, side: Side): Side {
  let to = side;
  if (mirrored) to = to === 'left' ? 'right' : to === 'right' ? 'left' : to;
  if (flipped) to = to === 'top' ? 'bottom' : to === 'bottom' ? 'top' : to;
  return transposed ? TRANSPOSED[to] : to;
}

const TRANSPOSED: Record<Side, Side> = { top: 'left', left: 'top', bottom: 'right', right: 'bottom' };

/** Where a point of `geometry` comes to be, as a point of the mapped geometry. */
export function mapPoint({ mirrored, flipped, transposed }: Symmetry, geometry: Geometry, p: Point): Point {
  const { columns, rows } = geometry;
  const x = mirrored ? columns - 1 - geometry.x(p) : geometry.x(p);
  const y = flipped ? rows - 1 - geometry.y(p) : geometry.y(p);
  return transposed ? x * rows + y : y * columns + x;
}

export function mapPosition(symmetry: Symmetry, position: Position): Position {
  const { geometry, cells } = position;
  const mapped = new Uint8Array(cells.length);
  for (let p = 0; p < cells.length; p++) mapped[mapPoint(symmetry, geometry, p)] = cells[p]!;
  return new Position(mapGeometry(symmetry, geometry), mapped);
}

export function mapMove(symmetry: Symmetry, geometry: Geometry, move: Move): Move {
  return move.kind === 'play' ? { ...move, point: mapPoint(symmetry, geometry, move.point) } : move;
}

/** The same move by the other player. */
export function swapMove(move: Move): Move {
  return { ...move, color: opponent(move.color) };
}

/** The same position with the colors exchanged. */
export function swapColors(position: Position): Position {
  const cells = position.cells.map((c) => (c === EMPTY || c === UNKNOWN ? c : opponent(c as Color)));
  return new Position(position.geometry, cells);
}
