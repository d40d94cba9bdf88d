// biome-ignore-all lint/style/noNonNullAssertion: arrays are as long as the board.
import type { Scratch } from '../../../go/scratch.ts';
import { type Color, EMPTY, type Point, UNKNOWN } from '../../../go/types.ts';

/** The number of no region. */
const NONE = 0;
/** With more empty points than this the first look costs about as much as a whole one. */
const FEW = 24;

/**
 * Whether a chain lives whatever its opponent plays, even if its owner always passes.
 *
 * Source: David B. Benson, "Life in the Game of Go" (1976): a set of chains lives unconditionally
 * when each has two vital regions, and the borders of these are of the set alone. A region is a
 * connected set of points without a stone of the owner; it is vital to a chain when all its empty
 * points are liberties of that chain. A chain that lives without some region also lives whatever
 * its owner plays there.
 */
export class UnconditionalLife {
  private readonly drawn: boolean;
  private readonly queue: Int16Array;
  /** By point, the number of its region, from 1. */
  private readonly region: Int16Array;
  private regions = 0;
  /** By region: how many points are empty, and its first border; then whether it counts. */
  private readonly empties: Int16Array;
  private readonly firstBorder: Int16Array;
  private readonly counts: Uint8Array;
  /**
   * Borders, of a region with a chain: the root of the chain, and how many liberties it has there.
   */
  private readonly roots: Int16Array;
  private readonly shares: Int16Array;
  private borders = 0;
  /**
   * By root: its border with the region at hand, its vital regions, and whether it is of the set.
   */
  private readonly borderOf: Int16Array;
  private readonly vital: Int16Array;
  private readonly living: Uint8Array;
  /** The empty points; by empty point or root of an opponent's chain, another one of its region. */
  private readonly empty = new Int16Array(FEW);
  private readonly parent: Int16Array;

  constructor(private readonly board: Scratch) {
    const { area, geometry } = board;
    this.drawn = !geometry.hasOpenSide && !board.cells.includes(UNKNOWN);
    this.queue = new Int16Array(area);
    this.region = new Int16Array(area + 1);
    this.empties = new Int16Array(area + 2);
    this.firstBorder = new Int16Array(area + 2);
    this.counts = new Uint8Array(area + 2);
    this.roots = new Int16Array(4 * area);
    this.shares = new Int16Array(4 * area);
    this.borderOf = new Int16Array(area + 1);
    this.vital = new Int16Array(area + 1);
    this.living = new Uint8Array(area + 1);
    this.parent = new Int16Array(area);
  }

  /** Whether the chain at `target` lives. False on boards that are not drawn whole. */
  has(target: Point): boolean {
    if (!this.drawn) return false;
    const own = this.board.cells[target] as Color;
    this.regions = 0;
    if (!this.mayLive(own)) return false;
    this.findRegions(own);
    this.findLiving(NONE, NONE);
    return this.living[this.board.root(target)] === 1;
  }

