import type { CyclePlay } from './cycle.ts';
import type { Geometry } from './geometry.ts';
import { type Color, EMPTY, opponent, type Point } from './types.ts';

/** A string that stands still during every cycle, and whose liberties (local points) are all in play. */
interface Wall {
  readonly color: number;
  readonly points: readonly number[];
}

interface ArenaParts {
  readonly geometry: Geometry;
  /** Local index -> point of the board. */
  readonly points: readonly Point[];
  /** Of the whole board. */
  readonly cells: Uint8Array;
  /** Four local neighbours of each local point, -1 for none in play. */
  readonly near: Int16Array;
  /** Colors (1, 2, 3 for both) that may play on a point without staying there for good. */
  readonly open: Uint8Array;
  /** The part (string or empty region of the start) of each local point. */
  readonly part: Int16Array;
  /** For a part that is a string: the empty regions next to it. */
  readonly regions: readonly (readonly number[])[];
  readonly walls: readonly Wall[];
  readonly suicide: boolean;
}

/**
 * The small board of a search for cycles: the points that a cycle may touch, with local indices from 0. Stones of play never join
 * a string that stands still (such plays lie on no cycle, T4), so strings are wholly local, and of the rest of the board only the *walls*
 * matter. One play deep: `load`, `play`, `undo`.
 */
export class Arena {
  readonly n: number;
  readonly geometry: Geometry;
  readonly points: readonly Point[];
  readonly start: Uint8Array;
  readonly near: Int16Array;
  readonly open: Uint8Array;
  readonly part: Int16Array;
  readonly regions: readonly (readonly number[])[];
  readonly suicideAllowed: boolean;

  /** The stones now. Write it, then call {@link settle}. */
  readonly cells: Uint8Array;
  /** What the last play removed: `captured[0 … capturedCount - 1]`; own stones when it was a suicide. */
  readonly captured: Int16Array;
  capturedCount = 0;
  wasSuicide = false;
  /** The string that {@link flood} walked: `string[0 … stringCount - 1]`. */
  readonly string: Int16Array;
  stringCount = 0;

  private readonly walls: readonly Wall[];
  private readonly wallLiberties: Int16Array;
  private readonly wallsAt: (readonly number[])[];
  private readonly stamp: Int32Array;
  private tick = 0;

  constructor(parts: ArenaParts) {
    const n = parts.points.length;
    this.n = n;
    this.geometry = parts.geometry;
    this.points = parts.points;
    this.near = parts.near;
    this.open = parts.open;
    this.part = parts.part;
    this.regions = parts.regions;
    this.suicideAllowed = parts.suicide;
    this.start = Uint8Array.from(parts.points, (p) => parts.cells[p]!);
    this.cells = this.start.slice();
    this.captured = new Int16Array(n);
    this.string = new Int16Array(n);
    this.stamp = new Int32Array(n);
    this.walls = parts.walls;
    this.wallLiberties = new Int16Array(parts.walls.length);
    const at: number[][] = Array.from({ length: n }, () => []);
    parts.walls.forEach((wall, w) => {
      for (const i of wall.points) at[i]!.push(w);
    });
    this.wallsAt = at;
    this.settle();
  }

  /** Counts the liberties of the walls after `cells` was written. */
  settle(): void {
    for (let w = 0; w < this.walls.length; w++) {
      let count = 0;
      for (const i of this.walls[w]!.points) if (this.cells[i] === EMPTY) count++;
      this.wallLiberties[w] = count;
    }
  }

  /**
   * Plays on the empty point `i`, or returns false and changes nothing: a suicide that is not allowed, or a play that captures a wall
   * (which would leave every cycle).
   */
  play(i: number, color: Color): boolean {
    const { cells, near } = this;
    const enemy = opponent(color);
    for (const w of this.wallsAt[i]!) {
      if (this.walls[w]!.color === enemy && this.wallLiberties[w] === 1) return false;
    }
    cells[i] = color;
    this.capturedCount = 0;
    this.wasSuicide = false;
    for (let k = 4 * i, end = k + 4; k < end; k++) {
      const j = near[k]!;
      if (j >= 0 && cells[j] === enemy && !this.breathes(j)) this.remove();
    }
    if (this.capturedCount === 0 && !this.breathes(i)) {
      if (!this.suicideAllowed) {
        cells[i] = EMPTY;
        return false;
      }
      this.wasSuicide = true;
      this.remove();
    }
    return true;
  }

  /** Takes back the last play, which was on `i` by `color`. */
  undo(i: number, color: Color): void {
    const back = this.wasSuicide ? color : opponent(color);
    for (let k = 0; k < this.capturedCount; k++) this.cells[this.captured[k]!] = back;
    this.cells[i] = EMPTY;
  }

  /** Walks the string at `i` until it meets a liberty; false when it has none, and then `string` is the whole string. */
  private breathes(i: number): boolean {
    const { cells, near, stamp, string } = this;
    const color = cells[i];
    const tick = ++this.tick;
    let count = 1;
    string[0] = i;
    stamp[i] = tick;
    for (let at = 0; at < count; at++) {
      for (let k = 4 * string[at]!, end = k + 4; k < end; k++) {
        const j = near[k]!;
        if (j < 0) continue;
        const cell = cells[j];
        if (cell === EMPTY) return true;
        if (cell === color && stamp[j] !== tick) {
          stamp[j] = tick;
          string[count++] = j;
        }
      }
    }
    this.stringCount = count;
    return false;
  }

  private remove(): void {
    for (let k = 0; k < this.stringCount; k++) {
      const j = this.string[k]!;
      this.captured[this.capturedCount++] = j;
      this.cells[j] = EMPTY;
    }
  }

  /** Walks the whole string at `i` into `string`. */
  flood(i: number): void {
    const { cells, near, stamp, string } = this;
    const color = cells[i];
    const tick = ++this.tick;
    let count = 1;
    string[0] = i;
    stamp[i] = tick;
    for (let at = 0; at < count; at++) {
      for (let k = 4 * string[at]!, end = k + 4; k < end; k++) {
        const j = near[k]!;
        if (j >= 0 && cells[j] === color && stamp[j] !== tick) {
          stamp[j] = tick;
          string[count++] = j;
        }
      }
    }
    this.stringCount = count;
  }

  /** The play on `i` from the stones as they are now, with Spight's marks, on the points of the board; nothing is changed. */
  describe(i: number, color: Color): CyclePlay {
    this.cells[i] = color;
    this.flood(i);
    const string = this.board(this.string, this.stringCount);
    this.cells[i] = EMPTY;
    this.settle();
    this.play(i, color);
    const captured = this.board(this.captured, this.capturedCount);
    this.undo(i, color);
    return { color, point: this.points[i]!, string, captured };
  }

  private board(list: Int16Array, count: number): Point[] {
    const points: Point[] = [];
    for (let k = 0; k < count; k++) points.push(this.points[list[k]!]!);
    return this.geometry.sorted(points);
  }
}
