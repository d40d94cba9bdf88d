import type { Point, Side } from './types.ts';

/**
 * The letters of columns, without `i`. Columns past the 25th are `aa`, `bb`, … as engines print
 * them.
 */
export const COLUMN_LETTERS = 'abcdefghjklmnopqrstuvwxyz';

export const MAX_SIZE = 52;

const NOWHERE: readonly Point[] = [];

export interface GeometryShape {
  readonly columns: number;
  readonly rows: number;
  /** Sides on which the board goes on beyond the diagram. */
  readonly open?: readonly Side[];
  /**
   * Column (from the left) and row (from the bottom) of the lower left point on the whole board,
   * from 1.
   */
  readonly origin?: { readonly column: number; readonly row: number };
}

/**
 * Weak, since a diagram that is being typed passes many shapes, and caches of boards live as long
 * as their geometry.
 */
const interned = new Map<string, WeakRef<Geometry>>();
const collected = new FinalizationRegistry((key: string) => {
  if (!interned.get(key)?.deref()) interned.delete(key);
});

/**
 * The shape of a diagram: its points, their neighbours and their names. Geometries are interned, so
 * two positions are on the same board exactly when their geometries are identical (`===`).
 */
export class Geometry {
  readonly area: number;
  /**
   * Neighbours of `p` at `4 * p … 4 * p + 3`: up, right, down, left; -1 where there is none in the
   * diagram.
   */
  readonly neighbors: Int16Array;
  /**
   * As `neighbors`, with `area` in place of -1: for boards that keep a wall in a cell of its own
   * there and so need not ask.
   */
  readonly around: Int16Array;
  private readonly lists: readonly (readonly Point[])[];
  /**
   * Diagonals of `p` at `4 * p … 4 * p + 3`: up-right, down-right, down-left, up-left; -1 for none.
   */
  readonly diagonals: Int16Array;
  /** 1 for points on an open side: a chain there is taken to have liberties beyond the diagram. */
  readonly outward: Uint8Array;
  readonly hasOpenSide: boolean;

