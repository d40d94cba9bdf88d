/** How long the cycles of a position can be. */

import type { Task } from '../../go/task.ts';
import type { Color } from '../../go/types.ts';
import { longestCycle } from '../bounds/bounds.ts';
import { type Cycle, cycleOf } from '../cycle.ts';
import { type CycleSearch, farther, LONGEST_CYCLE, open, type SearchReport, walk } from './walk.ts';

/** The lengths that cycles from a position can have. */
interface CycleLengths extends SearchReport {
  /** One example of each length, the shortest first; plain where there is a plain one. */
  readonly examples: readonly Cycle[];
}

/**
 * The same, searched up from `maxCycle` by doubling; `anyLength`: no cycle is longer than
 * `searchedTo`.
 */
export function* farLengths(limits: LengthLimits): Task<CycleLengths & { readonly anyLength: boolean }> {
  const { most } = yield* longestCycle(limits.position, null, limits);
  const end = Math.min(most, LONGEST_CYCLE);
  let found = yield* cycleLengths(limits);
  for (let reached = limits.maxCycle; found.stopped === null && reached < end; ) {
    const next = farther(limits, reached, end);
    const more = yield* cycleLengths({ ...limits, ...next });
    if (more.stopped !== null) break;
    found = more;
    reached = next.maxCycle;
  }
  return { ...found, anyLength: found.stopped === null && found.searchedTo >= most };
}

interface LengthLimits extends CycleSearch {
  readonly first?: Color;
  readonly noBasicKo?: boolean;
}

/**
 * All lengths of cycles from `position`, of either color, even and odd, with an example of each;
 * when `plain` is false, examples that play twice on a point too. Cycles that pass the same
 * position twice are left out, as in {@link findCycles}.
 */
export function* cycleLengths(limits: LengthLimits): Task<CycleLengths> {
  const found = new Map<number, Cycle>();
  let last: SearchReport = { stopped: null, searchedTo: 0, nodes: 0, assumptions: [] };
  let nodes = 0;
  let searchedTo = Number.POSITIVE_INFINITY;
  for (const plain of limits.plain ? [true] : [true, false]) {
    const rest = { ...limits, plain, budget: limits.budget - nodes };
    const search = yield* open(rest, 'any', limits.first === undefined ? undefined : { color: limits.first });
    const { graphs, nodeBudget, maxCycle, assumptions } = search;
    let stopped: SearchReport['stopped'] = null;
    let reached = maxCycle;
    for (const graph of graphs) {
      const explored = yield* graph.explore(maxCycle, -1, nodeBudget);
      if (!explored) {
        stopped = 'budget';
        reached = 0;
        break;
      }
      if (!explored.ends) continue;
      for (let length = 1; length <= maxCycle; length++) {
        if (found.has(length)) continue;
        const ended = yield* walk(graph, length, nodeBudget, limits.noBasicKo === true, (plays) => {
          found.set(length, cycleOf(plays));
          return true;
        });
        if (ended !== 'budget') continue;
        stopped = 'budget';
        reached = Math.min(reached, length - 1);
        break;
      }
    }
    nodes += nodeBudget.used;
    searchedTo = Math.min(searchedTo, reached);
    last = { stopped: stopped ?? last.stopped, searchedTo, nodes, assumptions };
  }
  const examples = [...found.values()].sort((a, b) => a.plays.length - b.plays.length);
  return { ...last, examples, assumptions: examples.length > 0 ? [] : last.assumptions };
}
