import type { CyclePlay } from './cycle.ts';
import type { Arena } from './cycles-arena.ts';
import { grown, StateTable } from './cycles-table.ts';
import type { Task } from './task.ts';
import { type Color, EMPTY, opponent } from './types.ts';

export const FAR = 255;
const SLICE = 1024;

/** Which cycles count by their number of plays. */
export type Parity = 'even' | 'odd' | 'any';

/** The work that a search may still do; shared by all graphs of one question. */
export interface Fuel {
  left: number;
  used: number;
}

/**
 * The states that a cycle may pass through, and the plays between them, made as they are asked for. A *configuration* is what stands
 * on the arena, and, when only plain cycles count, also what has been played on; a *node* is a configuration and who is to play
 * (`2 * configuration + (plays so far) % 2`). Node 0 is the start. Bounds: code map, T6 and T7.
 */
export class CycleGraph {
  private readonly table: StateTable;
  private readonly key: Int32Array;
  private readonly codes: Uint8Array;
  private readonly touched: Int32Array;
  private readonly seen: Int32Array;
  private tick = 0;

  // By configuration: plays that must still come, by color and by either; those that the touched parts cost in all; flags.
  private needs = new Uint8Array(64 * 6);
  private flags = new Uint8Array(64);
  // By node.
  private edgesFrom = new Int32Array(128).fill(-1);
  private edgesTo = new Int32Array(128);
  private round = new Int32Array(128);
  /** Fewest plays from the start, and to its return, as the last {@link explore} found them. */
  depth = new Uint8Array(128);
  distance = new Uint8Array(128);
  // By edge.
  private edges = 0;
  edgePoint = new Int16Array(128);
  edgeNode = new Int32Array(128);

  private rounds = 0;
  private readonly described = new Map<number, CyclePlay>();
  private boards: StateTable | null = null;
  private boardIds = new Int32Array(0);

  constructor(
    readonly arena: Arena,
    /** Who makes the first play. */
    readonly first: Color,
    readonly plain: boolean,
    readonly parity: Parity,
    readonly maxCycle: number,
  ) {
    const width = Math.max(1, (arena.n + 15) >> 4);
    this.table = new StateTable(width);
    this.key = new Int32Array(width);
    this.codes = new Uint8Array(arena.n);
    this.touched = new Int32Array(arena.regions.length);
    this.seen = new Int32Array(arena.n);
    this.table.intern(this.key);
    this.flags[0] = HOME;
  }

  isHome(node: number): boolean {
    return (this.flags[node >> 1]! & HOME) !== 0;
  }

  /** Whether reaching `node` from the start completes a cycle of the wanted parity. */
  isEnd(node: number): boolean {
    if (!this.isHome(node)) return false;
    return this.parity === 'any' || (node & 1) === (this.parity === 'odd' ? 1 : 0);
  }

  colorAt(node: number): Color {
    return node & 1 ? opponent(this.first) : this.first;
  }

  edgesStart(node: number): number {
    return this.edgesFrom[node]!;
  }

  edgesEnd(node: number): number {
    return this.edgesTo[node]!;
  }

  /** Whether the last {@link explore} came by `node`. */
  visited(node: number): boolean {
    return node < this.round.length && this.round[node] === this.rounds;
  }

  /**
   * Explores all walks from the start (with `only`, those that first play on that local point) that may return within `limit` plays,
   * and sets `depth` and `distance`. The smallest bound above `limit` that cut a walk off is `next`, `Infinity` when none was: then
   * longer walks find nothing new. `null` when the fuel ended.
   */
  *explore(limit: number, only: number, fuel: Fuel): Task<{ next: number; ends: boolean } | null> {
    const queue: number[] = [0];
    let next = Number.POSITIVE_INFINITY;
    let ends = false;
    this.rounds++;
    this.room(1);
    this.round[0] = this.rounds;
    this.depth[0] = 0;
    let slice = fuel.left - SLICE;
    for (let at = 0; at < queue.length; at++) {
      const node = queue[at]!;
      const depth = this.depth[node]!;
      if (at > 0 && this.isHome(node)) continue;
      if (this.edgesFrom[node]! < 0) this.expand(node, only, fuel);
      if (fuel.left < 0) return null;
      if (fuel.left < slice) {
        slice = fuel.left - SLICE;
        yield;
      }
      for (let e = this.edgesFrom[node]!, end = this.edgesTo[node]!; e < end; e++) {
        const to = this.edgeNode[e]!;
        if (this.isEnd(to)) ends = true;
        if (this.round[to] === this.rounds) continue;
        const bound = this.bound(to, depth + 1);
        if (bound > limit) {
          if (bound <= this.maxCycle && bound < next) next = bound;
          continue;
        }
        this.round[to] = this.rounds;
        this.depth[to] = depth + 1;
        queue.push(to);
      }
    }
    if (ends) yield* this.measure(queue);
    return { next, ends };
  }

