import type { Task } from '../../go/task.ts';

/**
 * In a state with turns: the odd cycle has passed from its end to its beginning. Below it is who
 * plays next.
 */
export const TURNED = 4;

/** Edges or states visited between two yields. */
const SLICE = 1 << 14;

/**
 * An acyclic graph of plays: every edge is one, and lies on a way from state 0 to a state that is
 * accepted.
 */
export interface Ways {
  readonly states: number;
  /** By state, whether all is as it was at the start. */
  readonly accepting: readonly boolean[];
  /** Edges, those from one state side by side, in ascending order. */
  readonly from: Column;
  readonly to: Column;
  readonly point: Column;
}

/** Numbers by edge. */
type Column = readonly number[] | Int32Array | Uint8Array;

/** By state, the edges that leave it. */
export function outgoing({ from, states }: Ways): number[][] {
  const edges: number[][] = Array.from({ length: states }, () => []);
  from.forEach((state, e) => {
    edges[state]?.push(e);
  });
  return edges;
}

/**
 * The edges of a shortest way to an accepting state that passes an edge on which `happens`; empty
 * when there is none.
 */
export function* shortestWay(ways: Ways, happens: (edge: number) => boolean): Task<number[]> {
  const { accepting, to } = ways;
  const edges = outgoing(ways);
  interface WayStep {
    readonly state: number;
    readonly done: boolean;
    readonly edge: number;
    readonly back: WayStep | null;
  }
  const queue: WayStep[] = [{ state: 0, done: false, edge: -1, back: null }];
  const seen = new Set<number>([0]);
  let rest = SLICE;
  for (const at of queue) {
    if (at.done && accepting[at.state]) {
      const way: number[] = [];
      for (let step = at; step.back; step = step.back) way.push(step.edge);
      return way.reverse();
    }
    for (const edge of edges[at.state] ?? []) {
      if (--rest < 0) {
        rest = SLICE;
        yield;
      }
      const done = at.done || happens(edge);
      const state = to[edge] ?? 0;
      const key = 2 * state + (done ? 1 : 0);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state, done, edge, back: at });
    }
  }
  return [];
}

/**
 * Drops every edge that leads to no accepting state, from `from`, `to` and all lists by edge beside
 * them. Edges lead to later states, and those from one state stand side by side in ascending order,
 * so one pass from the end will do.
 */
export function* keepLive(
  accepting: readonly boolean[],
  from: number[],
  to: number[],
  ...beside: readonly (number | boolean)[][]
): Task<void> {
  const live = accepting.slice();
  const kept: number[] = [];
  for (let e = from.length - 1; e >= 0; e--) {
    if ((e + 1) % SLICE === 0) yield;
    if (!live[to[e] ?? 0]) continue;
    live[from[e] ?? 0] = true;
    kept.push(e);
  }
  if (kept.length === from.length) return;
  kept.reverse();
  // List by list: of numbers and of booleans at once, engines make slow work.
  for (const list of [from, to, ...beside]) {
    for (let first = 0; first < kept.length; first += SLICE) {
      if (first > 0) yield;
      moveUp(list, kept, first, Math.min(kept.length, first + SLICE));
    }
    list.length = kept.length;
  }
}

function moveUp(list: (number | boolean)[], kept: readonly number[], first: number, end: number): void {
  for (let i = first; i < end; i++) list[i] = list[kept[i] ?? 0] ?? 0;
}