  private constructor(
    readonly columns: number,
    readonly rows: number,
    readonly open: ReadonlySet<Side>,
    readonly origin: { readonly column: number; readonly row: number },
    /** Identifies the shape. */
    readonly key: string,
  ) {
    this.area = columns * rows;
    this.neighbors = new Int16Array(4 * this.area).fill(-1);
    this.diagonals = new Int16Array(4 * this.area).fill(-1);
    this.outward = new Uint8Array(this.area);
    this.hasOpenSide = open.size > 0;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const p = y * columns + x;
        const up = y > 0;
        const down = y < rows - 1;
        const left = x > 0;
        const right = x < columns - 1;
        if (up) this.neighbors[4 * p] = p - columns;
        if (right) this.neighbors[4 * p + 1] = p + 1;
        if (down) this.neighbors[4 * p + 2] = p + columns;
        if (left) this.neighbors[4 * p + 3] = p - 1;
        if (up && right) this.diagonals[4 * p] = p - columns + 1;
        if (down && right) this.diagonals[4 * p + 1] = p + columns + 1;
        if (down && left) this.diagonals[4 * p + 2] = p + columns - 1;
        if (up && left) this.diagonals[4 * p + 3] = p - columns - 1;
        if (
          (!up && open.has('top')) ||
          (!down && open.has('bottom')) ||
          (!left && open.has('left')) ||
          (!right && open.has('right'))
        ) {
          this.outward[p] = 1;
        }
      }
    }
    this.around = this.neighbors.map((n) => (n < 0 ? this.area : n));
    this.lists = Array.from({ length: this.area }, (_, p) =>
      [...this.neighbors.subarray(4 * p, 4 * p + 4)].filter((n) => n >= 0),
    );
  }

  /** The points next to `p` in the diagram: up, right, down, left. */
  adjacent(p: Point): readonly Point[] {
    return this.lists[p] ?? NOWHERE;
  }

  /** Shapes that are in use, and a few that the garbage collector has not come to yet. */
  static get count(): number {
    return interned.size;
  }

  /**
   * @throws RangeError when a dimension is not a whole number from 1 to 52; parsers check before
   * they call.
   */
  static of(shape: GeometryShape): Geometry {
    const { columns, rows } = shape;
    if (!isSize(columns) || !isSize(rows)) throw new RangeError(`no board is ${columns}x${rows}`);
    const origin = shape.origin ?? { column: 1, row: 1 };
    const open = [...new Set(shape.open ?? [])].sort();
    const key = `${columns}x${rows}@${origin.column},${origin.row} ${open.join(' ')}`;
    let geometry = interned.get(key)?.deref();
    if (!geometry) {
      geometry = new Geometry(columns, rows, new Set(open), origin, key);
      interned.set(key, new WeakRef(geometry));
      collected.register(geometry, key);
    }
    return geometry;
  }

  static square(size: number): Geometry {
    return Geometry.of({ columns: size, rows: size });
  }

  at(x: number, y: number): Point {
    return y * this.columns + x;
  }

  x(p: Point): number {
    return p % this.columns;
  }

  y(p: Point): number {
    return Math.floor(p / this.columns);
  }

  /** The name of a point as people write it: `c4`. */
  name(p: Point): string {
    return columnName(this.x(p) + this.origin.column) + (this.rows - this.y(p) - 1 + this.origin.row);
  }

  /** The point with this name (any case), or -1 when the diagram has none. */
  point(name: string): Point {
    const match = /^([a-hj-z]{1,3})([1-9][0-9]?)$/i.exec(name);
    if (!match) return -1;
    const column = columnNumber(match[1] ?? '');
    const x = column - this.origin.column;
    const y = this.rows - 1 - (Number(match[2]) - this.origin.row);
    if (column < 1 || x < 0 || x >= this.columns || y < 0 || y >= this.rows) return -1;
    return this.at(x, y);
  }

  /** Sorts points as answers list them: by column, then by row from the bottom. A new array. */
  sorted(points: Iterable<Point>): Point[] {
    const all = [...points];
    return all.length < 2 ? all : all.sort((a, b) => this.x(a) - this.x(b) || this.y(b) - this.y(a));
  }

  names(points: Iterable<Point>): string[] {
    return this.sorted(points).map((p) => this.name(p));
  }
}

function isSize(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= MAX_SIZE;
}

/** `1` is `a`, `9` is `j`, `26` is `aa`. */
export function columnName(column: number): string {
  const n = column - 1;
  const letter = COLUMN_LETTERS.charAt(n % 25);
  return letter.repeat(Math.floor(n / 25) + 1);
}

/** The inverse of {@link columnName}, or 0 when the letters name no column. */
export function columnNumber(letters: string): number {
  const lower = letters.toLowerCase();
  const first = lower.charAt(0);
  const index = COLUMN_LETTERS.indexOf(first);
  if (first === '' || index < 0 || lower !== first.repeat(lower.length)) return 0;
  return index + 1 + 25 * (lower.length - 1);
}

/**
 * Where boards have stars: on the third lines from 7x7, on the fourth from 13x13, at the middles of
 * the sides from 15x15; in the middle when there is one, but not on 7x7, where it would touch the
 * others (the Go Text Protocol has none there either).
 */
export function stars(columns: number, rows: number): [number, number][] {
  const lines = (n: number) => (n >= 13 ? [4, n - 3] : n >= 7 ? [3, n - 2] : []);
  const middle = (n: number) => (n % 2 === 1 ? [(n + 1) / 2] : []);
  const found: [number, number][] = [];
  const add = (xs: number[], ys: number[]) => {
    for (const x of xs) for (const y of ys) found.push([x, y]);
  };
  add(lines(columns), lines(rows));
  const least = Math.min(columns, rows);
  if (least >= 9 || (columns === 5 && rows === 5)) add(middle(columns), middle(rows));
  if (least >= 7 && columns >= 15) add(middle(columns), lines(rows));
  if (least >= 7 && rows >= 15) add(lines(columns), middle(rows));
  return found;
}
