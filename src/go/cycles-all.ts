/** Questions about all cycles of a position at once: how long they can be, and which plays lie on them. */
import type { Cycle, CyclePlay } from './cycle.ts';
import { cycleOf } from './cycles-odd.ts';
import { type CycleLimits, open, type SearchReport, walk } from './cycles-search.ts';
import type { Task } from './task.ts';
import type { Color } from './types.ts';

/** The lengths that cycles from a position can have. */
export interface CycleLengths extends SearchReport {
  /** One example of each length, the shortest first; plain where there is a plain one. */
  readonly examples: readonly Cycle[];
}

/**
 * All lengths of cycles from `position`, of either color, even and odd, with an example of each; when `plain` is false, examples that
 * play twice on a point too. Cycles that pass the same position twice are left out, as in {@link findCycles}.
 */
export function* cycleLengths(
  limits: CycleLimits & { readonly first?: Color; readonly noBasicKo?: boolean },
): Task<CycleLengths> {
  const found = new Map<number, Cycle>();
  let last: SearchReport = { stopped: null, searchedTo: 0, nodes: 0, assumptions: [] };
  let nodes = 0;
  let searchedTo = Number.POSITIVE_INFINITY;
  for (const plain of limits.plain ? [true] : [true, false]) {
    const rest = { ...limits, plain, budget: limits.budget - nodes };
    const search = yield* open(rest, 'any', limits.first === undefined ? undefined : { color: limits.first });
    const { graphs, fuel, maxCycle, assumptions } = search;
    let stopped: SearchReport['stopped'] = null;
    let reached = maxCycle;
    for (const graph of graphs) {
      const explored = yield* graph.explore(maxCycle, -1, fuel);
      if (!explored) {
        stopped = 'budget';
        reached = 0;
        break;
      }
      if (!explored.ends) continue;
      for (let length = 1; length <= maxCycle; length++) {
        if (found.has(length)) continue;
        const ended = yield* walk(graph, length, fuel, limits.noBasicKo === true, (plays) => {
          found.set(length, cycleOf(plays));
          return true;
        });
        if (ended !== 'budget') continue;
        stopped = 'budget';
        reached = Math.min(reached, length - 1);
        break;
      }
    }
    nodes += fuel.used;
    searchedTo = Math.min(searchedTo, reached);
    last = { stopped: stopped ?? last.stopped, searchedTo, nodes, assumptions };
  }
  const examples = [...found.values()].sort((a, b) => a.plays.length - b.plays.length);
  return { ...last, examples, assumptions: examples.length > 0 ? [] : last.assumptions };
}

/** The plays that lie on some cycle. */
export interface PlaysOnCycles extends SearchReport {
  /** Each play once (by Spight's four marks), whichever player begins the cycle. */
  readonly plays: readonly CyclePlay[];
}

/**
 * Every play that lies on some cycle of at most `maxCycle` plays, even or odd, that begins and ends in `position`, whichever player
 * begins. Without listing the cycles, of which there may be very many: a play between two states lies on one exactly when the way to
 * the first, the play and the way back from the second are together short enough. (In plain mode every way through the states is
 * plain.) So the strings that cycles remove are the `captured` of these plays.
 */
export function* playsOnCycles(limits: CycleLimits): Task<PlaysOnCycles> {
  const { graphs, fuel, maxCycle, assumptions } = yield* open(limits, 'any', undefined);
  const plays: CyclePlay[] = [];
  const known = new Set<string>();
  let stopped: SearchReport['stopped'] = null;
  for (const graph of graphs) {
    const explored = yield* graph.explore(maxCycle, -1, fuel);
    if (!explored) {
      stopped = 'budget';
      break;
    }
    if (!explored.ends) continue;
    for (const found of graph.edgesOnCycles(maxCycle)) {
      if (!found) {
        yield;
        continue;
      }
      const { from, edge } = found;
      const play = graph.play(from, edge);
      const key = `${play.color} ${play.point} ${play.string} ${play.captured}`;
      if (!known.has(key)) {
        known.add(key);
        plays.push(play);
      }
    }
  }
  return {
    plays,
    stopped,
    searchedTo: stopped ? 0 : maxCycle,
    nodes: fuel.used,
    assumptions: plays.length > 0 ? [] : assumptions,
  };
}
