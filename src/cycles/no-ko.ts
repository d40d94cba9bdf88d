/** Why a play begins no ko: reasons that a reader can check, asked for one play at a time. */
import type { Ply } from '../go/game.ts';
import { chainAt, connected, type Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { EMPTY, type Point } from '../go/types.ts';
import { regionSize } from './bounds/bounds.ts';
import { type Cycle, mostOfOneColor } from './cycle.ts';
import { firstCycle, koPlay, type SearchLimits } from './ko-play.ts';
import { findCycles } from './search/find.ts';

/** Why no ko that counts begins with a play. */
type NoKo =
  /**
   * A cycle plays on the whole empty region around the play, and in a plain cycle one player does
   * (`by`): on more points than there are plays (`most`).
   */
  | {
      readonly why: 'region';
      readonly points: readonly Point[];
      readonly most: number;
      readonly by: FilledBy;
    }
  /**
   * The stone played can go only together with these chains (`stones`) next to it, so a cycle plays
   * on these points: more than there are plays (`most`).
   */
  | {
      readonly why: 'chains';
      readonly stones: readonly Point[];
      readonly points: readonly Point[];
      readonly most: number;
      readonly by: FilledBy;
    }
  /**
   * The stone played can go only together with the chain of these stones, which is taken to live:
   * it goes on beyond an open side or a `?`, or has a liberty there.
   */
  | { readonly why: 'outside'; readonly stones: readonly Point[] }
  /** The same of a region or of chains, not looked at closer. */
  | { readonly why: 'large'; readonly most: number; readonly by: FilledBy }
  /** A cycle of an odd number of plays begins with it, which is no ko. */
  | { readonly why: 'odd'; readonly cycle: Cycle }
  /** The shortest ko that begins with it has more plays than `maxCycle`. */
  | { readonly why: 'long'; readonly cycle: Cycle }
  /** A shortest ko that begins with it plays on these points twice, and hidden kos do not count. */
  | { readonly why: 'hidden'; readonly cycle: Cycle; readonly points: readonly Point[] }
  /** The search found no ko of up to `maxCycle` plays; with `isBare`, no cycle of any kind. */
  | { readonly why: 'none'; readonly isBare: boolean };

type FilledBy = 'player' | 'both';

/** Plays that the search for each of the longer and the hidden kos may try. */
const BUDGET = 4000;
/** How many plays longer than `maxCycle` the longer kos may be. */
const LONGER = 8;

/**
 * Why no ko begins with this play; `null` when one does, or when that could not be decided. With
 * `quick` it is said from what settled the question, and nothing more is searched.
 */
export function* whyNoKo(ply: Ply, limits: SearchLimits, quick = false): Task<NoKo | null> {
  const { color, point } = ply;
  const { maxCycle, plain, suicide } = limits;
  if (quick) {
    const [most, by] = plain
      ? ([mostOfOneColor(maxCycle), 'player'] as const)
      : ([maxCycle, 'both'] as const);
    if (regionSize(ply.stonesBefore, point, most) > most) return { why: 'large', most, by };
  }
  const ko = yield* koPlay(ply, limits);
  if (ko.is !== 'no') return null;
  if (quick) return { why: 'none', isBare: ko.noCycle };
  const position = ply.before;
  const first = { color, point };
  const points = connected(position, point);
  if (points.length > maxCycle) return { why: 'region', points, most: maxCycle, by: 'both' };
  const half = mostOfOneColor(maxCycle);
  if (plain && points.length > half) return { why: 'region', points, most: half, by: 'player' };
  const bound = ko.noCycle ? besideIt(ply, points, limits) : null;
  if (bound) return bound;
  let isBare = ko.noCycle;
  if (!ko.noCycle) {
    const odd = yield* firstCycle(position, first, 'odd', limits);
    const even = yield* firstCycle(position, first, 'even', limits);
    const [cycle] = odd.cycles;
    if (cycle) return { why: 'odd', cycle };
    isBare = even.cycles.length === 0 && odd.stopped !== 'budget' && even.stopped !== 'budget';
  }
  const search = { position, first, kind: 'ko', suicide, budget: BUDGET, limit: 1 } as const;
  const longer = yield* findCycles({ ...search, plain, maxCycle: maxCycle + LONGER });
  const [long] = longer.cycles;
  if (long) return { why: 'long', cycle: long };
  if (plain) {
    const found = yield* findCycles({ ...search, plain: false, maxCycle });
    const [hidden] = found.cycles;
    if (hidden) return { why: 'hidden', cycle: hidden, points: playedTwice(hidden) };
  }
  return { why: 'none', isBare };
}

/**
 * A stone goes together with the chains of its color next to it (T4), and so does in a plain cycle
 * the whole block of its region (T12); what is taken is played again (T1), after all regions next
 * to it were filled (T3).
 */
function besideIt(
  { before: position, captured, color, point }: Ply,
  region: readonly Point[],
  { maxCycle, plain }: SearchLimits,
): NoKo | null {
  const stones = new Set<Point>();
  for (const p of plain ? region : [point]) {
    for (const q of position.geometry.adjacent(p)) {
      if (position.at(q) !== color || stones.has(q)) continue;
      const chain = chainAt(position, q);
      if (chain?.outward || chain?.unknown.length) return { why: 'outside', stones: chain.points };
      for (const one of chain?.points ?? []) stones.add(one);
    }
  }
  if (stones.size === 0) return null;
  const half = mostOfOneColor(maxCycle);
  const own = [...(plain ? region : [point]), ...stones];
  const told = { why: 'chains', stones: [...stones] } as const;
  if (own.length > half) return { ...told, points: own, most: half, by: 'player' };
  const points = [...new Set([...region, ...stones, ...captured, ...regionsBeside(position, stones)])];
  return points.length > maxCycle ? { ...told, points, most: maxCycle, by: 'both' } : null;
}

/** The points of the empty regions next to some stones. */
export function regionsBeside(position: Position, stones: Iterable<Point>): Set<Point> {
  const found = new Set<Point>();
  for (const p of stones)
    for (const q of position.geometry.adjacent(p))
      if (position.at(q) === EMPTY && !found.has(q)) for (const one of connected(position, q)) found.add(one);
  return found;
}

function playedTwice({ plays }: Cycle): Point[] {
  const points = plays.map((play) => play.point);
  return [...new Set(points.filter((p, i) => points.indexOf(p) < i))];
}
