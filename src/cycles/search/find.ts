/**
 * The search for cycles of plays, exhaustive within a length over the whole board. `bounds` says
 * where a cycle can be, `CycleGraph` walks there; the README of this room has the theorems that
 * make it small, with their proofs.
 */

import { type Assumption, place } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import { type Cycle, type CycleKind, type CyclePlay, cycleOf } from '../cycle.ts';
import type { CycleGraph, Parity } from './graph.ts';
import { searchOdd } from './odd.ts';
import { type CycleSearch, open, type SearchReport, walk } from './walk.ts';

interface CycleQuestion extends CycleSearch {
  /** The first play, or only its color; without, cycles of either color are asked for. */
  readonly first?: { readonly color: Color; readonly point?: Point };
  /** `ko`: even, and containing no odd cycle (Spight, "Ko"). */
  readonly kind: CycleKind;
  /** At most this many cycles, the shortest first. */
  readonly limit: number;
  /**
   * Leaves out cycles in which a single stone that has just captured a single stone is captured at
   * once.
   */
  readonly noBasicKo?: boolean;
}

export interface CyclesFound extends SearchReport {
  /**
   * Shortest first. None passes the same whole-board position twice, but plain odd ones: any other
   * cycle is put together from these.
   */
  readonly cycles: readonly Cycle[];
  /** Configurations that were looked at. */
  readonly states: number;
}

/**
 * Finds cycles that begin in `position`. A task: it yields between slices of work and may be
 * dropped at any of them. The answer never guesses: `cycles` empty and `stopped` null is a proof
 * that there is none of at most `maxCycle` plays.
 */
export function* findCycles(question: CycleQuestion): Task<CyclesFound> {
  const parity: Parity = question.kind === 'ko' ? 'even' : question.kind;
  const search = yield* open(question, parity, question.first);
  const { graphs, only, nodeBudget, maxCycle, assumptions } = search;
  const cycles: Cycle[] = [];
  const step = parity === 'any' ? 1 : 2;
  const shortest = parity === 'even' ? 2 : 1;
  let searchedTo = graphs.length === 0 ? maxCycle : 0;
  const report = (stopped: SearchReport['stopped']): CyclesFound => ({
    cycles,
    stopped,
    searchedTo,
    nodes: nodeBudget.used,
    states: graphs.reduce((sum, { configurations }) => sum + configurations, 0),
    assumptions: cycles.length > 0 ? [] : assumptions,
  });
  const take = function* (plays: readonly CyclePlay[]): Task<boolean> {
    // If the budget ends during this search, the walk ends, too.
    if (question.kind === 'ko' && (yield* searchOdd(question.position, plays, nodeBudget)) !== null)
      return false;
    cycles.push(cycleOf(plays));
    return cycles.length >= question.limit;
  };
  // One witness: the search is lengthened step by step. Many: it goes as far as it may at once.
  let bound = question.limit === 1 ? shortest : maxCycle;
  while (searchedTo < maxCycle) {
    bound = Math.min(bound, maxCycle);
    let next = Number.POSITIVE_INFINITY;
    const ending: CycleGraph[] = [];
    for (const graph of graphs) {
      const explored = yield* graph.explore(bound, only, nodeBudget);
      if (!explored) return report('budget');
      next = Math.min(next, explored.next);
      if (explored.ends) ending.push(graph);
    }
    for (let length = searchedTo + 1; length <= bound; length++) {
      for (const graph of ending) {
        const ended = yield* walk(graph, length, nodeBudget, question.noBasicKo === true, take);
        if (ended !== null) return report(ended);
      }
      searchedTo = length;
    }
    // The states at hand may also be walked through by longer ways.
    if (ending.length > 0) next = Math.min(next, bound + step);
    bound = next;
    searchedTo = Math.min(maxCycle, next - 1);
  }
  return report(null);
}

/**
 * What the plays of a cycle that was found assume: chains that live only by liberties that are not
 * drawn.
 */
export function assumptionsOf(position: Position, cycle: Cycle): Assumption[] {
  const { geometry } = position;
  const assumptions: Assumption[] = [];
  if (!geometry.hasOpenSide && !position.hasUnknown) return assumptions;
  let now = position;
  for (const play of cycle.plays) {
    const placed = place(now, play.color, play.point);
    if (typeof placed === 'string') break;
    for (const assumption of placed.assumptions) {
      if (!assumptions.some((a) => a.chain === assumption.chain)) assumptions.push(assumption);
    }
    now = placed.after;
  }
  return assumptions;
}
