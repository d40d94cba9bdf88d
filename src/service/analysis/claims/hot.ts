import type { Point } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import { fails, HOLDS, PENDING } from '../outcome.ts';
import type { Analysis } from '../types.ts';
import { hotAfter, namedFor, ruleFor } from '../verdicts.ts';
import { moment } from '../words.ts';
import type { Begun, ClaimMeaning } from './meaning.ts';

export const hot: ClaimMeaning<'hot'> = {
  rule: (analysis) => ruleFor(analysis, 'hot'),

  check(analysis, claim, n) {
    const hot = hotAfter(analysis, ruleFor(analysis, 'hot'), n);
    if (hot === 'pending') return PENDING;
    const { points, doubtful } = hot;
    const claimed = new Set(claim.points);
    const { geometry } = analysis.game.start.position;
    const isHot = points.every((p) => claimed.has(p));
    if (doubtful.length > 0 && isHot && claimed.size <= points.length + doubtful.length) {
      const open = message('facts.doubtful', { points: geometry.names(doubtful) });
      return { ...fails(open, null), open: true };
    }
    if (isHot && claimed.size === points.length) return HOLDS;
    const actual = message('actual.hot', { after: moment(analysis, n), points: geometry.names(points) });
    return fails(actual, { ...claim, points: geometry.sorted(points) });
  },

  holding(analysis) {
    const { length, start } = analysis.game;
    const rule = length > 0 ? namedFor(analysis, 'hot') : undefined;
    const hot = rule ? hotAfter(analysis, rule, length) : 'pending';
    if (hot === 'pending' || hot.doubtful.length > 0) return [];
    const points = start.position.geometry.sorted(hot.points);
    return [{ kind: 'hot', after: analysis.shown(length), points }];
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
