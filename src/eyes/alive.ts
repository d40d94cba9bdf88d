import type { Scratch } from '../go/scratch.ts';
import { EMPTY, type Point, UNKNOWN } from '../go/types.ts';

/** Boards of more points are not looked at: one number holds a set of points. */
const LARGEST = 30;

/**
 * Whether a string lives whatever its opponent plays, even if its owner always passes.
 *
 * Source: David B. Benson, "Life in the Game of Go" (1976): a set of strings lives unconditionally when each has two regions whose
 * empty points are all liberties of it, and whose borders are of the set alone.
 */
export class Alive {
  private readonly all: number;
  private notLeft = 0;
  private notRight = 0;
  /** Strings and regions that may still be of the set. */
  private readonly strings = new Int32Array(LARGEST);
  private readonly liberties = new Int32Array(LARGEST);
  private readonly regions = new Int32Array(LARGEST);

  constructor(private readonly board: Scratch) {
    const { area, geometry } = board;
    const drawn = !geometry.hasOpenSide && !board.cells.includes(UNKNOWN);
    this.all = drawn && area <= LARGEST ? 2 ** area - 1 : 0;
    if (this.all === 0) return;
    for (let p = 0; p < area; p++) {
      if (geometry.x(p) > 0) this.notLeft |= 1 << p;
      if (geometry.x(p) < geometry.columns - 1) this.notRight |= 1 << p;
    }
  }

  /** Whether the string at `target` does. False on boards that are too large, or not drawn whole. */
  has(target: Point): boolean {
    const { board, all, strings, liberties, regions } = this;
    if (all === 0) return false;
    const own = board.cells[target]!;
    let stones = 0;
    let empty = 0;
    for (let p = 0; p < board.area; p++) {
      if (board.cells[p] === own) stones |= 1 << p;
      else if (board.cells[p] === EMPTY) empty |= 1 << p;
    }
    let regionsTo = this.split(all & ~stones, regions);
    if (regionsTo < 2) return false;
    let stringsTo = this.split(stones, strings);
    for (let i = 0; i < stringsTo; i++) liberties[i] = this.beside(strings[i]!);
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = stringsTo - 1; i >= 0; i--) {
        const border = liberties[i]!;
        let vital = 0;
        for (let k = 0; k < regionsTo; k++) {
          const free = regions[k]! & empty;
          if (free !== 0 && (free & ~border) === 0) vital++;
        }
        if (vital >= 2) continue;
        if ((strings[i]! >> target) & 1) return false;
        strings[i] = strings[--stringsTo]!;
        liberties[i] = liberties[stringsTo]!;
        for (let k = regionsTo - 1; k >= 0; k--) {
          if (regions[k]! & border) regions[k] = regions[--regionsTo]!;
        }
        changed = true;
      }
    }
    return true;
  }

  /** Cuts a set of points into those that hang together, and returns how many there are. */
  private split(points: number, into: Int32Array): number {
    let count = 0;
    for (let left = points; left !== 0; left &= ~into[count++]!) {
      let part = left & -left;
      for (let more = part; more !== 0; part |= more) more = this.beside(part) & points & ~part;
      into[count] = part;
    }
    return count;
  }

  /** The points of a set and those next to it. */
  private beside(set: number): number {
    const { columns } = this.board.geometry;
    const row = ((set & this.notRight) << 1) | ((set & this.notLeft) >>> 1);
    return (set | row | (set << columns) | (set >>> columns)) & this.all;
  }
}
