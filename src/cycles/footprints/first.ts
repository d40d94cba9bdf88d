import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { type Budget, type Cycle, type CycleKind, cycleOf, type FirstPlay, playsOf } from '../cycle.ts';
import { searchOdd } from '../search/odd.ts';
import { outgoing } from '../search/ways.ts';
import { moverOf, playAt, type Rounds } from './rounds.ts';

const SLICE = 512;

/**
 * A cycle among the rounds of a ground, made with turns, that begins with a play;
 * `null` when there is none, `undefined` when the budget ended first. Every way through the rounds
 * is a plain cycle, except for an odd one that is listed from a later play on: it has one player
 * twice running.
 */
export function* cycleIn(
  rounds: Rounds,
  position: Position,
  first: FirstPlay,
  kind: CycleKind,
  budget: Budget,
): Task<Cycle | null | undefined> {
  const { accepting, to, ground } = rounds;
  const edges = outgoing(rounds);
  const length = ground.points.length;
  const begins = (edge: number) => {
    const { color, point } = playAt(rounds, edge);
    return color === first.color && point === first.point;
  };
  /** The plays made, each with the edges to be tried after it. */
  const path = [{ edge: -1, state: 0, next: (edges[0] ?? []).filter(begins) }];
  // A state that led nowhere never will, by whatever way it is reached; but of kos it matters how.
  const deadEnds = new Set<number>();
  const keyOf = (state: number, edge: number) => 2 * state + moverOf(rounds, edge) - 1;
  let rest = budget.left - SLICE;
  for (let at = path.at(-1); at; at = path.at(-1)) {
    const edge = at.next.shift();
    if (edge === undefined) {
      path.pop();
      if (kind !== 'ko' && at.edge >= 0) deadEnds.add(keyOf(at.state, at.edge));
      continue;
    }
    if (at.edge >= 0 && moverOf(rounds, edge) === moverOf(rounds, at.edge)) continue;
    if (--budget.left < 0) return undefined;
    if (budget.left < rest) {
      rest = budget.left - SLICE;
      yield;
    }
    const state = to[edge] ?? 0;
    if (!accepting[state]) {
      if (!deadEnds.has(keyOf(state, edge))) path.push({ edge, state, next: [...(edges[state] ?? [])] });
      continue;
    }
    const made = [...path.slice(1).map((step) => step.edge), edge];
    const plays = playsOf(
      position,
      made.map((e) => playAt(rounds, e)),
    );
    budget.left -= length * length;
    const odd = kind === 'ko' ? yield* searchOdd(position, plays, budget) : null;
    if (odd === undefined) return undefined;
    if (odd === null) return cycleOf(plays);
  }
  return null;
}
