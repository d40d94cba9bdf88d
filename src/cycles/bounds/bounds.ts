/**
 * Where on a board a cycle of plays can happen at all. The theorems and their proofs are in the
 * README of this room; the numbers T1, T2, … are theirs. The outcome is a small `Arena` that holds
 * every point that any cycle of at most `maxCycle` plays may touch.
 */
import { MAX_SIZE } from '../../go/geometry.ts';
import type { Assumption } from '../../go/play.ts';
import type { Position, Stones } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import type { CycleLimits, FirstPlay } from '../cycle.ts';
import { Arena } from './arena.ts';
import { deadEnds } from './dead-ends.ts';
import { assumptionOf, LiveParts } from './live.ts';
import type { Parts } from './parts.ts';

/** What {@link reachableArena} found. */
interface Reachable {
  /** `null`: no cycle can begin so. */
  readonly arena: Arena | null;
  /**
   * Set when the absence of a cycle depends on something of which nothing is drawn: a chain that is
   * assumed to have liberties beyond an open side or under a `?`, where the parts that the diagram
   * shows would not rule a cycle out.
   */
  readonly unseen: Assumption | null;
}

/** Arenas of so many points are worth a look at each of their clusters. */
const CROWDED = 24;

const NOWHERE: Reachable = { arena: null, unseen: null };

/**
 * The arena of all cycles from `position` within the limits, or, with `first`, of those that begin
 * with that play on an empty point. `within`: the points that they touch, when that is known.
 * `thorough`: whether crowded arenas are worth a visit of their clusters.
 */
export function* reachableArena(
  position: Position,
  limits: CycleLimits,
  first?: FirstPlay,
  within?: ReadonlySet<Point>,
  thorough = true,
): Task<Reachable> {
  const { maxCycle, suicide } = limits;
  if (first && regionSize(position, first.point, maxCycle) > maxCycle) return NOWHERE;
  let caveat: Assumption | null = null;
  let far: Assumption | null = null;
  if (position.geometry.hasOpenSide || position.hasUnknown) {
    // First as if nothing beyond the diagram helped anyone: what is dead even so is dead for
    // certain.
    const bold = new LiveParts(position, limits, { cautious: false, whole: false });
    if (first && !bold.restrictTo(first)) return NOWHERE;
    caveat = first ? bold.unseenFrom(first.point) : bold.anyUnseen();
    far = caveat ?? bold.anyUnseen() ?? besideRoom(position, bold);
  }
  const live = new LiveParts(position, limits, { cautious: true, whole: false });
  if (within) live.markDead([...position.cells.keys()].filter((p) => !within.has(p)));
  if (first && !live.restrictTo(first)) return { arena: null, unseen: caveat };
  const arena = new Arena(live.parts, live.points(), suicide);
  if (arena.n === 0) return { arena: null, unseen: caveat };
  if (within || !thorough || (arena.n < CROWDED && caveat === far)) return { arena, unseen: caveat };
  const dead = yield* deadEnds(arena, live.parts, limits, first, live.neededPoints);
  // Where the first play can be taken back by itself, a cluster of which a part is not drawn, or
  // all, may lend the plays in between.
  if (dead) caveat = far;
  if (!dead) return { arena: null, unseen: caveat };
  if (dead.length === 0) return { arena, unseen: caveat };
  live.markDead(dead);
  if (first && !live.restrictTo(first)) return { arena: null, unseen: caveat };
  const rest = new Arena(live.parts, live.points(), suicide);
  return { arena: rest.n > 0 ? rest : null, unseen: caveat };
}

/** Whether the bounds show by themselves that no cycle within the limits begins with `first`. */
export function isRuledOut(
  position: Position,
  first: FirstPlay,
  limits: Pick<CycleLimits, 'maxCycle' | 'suicide'>,
): boolean {
  if (regionSize(position, first.point, limits.maxCycle) > limits.maxCycle) return true;
  return !new LiveParts(position, limits, { cautious: true, whole: false }).restrictTo(first);
}

/** A limit that no bound reaches. */
const BOUNDLESS = MAX_SIZE * MAX_SIZE * 4;

/**
 * How many plays the cycles of a position, or those that begin with `first`, have at most (T14): 0
 * where there is none, and `Infinity` where cycles count that play on a point twice. `unseen`: what
 * that assumes of a part of which nothing is drawn.
 */
