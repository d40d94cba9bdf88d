import type { Geometry } from './geometry.ts';
import { type Cell, type Color, EMPTY, type Point, UNKNOWN } from './types.ts';
import { hashOf } from './zobrist.ts';

/** What a look at a board needs. */
export type Stones = Pick<Position, 'geometry' | 'cells'>;

/**
 * Stones on a board. Never changed after it is made; `cells` is a typed array for speed, not for
 * writing.
 */
export class Position {
  private memo: number | undefined;
  private unknown: boolean | undefined;

  constructor(
    readonly geometry: Geometry,
    readonly cells: Uint8Array,
    hash?: number,
  ) {
    this.memo = hash;
  }

  static empty(geometry: Geometry): Position {
    return new Position(geometry, new Uint8Array(geometry.area), 0);
  }

  at(p: Point): Cell {
    return this.cells[p] as Cell;
  }

  /**
   * Zobrist hash, an exact integer below 2^52. Equal positions have equal hashes; the converse is
   * checked, never assumed.
   */
  get hash(): number {
    this.memo ??= hashOf(this.cells);
    return this.memo;
  }

  /** Whether the two are the same whole-board position: hash first, then every point. */
  equals(other: Position): boolean {
    if (this === other) return true;
    if (this.geometry !== other.geometry || this.hash !== other.hash) return false;
    const a = this.cells;
    const b = other.cells;
    for (let p = 0; p < a.length; p++) if (a[p] !== b[p]) return false;
    return true;
  }

  get hasUnknown(): boolean {
    this.unknown ??= this.cells.includes(UNKNOWN);
    return this.unknown;
  }

  /**
   * Rows of `X`, `O`, `.` and `?`, from the top: the form in which tests and `judge` show boards.
   */
  rows(): string[] {
    const { columns, rows } = this.geometry;
    const lines: string[] = [];
    for (let y = 0; y < rows; y++) {
      let line = '';
      for (let x = 0; x < columns; x++) line += '.XO?'[this.cells[y * columns + x] ?? EMPTY];
      lines.push(line);
    }
    return lines;
  }

  /**
   * @throws RangeError on a glyph other than `.`, `X`, `O`, `?` or a ragged row: for tests and
   * tables, not for user text.
   */
  static of(geometry: Geometry, rows: readonly string[]): Position {
    const cells = new Uint8Array(geometry.area);
    if (rows.length !== geometry.rows) throw new RangeError('wrong number of rows');
    rows.forEach((row, y) => {
      if (row.length !== geometry.columns) throw new RangeError(`ragged row ${y}`);
      for (let x = 0; x < row.length; x++) {
        const cell = '.XO?'.indexOf(row.charAt(x));
        if (cell < 0) throw new RangeError(`unknown glyph ${row[x]}`);
        cells[y * geometry.columns + x] = cell;
      }
    });
    return new Position(geometry, cells);
  }
}

/**
 * The maximal set of connected points with the same content as `p`: a chain, or an empty region.
 */
export function connected(position: Position, p: Point): Point[] {
  const { cells, geometry } = position;
  const content = cells[p];
  const seen = new Uint8Array(geometry.area);
  const found = [p];
  seen[p] = 1;
  for (const p of found) {
    for (const n of geometry.adjacent(p)) {
      if (seen[n] || cells[n] !== content) continue;
      seen[n] = 1;
      found.push(n);
    }
  }
  return found;
}

interface ChainInfo {
  readonly points: readonly Point[];
  readonly color: Color;
  /** Empty points next to the chain. */
  readonly liberties: readonly Point[];
  /** `?` points next to the chain, which may be liberties. */
  readonly unknown: readonly Point[];
  /** Whether it touches an open side, where it is taken to have liberties. */
  readonly outward: boolean;
}

/** The chain at `p` with all that bears on its capture, or `undefined` when no stone is there. */
export function chainAt(position: Position, p: Point): ChainInfo | undefined {
  const { cells, geometry } = position;
  const color = cells[p] as Cell;
  if (color === EMPTY || color === UNKNOWN) return undefined;
  const points = connected(position, p);
  const liberties = new Set<Point>();
  const unknown = new Set<Point>();
  let outward = false;
  for (const q of points) {
    if (geometry.outward[q]) outward = true;
    for (const n of geometry.adjacent(q)) {
      if (cells[n] === EMPTY) liberties.add(n);
      else if (cells[n] === UNKNOWN) unknown.add(n);
    }
  }
  return { points, color, liberties: [...liberties], unknown: [...unknown], outward };
}

/** A position with nothing on a point. */
export function without({ geometry, cells }: Position, p: Point): Position {
  const emptied = cells.slice();
  emptied[p] = EMPTY;
  return new Position(geometry, emptied);
}
