import type { Cycle } from '../../go/cycle.ts';
import { cycleOf, playsOf, searchOdd } from '../../go/cycles-odd.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { Budget } from './graph.ts';
import type { Rounds } from './rounds.ts';

export interface FirstPlay {
  readonly color: Color;
  readonly point: Point;
}

/** Which cycles count; `ko`: even, and containing no odd one. */
export type Kind = 'ko' | 'even' | 'odd' | 'any';

const SLICE = 512;

/**
 * A cycle among the rounds of a place, made with turns, that begins with a play; `null` when there is none, `undefined` when the budget ended first.
 * Every way through the rounds is a plain cycle, unless an odd one is told from its midst: then one player plays twice running.
 */
export function* cycleIn(
  { place: { points, colors }, from, to, point, home, states }: Rounds,
  position: Position,
  { color, point: start }: FirstPlay,
  kind: Kind,
  budget: Budget,
): Task<Cycle | null | undefined> {
  const length = points.length;
  const firstEdge = new Int32Array(states + 1).fill(from.length);
  for (let e = from.length - 1; e >= 0; e--) firstEdge[from[e]!] = e;
  const reached = new Int32Array(length + 1);
  const edges = [firstEdge[0]!];
  // A state that led nowhere never will, by whatever way it is reached; but of kos it matters how.
  const barren = new Set<number>();
  let rest = budget.left - SLICE;
  while (edges.length > 0) {
    const depth = edges.length - 1;
    const state = reached[depth]!;
    const e = edges[depth]!;
    if (e >= from.length || from[e] !== state) {
      if (kind !== 'ko' && depth > 0)
        barren.add(2 * state + (colors[point[edges[depth - 1]! - 1]!] === 1 ? 1 : 0));
      edges.pop();
      continue;
    }
    edges[depth] = e + 1;
    const i = point[e]!;
    const mover = colors[i]!;
    if (
      depth === 0 ? points[i] !== start || mover !== color : colors[point[edges[depth - 1]! - 1]!] === mover
    )
      continue;
    if (--budget.left < 0) return undefined;
    if (budget.left < rest) {
      rest = budget.left - SLICE;
      yield;
    }
    if (!home[to[e]!]) {
      if (barren.has(2 * to[e]! + (mover === 1 ? 1 : 0))) continue;
      reached[depth + 1] = to[e]!;
      edges.push(firstEdge[to[e]!]!);
      continue;
    }
    const plays = playsOf(
      position,
      edges.map((after) => point[after - 1]!).map((k) => ({ color: colors[k] as Color, point: points[k]! })),
    );
    budget.left -= length * length;
    const odd = kind === 'ko' ? yield* searchOdd(position, plays, budget) : null;
    if (odd === undefined) return undefined;
    if (odd === null) return cycleOf(plays);
  }
  return null;
}
