import { type Cycle, whyNoKo } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { BLACK } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import type { RuleOptions } from '../rule.ts';
import { searchLimits } from './ko-run.ts';

/**
 * Why move `n` is no ko play; `null` for a ko play, for what is no play, and where that is open.
 */
export function* whyNoKoPlay(
  game: Game,
  n: number,
  options: RuleOptions,
  suicide: boolean,
): Task<Message | null> {
  const ply = game.ply(n);
  if (ply.kind !== 'play') return null;
  const found = yield* whyNoKo(ply, searchLimits(options, suicide));
  if (!found) return null;
  const { geometry } = game.start.position;
  const { maxCycle } = options;
  const told = ({ plays }: Cycle) =>
    plays.map(({ color, point }) => `${color === BLACK ? 'B' : 'W'} ${geometry.name(point)}`);
  switch (found.why) {
    case 'region': {
      const { by, most, points } = found;
      return message('why.region', { points: geometry.names(points), most, maxCycle, by });
    }
    case 'odd':
      return message('why.odd', { plays: told(found.cycle), maxCycle });
    case 'long':
      return message('why.long', { plays: told(found.cycle), maxCycle });
    case 'hidden':
      return message('why.hidden', { plays: told(found.cycle), points: geometry.names(found.points) });
    case 'none':
      return message(found.isBare ? 'why.no-cycle' : 'why.no-ko', { maxCycle });
  }
}
