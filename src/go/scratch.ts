// biome-ignore-all lint/style/noNonNullAssertion: points, roots and places of the log lie in their arrays.
/*
 * The board that searches play on. A check of each access to its typed arrays would cost a tenth of
 * all searches, so this file asserts with `!`.
 */

import { Chains, enlarged, VISIBLE } from './chains.ts';
import { Position } from './position.ts';
import { type Color, EMPTY, type Point } from './types.ts';
import { combine, KEYS_HIGH, KEYS_LOW, makeKeys } from './zobrist.ts';

/**
 * A frame of the undo stack: point, color and flags in one number, the hash halves, how high the
 * other stacks were.
 */
const FRAME = 5;
/** Plays that there is room for at first. */
const ROOM = 64;
const SUICIDE = 1;
const ASSUMED = 2;

/**
 * A board to search on: plays and takes back, with captures and suicide as `place` has them
 * (suicide is always carried out; whether it is legal is for the caller). Joins and captures of
 * chains are logged, so that `undo` restores everything exactly. Nothing is allocated by a play.
 */
export class Scratch extends Chains {
  /** The halves of the Zobrist hash, 26 bits each. */
  high = 0;
  low = 0;
  /** Plays made and not taken back. */
  depth = 0;
  /**
   * Points removed by the plays made so far; those of the last play stand from `takenFrom` to
   * `takenTo`.
   */
  taken: Int16Array;
  takenTo = 0;

  private frames: Int32Array;
  /** Sizes of the chains in `taken`. */
  private groups: Int16Array;
  private groupsTo = 0;

  private constructor(position: Position) {
    super(position.geometry);
    makeKeys(this.area);
    this.frames = new Int32Array(ROOM * FRAME);
    this.taken = new Int16Array(this.area + ROOM);
    this.groups = new Int16Array(this.area + ROOM);
    this.set(position);
  }

  static from(position: Position): Scratch {
    return new Scratch(position);
  }

  /** Forgets all plays and starts from another position on the same geometry. */
  set(position: Position): void {
    this.build(position);
    const hash = position.hash;
    this.low = hash % 0x4000000;
    this.high = (hash - this.low) / 0x4000000;
    this.depth = 0;
    this.takenTo = 0;
    this.groupsTo = 0;
  }

  /** The Zobrist hash of the board; that of a `Position` with the same cells. */
  get hash(): number {
    return combine(this.high, this.low);
  }

  /** Where the points removed by the last play begin in `taken`. */
  get takenFrom(): number {
    return this.ofLast(4);
  }

  /** The point and the color of the last play. Only after one. */
  get lastPoint(): Point {
    return this.ofLast(0) >> 4;
  }

  get lastColor(): Color {
    return ((this.ofLast(0) >> 2) & 3) as Color;
  }

  /** Whether the last play was a suicide. */
  get suicide(): boolean {
    return (this.ofLast(0) & SUICIDE) !== 0;
  }

  /**
   * Whether the last play may have left a chain without a liberty to be seen, held by `?` or an
   * open side only: it did so beside it, or it is beside what is not drawn.
   */
  get assumed(): boolean {
    return (this.ofLast(0) & ASSUMED) !== 0;
  }

  /** A number of the frame of the last play; 0 where there is none. */
  private ofLast(field: number): number {
    return this.frames[FRAME * (this.depth - 1) + field] ?? 0;
  }

  /**
   * Puts a stone on the board and removes what has no liberty: of the opponent, else, if the new
   * chain has none, that chain. Returns the number of stones removed (own ones when {@link
   * suicide}), or -1, with nothing done, when the point is not empty.
   */
  play(color: Color, p: Point): number {
    const { around, cells, libs, roots } = this;
    if (cells[p] !== EMPTY) return -1;
    const frame = FRAME * this.depth;
    if (frame === this.frames.length) this.grow();
    const { frames } = this;
    const takenFrom = this.takenTo;
    frames[frame + 1] = this.high;
    frames[frame + 2] = this.low;
    frames[frame + 3] = this.joinsTo;
    frames[frame + 4] = takenFrom;
    this.depth++;
    cells[p] = color;
    const key = 3 * p + color - 1;
    this.high ^= KEYS_HIGH[key]!;
    this.low ^= KEYS_LOW[key]!;
    roots[p] = p;
    this.next[p] = p;
    this.sizes[p] = 1;
    const n0 = around[4 * p]!;
    const n1 = around[4 * p + 1]!;
    const n2 = around[4 * p + 2]!;
    const n3 = around[4 * p + 3]!;
    const r0 = roots[n0]!;
    const r1 = roots[n1]!;
    const r2 = roots[n2]!;
    const r3 = roots[n3]!;
    // Without a branch for each neighbor: which of them are friends is as good as random, and a
    // wrong guess costs more than the sums.
    const k0 = 1 << cells[n0]!;
    const k1 = 1 << cells[n1]!;
    const k2 = 1 << cells[n2]!;
    const k3 = 1 << cells[n3]!;
    const empty = (k0 & 1) + (k1 & 1) + (k2 & 1) + (k3 & 1);
    let friends =
      ((k0 >> color) & 1) |
      (((k1 >> color) & 1) << 1) |
      (((k2 >> color) & 1) << 2) |
      (((k3 >> color) & 1) << 3);
    // Every chain next to `p` loses a pair for each stone that it has there. Where there is no
    // stone, `libs[area]` does.
    libs[p] = this.held[p]! + empty;
    libs[this.area] = VISIBLE;
    const l0 = (libs[r0]! -= 1);
    const l1 = (libs[r1]! -= 1);
    const l2 = (libs[r2]! -= 1);
    const l3 = (libs[r3]! -= 1);
    let flags = this.held[p]! === 0 ? 0 : ASSUMED;
    if ((l0 & VISIBLE) === 0) flags |= this.strangled(n0, r0, color);
    if ((l1 & VISIBLE) === 0) flags |= this.strangled(n1, r1, color);
    if ((l2 & VISIBLE) === 0) flags |= this.strangled(n2, r2, color);
    if ((l3 & VISIBLE) === 0) flags |= this.strangled(n3, r3, color);
    let root = p;
    while (friends !== 0) {
      const k = 31 - Math.clz32(friends);
      friends ^= 1 << k;
      const friend = roots[around[4 * p + k]!]!;
      if (root === p) root = this.attach(p, friend);
      else if (friend !== root) root = this.join(friend, root);
    }
    const own = libs[root]!;
    if ((own & VISIBLE) === 0) {
      if (own === 0) {
        flags |= SUICIDE;
        this.remove(root, color);
      } else flags |= ASSUMED;
    }
    frames[frame] = (p << 4) | (color << 2) | flags;
    return this.takenTo - takenFrom;
  }

