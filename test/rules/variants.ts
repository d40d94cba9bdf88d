import { Geometry } from '../../src/go/geometry.ts';
import { chainAt, Position } from '../../src/go/position.ts';
import { type Color, opponent, type Point } from '../../src/go/types.ts';

/** The same position in another guise: what rules say of it may not change. */
export interface Made {
  readonly position: Position;
  /** Where a point of the first position is now, and back. */
  readonly point: (p: Point) => Point;
  readonly back: (p: Point) => Point;
  readonly color: (color: Color) => Color;
}

export interface Variant {
  readonly name: string;
  readonly make: (position: Position) => Made;
}

/** One of the eight symmetries: transposed or not, then flipped. */
function symmetry(transpose: boolean, flipX: boolean, flipY: boolean, swap: boolean): Variant['make'] {
  return (position) => {
    const from = position.geometry;
    const geometry = transpose ? Geometry.of({ columns: from.rows, rows: from.columns }) : from;
    const point = (p: Point) => {
      const x = transpose ? from.y(p) : from.x(p);
      const y = transpose ? from.x(p) : from.y(p);
      return geometry.at(flipX ? geometry.columns - 1 - x : x, flipY ? geometry.rows - 1 - y : y);
    };
    const cells = new Uint8Array(geometry.area);
    const backwards: Point[] = [];
    position.cells.forEach((cell, p) => {
      cells[point(p)] = swap && (cell === 1 || cell === 2) ? opponent(cell) : cell;
      backwards[point(p)] = p;
    });
    return {
      position: new Position(geometry, cells),
      point,
      back: (p) => backwards[p]!,
      color: (color) => (swap ? opponent(color) : color),
    };
  };
}

/** A chain of so many stones is captured in no cycle of at most 12 plays: its own player alone would have to play more than half. */
const SAFE = 7;
/** A row of stones, and behind it more empty points than any cycle has plays. */
const MARGIN = 4;

/**
 * What may stand behind a point of the edge so that no cycle notices: behind a stone of a large chain the other color, which takes
 * no liberty that was there and gives none; behind any other point the color of a large chain next to it, since that color could not play
 * there to any purpose anyhow. `null`: nothing.
 */
function backing(position: Position, p: Point): Color | null {
  const safe = (q: Point) => (chainAt(position, q)?.points.length ?? 0) >= SAFE;
  if (safe(p)) return opponent(position.cells[p] as Color);
  const near = [...position.geometry.neighbors.slice(4 * p, 4 * p + 4)].find((q) => q >= 0 && safe(q));
  return near === undefined ? null : (position.cells[near] as Color);
}

/**
 * The position inside a larger board, which goes on beyond each side behind all of whose points something may stand; behind that is open
 * space. `null` when there is no such side.
 */
export function enlarged(position: Position): Made | null {
  const from = position.geometry;
  const { columns, rows } = from;
  const column = (x: number) => Array.from({ length: rows }, (_, y) => from.at(x, y));
  const row = (y: number) => Array.from({ length: columns }, (_, x) => from.at(x, y));
  const margin = (side: Point[]) => (side.every((p) => backing(position, p) !== null) ? MARGIN : 0);
  const left = margin(column(0));
  const right = margin(column(columns - 1));
  const top = margin(row(0));
  const bottom = margin(row(rows - 1));
  if (left + right + top + bottom === 0) return null;
  const geometry = Geometry.of({ columns: columns + left + right, rows: rows + top + bottom });
  const cells = new Uint8Array(geometry.area);
  for (let p = 0; p < geometry.area; p++) {
    const x = geometry.x(p) - left;
    const y = geometry.y(p) - top;
    const inX = Math.max(0, Math.min(columns - 1, x));
    const inY = Math.max(0, Math.min(rows - 1, y));
    const away = Math.abs(x - inX) + Math.abs(y - inY);
    const edge = from.at(inX, inY);
    if (away === 0) cells[p] = position.cells[edge]!;
    else if (away === 1) cells[p] = backing(position, edge)!;
  }
  const point = (p: Point) => geometry.at(from.x(p) + left, from.y(p) + top);
  return {
    position: new Position(geometry, cells),
    point,
    back: (p) => {
      const x = geometry.x(p) - left;
      const y = geometry.y(p) - top;
      return x >= 0 && x < columns && y >= 0 && y < rows ? from.at(x, y) : -1;
    },
    color: (color) => color,
  };
}

const names: [string, boolean, boolean, boolean][] = [
  ['as it is', false, false, false],
  ['flipped left to right', false, true, false],
  ['flipped top to bottom', false, false, true],
  ['turned half round', false, true, true],
  ['transposed', true, false, false],
  ['turned right', true, true, false],
  ['turned left', true, false, true],
  ['transposed the other way', true, true, true],
];

export const VARIANTS: readonly Variant[] = [
  ...names.map(([name, transpose, x, y]) => ({ name, make: symmetry(transpose, x, y, false) })),
  { name: 'colors swapped', make: symmetry(false, false, false, true) },
];
