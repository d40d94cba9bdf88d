// biome-ignore-all lint/style/noNonNullAssertion: points and roots lie in arrays as long as the board.
/*
 * Chains as circular lists in typed arrays. A check of each access would cost a tenth of all
 * searches, so this file asserts with `!`.
 */
import type { Geometry } from './geometry.ts';
import type { Position } from './position.ts';
import { EMPTY, type Point, UNKNOWN } from './types.ts';

/**
 * What `cells` holds at index `area`, where `Geometry.around` points to when there is no neighbor.
 */
const WALL = 4;

/**
 * `libs` of a chain counts its pairs of (stone, empty neighbor) in the low bits, and what else
 * holds it, in steps of HELD: stones on an open side and pairs of (stone, `?`). So a chain dies
 * exactly when the whole number is zero. A chain of n stones has at most 2n + 2 pairs, below HELD
 * on the largest board.
 */
const HELD = 1 << 13;
export const VISIBLE = HELD - 1;

/**
 * A join of two chains: the root that stays, the root that is joined to it, and the `size` and
 * `libs` that the latter had.
 */
const JOIN = 4;

/**
 * The chains of a board that changes: circular lists of stones with one stone as root, kept up to
 * date and taken back by `Scratch`. The queries on a chain take any stone of it; on a point
 * without a stone their answers mean nothing.
 */
export abstract class Chains {
  readonly area: number;
  /** The board, and one WALL after it. To read, not to write. */
  readonly cells: Uint8Array;

  protected readonly around: Int16Array;
  /** What holds a stone at a point besides liberties; see HELD. */
  protected readonly held: Int32Array;
  /** The root of the chain that a stone is part of; `area` where there is no stone. */
  protected readonly roots: Int16Array;
  protected readonly next: Int16Array;
  /** By root: number of stones, and pseudo-liberties; see HELD. */
  protected readonly sizes: Int16Array;
  protected readonly libs: Int32Array;
  /** The log of joins, and how high it is. */
  protected joinsTo = 0;
  private joins: Int32Array;
  private readonly stamps: Int32Array;
  /** Liberties that are only counted. */
  private readonly found: Int16Array;
  private stamp = 0;

  protected constructor(readonly geometry: Geometry) {
    const { area } = geometry;
    this.area = area;
    this.around = geometry.around;
    this.cells = new Uint8Array(area + 1);
    this.held = new Int32Array(area);
    this.roots = new Int16Array(area + 1);
    this.next = new Int16Array(area);
    this.sizes = new Int16Array(area);
    this.libs = new Int32Array(area + 1);
    this.stamps = new Int32Array(area + 1);
    this.found = new Int16Array(area);
    this.joins = new Int32Array(64 * JOIN);
  }

  /**
   * Takes over the stones of a position. Chains without liberties, which a diagram may show, stay
   * until something captures them.
   */
  protected build(position: Position): void {
    const { area, around, cells, held, libs, next, roots, sizes } = this;
    cells.set(position.cells);
    cells[area] = WALL;
    roots.fill(area);
    held.fill(0);
    const fragment = this.geometry.hasOpenSide || position.hasUnknown;
    for (let p = 0; p < area; p++) {
      if (fragment) {
        held[p] = this.geometry.outward[p] ? HELD : 0;
        for (let k = 4 * p; k < 4 * p + 4; k++) if (cells[around[k]!] === UNKNOWN) held[p]! += HELD;
      }
      const color = cells[p]!;
      if (color === EMPTY || color === UNKNOWN) continue;
      roots[p] = p;
      next[p] = p;
      sizes[p] = 1;
      libs[p] = held[p]!;
      for (let k = 4 * p; k < 4 * p + 4; k++) if (cells[around[k]!] === EMPTY) libs[p]! += 1;
      for (let k = 4 * p; k < 4 * p + 4; k++) {
        const n = around[k]!;
        if (n < p && cells[n] === color && roots[n] !== roots[p]) this.join(roots[n]!, roots[p]!);
      }
    }
    this.joinsTo = 0;
  }

  /**
   * Joins a stone that is alone to a chain of its color, and returns the root: the frequent case
   * of `join`.
   */
  protected attach(p: Point, root: Point): Point {
    const { joins, libs, next } = this;
    const at = this.joinsTo;
    if (at === joins.length) {
      this.joins = enlarged(joins);
      return this.attach(p, root);
    }
    joins[at] = root;
    joins[at + 1] = p;
    joins[at + 2] = 1;
    joins[at + 3] = libs[p]!;
    this.joinsTo = at + JOIN;
    this.roots[p] = root;
    next[p] = next[root]!;
    next[root] = p;
    this.sizes[root]! += 1;
    libs[root]! += libs[p]!;
    return root;
  }

