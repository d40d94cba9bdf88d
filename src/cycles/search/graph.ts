import type { Task } from '../../go/task.ts';
import { type Color, opponent } from '../../go/types.ts';
import type { Arena } from '../bounds/arena.ts';
import type { CyclePlay } from '../cycle.ts';
import { States } from './states.ts';
import { grown } from './table.ts';

/** A distance that nothing has. */
export const FAR = 255;
/** Points of plays tried between two yields of a task, and nodes or edges looked at. */
const SLICE = 1 << 13;
const SCAN = 1 << 12;
/**
 * Edges are kept in pieces of this many, since moving very many at once would hold everything up.
 */
const PIECE = 14;
const INSIDE = (1 << PIECE) - 1;
/**
 * Configurations that one graph may hold, a few dozen bytes each: a search that needs more ends
 * like one whose `nodeBudget` is spent.
 */
const MOST_STATES = 1 << 17;

/** Which cycles count by their number of plays. */
export type Parity = 'even' | 'odd' | 'any';

/** The work that a search may still do, in plays tried; shared by all graphs of one question. */
export interface NodeBudget {
  left: number;
  used: number;
}

/**
 * The states that a cycle may pass through and the plays between them, made as they are asked for.
 * A *node* is a configuration (see `States`) and who is to play: `2 * configuration + (plays so
 * far) % 2`. Node 0 is the start.
 */
export class CycleGraph {
  private readonly states: States;
  // By node.
  private edgesFrom = new Int32Array(128).fill(-1);
  private edgesTo = new Int32Array(128);
  private round = new Int32Array(128);
  /** Fewest plays from the start, and to its return, as the last {@link explore} found them. */
  private depth = new Uint8Array(128);
  private distance = new Uint8Array(128);
  // By edge.
  private edges = 0;
  /** The local point played on, and where the play leads. */
  private readonly edgePoint: Int16Array[] = [new Int16Array(128)];
  private readonly edgeNode: Int32Array[] = [new Int32Array(128)];
  private readonly described = new Map<number, CyclePlay>();
  private rounds = 0;

  constructor(
    readonly arena: Arena,
    /** Who makes the first play. */
    readonly first: Color,
    readonly plain: boolean,
    readonly parity: Parity,
    readonly maxCycle: number,
  ) {
    this.states = new States(arena, plain);
  }

  /** How many configurations were met. */
  get configurations(): number {
    return this.states.count;
  }

  isHome(node: number): boolean {
    return this.states.isHome(node >> 1);
  }

  /** Whether reaching `node` from the start completes a cycle of the wanted parity. */
  isEnd(node: number): boolean {
    if (!this.states.isHome(node >> 1)) return false;
    return this.parity === 'any' || (node & 1) === (this.parity === 'odd' ? 1 : 0);
  }

  /** A number for the stones at a node. */
  boardOf(node: number): number {
    return this.states.boardOf(node >> 1);
  }

  edgesStart(node: number): number {
    return this.edgesFrom[node] ?? -1;
  }

  edgesEnd(node: number): number {
    return this.edgesTo[node] ?? -1;
  }

  /** The fewest plays from a node to the return, {@link FAR} when there are none. */
  distanceOf(node: number): number {
    return this.distance[node] ?? FAR;
  }

  /** Where the play of an edge leads. */
  target(edge: number): number {
    return this.edgeNode[edge >> PIECE]?.[edge & INSIDE] ?? 0;
  }

  /** Whether the last {@link explore} came by `node`. */
  visited(node: number): boolean {
    return this.round[node] === this.rounds;
  }

  /**
   * Explores all walks from the start (with `only`, those that first play on that local point) that
   * may be back within `limit` plays, and sets `depth` and, when one is back (`ends`), `distance`.
   * `next` is the smallest bound above `limit` that cut a walk off, `Infinity` when none was: then
   * longer walks pass no new state. `null` when the plays or the states allowed are used up.
   */
  *explore(
    limit: number,
    only: number,
    nodeBudget: NodeBudget,
  ): Task<{ next: number; ends: boolean } | null> {
    const queue: number[] = [0];
    let next = Number.POSITIVE_INFINITY;
    let ends = false;
    this.rounds++;
    this.round[0] = this.rounds;
    this.depth[0] = 0;
    const slice = Math.ceil(SLICE / (this.arena.n + 8));
    let rest = nodeBudget.left - slice;
    let at = -1;
    for (const node of queue) {
      at++;
      if (at > 0 && this.isHome(node)) continue;
      if (this.edgesStart(node) < 0) this.expand(node, only, nodeBudget);
      if (nodeBudget.left < 0 || this.states.count > MOST_STATES) return null;
      if (nodeBudget.left < rest || (at & 0xfff) === 0xfff) {
        rest = nodeBudget.left - slice;
        yield;
      }
      const depth = (this.depth[node] ?? 0) + 1;
      for (let e = this.edgesStart(node), end = this.edgesEnd(node); e < end; e++) {
        const to = this.target(e);
        if (this.isEnd(to)) ends = true;
        if (this.round[to] === this.rounds) continue;
        const bound = this.bound(to, depth);
        if (bound > limit) {
          if (bound <= this.maxCycle && bound < next) next = bound;
          continue;
        }
        this.round[to] = this.rounds;
        this.depth[to] = depth;
        queue.push(to);
      }
    }
    if (ends) yield* this.measure(queue);
    return { next, ends };
  }