  /** Distances to the end, backwards over what was visited: sweeps until nothing changes. */
  private *measure(queue: readonly number[]): Task<void> {
    const { distance } = this;
    for (const node of queue) distance[node] = this.isEnd(node) ? 0 : FAR;
    for (let changed = true; changed; ) {
      changed = false;
      for (let at = queue.length - 1; at >= 0; at--) {
        if ((at & 0xfff) === 0xfff) yield;
        const node = queue[at]!;
        if (this.isHome(node)) continue;
        let best = distance[node]!;
        for (let e = this.edgesFrom[node]!, end = this.edgesTo[node]!; e < end; e++) {
          const to = this.edgeNode[e]!;
          if (this.round[to] === this.rounds && distance[to]! + 1 < best) best = distance[to]! + 1;
        }
        if (best < distance[node]!) {
          distance[node] = best;
          changed = true;
        }
      }
    }
  }

  /** The edges that lie on some walk of at most `limit` plays from the start to its return; after {@link explore}. */
  *edgesOnCycles(limit: number): Iterable<{ from: number; edge: number }> {
    for (let node = 0; node < 2 * this.table.count; node++) {
      if (!this.visited(node) || this.edgesFrom[node]! < 0 || (node > 0 && this.isHome(node))) continue;
      for (let e = this.edgesFrom[node]!, end = this.edgesTo[node]!; e < end; e++) {
        const to = this.edgeNode[e]!;
        if (this.visited(to) && this.depth[node]! + 1 + this.distance[to]! <= limit)
          yield { from: node, edge: e };
      }
    }
  }

  /** The plays that the edge's play is, with Spight's marks; one object for each edge. */
  play(from: number, edge: number): CyclePlay {
    let play = this.described.get(edge);
    if (!play) {
      this.load(from >> 1);
      play = this.arena.describe(this.edgePoint[edge]!, this.colorAt(from));
      this.described.set(edge, play);
    }
    return play;
  }

  /** A number for the stones of a node, whatever was played on before. */
  boardOf(node: number): number {
    const configuration = node >> 1;
    if (!this.plain) return configuration;
    if (configuration >= this.boardIds.length) {
      const known = this.boardIds.length;
      this.boardIds = grown(this.boardIds, Math.max(64, 2 * known, configuration + 1));
      this.boardIds.fill(-1, known);
    }
    if (this.boardIds[configuration]! < 0) {
      this.boards ??= new StateTable(this.table.width);
      this.load(configuration);
      this.key.fill(0);
      this.arena.cells.forEach((cell, i) => {
        this.key[i >> 4]! |= cell << (2 * (i & 15));
      });
      this.boardIds[configuration] = this.boards.intern(this.key);
    }
    return this.boardIds[configuration]!;
  }

  private room(node: number): void {
    const known = this.edgesFrom.length;
    if (node < known) return;
    const length = Math.max(2 * known, node + 2);
    this.edgesFrom = grown(this.edgesFrom, length).fill(-1, known);
    this.edgesTo = grown(this.edgesTo, length);
    this.round = grown(this.round, length);
    this.depth = grown(this.depth, length);
    this.distance = grown(this.distance, length);
  }

