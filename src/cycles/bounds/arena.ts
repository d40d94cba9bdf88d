import type { Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from '../../go/types.ts';
import type { CyclePlay } from '../cycle.ts';
import { type Chain, chainsOf } from './chains.ts';

/**
 * A chain that stands still during every cycle, and whose liberties are all points of the arena.
 */
interface Wall {
  readonly chain: Chain;
  readonly color: Color;
  /** The points of the arena next to it. */
  readonly border: readonly number[];
  liberties: number;
}

const NONE: readonly never[] = [];

/**
 * The small board of a search for cycles: the points that a cycle may touch, with local numbers
 * from 0 in the order of the board. Stones of play never join a chain that stands still (such plays
 * lie on no cycle, T4), so chains are wholly local, and of the rest of the board only the *walls*
 * matter. One play deep: write `cells`, `settle`, `play`, `undo`.
 */
export class Arena {
  readonly n: number;
  readonly start: Uint8Array;
  /** The local points next to each. */
  readonly near: readonly (readonly number[])[];
  /** Colors (1, 2, 3 for both) that may play on a point without staying there for good. */
  readonly open: Uint8Array;
  /** The part (chain or empty region of the start) of each point. */
  readonly part: readonly number[];
  /** For a part that is a chain: the empty regions next to it. */
  readonly regions: readonly (readonly number[])[];

  /** The stones now. Write it, then call {@link settle}. */
  readonly cells: Uint8Array;
  /** What the last play removed; own stones when it was a suicide. */
  captured: number[] = [];
  wasSuicide = false;

  private readonly walls: Wall[] = [];
  private readonly wallsAt: Wall[][];
  private readonly stamp: Int32Array;
  private tick = 0;

  constructor(
    private readonly position: Position,
    /** By local number, the points of the board, ascending. */
    readonly points: readonly Point[],
    readonly suicideAllowed: boolean,
    /** Whether no play may capture a wall; else walls live forever. */
    walled = true,
  ) {
    const { cells, geometry } = position;
    const n = points.length;
    this.n = n;
    const local = new Map<Point, number>();
    for (const p of points) local.set(p, local.size);
    this.start = Uint8Array.from(points, (p) => cells[p] ?? EMPTY);
    this.cells = this.start.slice();
    this.stamp = new Int32Array(n);
    this.open = new Uint8Array(n);
    this.wallsAt = points.map(() => []);
    const chains = chainsOf(position);
    const wallOf = new Map<Chain, Wall & { border: number[] }>();
    const inArena = (p: Point) => local.has(p);
    this.near = points.map((p, i) => {
      const near: number[] = [];
      let barred = 0;
      for (const q of geometry.adjacent(p)) {
        const j = local.get(q);
        if (j !== undefined) near.push(j);
        const cell = cells[q];
        if (j !== undefined || (cell !== BLACK && cell !== WHITE)) continue;
        barred |= cell;
        const chain = walled ? chains.at(q) : null;
        if (!chain) continue;
        let wall = wallOf.get(chain);
        if (!wall && chain.diesWithin(inArena)) {
          wall = { chain, color: chain.color, border: [], liberties: 0 };
          wallOf.set(chain, wall);
          this.walls.push(wall);
        }
        if (!wall || wall.border.includes(i)) continue;
        wall.border.push(i);
        this.wallsAt[i]?.push(wall);
      }
      // A stone of the position itself may always come back.
      this.open[i] = ((BLACK | WHITE) & ~barred) | (cells[p] ?? EMPTY);
      return near;
    });
    const part: number[] = points.map(() => -1);
    const regions: number[][] = [];
    for (let i = 0; i < n; i++) {
      if (part[i] !== -1) continue;
      for (const j of this.connected(i)) part[j] = regions.length;
      regions.push([]);
    }
    this.near.forEach((near, i) => {
      const list = regions[part[i] ?? -1];
      if (this.start[i] === EMPTY || !list) return;
      for (const j of near) {
        const region = part[j] ?? -1;
        if (this.start[j] === EMPTY && !list.includes(region)) list.push(region);
      }
    });
    this.part = part;
    this.regions = regions;
    this.settle();
  }

  /**
   * All that bears on the cycles of the arena: those of two arenas with the same key are the same.
   */
  get key(): string {
    const { points, position, start, walls } = this;
    const keys = points.map((p, i) => {
      const around = this.wallsAt[i]?.map((wall) => `~${walls.indexOf(wall)}${wall.color}`);
      return `${p}${'.XO'[start[i] ?? EMPTY]}${this.open[i]}${around}`;
    });
    return `${position.geometry.columns} ${keys.join(' ')}`;
  }

  /** The walls as chains of the board, each with the points of the arena next to it. */
  borders(): Map<Chain, readonly Point[]> {
    return new Map(this.walls.map(({ chain, border }) => [chain, this.named(border)]));
  }

  /** Counts the liberties of the walls after `cells` was written. */
  settle(): void {
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
    const { geometry } = this.position;
    this.cells[i] = color;
    const string = geometry.sorted(this.named(this.connected(i)));
    this.cells[i] = EMPTY;
    this.settle();
    this.play(i, color);
    const captured = geometry.sorted(this.named(this.captured));
    this.undo(i, color);
    const [point = -1] = this.named([i]);
    return { color, point, string, captured };
  }

  /** The points of the board with these local numbers. */
  named(list: readonly number[]): Point[] {
    return list.flatMap((k) => this.points[k] ?? NONE);
  }

  private remove(chain: readonly number[]): void {
    for (const j of chain) {
      this.captured.push(j);
      this.cells[j] = EMPTY;
    }
  }
}
