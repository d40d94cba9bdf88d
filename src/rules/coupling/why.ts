import { mostOfOneColor, regionsBeside } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { chainAt } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { message } from '../../words/index.ts';
import type { RuleOptions, WhyNot } from '../rule.ts';
import { searchLimits } from '../shared/ko-run.ts';
import { lengthOf, needed, still } from '../shared/no-ko.ts';
import { Analyst } from './analysis.ts';

/** A play whose stone is in no ko string, and how long the cycles are that were looked for. */
export interface QuietPlay {
  readonly ply: Ply;
  readonly searchedTo: number;
}

/** Why the stone of move `n` is in no ko position, from what settled that; without its points. */
export function settledBy(quiet: QuietPlay | null, n: number): WhyNot | null {
  if (quiet?.ply.number !== n) return null;
  const { ply, searchedTo } = quiet;
  const chain = chainAt(ply.after, ply.point);
  if (!chain) return null;
  const stones = ply.after.geometry.names(chain.points);
  const isOutside = chain.outward || chain.unknown.length > 0;
  const reason = isOutside
    ? message('why.string-outside', { stones })
    : message('why.no-string', { stones, maxCycle: lengthOf(searchedTo) });
  return { reason, evidence: [] };
}

/**
 * Why the stone of move `n` is in no ko position: no cycle takes its chain. `null` for a ko stone,
 * for what is no play, and where that is open.
 */
export function* whyNoKoStone(game: Game, n: number, options: RuleOptions): Task<WhyNot | null> {
  const { after, kind, point } = game.ply(n);
  const chain = kind === 'play' ? chainAt(after, point) : undefined;
  if (!chain) return null;
  const limits = searchLimits(options, options.suicide === 'allowed');
  const { geometry } = after;
  const stones = geometry.names(chain.points);
  // A cycle that takes a chain plays on all of it, and on all regions next to it (T1, T3).
  const points = [...chain.points, ...regionsBeside(after, chain.points)];
  const found = yield* new Analyst(limits).analyse(after);
  if (!found || found.strings.some((string) => string.points.includes(point))) return null;
  if (chain.outward || chain.unknown.length > 0)
    return { reason: message('why.string-outside', { stones }), evidence: [still(chain.points)] };
  // No plain cycle has more plays than there are points.
  const maxCycle = Number.isFinite(found.searchedTo) ? found.searchedTo : after.cells.length;
  const half = mostOfOneColor(maxCycle);
  const by = chain.points.length > half ? 'player' : 'both';
  if (by === 'player' || points.length > maxCycle) {
    const told = by === 'player' ? chain.points : points;
    const most = by === 'player' ? half : maxCycle;
    const args = { points: geometry.names(told), stones, most, by } as const;
    return { reason: message('why.string-large', args), evidence: [needed(told)] };
  }
  return {
    reason: message('why.no-string', { stones, maxCycle: lengthOf(found.searchedTo) }),
    evidence: [still(chain.points)],
  };
}
