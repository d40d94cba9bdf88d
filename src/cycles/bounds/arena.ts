import { BLACK, type Color, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import type { CyclePlay } from '../cycle.ts';
import type { Part, Parts } from './parts.ts';

/** A chain that stands still during every cycle, and whose liberties are all among some points. */
interface Wall {
  readonly chain: Part;
  readonly color: Color;
  /** The local points next to it. */
  readonly border: number[];
  liberties: number;
}

const NONE: readonly never[] = [];

/** Some points of a board, with local numbers from 0, and what is around them. */
export class Surroundings {
  readonly n: number;
  readonly start: Uint8Array;
  /** The local points next to each. */
  readonly near: readonly (readonly number[])[];
  /** Colors (1, 2, 3 for both) that may play on a point without staying there for good. */
  readonly open: Uint8Array;
  protected readonly walls: Wall[] = [];

  constructor(
    readonly parts: Parts,
    /** By local number, the points of the board, ascending; they are whole live parts. */
    readonly points: readonly Point[],
    /** Whether no play may capture a wall; else walls live forever. */
    walled = true,
  ) {
    const { cells, geometry } = parts.stones;
    this.n = points.length;
    this.open = new Uint8Array(this.n);
    this.start = new Uint8Array(this.n);
    const local = new Int16Array(geometry.area).fill(-1);
    points.forEach((p, i) => {
      local[p] = i;
    });
    const inside = (p: Point) => local[p] !== -1;
    this.near = points.map((p, i) => {
      const near: number[] = [];
      let barred = 0;
      for (const q of geometry.adjacent(p)) {
        const j = local[q] ?? -1;
        const cell = cells[q];
        if (j >= 0) near.push(j);
        else if (cell !== EMPTY && cell !== UNKNOWN) {
          barred |= cell ?? 0;
          if (walled) this.lean(parts.at(q), i, inside);
        }
      }
      const cell = cells[p] ?? EMPTY;
      this.start[i] = cell;
      // A stone of the position itself may always come back.
      this.open[i] = ((BLACK | WHITE) & ~barred) | cell;
      return near;
    });
  }

  /** Adds point `i` to the border of a chain, if the chain is a wall. */
  private lean(chain: Part, i: number, inside: (p: Point) => boolean): void {
    let wall = this.walls.find((one) => one.chain === chain);
    if (!wall && this.parts.diesWithin(chain, inside)) {
      wall = { chain, color: chain.content as Color, border: [], liberties: 0 };
      this.walls.push(wall);
    }
    if (wall && !wall.border.includes(i)) wall.border.push(i);
  }

  /** All that bears on the cycles on these points: where the keys are the same, those are. */
  get key(): string {
    const { open, points, start, walls } = this;
    let key = `${this.parts.stones.geometry.columns}`;
    for (let i = 0; i < this.n; i++) key += `${'/.XO'[open[i] ?? 0]}${points[i]}${'.XO'[start[i] ?? 0]}`;
    for (const { border, color } of walls) key += `~${color}${border}`;
    return key;
  }

  /** The walls, each with the points of the board next to it that are among these. */
  borders(): Map<Part, readonly Point[]> {
    return new Map(this.walls.map(({ chain, border }) => [chain, this.named(border)]));
  }

  /** The points of the board with these local numbers. */
  named(list: readonly number[]): Point[] {
    return list.flatMap((k) => this.points[k] ?? NONE);
  }
}

/**
 * The small board of a search for cycles: the points that a cycle may touch. Stones of play never
 * join a chain that stands still (such plays lie on no cycle, T4), so chains are wholly local, and
 * of the rest of the board only the *walls* matter. One play deep: write `cells`, `countLiberties`,
 * `undo`.
 */
export class Arena extends Surroundings {
  /** The part (chain or empty region of the start) of each point. */
  readonly part: readonly number[];
  /** For a part that is a chain: the empty regions next to it. */
  readonly regions: readonly (readonly number[])[];
  /** The stones now. Write it, then call {@link countLiberties}. */
  readonly cells: Uint8Array;
  /** What the last play removed; own stones when it was a suicide. */
  captured: number[] = [];
  wasSuicide = false;

  private readonly wallsAt: Wall[][] = [];
  private readonly stamp: Int32Array;
  private tick = 0;

  constructor(
    parts: Parts,
    points: readonly Point[],
    readonly suicideAllowed: boolean,
    walled = true,
  ) {
    super(parts, points, walled);
    const { n, near, start, walls } = this;
    this.cells = start.slice();
    this.stamp = new Int32Array(n);
    for (const wall of walls) for (const i of wall.border) (this.wallsAt[i] ??= []).push(wall);
    const part: number[] = near.map(() => -1);
    const regions: number[][] = [];
    for (let i = 0; i < n; i++) {
      if (part[i] !== -1) continue;
      for (const j of this.connected(i)) part[j] = regions.length;
      regions.push([]);
    }
    near.forEach((list, i) => {
      const beside = regions[part[i] ?? -1];
      if (start[i] === EMPTY || !beside) return;
      for (const j of list) {
        const region = part[j] ?? -1;
        if (start[j] === EMPTY && !beside.includes(region)) beside.push(region);
      }
    });
    this.part = part;
    this.regions = regions;
    this.countLiberties();
  }

  /** Counts the liberties of the walls after `cells` was written. */
  countLiberties(): void {
    for (const wall of this.walls) {
      wall.liberties = 0;
      for (const i of wall.border) if (this.cells[i] === EMPTY) wall.liberties++;
    }
  }

  /**
   * Plays on the empty point `i`, or returns false and changes nothing: a suicide that is not
   * allowed, or a play that captures a wall (which would leave every cycle).
   */
  play(i: number, color: Color): boolean {
    const { cells } = this;
    const enemy = opponent(color);
    for (const wall of this.wallsAt[i] ?? NONE)
      if (wall.color === enemy && wall.liberties === 1) return false;
    cells[i] = color;
    this.captured = [];
    this.wasSuicide = false;
    for (const j of this.near[i] ?? NONE) if (cells[j] === enemy) this.remove(this.connected(j, true));
    if (this.captured.length > 0) return true;
    const own = this.connected(i, true);
    if (own.length === 0) return true;
    this.wasSuicide = this.suicideAllowed;
    if (this.wasSuicide) this.remove(own);
    else cells[i] = EMPTY;
    return this.wasSuicide;
  }

  /** Takes back the last play, which was on `i` by `color`. */
  undo(i: number, color: Color): void {
    const back = this.wasSuicide ? color : opponent(color);
    for (const j of this.captured) this.cells[j] = back;
    this.cells[i] = EMPTY;
  }

  /** The chain (or region) at `i`; with `dead`, only if it has no liberty, else nothing. */
  connected(i: number, dead = false): readonly number[] {
    const { cells, near, stamp } = this;
    const content = cells[i];
    const tick = ++this.tick;
    const found = [i];
    stamp[i] = tick;
    for (const k of found)
      for (const j of near[k] ?? NONE) {
        const cell = cells[j];
        if (dead && cell === EMPTY) return NONE;
        if (cell !== content || stamp[j] === tick) continue;
        stamp[j] = tick;
        found.push(j);
      }
    return found;
  }

  /**
   * The play on `i` from the stones as they are now, with Spight's marks, on the points of the
   * board; nothing is changed.
   */
  describe(i: number, color: Color): CyclePlay {
    const { geometry } = this.parts.stones;
    this.cells[i] = color;
    const chain = geometry.sorted(this.named(this.connected(i)));
    this.cells[i] = EMPTY;
    this.countLiberties();
    this.play(i, color);
    const captured = geometry.sorted(this.named(this.captured));
    this.undo(i, color);
    const [point = -1] = this.named([i]);
    return { color, point, chain, captured };
  }

  private remove(chain: readonly number[]): void {
    for (const j of chain) {
      this.captured.push(j);
      this.cells[j] = EMPTY;
    }
  }
}
