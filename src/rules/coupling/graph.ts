import type { Task } from '../../go/task.ts';
import { BLACK, type Color } from '../../go/types.ts';
import { type Arena, type CycleLimits, mostOfOneColor } from './field.ts';
import { keepLive, TURNED, type Ways } from './live.ts';
import { type Board, play } from './local.ts';

/** How many more plays may be tried. */
export interface Budget {
  left: number;
}

/** Points of plays tried between two rests of a task. */
const SLICE = 1 << 13;
/** States of one graph; what needs more memory is not found out. */
const MOST_STATES = 100_000;

/**
 * All ways to play on the points of an arena that lead back to where they began, as one acyclic graph: a state is a board, the points
 * played on, and who plays next; an edge is a play. Every edge lies on a cycle, and every cycle is a path from state 0
 * to an accepting state.
 *
 * A cycle is told from the position of the arena on, wherever it began. For an even cycle that makes no difference. An odd one begins and
 * ends with the same player; told from the midst of it, that player plays twice running at one place, where the end meets the beginning.
 */
export interface CycleGraph extends Ways {
  readonly arena: Arena;
  readonly accepting: readonly boolean[];
  /** By edge: who plays, and what is taken, as an index into `sets`; 0 for nothing. */
  readonly color: readonly Color[];
  readonly taken: readonly number[];
  readonly sets: readonly (readonly number[])[];
}

/**
 * The graph of cycles on the points of `arena`, or `null` when the budget ended first. With `turns` the colors alternate and no string
 * outside may be taken; without, anyone may play at any time (but no more than he could in a cycle) and strings outside live forever:
 * what such a graph lacks, no cycle that plays elsewhere too can do on these points.
 */
export function* cycleGraph(
  arena: Arena,
  limits: CycleLimits,
  turns: boolean,
  budget: Budget,
): Task<CycleGraph | null> {
  const building = new Building(arena, limits, turns);
  while (building.pending()) {
    budget.left -= yield* building.expand();
    if (budget.left < 0 || building.size > MOST_STATES) return null;
  }
  return yield* building.live();
}

class Building {
  private readonly board: Board;
  private readonly points: number;
  private readonly states: Uint8Array[];
  private readonly depths = [0];
  private readonly accepting = [false];
  /** The states of the depth that is being filled. */
  private layer = new Map<string, number>();
  private layerDepth = 0;
  private next = 0;
  private rest = SLICE;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly point: number[] = [];
  private readonly color: Color[] = [];
  private readonly taken: number[] = [];
  private readonly suicide: boolean[] = [];
  private readonly sets: number[][] = [[]];
  private readonly setNumbers = new Map<string, number>([['', 0]]);

  constructor(
    private readonly arena: Arena,
    private readonly limits: CycleLimits,
    private readonly turns: boolean,
  ) {
    this.points = arena.points.length;
    const root = new Uint8Array(this.points + 1);
    root.set(arena.cells);
    this.states = [root];
    this.board = { arena, guarded: turns, suicide: limits.suicide, plain: limits.plain };
  }

  get size(): number {
    return this.states.length;
  }

  pending(): boolean {
    return this.next < this.states.length;
  }

  /** Expands one state; returns how many plays were tried. */
  *expand(): Task<number> {
    const id = this.next++;
    const depth = this.depths[id]!;
    if (depth === this.limits.longest) return 1;
    if (depth === this.layerDepth) {
      this.layer = new Map();
      this.layerDepth++;
    }
    const state = this.states[id]!;
    const turn = state[this.points]!;
    let tried = 1;
    for (const color of [1, 2] as const) {
      // Without turns the last byte counts the plays of Black.
      let after = color === BLACK ? turn + 1 : turn;
      if (this.turns) {
        const turned = depth > 0 && (turn & 3) !== color;
        if (turned && (turn & TURNED) !== 0) continue;
        after = 3 - color + (turned ? TURNED : turn & TURNED);
      }
      for (let p = 0; p < this.points; p++) {
        if (state[p] !== 0 || (this.arena.fixed[p]! & color) !== 0) continue;
        tried++;
        this.rest -= this.points;
        if (this.rest < 0) {
          this.rest = SLICE;
          yield;
        }
        this.tryPlay(id, color, p, after, depth + 1);
      }
    }
    return tried;
  }

  private tryPlay(id: number, color: Color, p: number, after: number, depth: number): void {
    const { limits, points } = this;
    const made = play(this.board, this.states[id]!, color, p);
    if (!made || depth + made.owed > limits.longest) return;
    // No player plays more than half of a cycle, here and elsewhere together.
    const most = mostOfOneColor(limits.longest);
    const [, black, white] = made.owedBy;
    if (this.turns) {
      if (Math.max(black, white) > ((limits.longest - depth) >> 1) + 1) return;
    } else if (Math.max(after + black, depth - after + white) > most) return;
    const { state } = made;
    state[points] = after;
    const key = String.fromCharCode(...state);
    let to = this.layer.get(key);
    if (to === undefined) {
      to = this.states.length;
      this.layer.set(key, to);
      this.states.push(state);
      this.depths.push(depth);
      const odd = depth % 2 === 1;
      this.accepting.push(made.home && (odd || !this.turns || (after & TURNED) === 0));
    }
    this.from.push(id);
    this.to.push(to);
    this.point.push(p);
    this.color.push(color);
    this.taken.push(this.numberOf(made.taken));
    this.suicide.push(made.suicide);
  }

  private numberOf(set: number[]): number {
    const key = set.sort((a, b) => a - b).join();
    let number = this.setNumbers.get(key);
    if (number === undefined) {
      number = this.sets.length;
      this.sets.push(set);
      this.setNumbers.set(key, number);
    }
    return number;
  }

  /** What is left when every edge that leads nowhere is gone. */
  *live(): Task<CycleGraph> {
    const { arena, from, to, point, color, taken, suicide, sets, accepting } = this;
    yield* keepLive(accepting, from, to, point, color, taken, suicide);
    return { arena, states: accepting.length, accepting, from, to, point, color, taken, suicide, sets };
  }
}
