/**
 * The search for cycles of plays, exhaustive within a length over the whole board. `closure.ts` says where, `CycleGraph` how; the theorems
 * that make it small are in the code map ("Cycles").
 */
import { chart } from './closure.ts';
import type { Cycle, CyclePlay } from './cycle.ts';
import { CycleGraph, FAR, type Fuel, type Parity } from './cycles-graph.ts';
import { cycleOf, oddCycleWithin } from './cycles-odd.ts';
import { type Assumption, place } from './play.ts';
import type { Position } from './position.ts';
import type { Task } from './task.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from './types.ts';

const SLICE = 1024;

/** No cycle longer than this is searched for, whatever is asked. */
export const LONGEST_CYCLE = 100;

/** What every search for cycles is told. */
export interface CycleLimits {
  readonly position: Position;
  /** The longest cycle, in plays. */
  readonly maxCycle: number;
  /** Only cycles that play on no point twice. */
  readonly plain: boolean;
  /** Whether a play may remove its own string. */
  readonly suicide: boolean;
  /** Nodes (plays tried) before the search gives up. */
  readonly budget: number;
}

export interface CycleQuestion extends CycleLimits {
  /** The first play, or only its color; without, cycles of either color are asked for. */
  readonly first?: { readonly color: Color; readonly point?: Point };
  /** `ko`: even, and containing no odd cycle (Spight, "Ko"). */
  readonly kind: 'ko' | 'even' | 'odd' | 'any';
  /** At most so many cycles, the shortest first. */
  readonly limit: number;
  /** Leaves out cycles in which a single stone that has just captured a single stone is captured at once. */
  readonly noBasicKo?: boolean;
}

/** How a search ended. */
export interface SearchReport {
  /** `null`: everything within `maxCycle` was searched. `limit`: enough was found. `budget`: undecided from there on. */
  readonly stopped: null | 'limit' | 'budget';
  /** Every length up to this one was searched to the end. */
  readonly searchedTo: number;
  /** Plays tried. */
  readonly nodes: number;
  /**
   * What the answer takes for granted: when nothing was found, a string held by liberties that nobody sees, without which a cycle
   * might go on beyond the diagram. (For a cycle that was found, ask {@link assumptionsOf}.)
   */
  readonly assumptions: readonly Assumption[];
}

export interface CyclesFound extends SearchReport {
  /** Shortest first. None passes the same whole-board position twice: any other cycle is put together from these. */
  readonly cycles: readonly Cycle[];
}

/**
 * Finds cycles that begin in `position`. A task: it yields between slices of work and may be dropped at any of them. The answer never
 * guesses: `cycles` empty and `stopped` null is a proof that there is none of at most `maxCycle` plays.
 */
