import { type Cycle, whyNoKo } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Point } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import type { RuleOptions, WhyNot } from '../rule.ts';
import type { CycleRole, Evidence } from '../verdict.ts';
import { searchLimits } from './ko-run.ts';

/**
 * Why move `n` is no ko play; `null` for a ko play, for what is no play, and where that is open.
 */
export function* whyNoKoPlay(
  game: Game,
  n: number,
  options: RuleOptions,
  suicide: boolean,
  quick: boolean,
): Task<WhyNot | null> {
  const ply = game.ply(n);
  if (ply.kind !== 'play') return null;
  const found = yield* whyNoKo(ply, searchLimits(options, suicide), quick);
  if (!found) return null;
  const { maxCycle } = options;
  if (found.why === 'large') {
    const { by, most } = found;
    return shared(message('why.large', { most, by, maxCycle }));
  }
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
        reason: message('why.long', { plays: told(found.cycle), maxCycle }),
        evidence: shown('long', found.cycle),
      };
    case 'hidden':
      return {
        reason: message('why.hidden', { plays: told(found.cycle), points: geometry.names(found.points) }),
        evidence: shown('hidden', found.cycle),
      };
    case 'none':
      return shared(message(found.isBare ? 'why.no-cycle' : 'why.no-ko', { maxCycle }));
  }
}

/** Reasons that most moves of a game share, each made once, so that they are also said once. */
const known = new Map<string, WhyNot>();

function shared(reason: Message): WhyNot {
  const key = `${reason.code} ${Object.values(reason.args).join(' ')}`;
  let why = known.get(key);
  if (!why) known.set(key, (why = { reason, evidence: [] }));
  return why;
}

/** Points that a cycle would have to play on. */
export function needed(points: readonly Point[]): Evidence {
  return { kind: 'points', role: 'needed', points };
}

/** A chain that no cycle takes. */
export function still(points: readonly Point[]): Evidence {
  return { kind: 'points', role: 'still', points };
}
