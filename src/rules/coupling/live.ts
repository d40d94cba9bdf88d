import type { Task } from '../../go/task.ts';

/** In what a state of a graph with turns says of them: the odd cycle has passed from its end to its beginning. Below it is who plays next. */
export const TURNED = 4;

/** Edges looked at between two rests. */
const EDGES = 1 << 14;

/** An acyclic graph of plays: every edge is one, and lies on a way from state 0 to a state that is accepted. */
export interface Ways {
  readonly states: number;
  /** Edges, those from one state side by side, in ascending order. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly point: readonly number[];
  readonly suicide: readonly boolean[];
}

/**
 * Drops every edge that leads to no accepting state, from `from`, `to` and all that is told of edges beside them. Edges lead to later states,
 * and those from one state stand side by side in ascending order, so one pass from the end will do.
 */
export function* keepLive(
  accepting: readonly boolean[],
  from: number[],
  to: number[],
  ...told: readonly (number | boolean)[][]
): Task<void> {
  const live = accepting.slice();
  for (let e = from.length - 1; e >= 0; e--) {
    if (live[to[e]!]) live[from[e]!] = true;
    if ((e + 1) % EDGES === 0) yield;
  }
  const kept = new Int32Array(from.length);
  let count = 0;
  for (let e = 0; e < from.length; e++) {
    if ((e + 1) % EDGES === 0) yield;
    if (live[to[e]!]) kept[count++] = e;
  }
  if (count === from.length) return;
  // List by list: of numbers and of truths at once, engines make slow work.
  for (const list of [from, to, ...told]) {
    for (let first = 0; first < count; first += EDGES) {
      if (first > 0) yield;
      moveUp(list, kept, first, Math.min(count, first + EDGES));
    }
    list.length = count;
  }
}

function moveUp(list: (number | boolean)[], kept: Int32Array, first: number, end: number): void {
  for (let i = first; i < end; i++) list[i] = list[kept[i]!]!;
}
