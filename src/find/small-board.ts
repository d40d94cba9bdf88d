/**
 * Whole boards of at most 30 points, as sets of bits: bit p is point p in row-major order from the
 * top left. A search through every position of a board plays millions of stones a second, and a
 * position is two numbers here.
 */
export const MOST_POINTS = 30;

/** Columns and rows of a board. */
export interface SmallSize {
  readonly columns: number;
  readonly rows: number;
}

export const nameOf = ({ columns, rows }: SmallSize): string => `${columns}x${rows}`;

/** A set of points, a bit for each. */
export type PointSet = number;

/** The board after a play, as its player and the opponent hold it. */
export interface SmallPlay {
  own: PointSet;
  other: PointSet;
  /** What the play removed: stones of the opponent, or those of the player in a suicide. */
  captured: PointSet;
  suicide: boolean;
}

export class SmallBoard {
  readonly area: number;
  readonly all: PointSet;
  /** By point: its neighbors. */
  private readonly neighbors: readonly PointSet[];
  private readonly first: PointSet;
  private readonly last: PointSet;
  private readonly columns: number;

  /**
   * @throws RangeError for more than {@link MOST_POINTS} points, or less than one column or row.
   */
  constructor(readonly size: SmallSize) {
    const { columns, rows } = size;
    if (!(columns >= 1 && rows >= 1 && columns * rows <= MOST_POINTS))
      throw new RangeError(`no board of at most ${MOST_POINTS} points is ${columns}x${rows}`);
    this.columns = columns;
    this.area = columns * rows;
    this.all = 2 ** this.area - 1;
    let first = 0;
    for (let p = 0; p < this.area; p += columns) first |= 1 << p;
    this.first = first;
    this.last = first << (columns - 1);
    this.neighbors = Array.from({ length: this.area }, (_, p) => this.spread(1 << p) & ~(1 << p));
  }

  /** The points of a set and their neighbors. */
  spread(set: PointSet): PointSet {
    return (
      (set |
        (set << this.columns) |
        (set >> this.columns) |
        ((set & ~this.last) << 1) |
        ((set & ~this.first) >> 1)) &
      this.all
    );
  }

  /** The chain of `stones` that the points of `seed` are part of. */
  chain(seed: PointSet, stones: PointSet): PointSet {
    let found = seed;
    for (;;) {
      const more = this.spread(found) & stones;
      if (more === found) return found;
      found = more;
    }
  }

  /** Whether every chain of `stones` has a liberty among the points of `empty`. */
  private lives(stones: PointSet, empty: PointSet): boolean {
    const held = this.spread(empty) & stones;
    return held === stones || this.chain(held, stones) === stones;
  }

  /** Whether every chain of both colors has a liberty. */
  isLegal(black: PointSet, white: PointSet): boolean {
    const empty = this.all & ~(black | white);
    return this.lives(black, empty) && this.lives(white, empty);
  }

  /** Puts a stone on the empty point `p` and writes into `into` what comes of it. */
  play(own: PointSet, other: PointSet, p: number, into: SmallPlay): void {
    const neighbors = this.neighbors[p] ?? 0;
    const mine = own | (1 << p);
    const empty = this.all & ~(mine | other);
    let captured = 0;
    for (let near = neighbors & other; near !== 0; ) {
      const chain = this.chain(near & -near, other);
      near &= ~chain;
      if ((this.spread(chain) & empty) === 0) captured |= chain;
    }
    into.own = mine;
    into.other = other & ~captured;
    into.captured = captured;
    into.suicide = false;
    if (captured !== 0 || (neighbors & empty) !== 0) return;
    const chain = this.chain(1 << p, mine);
    if ((this.spread(chain) & empty) !== 0) return;
    into.own = mine & ~chain;
    into.captured = chain;
    into.suicide = true;
  }
}

/** How many points a set has. */
export function count(set: PointSet): number {
  let points = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) points++;
  return points;
}