  /** The play that an edge from `from` is, with Spight's marks; one object for each edge. */
  play(from: number, edge: number): CyclePlay {
    let play = this.described.get(edge);
    if (!play) {
      this.states.load(from >> 1);
      play = this.arena.describe(this.edgePoint[edge >> PIECE]?.[edge & INSIDE] ?? 0, this.colorAt(from));
      this.described.set(edge, play);
    }
    return play;
  }

  private colorAt(node: number): Color {
    return node & 1 ? opponent(this.first) : this.first;
  }

  private bound(node: number, depth: number): number {
    const bound = this.states.bound(node >> 1, depth, this.first, this.colorAt(node));
    return this.parity === 'any' || (bound & 1) === (this.parity === 'odd' ? 1 : 0) ? bound : bound + 1;
  }

  private expand(node: number, only: number, nodeBudget: NodeBudget): void {
    const { arena, states } = this;
    const color = this.colorAt(node);
    states.load(node >> 1);
    this.edgesFrom[node] = this.edges;
    for (let i = 0; i < arena.n; i++) {
      if ((node === 0 && only >= 0 && i !== only) || !states.mayPlay(i, color)) continue;
      nodeBudget.left--;
      nodeBudget.used++;
      if (!arena.play(i, color)) continue;
      const configuration = states.after(node >> 1, i, color);
      arena.undo(i, color);
      if (configuration >= 0) this.edge(i, 2 * configuration + 1 - (node & 1));
    }
    this.edgesTo[node] = this.edges;
  }

  private edge(point: number, to: number): void {
    const piece = this.edges >> PIECE;
    const inside = this.edges++ & INSIDE;
    let points = this.edgePoint[piece] ?? new Int16Array(1 << PIECE);
    let nodes = this.edgeNode[piece] ?? new Int32Array(1 << PIECE);
    if (inside === nodes.length) {
      points = grown(points, 2 * inside);
      nodes = grown(nodes, 2 * inside);
    }
    points[inside] = point;
    nodes[inside] = to;
    this.edgePoint[piece] = points;
    this.edgeNode[piece] = nodes;
    const known = this.edgesFrom.length;
    if (to < known) return;
    const length = Math.max(2 * known, to + 1);
    this.edgesFrom = grown(this.edgesFrom, length).fill(-1, known);
    this.edgesTo = grown(this.edgesTo, length);
    this.round = grown(this.round, length);
    this.depth = grown(this.depth, length);
    this.distance = grown(this.distance, length);
  }

  /** Distances to the return, backwards over what was visited: sweeps until nothing changes. */
  private *measure(queue: readonly number[]): Task<void> {
    const { distance } = this;
    for (const node of queue) distance[node] = this.isEnd(node) ? 0 : FAR;
    let rest = SCAN * 4;
    for (let changed = true; changed; ) {
      changed = false;
      // Node 0 is the start: no walk goes on from it once it has left.
      for (let at = queue.length - 1; at > 0; at--) {
        if (rest < 0) {
          rest = SCAN * 4;
          yield;
        }
        const node = queue[at] ?? 0;
        if (this.isHome(node)) continue;
        const known = this.distanceOf(node);
        let best = known;
        rest -= 1 + this.edgesEnd(node) - this.edgesStart(node);
        for (let e = this.edgesStart(node), end = this.edgesEnd(node); e < end; e++) {
          const to = this.target(e);
          if (this.visited(to)) best = Math.min(best, this.distanceOf(to) + 1);
        }
        if (best < known) {
          distance[node] = best;
          changed = true;
        }
      }
    }
  }
}
