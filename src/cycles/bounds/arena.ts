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
  /**
   * All that bears on the cycles of the arena: those of two arenas with the same key are the same.
   */
  readonly key: string;

  /** The stones now. Write it, then call {@link settle}. */
  readonly cells: Uint8Array;
  /** What the last play removed; own stones when it was a suicide. */
  captured: number[] = [];
  wasSuicide = false;
  /** The chain that {@link flood} walked. */
  chain: number[] = [];

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
    walled: boolean,
  ) {
    const { cells, geometry } = position;
    const n = points.length;
    this.n = n;
    const local = new Map(points.map((p, i) => [p, i]));
    this.start = Uint8Array.from(points, (p) => cells[p] ?? EMPTY);
    this.cells = this.start.slice();
    this.stamp = new Int32Array(n);
    this.open = new Uint8Array(n);
    this.wallsAt = points.map(() => []);
    const chains = chainsOf(position);
    const wallOf = new Map<Chain, Wall & { border: number[] }>();
    const keys: string[] = [];
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
        if (!wall && chain.diesWithin((one) => local.has(one))) {
          wall = { chain, color: chain.color, border: [], liberties: 0 };
          wallOf.set(chain, wall);
          this.walls.push(wall);
        }
        if (!wall || wall.border.includes(i)) continue;
        wall.border.push(i);
        this.wallsAt[i]?.push(wall);
      }
      const cell = cells[p] ?? EMPTY;
      // A stone of the position itself may always come back.
      this.open[i] = ((BLACK | WHITE) & ~barred) | cell;
      keys.push(
        `${p}${'.XO'[cell]}${barred}${this.wallsAt[i]?.map((wall) => `~${this.walls.indexOf(wall)}${wall.color}`)}`,
      );
      return near;
    });
    this.key = `${geometry.columns} ${keys.join(' ')}`;
    const part: number[] = points.map(() => -1);
    const regions: number[][] = [];
    for (let i = 0; i < n; i++) {
      if (part[i] !== -1) continue;
      this.flood(i);
      for (const j of this.chain) part[j] = regions.length;
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
    for (const j of this.near[i] ?? NONE) if (cells[j] === enemy && !this.breathes(j)) this.remove();
    if (this.captured.length === 0 && !this.breathes(i)) {
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
    for (const j of this.captured) this.cells[j] = back;
    this.cells[i] = EMPTY;
  }

  /** Walks the chain (or region) at `i` into `chain`. */
  flood(i: number): void {
    const { cells, near, stamp } = this;
    const content = cells[i];
    const tick = ++this.tick;
    const chain = [i];
    this.chain = chain;
    stamp[i] = tick;
    for (const k of chain)
      for (const j of near[k] ?? NONE) {
        if (cells[j] !== content || stamp[j] === tick) continue;
        stamp[j] = tick;
        chain.push(j);
      }
  }

  /**
   * The play on `i` from the stones as they are now, with Spight's marks, on the points of the
   * board; nothing is changed.
   */
  describe(i: number, color: Color): CyclePlay {
    const { geometry } = this.position;
    this.cells[i] = color;
    this.flood(i);
    const string = geometry.sorted(this.named(this.chain));
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

  /**
   * Walks the chain at `i` until it meets a liberty; false when it has none, and then `chain` is
   * the whole chain.
   */
  private breathes(i: number): boolean {
    const { cells, near, stamp } = this;
    const color = cells[i];
    const tick = ++this.tick;
    const chain = [i];
    this.chain = chain;
    stamp[i] = tick;
    for (const k of chain)
      for (const j of near[k] ?? NONE) {
        const cell = cells[j];
        if (cell === EMPTY) return true;
        if (cell !== color || stamp[j] === tick) continue;
        stamp[j] = tick;
        chain.push(j);
      }
    return false;
  }

  private remove(): void {
    for (const j of this.chain) {
      this.captured.push(j);
      this.cells[j] = EMPTY;
    }
  }
}

/** The arena of `points`, which are whole live parts of the position. */
export function arenaOf(
  position: Position,
  points: readonly Point[],
  suicide: boolean,
  walled = true,
): Arena {
  return new Arena(position, points, suicide, walled);
}
