import { message } from '../../../words/index.ts';
import { koAnswer, koFacts, UNKNOWN_POSITIONS } from '../ko-claims.ts';
import { fails, HOLDS, PENDING } from '../outcome.ts';
import { moment } from '../words.ts';
import type { ClaimMeaning } from './meaning.ts';

export const koPosition: ClaimMeaning<'ko-position'> = {
  ...koFacts,

  check(analysis, claim, n) {
    const positions = koAnswer(analysis, 'ko-position', n);
    if (positions === 'pending') return PENDING;
    if (!positions) return UNKNOWN_POSITIONS;
    const claimed = new Set(claim.points);
    const isClaimed = (points: readonly number[]) =>
      points.length === claimed.size && points.every((p) => claimed.has(p));
    if (claimed.size === 0 ? positions.length === 0 : positions.some(isClaimed)) return HOLDS;
    const { geometry } = analysis.game.start.position;
    const named = positions.map((points) => geometry.names(points));
    const actual = message('actual.ko-positions', { after: moment(analysis, n), positions: named });
    return fails(actual, { ...claim, points: geometry.sorted(positions[0] ?? []) });
  },

  suggest: {
    // Points of positions that are known, and those where something has happened.
    points(analysis, { after }) {
      const n = analysis.index(Number(after));
      if (n < 0) return [];
      const positions = koAnswer(analysis, 'ko-position', n);
      const known = positions === 'pending' ? [] : (positions?.flat() ?? []);
      const plies = analysis.game.plies.slice(0, n);
      const changed = plies.flatMap((ply) => (ply.kind === 'play' ? [ply.point, ...ply.captured] : []));
      const { geometry } = analysis.game.start.position;
      return geometry.sorted(new Set([...known, ...changed])).map((what) => ({ what }));
    },
  },
};
