import { mostOfOneColor, regionsBeside } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import { chainAt } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { message } from '../../words/index.ts';
import type { RuleOptions, WhyNot } from '../rule.ts';
import { searchLimits } from '../shared/ko-run.ts';
import { needed, still } from '../shared/no-ko.ts';
import { Analyst } from './analysis.ts';

/**
 * Why the stone of move `n` is in no ko position: no cycle takes its chain. `null` for a ko stone,
 * for what is no play, and where that is open.
 */
export function* whyNoKoStone(game: Game, n: number, options: RuleOptions): Task<WhyNot | null> {
  const { after, kind, point } = game.ply(n);
  const chain = kind === 'play' ? chainAt(after, point) : undefined;
  if (!chain) return null;
  const limits = searchLimits(options, options.suicide === 'allowed');
  const { maxCycle } = limits;
  const { geometry } = after;
  const stones = geometry.names(chain.points);
  // A cycle that takes a chain plays on all of it, and on all regions next to it (T1, T3).
  const points = [...chain.points, ...regionsBeside(after, chain.points)];
  const half = mostOfOneColor(maxCycle);
  const by = chain.points.length > half ? 'player' : 'both';
  const found = yield* new Analyst(limits).analyse(after);
  if (!found || found.strings.some((string) => string.points.includes(point))) return null;
  if (chain.outward || chain.unknown.length > 0)
    return { reason: message('why.string-outside', { stones }), evidence: [still(chain.points)] };
  if (by === 'player' || points.length > maxCycle) {
    const told = by === 'player' ? chain.points : points;
    const most = by === 'player' ? half : maxCycle;
    const args = { points: geometry.names(told), stones, most, by } as const;
    return { reason: message('why.string-large', args), evidence: [needed(told)] };
  }
  return { reason: message('why.no-string', { stones, maxCycle }), evidence: [still(chain.points)] };
}
