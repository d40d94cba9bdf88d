/** Why a play begins no ko: reasons that a reader can check, asked for one play at a time. */
import type { Ply } from '../go/game.ts';
import { chainAt, connected, type Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { EMPTY, type Point } from '../go/types.ts';
import { longestCycle } from './bounds/bounds.ts';
import { type Cycle, mostOfOneColor } from './cycle.ts';
import { type FilledBy, firstCycle, koPlay, type SearchLimits } from './ko-play.ts';
import { findCycles } from './search/find.ts';

/** Why no ko that counts begins with a play. */
type NoKo = {
  /** Kos of up to this many plays were ruled out; `Infinity` for kos of any length. */
  readonly within: number;
} & (
  | Bound
  /**
   * The stone played can go only together with the chain of these stones, which is taken to live:
   * it goes on beyond an open side or a `?`, or has a liberty there.
   */
  | { readonly why: 'outside'; readonly stones: readonly Point[] }
  /** A cycle of an odd number of plays begins with it, which is no ko. */
  | { readonly why: 'odd'; readonly cycle: Cycle }
  /** The shortest ko that begins with it has more plays than `maxCycle`. */
  | { readonly why: 'long'; readonly cycle: Cycle }
  /** A shortest ko that begins with it plays on these points twice, and hidden kos do not count. */
  | { readonly why: 'hidden'; readonly cycle: Cycle; readonly points: readonly Point[] }
  /**
   * The search found no ko; with `isBare`, no cycle of any kind. `states`: configurations that it
   * looked at, where it did so one by one.
   */
  | { readonly why: 'none'; readonly isBare: boolean; readonly states: number | null }
);

/**
 * What a cycle plays on: on more points than there are plays, or than one player has (`most`). They
 * are the whole empty region around the play, which in a plain cycle one player fills; or also
 * chains next to it (`stones`), since the stone played can go only together with them.
 */
type Bound = { readonly points: readonly Point[]; readonly most: number; readonly by: FilledBy } & (
  | { readonly why: 'region' }
  | { readonly why: 'chains'; readonly stones: readonly Point[] }
);

/** Plays that the search for each of the longer and the hidden kos may try. */
const BUDGET = 4000;
/** How many plays longer than `maxCycle` the longer kos may be. */
const LONGER = 8;

/** Why no ko begins with this play; `null` when one does, or when that could not be decided. */
export function* whyNoKo(ply: Ply, limits: SearchLimits): Task<NoKo | null> {
  const { color, point } = ply;
  const { maxCycle, plain, suicide } = limits;
  const ko = yield* koPlay(ply, limits);
  if (ko.is !== 'no') return null;
  const position = ply.before;
  const first = { color, point };
  const region = connected(position, point);
  const reached = ko.searchedTo ?? maxCycle;
  // No plain cycle has more plays than there are points (T14).
  const { most, unseen } = yield* longestCycle(position, first, limits);
  const within = most <= reached && (ko.searchedTo || !unseen) ? Number.POSITIVE_INFINITY : reached;
  const area = position.cells.length;
  if (within > area && plain) {
    const bound = boundOf(ply, region, area, true);
    if (bound) return { ...bound, within };
  }
  const near = Number.isFinite(reached) ? reached : maxCycle;
  const bound = boundOf(ply, region, near, plain);
  if (bound && (bound.why === 'region' || ko.noCycle)) return { ...bound, within: near };
  const outside = ko.noCycle ? outsideOf(ply, region, plain) : null;
  if (outside) return { ...outside, within };
  let isBare = ko.noCycle;
  if (!ko.noCycle) {
    const odd = yield* firstCycle(position, first, 'odd', limits);
    const even = yield* firstCycle(position, first, 'even', limits);
    const [cycle] = odd.cycles;
    if (cycle) return { why: 'odd', cycle, within };
    isBare = even.cycles.length === 0 && odd.stopped !== 'budget' && even.stopped !== 'budget';
  }
  const search = { position, first, kind: 'ko', suicide, budget: BUDGET, limit: 1 } as const;
  if (within < most && !limits.far) {
    const longer = yield* findCycles({ ...search, plain, maxCycle: maxCycle + LONGER });
    const [long] = longer.cycles;
    if (long) return { why: 'long', cycle: long, within };
  }
  if (plain) {
    const found = yield* findCycles({ ...search, plain: false, maxCycle });
    const [hidden] = found.cycles;
    if (hidden) return { why: 'hidden', cycle: hidden, points: playedTwice(hidden), within };
  }
  return { why: 'none', isBare, states: ko.states ?? null, within };
}

/**
 * A stone goes together with the chains of its color next to it (T4), and so does in a plain cycle
 * the whole block of its region (T12); what is taken is played again (T1), after all regions next
 * to it were filled (T3).
 */
function boundOf(ply: Ply, region: readonly Point[], most: number, plain: boolean): Bound | null {
  const half = mostOfOneColor(most);
  if (region.length > most) return { why: 'region', points: region, most, by: 'both' };
  if (plain && region.length > half) return { why: 'region', points: region, most: half, by: 'player' };
  const { before: position, captured, point } = ply;
  const chains = chainsBeside(ply, region, plain);
  if (chains.length === 0 || chains.some(isOutside)) return null;
  const stones = chains.flatMap(({ points }) => points);
  const own = [...(plain ? region : [point]), ...stones];
  const told = { why: 'chains', stones } as const;
  if (own.length > half) return { ...told, points: own, most: half, by: 'player' };
  const points = [...new Set([...region, ...stones, ...captured, ...regionsBeside(position, stones)])];
  return points.length > most ? { ...told, points, most, by: 'both' } : null;
}

function outsideOf(ply: Ply, region: readonly Point[], plain: boolean) {
  const chain = chainsBeside(ply, region, plain).find(isOutside);
  return chain ? ({ why: 'outside', stones: chain.points } as const) : null;
}

/** The chains that the stone played can only go together with. */
function chainsBeside({ before: position, color, point }: Ply, region: readonly Point[], plain: boolean) {
  const chains: Chain[] = [];
  for (const p of plain ? region : [point])
    for (const q of position.geometry.adjacent(p)) {
      if (position.at(q) !== color || chains.some(({ points }) => points.includes(q))) continue;
      const chain = chainAt(position, q);
      if (chain) chains.push(chain);
    }
  return chains;
}

type Chain = NonNullable<ReturnType<typeof chainAt>>;

function isOutside({ outward, unknown }: Chain): boolean {
  return outward || unknown.length > 0;
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
