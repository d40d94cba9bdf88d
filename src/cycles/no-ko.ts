/** Why a play begins no ko: reasons that a reader can check, asked for one play at a time. */
import type { Ply } from '../go/game.ts';
import { connected } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import type { Point } from '../go/types.ts';
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

/** Why no ko begins with this play; `null` when one does, or when that could not be decided. */
export function* whyNoKo(ply: Ply, limits: SearchLimits): Task<NoKo | null> {
  const ko = yield* koPlay(ply, limits);
  if (ko.is !== 'no') return null;
  const { before: position, color, point } = ply;
  const { maxCycle, plain, suicide } = limits;
  const first = { color, point };
  const points = connected(position, point);
  if (points.length > maxCycle) return { why: 'region', points, most: maxCycle, by: 'both' };
  const half = mostOfOneColor(maxCycle);
  if (plain && points.length > half) return { why: 'region', points, most: half, by: 'player' };
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

function playedTwice({ plays }: Cycle): Point[] {
  const points = plays.map((play) => play.point);
  return [...new Set(points.filter((p, i) => points.indexOf(p) < i))];
}
