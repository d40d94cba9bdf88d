/**
 * Whether a play begins a ko. Three stages answer one after the other: the footprints around the
 * play, the graph of states, and combinations of all footprints of the board. Each is right by
 * itself; a stage that would take long leaves the question to the next.
 */
import type { Ply } from '../go/game.ts';
import { type Assumption, place } from '../go/play.ts';
import type { Position, Stones } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { opponent } from '../go/types.ts';
import { longestCycle, regionSize } from './bounds/bounds.ts';
import {
  type Cycle,
  type CycleKind,
  type CycleLimits,
  cycleOf,
  type FirstPlay,
  mostOfOneColor,
} from './cycle.ts';
import { deepening } from './far.ts';
import type { Footprint } from './footprints/footprint.ts';
import { footprintsOf } from './footprints/grow.ts';
import { findPlainKo } from './footprints/plain-ko.ts';
import { plainCycles } from './footprints/shared.ts';
import { assumptionsOf, type CyclesFound, findCycles } from './search/find.ts';

/**
 * Which stage of the search gave an answer: for tests and explanations, no verdict depends on it.
 */
export type KoStage = 'footprints' | 'graph' | 'combinations';

/**
 * Whether a board play is a ko play, with a ko that makes it one: a shortest without suicide, and
 * where there is none, a shortest with it.
 */
export type KoPlay =
  | {
      readonly is: 'ko';
      readonly by: KoStage;
      readonly cycle: Cycle;
      readonly assumptions: readonly Assumption[];
    }
  | {
      readonly is: 'no';
      readonly by: KoStage;
      readonly assumptions: readonly Assumption[];
      /** The search showed that no cycle of any kind begins with it, hidden ones aside. */
      readonly noCycle: boolean;
      /** The search showed that no cycle begins with it that plays on a point twice, either. */
      readonly noHidden: boolean;
      /** The region around it has more points than a cycle has plays, or one player of it. */
      readonly room?: FilledBy;
      /** Configurations of the graph that was searched to the end, where that settled it. */
      readonly states?: number;
      /** With `far`: there are no kos of up to this many plays; `Infinity`: of any length. */
      readonly searchedTo?: number;
    }
  /** The budget ended; every length up to `searchedTo` was searched, and no ko was found. */
  | { readonly is: 'undecided'; readonly by: KoStage; readonly searchedTo: number };

export interface SearchLimits extends CycleLimits {
  /** Plays tried before a search gives up. */
  readonly budget: number;
  /** Whether longer kos are searched for, too, where there is none of up to `maxCycle` plays. */
  readonly far?: boolean;
}

/** Who plays on all of a region: in a plain cycle one player does. */
export type FilledBy = 'player' | 'both';

/**
 * Plays that the graph of states may try before combinations are asked. Nearly every search needs
 * fewer.
 */
const BRIEF = 400;

/**
 * What is known of a play: the answer, or the footprints that it may begin on, `null` for too many.
 */
type Known = KoPlay | readonly Footprint[] | null;

/** What was found out about plays, so that rules with the same question search once. */
const known = new WeakMap<Ply, Map<string, Known>>();

function keyOf({ budget, far = false, maxCycle, plain, suicide }: SearchLimits): string {
  return `${maxCycle} ${plain} ${budget} ${suicide} ${far}`;
}

function remember(ply: Ply, limits: SearchLimits, answer: Known): void {
  const answers = known.get(ply) ?? new Map<string, Known>();
  known.set(ply, answers);
  answers.set(keyOf(limits), answer);
}

function isAnswer(answer: Known | undefined): answer is KoPlay {
  return answer !== undefined && answer !== null && 'is' in answer;
}

/**
 * "Ko play: a play in a ko": whether some ko begins with this play, from the position it is played
 * in.
 */
export function koPlay(ply: Ply, limits: SearchLimits): Task<KoPlay> {
  return limits.far ? farKo(ply, limits) : koWithin(ply, limits);
}

function* koWithin(ply: Ply, limits: SearchLimits): Task<KoPlay> {
  let answer = known.get(ply)?.get(keyOf(limits));
  if (answer === undefined) {
    const glance = koAtGlance(ply, limits);
    if (glance) return glance;
    answer = known.get(ply)?.get(keyOf(limits));
  }
  if (isAnswer(answer)) return answer;
  const ko = yield* search(ply, limits, answer);
  remember(ply, limits, ko);
  return ko;
}

const NO_ROUND: KoPlay = { is: 'no', by: 'footprints', assumptions: [], noCycle: true, noHidden: false };
const NO_ROOM: KoPlay = { ...NO_ROUND, noHidden: true, room: 'both' };
const NO_FILLER: KoPlay = { ...NO_ROUND, room: 'player' };
const NO_KO: KoPlay = { ...NO_ROUND, noCycle: false };

/**
 * The first stage at once, without a search: `null` where what lies around the play does not settle
 * it.
 */
export function koAtGlance(ply: Ply, limits: SearchLimits): KoPlay | null {
  const stones = ply.stonesBefore;
  const { budget, maxCycle, plain } = limits;
  if (limits.far) return null;
  const size = regionSize(stones, ply.point, maxCycle);
  if (size > maxCycle) return NO_ROOM;
  if (!plain || !ply.seen) return null;
  // A budget smaller than that of any search ends the search for this ko, too.
  const cycle = maxCycle < 2 || budget < BRIEF ? null : koOfTwoPlays(ply, stones);
  if (cycle) {
    const ko: KoPlay = { is: 'ko', by: 'footprints', cycle, assumptions: [] };
    remember(ply, limits, ko);
    return ko;
  }
  // In a plain cycle one player fills the whole region.
  if (size > mostOfOneColor(maxCycle)) return NO_FILLER;
  const footprints = footprintsOf(stones, ply, limits);
  if (footprints?.length === 0) return NO_ROUND;
  remember(ply, limits, footprints);
  return null;
}