/** The points of a set, ascending. */
export function* pointsOf(set: PointSet): Generator<number> {
  for (let rest = set; rest !== 0; rest &= rest - 1) yield 31 - Math.clz32(rest & -rest);
}

/**
 * How a set of points looks after a symmetry of the board, by two tables of half the board each.
 */
interface Image {
  /** By point: where it comes to be. */
  readonly map: readonly number[];
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Points in the low half of a set: tables of 2^15 numbers serve boards of 30 points. */
const HALF = 15;

/**
 * The symmetries of a board other than the one that leaves all points where they are: seven of a
 * square, three of another rectangle, fewer of a line.
 */
export class Symmetries {
  private readonly images: readonly Image[];
  /** How many symmetries the board has, with the one that changes nothing. */
  readonly order: number;

  constructor({ columns, rows }: SmallSize) {
    const maps = new Map<string, readonly number[]>();
    for (let k = 0; k < (columns === rows ? 8 : 4); k++) {
      const map: number[] = [];
      for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
          const u = k & 1 ? columns - 1 - x : x;
          const v = k & 2 ? rows - 1 - y : y;
          map.push(k & 4 ? u * columns + v : v * columns + u);
        }
      }
      maps.set(map.join(), map);
    }
    const identity = Array.from({ length: columns * rows }, (_, p) => p).join();
    this.order = maps.size;
    maps.delete(identity);
    this.images = [...maps.values()].map((map) => ({
      map,
      low: tableOf(map.slice(0, HALF)),
      high: tableOf(map.slice(HALF)),
    }));
  }

  /** Whether no symmetry of the board turns the position into one that comes before it. */
  isFirst(black: PointSet, white: PointSet): boolean {
    for (const image of this.images) {
      const blackImage = imageOf(image, black);
      if (blackImage > black) continue;
      if (blackImage < black || imageOf(image, white) < white) return false;
    }
    return true;
  }

  /**
   * The symmetries, besides the one that changes nothing, that leave the position as it is: by
   * point, where it comes to be.
   */
  stabilizer({ black, white }: SmallStart): (readonly number[])[] {
    return this.images
      .filter((image) => imageOf(image, black) === black && imageOf(image, white) === white)
      .map(({ map }) => map);
  }
}

function tableOf(map: readonly number[]): Int32Array {
  const table = new Int32Array(2 ** map.length);
  for (let set = 1; set < table.length; set++) {
    const rest = set & (set - 1);
    const to = map[31 - Math.clz32(set & -set)] ?? 0;
    table[set] = (table[rest] ?? 0) | (1 << to);
  }
  return table;
}

function imageOf({ low, high }: Image, set: PointSet): PointSet {
  return (low[set & (2 ** HALF - 1)] ?? 0) | (high[set >>> HALF] ?? 0);
}

/** A position, as the points of either color. */
export interface SmallStart {
  readonly black: PointSet;
  readonly white: PointSet;
}

/**
 * The legal positions of a board with `stones` stones, one of each class of positions that
 * symmetries of the board turn into each other, in an order that depends on the board alone. Black
 * is to play in all of them: a position with White to play is, colors exchanged, another of them.
 */
export function* positions(board: SmallBoard, symmetries: Symmetries, stones: number): Generator<SmallStart> {
  for (const occupied of subsets(board.area, stones)) {
    for (let black = occupied; ; black = (black - 1) & occupied) {
      const white = occupied & ~black;
      if (symmetries.isFirst(black, white) && board.isLegal(black, white)) yield { black, white };
      if (black === 0) break;
    }
  }
}

/**
 * The sets of `size` of the points 0 … area - 1, ascending as numbers (Gosper's hack, on numbers
 * below 2^30).
 */
export function* subsets(area: number, size: number): Generator<PointSet> {
  if (size > area) return;
  const end = 2 ** area;
  for (let set = 2 ** size - 1; set < end; ) {
    yield set;
    if (set === 0) return;
    const lowest = set & -set;
    const next = set + lowest;
    set = next + (((next ^ set) / lowest) >>> 2);
  }
}
