/**
 * What all questions about cycles share: their limits, how they begin, how they walk, how they
 * report.
 */

import type { Assumption } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import { isTask, type Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../../go/types.ts';
import { reachableArena } from '../bounds/bounds.ts';
import type { CycleLimits, CyclePlay } from '../cycle.ts';
import { CycleGraph, FAR, type NodeBudget, type Parity } from './graph.ts';

const SLICE = 256;

/** No cycle longer than this is searched for, whatever is asked. */
export const LONGEST_CYCLE = 100;

/** Plays that each of the searches beyond `maxCycle` may try. */
const FAR_BUDGET = 100_000;

/** The next search, where one to `reached` is over: twice as far, but not farther than `end`. */
export function farther({ budget }: { readonly budget: number }, reached: number, end: number) {
  return { maxCycle: Math.min(2 * reached, end), budget: Math.min(budget, FAR_BUDGET) };
}

/** The parameters of every search for cycles. */
export interface CycleSearch extends CycleLimits {
  readonly position: Position;
  /** Nodes (plays tried) before the search gives up. */
  readonly budget: number;
  /** All points that such cycles touch, or more, where they are known: nothing else is searched. */
  readonly within?: ReadonlySet<Point>;
}

/** How a search ended. */
export interface SearchReport {
  /**
   * `null`: everything within `maxCycle` was searched. `limit`: enough was found. `budget`:
   * undecided from there on.
   */
  readonly stopped: null | 'limit' | 'budget';
  /** Every length up to this one was searched to the end. */
  readonly searchedTo: number;
  /** Plays tried. */
  readonly nodes: number;
  /**
   * What the answer assumes: when nothing was found, a chain held by liberties that are not drawn,
   * without which a cycle might continue beyond the diagram. (For a cycle that was found, ask
   * {@link assumptionsOf}.)
   */
  readonly assumptions: readonly Assumption[];
}

interface Opened {
  readonly graphs: readonly CycleGraph[];
  /** The local point of the first play, -1 when it is free. */
  readonly only: number;
  readonly nodeBudget: NodeBudget;
  readonly maxCycle: number;
  readonly assumptions: readonly Assumption[];
}

/**
 * The graphs to be searched, one for each color that may begin; none when the closure theorem
 * leaves no point to search.
 */
export function* open(
  limits: CycleSearch,
  parity: Parity,
  first: { readonly color: Color; readonly point?: Point } | undefined,
): Task<Opened> {
  const { position, plain, budget, within } = limits;
  const maxCycle = Math.max(0, Math.min(limits.maxCycle, LONGEST_CYCLE));
  const nodeBudget: NodeBudget = { left: budget, used: 0 };
  const nothing = { graphs: [], only: -1, nodeBudget, maxCycle, assumptions: [] };
  const point = first?.point;
  if (point !== undefined && position.cells[point] !== EMPTY) return nothing;
  const play = first && point !== undefined ? { color: first.color, point } : undefined;
  const { arena, unseen } = yield* reachableArena(
    position,
    { ...limits, maxCycle },
    play,
    within,
    budget > 0,
  );
  const assumptions = unseen ? [unseen] : [];
  if (!arena) return { ...nothing, assumptions };
  const colors: readonly Color[] = first ? [first.color] : [BLACK, WHITE];
  const graphs = colors.map((color) => new CycleGraph(arena, color, plain, parity, maxCycle));
  return { ...nothing, graphs, only: play ? arena.points.indexOf(play.point) : -1, assumptions };
}

/**
 * Walks all cycles of exactly `length` plays that pass no position twice, and hands them to `take`
 * until it says that it has enough. Plain odd cycles may pass one twice: without an odd loop
 * nothing is left of them that alternates.
 */
export function* walk(
  graph: CycleGraph,
  length: number,
  nodeBudget: NodeBudget,
  noBasicKo: boolean,
  take: (plays: readonly CyclePlay[]) => boolean | Task<boolean>,
): Task<null | 'limit' | 'budget'> {
  const again = graph.plain && graph.parity === 'odd';
  /** The nodes passed, each with the edges still to be tried. */
  const path = [step(graph, 0, again ? -1 : graph.boardOf(0))];
  const played = (at: WalkStep) => graph.play(at.node, at.next - 1);
  let slice = nodeBudget.left - SLICE;
  for (let at = path.at(-1); at; at = path.at(-1)) {
    const depth = path.length;
    const edge = at.next++;
    if (edge >= at.end) {
      path.pop();
      continue;
    }
    const to = graph.target(edge);
    const distance = graph.visited(to) ? graph.distanceOf(to) : FAR;
    if (distance === FAR || depth + distance > length) continue;
    if (nodeBudget.left-- < 0) return 'budget';
    nodeBudget.used++;
    if (nodeBudget.left < slice) {
      slice = nodeBudget.left - SLICE;
      yield;
    }
    const last = noBasicKo ? path.at(-2) : undefined;
    if (last && recaptures(played(last), played(at))) continue;
    if (graph.isEnd(to)) {
      if (depth !== length) continue;
      nodeBudget.left -= length * length;
      const enough = take(path.map(played));
      if (isTask(enough) ? yield* enough : enough) return 'limit';
      if (nodeBudget.left < 0) return 'budget';
    } else if (!graph.isHome(to) && depth < length) {
      const board = again ? -1 : graph.boardOf(to);
      if (again || path.every((one) => one.board !== board)) path.push(step(graph, to, board));
    }
  }
  return null;
}

interface WalkStep {
  readonly node: number;
  readonly board: number;
  /** The edge to be tried next, and the end of the edges. */
  next: number;
  readonly end: number;
}

function step(graph: CycleGraph, node: number, board: number): WalkStep {
  return { node, board, next: graph.edgesStart(node), end: graph.edgesEnd(node) };
}

/** Whether `play` takes back a single stone that has just taken a single stone. */
function recaptures(last: CyclePlay, play: CyclePlay): boolean {
  return (
    last.captured.length === 1 &&
    last.chain.length === 1 &&
    play.captured.length === 1 &&
    play.captured[0] === last.point
  );
}
