import { MOST_POINTS, mayGo, takenBy } from '../../go/footprint-rounds.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { Budget } from './graph.ts';
import { keepLive, TURNED, type Ways } from './live.ts';
import type { Place } from './place.ts';

/** Plays tried between two rests of a task. */
const SLICE = 2048;
/** Places of so many points have states that fit in 30 bits. */
const SMALL = 13;
/** States kept for one search. */
const MOST_STATES = 200_000;

/**
 * All plain cycles that play on every point of a place, as one acyclic graph: every edge is a play that lies on one. State 0 is the start, and
 * depths are the numbers of plays made.
 */
export interface Rounds extends Ways {
  readonly place: Place;
  /** By edge, what it takes. */
  readonly taken: readonly number[];
  /** By state, whether all is as it was at the start. */
  readonly home: readonly boolean[];
}

/**
 * The rounds of a place, or `null` when the budget ended first. With `turns` colors alternate, and an odd cycle is told from its midst:
 * at one place one player plays twice running. Without, anyone may play at any time. `alone`: nothing is played elsewhere that could give a
 * string outside a liberty; with turns that is always so.
 */
export function* rounds(
  place: Place,
  turns: boolean,
  suicide: boolean,
  budget: Budget,
  alone = turns,
): Task<Rounds | null> {
  if (place.points.length > MOST_POINTS) return null;
  const building = new Building(place, turns, suicide, alone ? place.walls : place.closed);
  let rest = SLICE;
  while (building.pending()) {
    const tried = building.expand();
    budget.left -= tried;
    rest -= tried;
    if (budget.left < 0 || building.states > MOST_STATES) return null;
    if (rest < 0) {
      rest = SLICE;
      yield;
    }
  }
  return yield* building.live();
}

class Building {
  private readonly played: number[] = [0];
  private readonly stones: number[];
  private readonly turn: number[] = [0];
  /** The states of the depth that is being filled. */
  private layer = new Map<number, number>();
  private layerEnd = 1;
  private next = 0;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly point: number[] = [];
  private readonly taken: number[] = [];
  private readonly suicide: boolean[] = [];
  private readonly full: number;
  private readonly odd: boolean;
  // What the last play made.
  private after = 0;
  private gone = 0;
  private own = false;

  constructor(
    private readonly place: Place,
    private readonly turns: boolean,
    private readonly suicideAllowed: boolean,
    private readonly walls: Place['walls'],
  ) {
    const n = place.points.length;
    this.stones = [place.stones];
    this.full = 2 ** n - 1;
    this.odd = n % 2 === 1;
  }

  get states(): number {
    return this.played.length;
  }

  pending(): boolean {
    return this.next < this.played.length;
  }

  /** Expands one state; returns how many plays were tried. */
  expand(): number {
    const id = this.next++;
    if (id === this.layerEnd) {
      this.layer = new Map();
      this.layerEnd = this.played.length;
    }
    const played = this.played[id]!;
    const stones = this.stones[id]!;
    const turn = this.turn[id]!;
    let tried = 1;
    for (let free = this.full & ~played & ~stones; free !== 0; free &= free - 1) {
      const i = 31 - Math.clz32(free & -free);
      const color = this.place.colors[i]!;
      let after = 0;
      if (this.turns) {
        const turned = turn !== 0 && (turn & 3) !== color;
        if (turned && (!this.odd || (turn & TURNED) !== 0)) continue;
        after = (3 - color) | (turned ? TURNED : turn & TURNED);
      }
      tried++;
      if (this.play(played | (1 << i), stones, i)) this.edge(id, i, played | (1 << i), after);
    }
    return tried;
  }

  /** Plays on point `i`, which is among those `played`; false when that cannot be done, or leads to no plain cycle. */
  private play(played: number, stones: number, i: number): boolean {
    const now = stones | (1 << i);
    for (const border of this.walls[i]!) if ((now & border) === border) return false;
    const gone = takenBy(this.place, now, i);
    this.own = ((gone >> i) & 1) === 1;
    if (this.own && !this.suicideAllowed) return false;
    if (gone !== 0 && !mayGo(this.place, gone, played, now)) return false;
    this.gone = gone;
    this.after = now & ~gone;
    return true;
  }

