/** What all questions about cycles share: their limits, how they begin, how they walk, how they report. */
import { chart } from './closure.ts';
import type { CyclePlay } from './cycle.ts';
import { CycleGraph, FAR, type Fuel, type Parity } from './cycles-graph.ts';
import type { Assumption } from './play.ts';
import type { Position } from './position.ts';
import { isTask, type Task } from './task.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from './types.ts';

const SLICE = 256;

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
  /** All points that such cycles touch, or more, where they are known: nothing else is searched. */
  readonly within?: ReadonlySet<Point>;
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

interface Opened {
  readonly graphs: readonly CycleGraph[];
  /** The local point of the first play, -1 when it is free. */
  readonly only: number;
  readonly fuel: Fuel;
  readonly maxCycle: number;
  readonly assumptions: readonly Assumption[];
}

/** The graphs to be searched, one for each color that may begin; none when the closure theorem leaves no point to search. */
export function* open(
  limits: CycleLimits,
  parity: Parity,
  first: { readonly color: Color; readonly point?: Point } | undefined,
): Task<Opened> {
  const { position, plain, suicide, budget, within } = limits;
  const maxCycle = Math.max(0, Math.min(limits.maxCycle, LONGEST_CYCLE));
  const fuel: Fuel = { left: budget, used: 0 };
  const nothing = { graphs: [], only: -1, fuel, maxCycle, assumptions: [] };
  if (first?.point === undefined) {
    const { arena, unseen } = yield* chart(position, maxCycle, suicide, undefined, plain, within);
    if (!arena) return { ...nothing, assumptions: unseen ? [unseen] : [] };
    const colors: readonly Color[] = first ? [first.color] : [BLACK, WHITE];
    const graphs = colors.map((color) => new CycleGraph(arena, color, plain, parity, maxCycle));
    return { ...nothing, graphs, assumptions: unseen ? [unseen] : [] };
  }
  const { color, point } = first;
  if (position.cells[point] !== EMPTY) return nothing;
  const { arena, unseen } = yield* chart(position, maxCycle, suicide, { color, point }, plain, within);
  const assumptions = unseen ? [unseen] : [];
  if (!arena) return { ...nothing, assumptions };
  const graphs = [new CycleGraph(arena, color, plain, parity, maxCycle)];
  return { ...nothing, graphs, only: arena.points.indexOf(point), assumptions };
}

/**
 * Walks all cycles of exactly `length` plays that pass no position twice, and hands them to `take` until it says that it has enough. Plain
 * odd cycles may pass one twice: without an odd loop nothing is left of them that alternates.
 */
export function* walk(
  graph: CycleGraph,
  length: number,
  fuel: Fuel,
  noBasicKo: boolean,
  take: (plays: readonly CyclePlay[]) => boolean | Task<boolean>,
): Task<null | 'limit' | 'budget'> {
  const nodes = [0];
  const edges = [graph.edgesStart(0)];
  const boards = [graph.boardOf(0)];
  const again = graph.plain && graph.parity === 'odd';
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
    const to = graph.target(edge);
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
      const enough = take(plays);
      if (isTask(enough) ? yield* enough : enough) return 'limit';
      if (fuel.left < 0) return 'budget';
    } else if (!graph.isHome(to) && depth + 1 < length) {
      const board = again ? -1 : graph.boardOf(to);
      if (!again && boards.includes(board)) continue;
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
