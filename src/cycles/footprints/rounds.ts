import type { Task } from '../../go/task.ts';
import { type Color, WHITE } from '../../go/types.ts';
import type { Budget, FirstPlay } from '../cycle.ts';
import { keepLive, shortestWay, TURNED, type Ways } from '../search/ways.ts';
import { bits, type Ground, keyOf, lowest, MOST_POINTS, play } from './ground.ts';

/** Plays tried between two yields of a task. */
const SLICE = 2048;
/** States of one graph. */
const MOST_STATES = 200_000;

/**
 * All plain cycles that play on every point of a ground, as one acyclic graph: every edge is a play
 * that lies on one. State 0 is the start, and depths are the numbers of plays made.
 */
export interface Rounds extends Ways {
  readonly ground: Ground;
  /** By edge, what it takes. */
  readonly taken: Int32Array;
}

/**
 * The rounds of a ground, or `null` when the budget ended first. With `turns` colors alternate, and
 * an odd cycle may be listed from a later play on: at one place one player plays twice running.
 * Without, either player may play at any time. `alone`: nothing is played elsewhere that could give
 * a chain outside a liberty; with turns that is always so.
 */
export function* rounds(
  ground: Ground,
  turns: boolean,
  suicide: boolean,
  budget: Budget,
  alone = turns,
): Task<Rounds | null> {
  if (ground.points.length > MOST_POINTS) return null;
  const building = new RoundBuilding(ground, turns, suicide, alone ? ground.walls : ground.closed);
  let rest = SLICE;
  while (building.pending()) {
    const tried = building.expand();
    budget.left -= tried;
    rest -= tried;
    if (budget.left < 0 || building.size > MOST_STATES) return null;
    if (rest < 0) {
      rest = SLICE;
      yield;
    }
  }
  return yield* building.live();
}

/**
 * The points that were played on, the stones now, and with turns who plays next (see {@link
 * TURNED}).
 */
interface RoundState {
  readonly played: number;
  readonly stones: number;
  readonly turn: number;
}

class RoundBuilding {
  private readonly states: RoundState[];
  /** The states of the depth that is being filled. */
  private layer = new Map<number, number>();
  private layerEnd = 1;
  private next = 0;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly point: number[] = [];
  private readonly taken: number[] = [];
  private readonly full: number;

  constructor(
    private readonly ground: Ground,
    private readonly turns: boolean,
    private readonly suicideAllowed: boolean,
    private readonly walls: Ground['walls'],
  ) {
    this.states = [{ played: 0, stones: ground.stones, turn: 0 }];
    this.full = 2 ** ground.points.length - 1;
  }

  get size(): number {
    return this.states.length;
  }

  pending(): boolean {
    return this.next < this.states.length;
  }

  /** Expands one state; returns how many plays were tried. */
  expand(): number {
    const { ground, full } = this;
    const id = this.next++;
    const state = this.states[id];
    if (!state) return 1;
    if (id === this.layerEnd) {
      this.layer = new Map();
      this.layerEnd = this.states.length;
    }
    const { played, stones, turn } = state;
    const odd = ground.points.length % 2 === 1;
    let tried = 1;
    for (let free = full & ~played & ~stones; free !== 0; free &= free - 1) {
      const i = lowest(free);
      const color = ground.colors[i] ?? WHITE;
      let after = 0;
      if (this.turns) {
        const turned = turn !== 0 && (turn & 3) !== color;
        if (turned && (!odd || (turn & TURNED) !== 0)) continue;
        after = (3 - color) | (turned ? TURNED : turn & TURNED);
      }
      tried++;
      const now = play(ground, played, stones, i, this.suicideAllowed, this.walls);
      const done = played | (1 << i);
      if (now < 0 || (done === full && now !== ground.stones)) continue;
      this.edge(id, i, (stones | (1 << i)) & ~now, { played: done, stones: now, turn: after });
    }
    return tried;
  }

  private edge(from: number, i: number, gone: number, after: RoundState): void {
    const { played, stones, turn } = after;
    const key = keyOf(this.ground, played, stones) * 8 + turn;
    let to = this.layer.get(key);
    if (to === undefined) {
      to = this.states.push(after) - 1;
      this.layer.set(key, to);
    }
    this.from.push(from);
    this.to.push(to);
    this.point.push(i);
    this.taken.push(gone);
  }

  /** What is left when every edge that leads nowhere is gone. */
  *live(): Task<Rounds> {
    const { ground, from, to, point, taken } = this;
    const accepting = this.states.map(({ played }) => played === this.full);
    yield* keepLive(accepting, from, to, point, taken);
    // `Sites` keeps rounds, and typed arrays take less memory.
    return {
      ground,
      states: accepting.length,
      accepting,
      from: Int32Array.from(from),
      to: Int32Array.from(to),
      point: Uint8Array.from(point),
      taken: Int32Array.from(taken),
    };
  }
}

/** The play of an edge, on the board. */
export function playAt({ ground, point }: Rounds, edge: number): FirstPlay {
  const i = point[edge] ?? 0;
  return { color: ground.colors[i] ?? WHITE, point: ground.points[i] ?? 0 };
}

/** The player of an edge. */
export function moverOf({ ground, point }: Rounds, edge: number): Color {
  return ground.colors[point[edge] ?? 0] ?? WHITE;
}

/** One chain taken by another, both as large as they get; no taker when it was a suicide. */
export interface Capture {
  readonly taken: number;
  readonly taker: number;
}

/** What is taken by what in some of the rounds, each once. */
export function captures(rounds: Rounds): Capture[] {
  const found = new Map<number, Capture>();
  rounds.taken.forEach((gone, e) => {
    const taker = takerOf(rounds, e);
    for (let rest = gone; rest !== 0; ) {
      const taken = rounds.ground.block[lowest(rest)] ?? rest;
      rest &= ~taken;
      const key = taken * 2 ** MOST_POINTS + taker;
      if (!found.has(key)) found.set(key, { taken, taker });
    }
  });
  return [...found.values()];
}

/** The block that takes what an edge takes; 0 for a suicide. */
function takerOf({ ground, point, taken }: Rounds, edge: number): number {
  const i = point[edge] ?? 0;
  return ((taken[edge] ?? 0) >> i) & 1 ? 0 : (ground.block[i] ?? 0);
}

/** Whether an edge makes a capture. */
export function happening(rounds: Rounds, { taken, taker }: Capture): (edge: number) => boolean {
  return (e) => ((rounds.taken[e] ?? 0) & taken) === taken && taker === takerOf(rounds, e);
}

/** What {@link roundWith} found in rounds that are kept. */
const kept = new WeakMap<Rounds, Map<number, readonly FirstPlay[]>>();

/** A shortest round in which `capture` happens, as plays on the board. */
export function* roundWith(rounds: Rounds, capture: Capture): Task<readonly FirstPlay[]> {
  const key = capture.taken * 2 ** MOST_POINTS + capture.taker;
  const known = kept.get(rounds) ?? new Map<number, readonly FirstPlay[]>();
  kept.set(rounds, known);
  let plays = known.get(key);
  if (!plays) {
    const way = yield* shortestWay(rounds, happening(rounds, capture));
    plays = way.map((e) => playAt(rounds, e));
    known.set(key, plays);
  }
  return plays;
}

/** The points of a mask, on the board. */
export function named({ points }: Ground, mask: number): number[] {
  return bits(mask).flatMap((i) => points[i] ?? []);
}
