import { assumptionsOf, findCycles } from '../../go/cycles.ts';
import type { Ply } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import type { RuleOptions } from '../rule.ts';
import type { KoPlay } from './state.ts';

/** "Ko play: a play in a ko": whether some ko begins with this play, from the position it is played in. */
export function* koPlay(ply: Ply, options: RuleOptions, suicide: boolean): Task<KoPlay> {
  const { color, point, before } = ply;
  const found = yield* findCycles({
    position: before,
    first: { color, point },
    kind: 'ko',
    plain: options.hiddenKos === 'ignore',
    maxCycle: options.maxCycle,
    suicide,
    budget: options.budget,
    limit: 1,
  });
  const cycle = found.cycles[0];
  if (cycle) return { is: 'ko', cycle, assumptions: assumptionsOf(before, cycle) };
  if (found.stopped === 'budget') return { is: 'undecided', searchedTo: found.searchedTo };
  return { is: 'no', assumptions: found.assumptions };
}