function* search(ply: Ply, limits: SearchLimits, footprints?: readonly Footprint[] | null): Task<KoPlay> {
  if (limits.suicide) {
    // A ko without suicide is also one with it, and the plainer witness; most rules have asked for
    // it.
    const without = yield* koWithin(ply, { ...limits, suicide: false });
    if (without.is === 'ko') return without;
  }
  const { before: position, color, point } = ply;
  const first = { color, point };
  if (limits.plain && ply.seen) {
    const found = yield* findPlainKo(position, first, limits, footprints);
    if (found === 'no-cycle') return NO_ROUND;
    if (found === 'no-ko') return NO_KO;
    if (found !== 'open' && limits.budget >= BRIEF)
      return { is: 'ko', by: 'footprints', cycle: found, assumptions: [] };
  }
  const found = yield* firstCycle(position, first, 'ko', limits);
  const { assumptions, by, nodes, searchedTo, states, stopped } = found;
  const [cycle] = found.cycles;
  if (cycle) return { is: 'ko', by, cycle, assumptions: assumptionsOf(position, cycle) };
  if (stopped === 'budget') return { is: 'undecided', by, searchedTo };
  // Where no play was tried, the bounds left nothing to begin with, whatever kind of cycle is asked
  // for.
  const no = { is: 'no', by, assumptions, noCycle: nodes === 0, noHidden: false } as const;
  return by === 'graph' && states > 0 ? { ...no, states } : no;
}

/**
 * Searches up from `maxCycle` by doubling: a ko, or none as far as the search came. It came to the
 * end where no plain cycle can be longer (T14).
 */
function* farKo(ply: Ply, limits: SearchLimits): Task<KoPlay> {
  const answer = known.get(ply)?.get(keyOf(limits));
  if (isAnswer(answer)) return answer;
  const { color, point, before } = ply;
  const { most, unseen } = yield* longestCycle(before, { color, point }, limits);
  let ko: KoPlay = yield* koWithin(ply, { ...limits, far: false });
  const decided = function* (asked: SearchLimits): Task<KoPlay | null> {
    const found = yield* koWithin(ply, asked);
    return found.is === 'undecided' ? null : found;
  };
  const deep = yield* deepening(limits, most, decided, ({ is }) => is === 'ko');
  if (deep) ko = deep.answer;
  if (deep && ko.is === 'no') {
    const { reached } = deep;
    const searchedTo = reached >= most ? Number.POSITIVE_INFINITY : reached;
    const more = unseen && searchedTo > reached ? [unseen] : [];
    const others = ko.assumptions.filter(({ chain }) => chain !== unseen?.chain);
    ko = { ...ko, searchedTo, assumptions: [...others, ...more] };
  }
  remember(ply, limits, ko);
  return ko;
}

/** What {@link firstCycle} found: at most one cycle, and the stage that answered. */
interface FirstCycle extends CyclesFound {
  readonly by: KoStage;
}

/** A shortest cycle of a kind that begins with this play: the second and the third stage. */
export function* firstCycle(
  position: Position,
  first: FirstPlay,
  kind: CycleKind,
  limits: SearchLimits,
): Task<FirstCycle> {
  const { budget, maxCycle, plain } = limits;
  const question = { ...limits, position, first, kind, limit: 1 };
  const brief = yield* findCycles({ ...question, budget: Math.min(BRIEF, budget) });
  if (brief.stopped !== 'budget' || budget <= BRIEF) return { ...brief, by: 'graph' };
  if (!plain) return { ...(yield* findCycles(question)), by: 'graph' };
  const answer = yield* plainCycles(limits).firstCycle(position, first, kind, { left: budget });
  // The bounds of the graph say what the absence of a cycle assumes.
  const proven = { ...brief, stopped: null, searchedTo: maxCycle, by: 'combinations' } as const;
  if (answer === null || (answer instanceof Set && answer.size === 0)) return proven;
  if (answer && 'plays' in answer) return { ...proven, cycles: [answer], assumptions: [] };
  const found = yield* findCycles(answer ? { ...question, within: answer } : question);
  const assumptions = found.cycles.length > 0 ? found.assumptions : brief.assumptions;
  return { ...found, assumptions, by: 'graph' };
}

/**
 * The ko of two plays, if this is its first: a stone alone takes one stone, and is taken back at
 * once. No other ko is so short.
 */
function koOfTwoPlays(ply: Ply, { cells, geometry }: Stones): Cycle | null {
  const { color, point, captured, suicide } = ply;
  const [taken] = captured;
  if (captured.length !== 1 || taken === undefined || suicide) return null;
  const other = opponent(color);
  // With a friend or a liberty beside it, it would not be taken alone, or not at all.
  for (const n of geometry.adjacent(point)) if (cells[n] !== other) return null;
  const back = place(ply.after, other, taken);
  if (typeof back === 'string' || !back.after.equals(ply.before)) return null;
  return cycleOf([
    { color, point, chain: [point], captured },
    { color: other, point: taken, chain: back.chain, captured: back.captured },
  ]);
}
