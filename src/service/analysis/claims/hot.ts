import type { Point } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import { fails, HOLDS, PENDING } from '../outcome.ts';
import type { Analysis } from '../types.ts';
import { hotAfter } from '../verdicts.ts';
import { moment } from '../words.ts';
import type { Begun, Meaning } from './meaning.ts';

export const hot: Meaning<'hot'> = {
  rule: () => 'spight',

  check(analysis, claim, n) {
    const points = hotAfter(analysis, n);
    if (points === 'pending') return PENDING;
    const claimed = new Set(claim.points);
    if (claimed.size === points.length && points.every((p) => claimed.has(p))) return HOLDS;
    const { geometry } = analysis.game.start.position;
    const actual = message('actual.hot', { after: moment(analysis, n), points: geometry.names(points) });
    return fails(actual, { ...claim, points: geometry.sorted(points) });
  },

  holding(analysis) {
    const { length, start } = analysis.game;
    const stones = analysis.rules.includes('spight') && length > 0 ? hotAfter(analysis, length) : 'pending';
    if (stones === 'pending') return [];
    return [{ kind: 'hot', after: analysis.shown(length), points: start.position.geometry.sorted(stones) }];
  },

  suggest: { points: (analysis, { after }) => standing(analysis, after).map((what) => ({ what })) },
};

/** The stones that can be hot: those that moves have put there. */
function standing({ game, index }: Analysis, after: Begun[string]): Point[] {
  const n = index(Number(after));
  if (n < 0) return [];
  const position = game.after(n);
  const points = game.plies
    .slice(0, n)
    .filter((ply) => ply.kind === 'play' && position.at(ply.point) === ply.color)
    .map((ply) => ply.point);
  return position.geometry.sorted(new Set(points));
}