  private edge(id: number, point: number, played: number, turn: number): void {
    const { after } = this;
    if (played === this.full && after !== this.place.stones) return;
    const n = this.place.points.length;
    // Small integers are found much faster.
    const key =
      n <= SMALL ? (((played << n) | after) << 3) | turn : (played * 2 ** MOST_POINTS + after) * 8 + turn;
    let to = this.layer.get(key);
    if (to === undefined) {
      to = this.played.length;
      this.layer.set(key, to);
      this.played.push(played);
      this.stones.push(after);
      this.turn.push(turn);
    }
    this.from.push(id);
    this.to.push(to);
    this.point.push(point);
    this.taken.push(this.gone);
    this.suicide.push(this.own);
  }

  /** What is left when every edge that leads nowhere is gone. */
  *live(): Task<Rounds> {
    const { place, from, to, point, taken, suicide } = this;
    const home = this.played.map((played) => played === this.full);
    yield* keepLive(home, from, to, point, taken, suicide);
    return { place, states: home.length, home, from, to, point, taken, suicide };
  }
}

/** One string taken by another, both as large as they get; no taker when it was a suicide. */
export interface Capture {
  readonly taken: number;
  readonly taker: number;
}

/** What is taken by what in some of the rounds, each once. */
export function captures({ place, point, taken, suicide }: Rounds): Capture[] {
  const found = new Map<number, Capture>();
  for (let e = 0; e < taken.length; e++) {
    for (let rest = taken[e]!; rest !== 0; ) {
      const block = place.block[31 - Math.clz32(rest)]!;
      rest &= ~block;
      const taker = suicide[e] ? 0 : place.block[point[e]!]!;
      const key = block * 2 ** MOST_POINTS + taker;
      if (!found.has(key)) found.set(key, { taken: block, taker });
    }
  }
  return [...found.values()];
}

/** Whether an edge makes a capture. */
export function happening(
  { place, point, taken, suicide }: Rounds,
  capture: Capture,
): (edge: number) => boolean {
  return (e) =>
    (taken[e]! & capture.taken) === capture.taken &&
    capture.taker === (suicide[e] ? 0 : place.block[point[e]!]!);
}

type Play = { readonly color: Color; readonly point: Point };

/** What {@link roundWith} told of rounds that are kept. */
const told = new WeakMap<Rounds, Map<number, readonly Play[]>>();

/** A shortest round in which `capture` happens, as plays on the board. */
export function roundWith(rounds: Rounds, capture: Capture): readonly Play[] {
  const key = capture.taken * 2 ** MOST_POINTS + capture.taker;
  const tales = told.get(rounds) ?? new Map<number, readonly Play[]>();
  told.set(rounds, tales);
  let plays = tales.get(key);
  if (!plays) {
    plays = tell(rounds, capture);
    tales.set(key, plays);
  }
  return plays;
}

function tell(rounds: Rounds, capture: Capture): Play[] {
  const { place, from, to, point, home, states } = rounds;
  const happens = happening(rounds, capture);
  const first = new Int32Array(states + 1).fill(from.length);
  for (let e = from.length - 1; e >= 0; e--) first[from[e]!] = e;
  const queue: { state: number; done: boolean; edge: number; back: number }[] = [
    { state: 0, done: false, edge: -1, back: -1 },
  ];
  const seen = new Set<number>([0]);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    if (at.done && home[at.state]) {
      const plays: Play[] = [];
      for (let j = i; queue[j]!.edge >= 0; j = queue[j]!.back) {
        const p = point[queue[j]!.edge]!;
        plays.unshift({ color: place.colors[p] as Color, point: place.points[p]! });
      }
      return plays;
    }
    for (let e = first[at.state]!; from[e] === at.state; e++) {
      const done = at.done || happens(e);
      const key = 2 * to[e]! + (done ? 1 : 0);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: to[e]!, done, edge: e, back: i });
    }
  }
  return [];
}