export function* longestCycle(
  position: Position,
  first: FirstPlay | null,
  { plain, suicide }: Pick<CycleLimits, 'plain' | 'suicide'>,
): Task<{ readonly most: number; readonly unseen: Assumption | null }> {
  let unseen: Assumption | null = null;
  if (position.geometry.hasOpenSide || position.hasUnknown) {
    const limits = { maxCycle: BOUNDLESS, suicide };
    const bold = new LiveParts(position, limits, { cautious: false, whole: plain });
    if (first && !bold.restrictTo(first)) return { most: 0, unseen };
    unseen = (first && bold.unseenFrom(first.point)) ?? bold.anyUnseen() ?? besideRoom(position, bold);
  }
  for (let most = plain ? position.cells.length : BOUNDLESS; ; ) {
    const live = new LiveParts(position, { maxCycle: most, suicide }, { cautious: true, whole: plain });
    live.closeUp();
    if (first && !live.restrictTo(first)) return { most: 0, unseen };
    const left = live.points().length;
    if (left === 0) return { most: 0, unseen };
    if (!plain) return { most: Number.POSITIVE_INFINITY, unseen };
    if (left >= most) return { most, unseen };
    most = left;
    yield;
  }
}

/**
 * The points that some cycle through `position` could change, in groups that no such point of
 * another group is next to; ascending. Nothing outside ever changes in such a cycle.
 */
export function liveGroups(position: Position, limits: CycleLimits): { groups: Point[][]; parts: Parts } {
  const live = new LiveParts(position, limits, { cautious: true, whole: limits.plain });
  live.closeUp();
  return { groups: live.groups(), parts: live.parts };
}

/**
 * Something of which nothing is drawn, in the parts that some cycle could change if only what is
 * drawn counted.
 */
interface Unseen {
  /** In what is connected with a point. */
  readonly near: Assumption | null;
  /** Anywhere. */
  readonly far: Assumption | null;
}

/** What it assumes that no cycle captures the stone at `point`, on a part of a board. */
export function unseenAt(position: Position, limits: CycleLimits, point: Point): Unseen {
  if (!position.geometry.hasOpenSide && !position.hasUnknown) return { near: null, far: null };
  const live = new LiveParts(position, limits, { cautious: false, whole: limits.plain });
  live.closeUp();
  const groups = live.groups();
  const group = groups.find((points) => points.includes(point));
  if (!group) return { near: null, far: null };
  const at = (points: readonly Point[]): Assumption | null => {
    const chain = points.find((p) => live.parts.at(p).unseen);
    const kind = chain === undefined ? null : live.parts.at(chain).unseen;
    return chain === undefined || !kind ? null : { kind, chain };
  };
  return { near: at(group), far: at(groups.flat()) };
}

/**
 * How many points the empty region around `p` has, counted to one more than `most`: more settle
 * open positions at a glance (T2).
 */
export function regionSize({ cells, geometry }: Stones, p: Point, most: number): number {
  const { neighbors } = geometry;
  const tick = ++ticks;
  let size = 1;
  region[0] = p;
  stamps[p] = tick;
  for (let i = 0; i < size; i++)
    for (let k = 4 * (region[i] ?? 0), end = k + 4; k < end; k++) {
      const n = neighbors[k] ?? -1;
      if (n < 0 || cells[n] !== EMPTY || stamps[n] === tick) continue;
      stamps[n] = tick;
      region[size++] = n;
      if (size > most) return size;
    }
  return size;
}

/** The points of the region that is counted; and by point, the last count that came by it. */
const region = new Int16Array(MAX_SIZE * MAX_SIZE);
const stamps = new Int32Array(MAX_SIZE * MAX_SIZE);
let ticks = 0;

/**
 * A part beside what is large enough for a cycle of which nothing is drawn: an open side, or a `?`
 * beside another.
 */
function besideRoom({ cells, geometry }: Position, { parts }: LiveParts): Assumption | null {
  const unknown = (p: Point) => cells[p] === UNKNOWN;
  const room = geometry.hasOpenSide || cells.some((_, p) => unknown(p) && geometry.adjacent(p).some(unknown));
  return room ? assumptionOf(parts.list.find(({ content, unseen }) => unseen && content !== UNKNOWN)) : null;
}