  private load(configuration: number): void {
    const { codes, arena, table } = this;
    const { cells, start } = arena;
    const decode = this.plain ? PLAIN_CELLS : FREE_CELLS;
    for (let i = 0; i < codes.length; i++) {
      const code = (table.words[configuration * table.width + (i >> 4)]! >>> (2 * (i & 15))) & 3;
      codes[i] = code;
      cells[i] = decode[4 * start[i]! + code]!;
    }
    arena.settle();
  }

  private expand(node: number, only: number, fuel: Fuel): void {
    const { arena, codes, plain } = this;
    const { cells, start, open } = arena;
    const color = this.colorAt(node);
    this.load(node >> 1);
    this.edgesFrom[node] = this.edges;
    for (let i = 0; i < arena.n; i++) {
      if (cells[i] !== EMPTY || !(open[i]! & color)) continue;
      if (node === 0 && only >= 0 && i !== only) continue;
      // In a plain cycle a point is played on once, and a stone of the start comes back in its own color.
      if (plain && (start[i] === EMPTY ? codes[i] !== 0 : start[i] !== color)) continue;
      fuel.left--;
      fuel.used++;
      if (!arena.play(i, color)) continue;
      const to = this.child(node, i, color);
      arena.undo(i, color);
      if (to >= 0) this.edge(i, to);
    }
    this.edgesTo[node] = this.edges;
  }

  private edge(point: number, to: number): void {
    if (this.edges === this.edgePoint.length) {
      this.edgePoint = grown(this.edgePoint, 2 * this.edges);
      this.edgeNode = grown(this.edgeNode, 2 * this.edges);
    }
    this.edgePoint[this.edges] = point;
    this.edgeNode[this.edges++] = to;
  }

  /** The node after the play just made on `i`, or -1 when it lies on no cycle that counts. Leaves `codes` as they were. */
  private child(node: number, i: number, color: Color): number {
    const { arena, codes, table, key } = this;
    const { captured, capturedCount, start } = arena;
    const base = (node >> 1) * table.width;
    for (let k = 0; k < table.width; k++) key[k] = table.words[base + k]!;
    let alive = true;
    const had: number[] = [];
    if (!arena.wasSuicide) {
      had.push(codes[i]!);
      this.recode(i, this.codeOfStone(i, color));
    } else had.push(codes[i]!);
    for (let k = 0; k < capturedCount; k++) {
      const j = captured[k]!;
      had.push(codes[j]!);
      const stone = start[j] !== EMPTY;
      // A stone of the start that was played again, or is played just now, must stay.
      if (this.plain && stone && (codes[j] === REPLAYED || j === i)) alive = false;
      this.recode(j, this.plain && !stone ? DONE : stone ? MISSING : 0);
    }
    let to = -1;
    if (alive) {
      const before = table.count;
      const configuration = table.intern(key);
      to = 2 * configuration + (1 - (node & 1));
      if (configuration === before) {
        this.room(to | 1);
        this.assess(configuration);
      }
      if ((this.flags[configuration]! & DEAD) !== 0) to = -1;
    }
    for (let k = capturedCount; k > 0; k--) codes[captured[k - 1]!] = had[k]!;
    codes[i] = had[0]!;
    return to;
  }

  private codeOfStone(i: number, color: Color): number {
    const start = this.arena.start[i]!;
    if (start === EMPTY) return color;
    if (start !== color) return WRONG;
    return this.plain ? REPLAYED : 0;
  }

  private recode(i: number, code: number): void {
    const shift = 2 * (i & 15);
    this.key[i >> 4]! ^= (this.codes[i]! ^ code) << shift;
    this.codes[i] = code;
  }

