import type { Task } from '../../go/task.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Arena } from '../bounds/arena.ts';
import { type Budget, type CycleLimits, mostOfOneColor } from '../cycle.ts';
import { States } from './states.ts';
import { keepLive, TURNED, type Ways } from './ways.ts';

/** Points of plays tried between two yields of a task. */
const SLICE = 1 << 13;
/** States of one graph; what needs more memory is left undecided. */
const MOST_STATES = 100_000;

/**
 * All ways to play on the points of an arena that lead back to where they began, as one acyclic
 * graph: a state is a configuration, the number of plays made and who plays next; an edge is a
 * play. Every edge lies on a cycle, and every cycle is a path from state 0 to an accepting state.
 *
 * A cycle is listed from the position of the arena on, wherever its first play was. For an even
 * cycle that makes no difference. An odd one begins and ends with the same player; listed from a
 * later play on, it has that player twice running at one place, where the end meets the beginning.
 */
export interface LayeredGraph extends Ways {
  readonly arena: Arena;
  /** By edge: who plays, and what is taken, as an index into `sets`; 0 for nothing. */
  readonly color: readonly Color[];
  readonly taken: readonly number[];
  readonly suicide: readonly boolean[];
  readonly sets: readonly (readonly number[])[];
}

/**
 * The graph of cycles on the points of `arena`, or `null` when the budget ended first. With `turns`
 * the colors alternate; without, anyone may play at any time (but no more than they could in a
 * cycle), and the arena has no walls: what such a graph lacks, no cycle that plays elsewhere too
 * can do on these points.
 */
export function* layeredGraph(
  arena: Arena,
  limits: CycleLimits,
  turns: boolean,
  budget: Budget,
): Task<LayeredGraph | null> {
  const building = new Building(arena, limits, turns);
  while (building.pending()) {
    budget.left -= yield* building.expand();
    if (budget.left < 0 || building.size > MOST_STATES) return null;
  }
  return yield* building.live();
}

/** A state: a configuration of the arena after so many plays. */
interface LayerState {
  readonly configuration: number;
  readonly depth: number;
  /**
   * With turns, who plays next, and whether the end of an odd cycle has been passed; without, the
   * plays of Black.
   */
  readonly turn: number;
}

class Building {
  private readonly configurations: States;
  private readonly states: LayerState[] = [{ configuration: 0, depth: 0, turn: 0 }];
  private readonly accepting = [false];
  /** The states of the depth that is being filled. */
  private layer = new Map<number, number>();
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
    this.configurations = new States(arena, limits.plain);
  }

  get size(): number {
    return this.states.length;
  }

  pending(): boolean {
    return this.next < this.states.length;
  }

  /** Expands one state; returns how many plays were tried. */
  *expand(): Task<number> {
    const { arena, configurations } = this;
    const id = this.next++;
    const state = this.states[id];
    if (!state || state.depth === this.limits.maxCycle) return 1;
    const { configuration, depth, turn } = state;
    if (depth === this.layerDepth) {
      this.layer = new Map();
      this.layerDepth++;
    }
    let tried = 1;
    configurations.load(configuration);
    for (const color of [1, 2] as const) {
      let after = color === BLACK ? turn + 1 : turn;
      if (this.turns) {
        const turned = depth > 0 && (turn & 3) !== color;
        if (turned && (turn & TURNED) !== 0) continue;
        after = 3 - color + (turned ? TURNED : turn & TURNED);
      }
      for (let i = 0; i < arena.n; i++) {
        if (!configurations.mayPlay(i, color)) continue;
        tried++;
        this.rest -= arena.n;
        if (this.rest < 0) {
          this.rest = SLICE;
          yield;
        }
        if (!arena.play(i, color)) continue;
        const to = configurations.after(configuration, i, color);
        arena.undo(i, color);
        if (to >= 0) this.edge(id, color, i, { configuration: to, depth: depth + 1, turn: after });
      }
    }
    return tried;
  }

  private edge(from: number, color: Color, i: number, after: LayerState): void {
    const { arena, configurations } = this;
    const { configuration, depth, turn } = after;
    const { maxCycle } = this.limits;
    const home = configurations.isHome(configuration);
    if (depth + (home ? 0 : configurations.least(configuration)) > maxCycle) return;
    // No player plays more than half of a cycle, here and elsewhere together.
    const black = home ? 0 : configurations.owed(configuration, 1);
    const white = home ? 0 : configurations.owed(configuration, 2);
    if (this.turns) {
      if (Math.max(black, white) > ((maxCycle - depth) >> 1) + 1) return;
    } else if (Math.max(turn + black, depth - turn + white) > mostOfOneColor(maxCycle)) return;
    const key = configuration * 256 + turn;
    let to = this.layer.get(key);
    if (to === undefined) {
      to = this.states.push(after) - 1;
      this.layer.set(key, to);
      const odd = depth % 2 === 1;
      this.accepting.push(home && (odd || !this.turns || (turn & TURNED) === 0));
    }
    this.from.push(from);
    this.to.push(to);
    this.point.push(i);
    this.color.push(color);
    this.taken.push(this.numberOf(arena.captured));
    this.suicide.push(arena.wasSuicide);
  }

  private numberOf(captured: readonly number[]): number {
    const set = [...captured].sort((a, b) => a - b);
    const key = set.join();
    let number = this.setNumbers.get(key);
    if (number === undefined) {
      number = this.sets.push(set) - 1;
      this.setNumbers.set(key, number);
    }
    return number;
  }

  /** What is left when every edge that leads nowhere is gone. */
  *live(): Task<LayeredGraph> {
    const { arena, from, to, point, color, taken, suicide, sets, accepting } = this;
    yield* keepLive(accepting, from, to, point, color, taken, suicide);
    return { arena, states: accepting.length, accepting, from, to, point, color, taken, suicide, sets };
  }
}
