import type { Cycle } from '../../go/cycle.ts';
import { assumptionsOf, type CycleQuestion, type CyclesFound, findCycles } from '../../go/cycles.ts';
import { cycleOf } from '../../go/cycles-odd.ts';
import { type KoChoice, koOutlook } from '../../go/footprint-kos.ts';
import { roundBegins } from '../../go/footprints.ts';
import type { Ply } from '../../go/game.ts';
import { place } from '../../go/play.ts';
import type { Stones } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { opponent } from '../../go/types.ts';
import { type CycleLimits, field } from '../coupling/field.ts';
import { plainCycles } from '../coupling/shared.ts';
import type { RuleOptions } from '../rule.ts';
import type { KoPlay } from './state.ts';

/** Plays tried before it is asked whether any cycle can begin so at all. Nearly every search needs fewer. */
const BRIEF = 400;

/** What was found out about plays, so that rules with the same question search once. A ply knows its position and is never changed. */
const known = new WeakMap<Ply, Map<string, KoPlay>>();

/** "Ko play: a play in a ko": whether some ko begins with this play, from the position it is played in. */
export function* koPlay(ply: Ply, options: RuleOptions, suicide: boolean): Task<KoPlay> {
  const sight = koAtSight(ply, options, suicide);
  if (sight) return sight;
  const key = `${options.maxCycle} ${options.hiddenKos} ${options.budget} ${suicide}`;
  const answers = known.get(ply) ?? new Map<string, KoPlay>();
  const answer = answers.get(key);
  if (answer) return answer;
  const ko = yield* search(ply, options, suicide);
  answers.set(key, ko);
  known.set(ply, answers);
  return ko;
}

const NO: KoPlay = { is: 'no', assumptions: [], barren: true };

/** What lies around the play settles nearly all, where kos are plain and all of the board is to be seen: not worth keeping. `null` where it does not. */
export function koAtSight(ply: Ply, options: RuleOptions, suicide: boolean): KoPlay | null {
  if (options.hiddenKos === 'count' || !ply.seen) return null;
  const stones = ply.stonesBefore;
  const { budget, maxCycle } = options;
  // A smaller budget than any search is given first ends the search for this ko, too.
  const cycle = maxCycle < 2 || budget < BRIEF ? null : basicKo(ply, stones);
  if (cycle) return { is: 'ko', cycle, assumptions: [] };
  return roundBegins(stones, ply, { maxCycle, suicide }) ? null : NO;
}

function* search(ply: Ply, options: RuleOptions, suicide: boolean): Task<KoPlay> {
  if (suicide) {
    // A ko without suicide is one with it, and the plainer witness; most rules have asked for it already.
    const without = yield* koPlay(ply, options, false);
    if (without.is === 'ko') return without;
  }
  let known: (() => Cycle | undefined) | undefined;
  if (options.hiddenKos === 'ignore' && ply.seen) {
    const outlook = yield* koOutlook(ply.before, ply, { maxCycle: options.maxCycle, suicide });
    if (outlook === 'no-cycle' || outlook === 'no-ko')
      return { is: 'no', assumptions: [], barren: outlook === 'no-cycle' };
    if (outlook !== 'open' && options.budget >= BRIEF) {
      if ('inBothOrders' in outlook) {
        if (outlook.inBothOrders) return { is: 'ko', cycle: outlook.ko, assumptions: [] };
        known = () => outlook.ko;
      } else known = () => firstOfAll(ply, outlook, { longest: options.maxCycle, plain: true, suicide });
    }
  }
  const found = yield* firstCycle(ply, 'ko', options, suicide, known);
  const cycle = found.cycles[0];
  if (cycle) return { is: 'ko', cycle, assumptions: assumptionsOf(ply.before, cycle) };
  if (found.stopped === 'budget') return { is: 'undecided', searchedTo: found.searchedTo };
  // Where no play was tried, the closure theorem left nothing to begin with, whatever kind of cycle was asked for.
  return { is: 'no', assumptions: found.assumptions, barren: found.nodes === 0 };
}

/**
 * The ko that {@link PlainCycles.firstCycle} comes to first: footprints of one length that are played in the same orders of colors are tried
 * group by group. Where two are of one group, that is left to it.
 */
function firstOfAll({ before }: Ply, choices: readonly KoChoice[], limits: CycleLimits): Cycle | undefined {
  const groups = field(before, limits);
  const ranks = choices.map(({ helper }) => groups.findIndex((group) => group.includes(helper[0]!)));
  const least = Math.min(...ranks);
  if (least < 0 || ranks.indexOf(least) !== ranks.lastIndexOf(least)) return undefined;
  return choices[ranks.indexOf(least)]!.ko;
}

/** A shortest cycle of a kind that begins with this play. `known`: what to answer when a brief search does not settle it. */
export function* firstCycle(
  ply: Ply,
  kind: CycleQuestion['kind'],
  options: RuleOptions,
  suicide: boolean,
  known?: () => Cycle | undefined,
): Task<CyclesFound> {
  const { color, point, before: position } = ply;
  const { budget, maxCycle } = options;
  const plain = options.hiddenKos === 'ignore';
  const question = { position, first: { color, point }, kind, plain, maxCycle, suicide, limit: 1 };
  const brief = yield* findCycles({ ...question, budget: Math.min(BRIEF, budget) });
  if (brief.stopped !== 'budget') return brief;
  const answer = known?.();
  if (answer) return { ...brief, stopped: 'limit', cycles: [answer], assumptions: [] };
  if (budget <= BRIEF) return brief;
  if (!plain) return yield* findCycles({ ...question, budget });
  const cycles = plainCycles({ longest: maxCycle, plain, suicide }, budget);
  const first = yield* cycles.firstCycle(position, question.first, kind, { left: budget });
  // What is not seen and might help is what it was.
  const settled = { ...brief, stopped: null, searchedTo: maxCycle } as const;
  if (first === null || (first instanceof Set && first.size === 0)) return settled;
  if (first && 'plays' in first) return { ...settled, cycles: [first], assumptions: [] };
  const found = yield* findCycles({ ...question, budget, ...(first ? { within: first } : {}) });
  return found.cycles.length > 0 ? found : { ...found, assumptions: brief.assumptions };
}

/** The ko of two plays, if this is its first: a stone alone takes one stone, and is taken back at once. No other ko is so short. */
function basicKo(ply: Ply, { cells, geometry }: Stones): Cycle | null {
  const { color, point, captured, suicide } = ply;
  if (captured.length !== 1 || suicide) return null;
  const other = opponent(color);
  // With a friend or a liberty beside it, it would not be taken alone, or not at all.
  for (let k = 4 * point; k < 4 * point + 4; k++) {
    const n = geometry.neighbors[k]!;
    if (n >= 0 && cells[n] !== other) return null;
  }
  const [taken] = captured;
  const back = place(ply.after, other, taken!);
  if (typeof back === 'string' || !back.after.equals(ply.before)) return null;
  return cycleOf([
    { color, point, string: [point], captured },
    { color: other, point: taken!, string: back.string, captured: back.captured },
  ]);
}