  /** Sets the needs and flags of a new configuration, whose stones and codes are in place. */
  private assess(configuration: number): void {
    const { arena, codes, touched, seen, plain } = this;
    const { cells, start, near, part, open, string } = arena;
    if (configuration >= this.flags.length) {
      this.flags = grown(this.flags, 2 * this.flags.length);
      this.needs = grown(this.needs, 2 * this.needs.length);
    }
    const tick = ++this.tick;
    let home = true;
    for (let i = 0; i < arena.n; i++) {
      if (codes[i] !== 0) this.touch(part[i]!, tick);
      const cell = cells[i];
      if (cell === start[i]) continue;
      home = false;
      if (cell === EMPTY || seen[i] === tick) continue;
      // A string with a stone too many must go: stones of the start that it holds must be played again, its liberties be filled.
      arena.flood(i);
      for (let k = 0; k < arena.stringCount; k++) {
        const j = string[k]!;
        seen[j] = tick;
        if (cells[j] === start[j]) {
          if (plain && codes[j] === REPLAYED) {
            this.flags[configuration] = DEAD;
            return;
          }
          this.touch(part[j]!, tick);
        }
        for (let m = 4 * j, end = m + 4; m < end; m++) {
          const q = near[m]!;
          if (q < 0 || cells[q] !== EMPTY) continue;
          if (plain && start[q] === EMPTY && codes[q] === DONE) {
            // Nothing will ever be played there again: a liberty for good.
            this.flags[configuration] = DEAD;
            return;
          }
          seen[q] = tick;
        }
      }
    }
    this.flags[configuration] = home ? HOME : 0;
    const need = [0, 0, 0, 0];
    const cost = [0, 0, 0, 0];
    for (let i = 0; i < arena.n; i++) {
      if (touched[part[i]!] !== tick) continue;
      const who = start[i] !== EMPTY ? start[i]! : open[i]!;
      cost[who]!++;
      if (plain) {
        if (start[i] === EMPTY ? codes[i] === 0 : codes[i] !== REPLAYED) need[who]!++;
      } else if (
        start[i] !== EMPTY
          ? cells[i] !== start[i] || seen[i] === tick
          : cells[i] === EMPTY && seen[i] === tick
      ) {
        need[who]!++;
      }
    }
    const at = 6 * configuration;
    this.needs[at] = Math.min(FAR, need[1]!);
    this.needs[at + 1] = Math.min(FAR, need[2]!);
    this.needs[at + 2] = Math.min(FAR, need[3]!);
    this.needs[at + 3] = Math.min(FAR, cost[1]!);
    this.needs[at + 4] = Math.min(FAR, cost[2]!);
    this.needs[at + 5] = Math.min(FAR, cost[3]!);
  }

  private touch(part: number, tick: number): void {
    if (this.touched[part] === tick) return;
    this.touched[part] = tick;
    for (const region of this.arena.regions[part]!) this.touched[region] = tick;
  }

  /** The fewest plays of a cycle that is at `node` after `depth` plays. */
  private bound(node: number, depth: number): number {
    const configuration = node >> 1;
    if (this.flags[configuration]! & HOME) return depth;
    const at = 6 * configuration;
    const { needs } = this;
    const mover = node & 1 ? opponent(this.first) : this.first;
    const own = needs[at + mover - 1]!;
    const other = needs[at + 2 - mover]!;
    let total = depth + fewest(own, other, needs[at + 2]!, 1);
    if (!this.plain) {
      const whole = fewest(needs[at + 2 + this.first]!, needs[at + 5 - this.first]!, needs[at + 5]!, 1);
      if (whole > total) total = whole;
    }
    if (this.parity !== 'any' && (total & 1) !== (this.parity === 'odd' ? 1 : 0)) total++;
    return total;
  }
}

/** The shortest alternation that gives the player on move `own` plays, the other `other`, and has `any` more; at least `least`. */
function fewest(own: number, other: number, any: number, least: number): number {
  return Math.max(least, own + other + any, 2 * own - 1, 2 * other);
}

const HOME = 1;
const DEAD = 2;

/*
 * Two bits for each point; 0 as at the start. On a point that was empty: the color of the stone there, or, in plain mode, 3 for played on and
 * empty again. On a point with a stone of the start: 1 when it is gone; 2 when it was played again (plain) or the other color is there.
 */
const DONE = 3;
const MISSING = 1;
const REPLAYED = 2;
const WRONG = 2;
/** Cell by `4 * (cell at the start) + code`. */
const PLAIN_CELLS = [0, 1, 2, 0, 1, 0, 1, 0, 2, 0, 2, 0];
const FREE_CELLS = [0, 1, 2, 0, 1, 0, 2, 0, 2, 0, 1, 0];
