/** Clusters of an arena to which nobody could return even if both sides helped: T10 of the code map. */
import { type FirstPlay, neededCost } from './closure-live.ts';
import { Arena } from './cycles-arena.ts';
import { States } from './cycles-states.ts';
import type { Position } from './position.ts';
import type { Task } from './task.ts';
import { BLACK, type Color, type Point, WHITE } from './types.ts';

/** States looked at in one cluster, and in all of one arena, before the rest is taken to be fertile; and points looked at for them. */
const PATIENCE = 500;
const ALL_PATIENCE = 2000;
const MOST_POINTS = 400_000;
/** Points looked at between two rests of a task. */
const SLICE = 1 << 13;

/** Looks at clusters that are kept. */
const MOST_KEPT = 4000;

/** What a look at a cluster found: whether anything may lead back, how many states were seen, and what that took of the {@link Sight}. */
interface Look {
  readonly fertile: boolean;
  readonly looked: number;
  readonly points: number;
}

/** Few clusters change from move to move, and all that matters of one is in its key. */
const kept = new Map<string, Look>();

/** Forgets what was found: for who measures. */
export function forgetClusters(): void {
  kept.clear();
}

/** Points that may still be looked at, and where the next rest is. */
interface Sight {
  left: number;
  rest: number;
}

/**
 * The points of clusters that no cycle can touch; `null` when that of the first play is one. A cluster is what hangs together in the
 * arena. What a cycle plays there is a way back by itself, colors in any order, and walls only stand in its way.
 */
export function* barrenPoints(
  arena: Arena,
  position: Position,
  maxCycle: number,
  plain: boolean,
  first: FirstPlay | undefined,
): Task<Point[] | null> {
  const barren: Point[] = [];
  const start = first ? arena.points.indexOf(first.point) : -1;
  const seen = new Uint8Array(arena.n);
  let patience = ALL_PATIENCE;
  const sight: Sight = { left: MOST_POINTS, rest: MOST_POINTS - SLICE };
  // What the first play needs, as long as nobody else asks: the task may rest below.
  const needed = first ? neededCost() : 0;
  // That of the first play before all others: if it is barren, they are nobody's concern.
  for (let at = start < 0 ? 0 : -1; at < arena.n; at++) {
    const i = at < 0 ? start : at;
    if (seen[i]) continue;
    const cluster = clusterAt(arena, i, seen);
    const from = start < 0 ? -1 : cluster.indexOf(start);
    // What the first play needs is played in its own cluster, and leaves the rest for all others together.
    const limit = from >= 0 || !first ? maxCycle : maxCycle - needed;
    const opening = from >= 0 && first ? { i: from, color: first.color } : null;
    const most = Math.min(PATIENCE, patience);
    const key = keyOf(arena, position, cluster, `${plain} ${limit} ${most} ${from} ${opening?.color}`);
    let look = kept.get(key);
    if (!look || look.points > sight.left) {
      const left = sight.left;
      const found = yield* tend(subArena(arena, position, cluster), plain, limit, opening, most, sight);
      look = { ...found, points: left - sight.left };
      // What ended because others had looked at so much before says nothing of the cluster.
      if (sight.left >= 0) keep(key, look);
    } else sight.left -= look.points;
    patience -= look.looked;
    sight.left -= cluster.length;
    if (look.fertile) continue;
    if (opening) return null;
    for (const k of cluster) barren.push(arena.points[k]!);
  }
  return barren;
}

function keep(key: string, look: Look): void {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, look);
}

/** All that {@link tend} is told: which points of which board hang together, what is on them, and who may play there. */
function keyOf(arena: Arena, { cells, geometry }: Position, cluster: readonly number[], how: string): string {
  let key = `${how} ${geometry.columns} ${arena.suicideAllowed}`;
  for (const k of cluster) {
    const p = arena.points[k]!;
    key += String.fromCharCode(p, (cells[p]! << 2) | arena.open[k]!);
  }
  return key;
}

function clusterAt(arena: Arena, i: number, seen: Uint8Array): number[] {
  const cluster = [i];
  seen[i] = 1;
  for (const k of cluster) {
    for (let d = 4 * k; d < 4 * k + 4; d++) {
      const j = arena.near[d]!;
      if (j < 0 || seen[j]) continue;
      seen[j] = 1;
      cluster.push(j);
    }
  }
  return cluster;
}

/** A cluster as an arena of its own, without walls. */
function subArena(arena: Arena, position: Position, cluster: readonly number[]): Arena {
  const local = new Int16Array(arena.n).fill(-1);
  const parts = new Map<number, number>();
  cluster.forEach((k, i) => {
    local[k] = i;
    if (!parts.has(arena.part[k]!)) parts.set(arena.part[k]!, parts.size);
  });
  const near = new Int16Array(4 * cluster.length).fill(-1);
  cluster.forEach((k, i) => {
    for (let d = 0; d < 4; d++) {
      const j = arena.near[4 * k + d]!;
      if (j >= 0) near[4 * i + d] = local[j]!;
    }
  });
  return new Arena({
    geometry: position.geometry,
    points: cluster.map((k) => arena.points[k]!),
    cells: position.cells,
    near,
    open: Uint8Array.from(cluster, (k) => arena.open[k]!),
    part: Int16Array.from(cluster, (k) => parts.get(arena.part[k]!)!),
    regions: [...parts.keys()].map((part) => arena.regions[part]!.map((region) => parts.get(region)!)),
    walls: [],
    suicide: arena.suicideAllowed,
  });
}

/**
 * Whether some plays of either color, in any order, lead back within `limit` plays, and how many states were looked at; fertile as well
 * when `patience` states do not settle it.
 */
function* tend(
  arena: Arena,
  plain: boolean,
  limit: number,
  opening: { readonly i: number; readonly color: Color } | null,
  patience: number,
  sight: Sight,
): Task<{ fertile: boolean; looked: number }> {
  const states = new States(arena, plain);
  const depths = [0];
  const queue = [0];
  for (let at = 0; at < queue.length; at++) {
    if (at >= patience || sight.left < 0) return { fertile: true, looked: at };
    const from = queue[at]!;
    const depth = depths[from]! + 1;
    states.load(from);
    for (let i = 0; i < arena.n; i++) {
      for (const color of [BLACK, WHITE] as const) {
        if (at === 0 && opening && (i !== opening.i || color !== opening.color)) continue;
        if (!states.mayPlay(i, color)) continue;
        sight.left -= arena.n;
        if (sight.left < sight.rest) {
          sight.rest = sight.left - SLICE;
          yield;
        }
        if (!arena.play(i, color)) continue;
        const to = states.after(from, i, color);
        arena.undo(i, color);
        if (to < 0) continue;
        if (states.isHome(to)) return { fertile: true, looked: at + 1 };
        if (depths[to] !== undefined || depth + states.least(to) > limit) continue;
        depths[to] = depth;
        queue.push(to);
      }
    }
  }
  return { fertile: false, looked: queue.length };
}
