import { message } from '../../../words/index.ts';
import { plyOf } from '../moves.ts';
import { fails, HOLDS } from '../outcome.ts';
import type { ClaimMeaning } from './meaning.ts';

export const captures: ClaimMeaning<'captures'> = {
  check(analysis, claim, n) {
    const { captured, before } = plyOf(analysis, n);
    if (captured.length === claim.count) return HOLDS;
    const stones = before.geometry.names(captured);
    return fails(message('actual.captures', { move: claim.move, stones }), {
      ...claim,
      count: captured.length,
    });
  },

  holdingAt(analysis, n) {
    const { length } = plyOf(analysis, n).captured;
    return length > 0 ? [{ kind: 'captures', count: length, move: analysis.shown(n) }] : [];
  },
};