  /** Takes the last play back. */
  undo(): void {
    const { cells, frames, roots } = this;
    const frame = FRAME * --this.depth;
    const head = frames[frame]!;
    const p = head >> 4;
    const color = ((head >> 2) & 3) as Color;
    this.high = frames[frame + 1]!;
    this.low = frames[frame + 2]!;
    const joinsFrom = frames[frame + 3]!;
    const takenFrom = frames[frame + 4]!;
    const suicide = (head & SUICIDE) !== 0;
    if (suicide) this.restore(takenFrom, color);
    this.unjoin(joinsFrom);
    if (!suicide && this.takenTo > takenFrom) this.restore(takenFrom, (3 - color) as Color);
    cells[p] = EMPTY;
    roots[p] = this.area;
    this.addPairs(p, 1);
  }

  /**
   * Handles a chain beside a play of `color` that has no liberty left: an enemy chain dies unless
   * something else holds it.
   */
  private strangled(p: Point, root: Point, color: Color): number {
    if (this.cells[p] !== 3 - color) return 0;
    if (this.libs[root] !== 0) return ASSUMED;
    this.remove(root, (3 - color) as Color);
    return 0;
  }

  /** Adds a pair, or takes one, for each stone next to `p`. */
  private addPairs(p: Point, pairs: number): void {
    const { around, libs, roots } = this;
    libs[roots[around[4 * p]!]!]! += pairs;
    libs[roots[around[4 * p + 1]!]!]! += pairs;
    libs[roots[around[4 * p + 2]!]!]! += pairs;
    libs[roots[around[4 * p + 3]!]!]! += pairs;
  }

  /**
   * Takes the chain at `root` off the board; its neighbors, all of the other color, get liberties.
   */
  private remove(root: Point, color: Color): void {
    const { cells, next, roots, taken } = this;
    let to = this.takenTo;
    let { high, low } = this;
    let q = root;
    do {
      cells[q] = EMPTY;
      roots[q] = this.area;
      high ^= KEYS_HIGH[3 * q + color - 1]!;
      low ^= KEYS_LOW[3 * q + color - 1]!;
      taken[to++] = q;
      this.addPairs(q, 1);
      q = next[q]!;
    } while (q !== root);
    this.high = high;
    this.low = low;
    this.groups[this.groupsTo++] = to - this.takenTo;
    this.takenTo = to;
  }

  /**
   * Puts the chains in `taken`, down to `from`, back on the board. The stones there may have been
   * others since.
   */
  private restore(from: number, color: Color): void {
    const { cells, libs, next, roots, taken } = this;
    while (this.takenTo > from) {
      const to = this.takenTo;
      const size = this.groups[--this.groupsTo]!;
      const first = to - size;
      const root = taken[first]!;
      let after = root;
      for (let i = to - 1; i >= first; i--) {
        const q = taken[i]!;
        cells[q] = color;
        roots[q] = root;
        next[q] = after;
        after = q;
        this.addPairs(q, -1);
      }
      libs[root] = 0;
      this.sizes[root] = size;
      this.takenTo = first;
    }
  }

  private grow(): void {
    this.frames = enlarged(this.frames);
    // All stones that were there and all that were played, each chain of one stone: no more can
    // ever have been taken.
    const room = this.area + this.frames.length / FRAME;
    this.taken = enlarged(this.taken, room);
    this.groups = enlarged(this.groups, room);
  }

  /** The points removed by the last play, in no order. */
  captured(): Point[] {
    return Array.from(this.taken.subarray(this.takenFrom, this.takenTo));
  }

  /** The board as it is now, as a value. */
  position(): Position {
    return new Position(this.geometry, this.cells.slice(0, this.area), this.hash);
  }

  /** Whether the board is this position: hash first, then every point. */
  is(position: Position): boolean {
    if (position.geometry !== this.geometry || position.hash !== this.hash) return false;
    const { cells } = position;
    for (let p = 0; p < cells.length; p++) if (cells[p] !== this.cells[p]) return false;
    return true;
  }
}
