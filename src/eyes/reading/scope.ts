import type { Scratch } from '../../go/scratch.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/**
 * What a reading of a chain depends on. During the reading, all code that looks at the board notes
 * where; at its end all that could have been seen from there is collected: the points and those
 * next to them, each chain that stands on one of them, to its last stone, and what is next to that
 * chain. A play in the search stands on a point that was noted, so any chain that it is part of is
 * made of such points and of chains next to them. On a board that is the same on all these points
 * the reading goes the same way.
 */
export class Scope {
  /**
   * By point: whether something looked at it and at its neighbors. One more for what is beyond the
   * edge.
   */
  readonly looked: Uint8Array;
  private readonly marks: Uint8Array;

  constructor(area: number) {
    this.looked = new Uint8Array(area + 1);
    this.marks = new Uint8Array(area + 1);
  }

  forget(): void {
    this.looked.fill(0);
  }

  /**
   * The points that bear on what was looked at, on the board as it was when the reading began, in
   * no order.
   */
  points(board: Scratch): Point[] {
    const { looked, marks } = this;
    const { area, cells, geometry } = board;
    const found: Point[] = [];
    const add = (p: Point) => {
      if (marks[p] !== 0) return;
      marks[p] = 1;
      found.push(p);
    };
    for (let p = 0; p < area; p++) {
      if (looked[p] === 0) continue;
      add(p);
      for (const n of geometry.adjacent(p)) add(n);
    }
    // What is added here is next to a chain only, which does not make it bear on anything further.
    for (const stone of found.slice()) {
      if (cells[stone] === EMPTY || cells[stone] === UNKNOWN || marks[stone] === 2) continue;
      let q = stone;
      do {
        add(q);
        marks[q] = 2;
        for (const n of geometry.adjacent(q)) add(n);
        q = board.following(q);
      } while (q !== stone);
    }
    for (const p of found) marks[p] = 0;
    return found;
  }
}