  /**
   * Whether the chain at `target`, the one that {@link has} was asked about last, can be joined to
   * one that lives: at a liberty of both if its owner moves first, but not at `barred`; else at two
   * of them.
   */
  joins(target: Point, ownerMoves: boolean, barred: Point): boolean {
    if (!this.drawn || this.regions < 2) return false;
    const { board, region } = this;
    const { around } = board.geometry;
    let other: Point = -1;
    let q = target;
    do {
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const p = around[k]!;
        if (board.cells[p] !== EMPTY || p === other || !this.touchesLiving(p, target)) continue;
        if (ownerMoves ? p !== barred : other >= 0) {
          this.findLiving(region[p]!, ownerMoves ? NONE : region[other]!);
          if (this.touchesLiving(p, target) && (ownerMoves || this.touchesLiving(other, target))) return true;
          this.findLiving(NONE, NONE);
        } else other = p;
      }
      q = board.following(q);
    } while (q !== target);
    return false;
  }

  /** Whether a chain of the set, not that at `target`, has the empty point `p` as a liberty. */
  private touchesLiving(p: Point, target: Point): boolean {
    const { board, living } = this;
    const { around } = board.geometry;
    const { cells } = board;
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = around[k]!;
      if (cells[n] !== cells[target]) continue;
      const root = board.root(n);
      if (living[root] === 1 && root !== board.root(target)) return true;
    }
    return false;
  }

  /**
   * Whether a first look lets any chain live: its regions are connected by empty points and the
   * chains next to them, and borders are only those with a liberty there. Regions that are smaller
   * and borders that are missing let more chains live, so when none does, none does. In two of
   * three positions the look ends here, and it costs a fraction of {@link findRegions}.
   */
  private mayLive(own: Color): boolean {
    const { board, empties, empty, firstBorder, region } = this;
    const { around } = board.geometry;
    const count = this.listEmpty();
    if (count > FEW) return true;
    for (let i = 0; i < count; i++) this.connect(empty[i]!, own);
    let regions = 0;
    this.borders = 0;
    for (let i = 0; i < count; i++) {
      if (region[empty[i]!] !== NONE) continue;
      const top = this.top(empty[i]!);
      const id = ++regions;
      firstBorder[id] = this.borders;
      empties[id] = 0;
      for (let j = i; j < count; j++) {
        const p = empty[j]!;
        if (region[p] !== NONE || this.top(p) !== top) continue;
        region[p] = id;
        empties[id]! += 1;
        let [a, b, c] = [-1, -1, -1];
        for (let k = 4 * p; k < 4 * p + 4; k++) {
          if (board.cells[around[k]!] !== own) continue;
          const root = board.root(around[k]!);
          if (root === a || root === b || root === c) continue;
          [a, b, c] = [root, a, b];
          this.addBorder(root, id, 1);
        }
      }
    }
    if (regions < 2) return false;
    firstBorder[regions + 1] = this.borders;
    this.regions = regions;
    this.findLiving(NONE, NONE);
    this.regions = 0;
    for (let i = 0; i < this.borders; i++) if (this.living[this.roots[i]!] === 1) return true;
    return false;
  }

  /** Lists the empty points, FEW and one at most are counted, each a region of its own. */
  private listEmpty(): number {
    const { board, empty, parent, region } = this;
    const { around } = board.geometry;
    const { area, cells } = board;
    let count = 0;
    for (let p = 0; p < area; p++) {
      if (cells[p] !== EMPTY) continue;
      if (count === FEW) return FEW + 1;
      empty[count++] = p;
      parent[p] = p;
      region[p] = NONE;
      for (let k = 4 * p; k < 4 * p + 4; k++) {
        const n = around[k]!;
        if (n === area || cells[n] === EMPTY) continue;
        const root = board.root(n);
        parent[root] = root;
      }
    }
    return count;
  }

  /** Puts an empty point and what is next to it and not of `own` into one region. */
  private connect(p: Point, own: Color): void {
    const { board, parent } = this;
    const { around } = board.geometry;
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = around[k]!;
      if (n === board.area || board.cells[n] === own) continue;
      const other = this.top(board.cells[n] === EMPTY ? n : board.root(n));
      parent[other] = this.top(p);
    }
  }

  /** The point that stands for a region. */
  private top(p: Point): Point {
    const { parent } = this;
    let q = p;
    while (parent[q] !== q) q = parent[q]!;
    return q;
  }

  private findRegions(own: Color): void {
    const { board, region, empties, firstBorder } = this;
    region.fill(NONE);
    this.regions = 0;
    this.borders = 0;
    for (let p = 0; p < board.area; p++) {
      if (board.cells[p] === own || region[p] !== NONE) continue;
      const id = ++this.regions;
      firstBorder[id] = this.borders;
      empties[id] = this.fill(p, own, id);
    }
    firstBorder[this.regions + 1] = this.borders;
  }

  /** Notes a region and its borders, and returns how many empty points it has. */
  private fill(start: Point, own: Color, id: number): number {
    const { board, queue, region } = this;
    const { area, cells } = board;
    const { around } = board.geometry;
    let empties = 0;
    let to = 1;
    queue[0] = start;
    region[start] = id;
    for (let i = 0; i < to; i++) {
      const q = queue[i]!;
      const share = cells[q] === EMPTY ? 1 : 0;
      empties += share;
      let [a, b, c] = [-1, -1, -1];
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const n = around[k]!;
        if (n === area) continue;
        if (cells[n] === own) {
          const root = board.root(n);
          if (root === a || root === b || root === c) continue;
          [a, b, c] = [root, a, b];
          this.addBorder(root, id, share);
        } else if (region[n] === NONE) {
          region[n] = id;
          queue[to++] = n;
        }
      }
    }
    return empties;
  }

  private addBorder(root: Point, id: number, share: number): void {
    const { borderOf, roots, shares } = this;
    let border = borderOf[root]!;
    if (border < this.firstBorder[id]! || border >= this.borders || roots[border] !== root) {
      border = this.borders++;
      borderOf[root] = border;
      roots[border] = root;
      shares[border] = 0;
    }
    shares[border]! += share;
  }

  /** Finds the largest set of chains that lives without the regions `a` and `b`. */
  private findLiving(a: number, b: number): void {
    const { borders, counts, empties, firstBorder, living, regions, roots, shares, vital } = this;
    for (let i = 0; i < borders; i++) living[roots[i]!] = 1;
    for (let id = 1; id <= regions; id++) counts[id] = empties[id]! > 0 && id !== a && id !== b ? 1 : 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i < borders; i++) vital[roots[i]!] = 0;
      for (let id = 1; id <= regions; id++) {
        if (counts[id] === 0) continue;
        for (let i = firstBorder[id]!; i < firstBorder[id + 1]!; i++)
          if (shares[i] === empties[id]) vital[roots[i]!]! += 1;
      }
      for (let i = 0; i < borders; i++) if (vital[roots[i]!]! < 2) living[roots[i]!] = 0;
      for (let id = 1; id <= regions; id++) {
        if (counts[id] === 0) continue;
        for (let i = firstBorder[id]!; i < firstBorder[id + 1]!; i++) {
          if (living[roots[i]!] === 1) continue;
          counts[id] = 0;
          changed = true;
        }
      }
    }
  }
}