export function* findCycles(question: CycleQuestion): Task<CyclesFound> {
  const parity: Parity = question.kind === 'ko' ? 'even' : question.kind;
  const search = open(question, parity, question.first);
  const { graphs, only, fuel, maxCycle, assumptions } = search;
  const cycles: Cycle[] = [];
  const step = parity === 'any' ? 1 : 2;
  const shortest = parity === 'even' ? 2 : 1;
  let searchedTo = graphs.length === 0 ? maxCycle : 0;
  const report = (stopped: SearchReport['stopped']): CyclesFound => ({
    cycles,
    stopped,
    searchedTo,
    nodes: fuel.used,
    assumptions: cycles.length > 0 ? [] : assumptions,
  });
  const take = (plays: readonly CyclePlay[]): boolean => {
    if (question.kind === 'ko' && oddCycleWithin(question.position, plays)) return false;
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
      const explored = yield* graph.explore(bound, only, fuel);
      if (!explored) return report('budget');
      next = Math.min(next, explored.next);
      if (explored.ends) ending.push(graph);
    }
    for (let length = searchedTo + 1; length <= bound; length++) {
      for (const graph of ending) {
        const ended = yield* walk(graph, length, fuel, question.noBasicKo === true, take);
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
    const search = open(rest, 'any', limits.first === undefined ? undefined : { color: limits.first });
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
  const { graphs, fuel, maxCycle, assumptions } = open(limits, 'any', undefined);
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
    let resting = 0;
    for (const { from, edge } of graph.edgesOnCycles(maxCycle)) {
      const play = graph.play(from, edge);
      const key = `${play.color} ${play.point} ${play.string} ${play.captured}`;
      if (!known.has(key)) {
        known.add(key);
        plays.push(play);
      }
      if (++resting % 512 === 0) yield;
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

/** What the plays of a cycle that was found take for granted: strings that live only by liberties that nobody sees. */
export function assumptionsOf(position: Position, cycle: Cycle): Assumption[] {
  const { geometry } = position;
  const assumptions: Assumption[] = [];
  if (!geometry.hasOpenSide && !position.hasUnknown) return assumptions;
  let now = position;
  for (const play of cycle.plays) {
    const placed = place(now, play.color, play.point);
    if (typeof placed === 'string') break;
    for (const assumption of placed.assumptions) {
      if (!assumptions.some((a) => a.string === assumption.string)) assumptions.push(assumption);
    }
    now = placed.after;
  }
  return assumptions;
}

interface Opened {
  readonly graphs: readonly CycleGraph[];
  /** The local point of the first play, -1 when it is free. */
  readonly only: number;
  readonly fuel: Fuel;
  readonly maxCycle: number;
  readonly assumptions: readonly Assumption[];
}

/** The graphs to be searched, one for each color that may begin; none when the closure theorem leaves no point to search. */
function open(
  limits: CycleLimits,
  parity: Parity,
  first: { readonly color: Color; readonly point?: Point } | undefined,
): Opened {
  const { position, plain, suicide, budget } = limits;
  const maxCycle = Math.max(0, Math.min(limits.maxCycle, LONGEST_CYCLE));
  const fuel: Fuel = { left: budget, used: 0 };
  const nothing = { graphs: [], only: -1, fuel, maxCycle, assumptions: [] };
  if (first?.point === undefined) {
    const { arena, unseen } = chart(position, maxCycle, suicide);
    if (!arena) return { ...nothing, assumptions: unseen ? [unseen] : [] };
    const colors: readonly Color[] = first ? [first.color] : [BLACK, WHITE];
    const graphs = colors.map((color) => new CycleGraph(arena, color, plain, parity, maxCycle));
    return { ...nothing, graphs, assumptions: unseen ? [unseen] : [] };
  }
  const { color, point } = first;
  if (position.cells[point] !== EMPTY) return nothing;
  const { arena, unseen } = chart(position, maxCycle, suicide, { color, point });
  const assumptions = unseen ? [unseen] : [];
  if (!arena) return { ...nothing, assumptions };
  const graphs = [new CycleGraph(arena, color, plain, parity, maxCycle)];
  return { ...nothing, graphs, only: arena.points.indexOf(point), assumptions };
}

/**
 * Walks all cycles of exactly `length` plays that pass no position twice, and hands them to `take` until it says that it has enough.
 */
function* walk(
  graph: CycleGraph,
  length: number,
  fuel: Fuel,
  noBasicKo: boolean,
  take: (plays: readonly CyclePlay[]) => boolean,
): Task<null | 'limit' | 'budget'> {
  const nodes = [0];
  const edges = [graph.edgesStart(0)];
  const boards = [graph.boardOf(0)];
  let slice = fuel.left - SLICE;
  while (nodes.length > 0) {
    const depth = nodes.length - 1;
    const node = nodes[depth]!;
    const edge = edges[depth]!++;
    if (edge >= graph.edgesEnd(node)) {
      nodes.pop();
      edges.pop();
      boards.pop();
      continue;
    }
    const to = graph.edgeNode[edge]!;
    if (!graph.visited(to)) continue;
    const distance = graph.distance[to]!;
    if (distance === FAR || depth + 1 + distance > length) continue;
    if (fuel.left-- < 0) return 'budget';
    fuel.used++;
    if (fuel.left < slice) {
      slice = fuel.left - SLICE;
      yield;
    }
    if (
      noBasicKo &&
      depth > 0 &&
      recaptures(graph.play(nodes[depth - 1]!, edges[depth - 1]! - 1), graph.play(node, edge))
    ) {
      continue;
    }
    if (graph.isEnd(to)) {
      if (depth + 1 !== length) continue;
      const plays = nodes.map((from, k) => graph.play(from, edges[k]! - 1));
      fuel.left -= length * length;
      if (take(plays)) return 'limit';
    } else if (!graph.isHome(to) && depth + 1 < length) {
      const board = graph.boardOf(to);
      if (boards.includes(board)) continue;
      nodes.push(to);
      edges.push(graph.edgesStart(to));
      boards.push(board);
    }
  }
  return null;
}

/** Whether `play` takes back a single stone that has just taken a single stone. */
function recaptures(last: CyclePlay, play: CyclePlay): boolean {
  return (
    last.captured.length === 1 &&
    last.string.length === 1 &&
    play.captured.length === 1 &&
    play.captured[0] === last.point
  );
}