  /** Joins two chains of one color, the smaller into the larger, and returns the root. */
  protected join(a: Point, b: Point): Point {
    const { joins, libs, next, roots, sizes } = this;
    const big = sizes[a]! < sizes[b]! ? b : a;
    const small = big === a ? b : a;
    const at = this.joinsTo;
    if (at === joins.length) {
      this.joins = enlarged(joins);
      return this.join(a, b);
    }
    joins[at] = big;
    joins[at + 1] = small;
    joins[at + 2] = sizes[small]!;
    joins[at + 3] = libs[small]!;
    this.joinsTo = at + JOIN;
    let q = small;
    do {
      roots[q] = big;
      q = next[q]!;
    } while (q !== small);
    const swap = next[big]!;
    next[big] = next[small]!;
    next[small] = swap;
    sizes[big]! += sizes[small]!;
    libs[big]! += libs[small]!;
    return big;
  }

  /** Takes joins back, down to `from`. */
  protected unjoin(from: number): void {
    const { joins, libs, next, roots, sizes } = this;
    while (this.joinsTo > from) {
      const at = (this.joinsTo -= JOIN);
      const big = joins[at]!;
      const small = joins[at + 1]!;
      const swap = next[big]!;
      next[big] = next[small]!;
      next[small] = swap;
      sizes[small] = joins[at + 2]!;
      libs[small] = joins[at + 3]!;
      sizes[big]! -= sizes[small]!;
      libs[big]! -= libs[small]!;
      let q = small;
      do {
        roots[q] = small;
        q = next[q]!;
      } while (q !== small);
    }
  }

  /**
   * The root of the chain at `p`, a stone of it that stands for it until the next play or undo.
   */
  root(p: Point): Point {
    return this.roots[p]!;
  }

  /** The number of stones of the chain at `p`. */
  size(p: Point): number {
    return this.sizes[this.root(p)]!;
  }

  /** The stone after `p` in the circular list of its chain. */
  following(p: Point): Point {
    return this.next[p]!;
  }

  /**
   * Whether the chain at `p` has no liberty that is seen or assumed, once its empty neighbor
   * `except` is filled by the opponent.
   */
  diesAt(p: Point, except: Point): boolean {
    const { around, cells, libs } = this;
    const root = this.root(p);
    let pairs = 0;
    const color = cells[p];
    for (let k = 4 * except, end = k + 4; k < end; k++) {
      const n = around[k]!;
      if (cells[n] === color && this.roots[n] === root) pairs++;
    }
    return libs[root] === pairs;
  }

  /**
   * Whether the chain at `p` is held by an open side or a `?` next to it, so that it never dies.
   */
  isHeld(p: Point): boolean {
    return this.libs[this.root(p)]! >= HELD;
  }

  /**
   * The number of pairs of a stone of the chain at `p` and an empty point next to it: one to four
   * for each liberty.
   */
  pairs(p: Point): number {
    return this.libs[this.root(p)]! & VISIBLE;
  }

  /**
   * The number of liberties (distinct empty neighbors) of the chain at `p`, counted to `most` at
   * most.
   */
  liberties(p: Point, most = this.area): number {
    const pairs = this.pairs(p);
    if (pairs > 4 * (most - 1)) return most;
    return pairs === 1 ? 1 : this.libertiesInto(p, this.found, most);
  }

  /**
   * Writes the liberties of the chain at `p`, `most` at most, to `into` and returns how many there
   * are.
   */
  libertiesInto(p: Point, into: Int16Array, most = this.area): number {
    const { around, cells, next, stamps } = this;
    const stamp = ++this.stamp;
    // A long chain with few liberties is walked only until all of its pairs were met.
    let left = this.pairs(p);
    let count = 0;
    for (let q = p; left > 0; q = next[q]!) {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = around[k]!;
        if (cells[n] !== EMPTY) continue;
        left--;
        if (stamps[n] === stamp) continue;
        stamps[n] = stamp;
        into[count++] = n;
        if (count >= most) return count;
      }
    }
    return count;
  }

  /** The points of the chain at `p`, in no order. */
  chain(p: Point): Point[] {
    const points = [p];
    for (let q = this.following(p); q !== p; q = this.following(q)) points.push(q);
    return points;
  }
}

/** A copy with more room: twice as much if nothing else is said. */
export function enlarged<T extends Int16Array | Int32Array>(old: T, length = 2 * old.length): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old);
  return larger;
}
