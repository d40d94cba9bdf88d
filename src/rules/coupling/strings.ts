import type { Position } from '../../go/position.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

interface Around {
  /** The empty points next to the string. */
  readonly liberties: readonly Point[];
  /** Whether it may live by a liberty that nobody sees. */
  readonly unseen: boolean;
}

/** The strings of a position, each walked once and only when somebody asks. */
export class Strings {
  private readonly at: Int16Array;
  private readonly around: Around[] = [];

  constructor(private readonly position: Position) {
    this.at = new Int16Array(position.cells.length).fill(-1);
  }

  /** The number of the string at `p`, where a stone is. */
  of(p: Point): number {
    const known = this.at[p]!;
    if (known >= 0) return known;
    const { cells, geometry } = this.position;
    const { neighbors, outward } = geometry;
    const id = this.around.length;
    const color = cells[p];
    const stones = [p];
    const liberties: Point[] = [];
    let unseen = false;
    this.at[p] = id;
    for (const q of stones) {
      if (outward[q]) unseen = true;
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const cell = cells[n]!;
        if (cell === color) {
          if (this.at[n]! >= 0) continue;
          this.at[n] = id;
          stones.push(n);
        } else if (cell === UNKNOWN) unseen = true;
        else if (cell === EMPTY && !liberties.includes(n)) liberties.push(n);
      }
    }
    this.around.push({ liberties, unseen });
    return id;
  }

  /** Whether the string of that number could be taken by stones on these points. */
  within(id: number, has: (p: Point) => boolean): boolean {
    const { liberties, unseen } = this.around[id]!;
    return !unseen && liberties.every(has);
  }
}

const kept = new WeakMap<Position, Strings>();

export function stringsOf(position: Position): Strings {
  let strings = kept.get(position);
  if (!strings) {
    strings = new Strings(position);
    kept.set(position, strings);
  }
  return strings;
}
