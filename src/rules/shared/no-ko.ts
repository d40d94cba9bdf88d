import { type Cycle, type KoPlay, mostOfOneColor, whyNoKo } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { RuleOptions, WhyNot } from '../rule.ts';
import type { CycleRole, Evidence } from '../verdict.ts';
import { type SpightState, searchLimits } from './ko-run.ts';

/**
 * Why move `n` is no ko play; `null` for a ko play, for what is no play, and where that is open.
 */
export function* whyNoKoPlay(
  game: Game,
  n: number,
  options: RuleOptions,
  suicide: boolean,
): Task<WhyNot | null> {
  const ply = game.ply(n);
  if (ply.kind !== 'play') return null;
  const found = yield* whyNoKo(ply, searchLimits(options, suicide));
  if (!found) return null;
  const maxCycle = lengthOf(found.within);
  const { geometry } = game.start.position;
  const told = ({ plays }: Cycle) =>
    plays.map(({ color, point }) => `${color === BLACK ? 'B' : 'W'} ${geometry.name(point)}`);
  const shown = (role: CycleRole, cycle: Cycle): Evidence[] => [{ kind: 'cycle', role, from: n - 1, cycle }];
  switch (found.why) {
    case 'region': {
      const { by, most, points } = found;
      const reason = message('why.region', { points: geometry.names(points), most, maxCycle, by });
      return { reason, evidence: [needed(points)] };
    }
    case 'chains': {
      const { by, most, points, stones } = found;
      const args = { points: geometry.names(points), stones: geometry.names(stones), most, maxCycle, by };
      return { reason: message('why.chains', args), evidence: [needed(points)] };
    }
    case 'outside':
      return {
        reason: message('why.outside', { stones: geometry.names(found.stones), maxCycle }),
        evidence: [still(found.stones)],
      };
    case 'odd':
      return {
        reason: message('why.odd', { plays: told(found.cycle), maxCycle }),
        evidence: shown('odd', found.cycle),
      };
    case 'long':
      return {
        reason: message('why.long', { plays: told(found.cycle), maxCycle: found.within }),
        evidence: shown('long', found.cycle),
      };
    case 'hidden':
      return {
        reason: message('why.hidden', { plays: told(found.cycle), points: geometry.names(found.points) }),
        evidence: shown('hidden', found.cycle),
      };
    case 'none': {
      const { isBare, states } = found;
      return {
        reason: message(isBare ? 'why.no-cycle' : 'why.no-ko', { maxCycle, states }),
        evidence: [],
      };
    }
  }
}

/** What was said of findings; many moves of a game have the same one. */
const said = new WeakMap<KoPlay, { readonly longest: number; readonly why: WhyNot }>();

/**
 * Why move `n` is no ko play, from what settled that; `null` where that does not say. This costs a
 * judged game next to nothing, for nothing is looked at again.
 */
export function settledBy(
  { state: { plays } }: { readonly state: SpightState },
  _game: Game,
  n: number,
  options: RuleOptions,
): WhyNot | null {
  if (plays?.number !== n || plays.ko.is !== 'no') return null;
  const { ko } = plays;
  const longest = ko.searchedTo ?? options.maxCycle;
  const known = said.get(ko);
  if (known?.longest === longest) return known.why;
  const { noCycle, room, states = null } = ko;
  const maxCycle = lengthOf(longest);
  const most = room === 'player' ? mostOfOneColor(longest) : longest;
  // With cycles of any length the region alone is no reason: longer ones were ruled out otherwise.
  const reason =
    room && Number.isFinite(longest)
      ? message('why.large', { most, by: room, maxCycle })
      : message(noCycle ? 'why.no-cycle' : 'why.no-ko', { maxCycle, states });
  const why = { reason, evidence: [] };
  said.set(ko, { longest, why });
  return why;
}

/** How sentences name the longest cycle that was searched for. */
export function lengthOf(plays: number): number | 'any' {
  return Number.isFinite(plays) ? plays : 'any';
}

/** Points that a cycle would have to play on. */
export function needed(points: readonly Point[]): Evidence {
  return { kind: 'points', role: 'needed', points };
}

/** A chain that no cycle takes. */
export function still(points: readonly Point[]): Evidence {
  return { kind: 'points', role: 'still', points };
}
