/**
 * Clusters of an arena from which no plays lead back, even if both sides helped: T10 of the README
 * of this room.
 */
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import type { CycleLimits, FirstPlay } from '../cycle.ts';
import { States } from '../search/states.ts';
import { Arena } from './arena.ts';
import type { Parts } from './parts.ts';

/**
 * States visited in one cluster, and in all of one arena, before the rest is assumed to lead back.
 */
const MOST_STATES = 500;
const ALL_STATES = 2000;
/** Points visited for them. */
const MOST_POINTS = 400_000;
/** Points visited between two yields of a task. */
const SLICE = 1 << 13;
/** Clusters that are kept. */
const MOST_KEPT = 4000;

/** What a visit of a cluster found. */
interface Visit {
  /** Whether anything may lead back. */
  readonly canReturn: boolean;
  readonly states: number;
  readonly points: number;
}

/** Few clusters change from move to move, and all that matters of one is in its key. */
const kept = new Map<string, Visit>();

/** Drops what is kept, for benchmarks. */
export function forgetClusters(): void {
  kept.clear();
}

/** Points that may still be visited, and where the next yield is. */
interface PointBudget {
  left: number;
  rest: number;
}

/**
 * The points of clusters that no cycle can touch; `null` when that of the first play is one. A
 * cluster is what is connected in the arena. What a cycle plays there is a way back by itself,
 * colors in any order, and walls only stand in its way. `needed`: how many points are known to be
 * played on with the first play.
 */
export function* deadEnds(
  arena: Arena,
  parts: Parts,
  { maxCycle, plain }: CycleLimits,
  first: FirstPlay | undefined,
  needed: number,
): Task<Point[] | null> {
  const dead: Point[] = [];
  const start = first ? arena.points.indexOf(first.point) : -1;
  const seen = new Uint8Array(arena.n);
  let states = ALL_STATES;
  const budget: PointBudget = { left: MOST_POINTS, rest: MOST_POINTS - SLICE };
  const locals = [...arena.points.keys()];
  // That of the first play before all others: if it is a dead end, the others do not matter.
  for (const i of start < 0 ? locals : [start, ...locals]) {
    if (seen[i]) continue;
    const cluster = clusterAt(arena, i, seen);
    const from = start < 0 ? -1 : cluster.indexOf(start);
    // What the first play needs is played in its own cluster, and leaves the rest for all others
    // together.
    const limit = from >= 0 || !first ? maxCycle : maxCycle - needed;
    const opening = from >= 0 && first ? { i: from, color: first.color } : null;
    const most = Math.min(MOST_STATES, states);
    const key = keyOf(arena, parts, cluster, `${plain} ${limit} ${most} ${from} ${opening?.color}`);
    let visit = kept.get(key);
    if (!visit || visit.points > budget.left) {
      const { left } = budget;
      const part = new Arena(parts, arena.named(cluster), arena.suicideAllowed, false);
      const found = yield* explore(part, plain, limit, opening, most, budget);
      visit = { ...found, points: left - budget.left };
      // A visit that ended because others had used up the budget says nothing of the cluster.
      if (budget.left >= 0) keep(key, visit);
    } else budget.left -= visit.points;
    states -= visit.states;
    budget.left -= cluster.length;
    if (visit.canReturn) continue;
    if (opening) return null;
    dead.push(...arena.named(cluster));
  }
  return dead;
}

function keep(key: string, visit: Visit): void {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, visit);
}

/**
 * All that {@link explore} depends on: which points of which board are connected, what is on them,
 * and who may play there.
 */
function keyOf(arena: Arena, { stones }: Parts, cluster: readonly number[], how: string): string {
  const { cells, geometry } = stones;
  let key = `${how} ${geometry.columns} ${arena.suicideAllowed}`;
  for (const k of cluster) {
    const p = arena.points[k] ?? 0;
    key += String.fromCharCode(p, ((cells[p] ?? 0) << 2) | (arena.open[k] ?? 0));
  }
  return key;
}

/** The local points that are connected with `i`, ascending. */
function clusterAt(arena: Arena, i: number, seen: Uint8Array): number[] {
  const cluster = [i];
  seen[i] = 1;
  for (const k of cluster)
    for (const j of arena.near[k] ?? []) {
      if (seen[j]) continue;
      seen[j] = 1;
      cluster.push(j);
    }
  return cluster.sort((a, b) => a - b);
}

/**
 * Whether some plays of either color, in any order, may lead back within `limit` plays, and how
 * many states were visited; yes as well when `most` states do not settle it.
 */
function* explore(
  arena: Arena,
  plain: boolean,
  limit: number,
  opening: { readonly i: number; readonly color: Color } | null,
  most: number,
  budget: PointBudget,
): Task<{ canReturn: boolean; states: number }> {
  const states = new States(arena, plain);
  const depths = [0];
  const queue = [0];
  let visited = 0;
  for (const from of queue) {
    if (visited >= most || budget.left < 0) return { canReturn: true, states: visited };
    visited++;
    const depth = (depths[from] ?? 0) + 1;
    states.load(from);
    for (let i = 0; i < arena.n; i++) {
      for (const color of [BLACK, WHITE] as const) {
        if (from === 0 && opening && (i !== opening.i || color !== opening.color)) continue;
        if (!states.mayPlay(i, color)) continue;
        budget.left -= arena.n;
        if (budget.left < budget.rest) {
          budget.rest = budget.left - SLICE;
          yield;
        }
        if (!arena.play(i, color)) continue;
        const to = states.after(from, i, color);
        arena.undo(i, color);
        if (to < 0) continue;
        if (states.isHome(to)) return { canReturn: true, states: visited };
        if (depths[to] !== undefined || depth + states.least(to) > limit) continue;
        depths[to] = depth;
        queue.push(to);
      }
    }
  }
  return { canReturn: false, states: queue.length };
}
