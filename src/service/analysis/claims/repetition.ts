import { message } from '../../../words/index.ts';
import { plyOf } from '../moves.ts';
import { fails, HOLDS } from '../outcome.ts';
import { moment } from '../words.ts';
import type { ClaimMeaning } from './meaning.ts';

export const repetition: ClaimMeaning<'repetition'> = {
  check(analysis, claim, n) {
    const { sameAs } = plyOf(analysis, n);
    if (sameAs.includes(analysis.index(claim.of))) return HOLDS;
    const latest = sameAs.at(-1);
    if (latest === undefined) return fails(message('actual.no-repetition', { move: claim.move }), null);
    const actual = message('actual.repetition', { move: claim.move, of: moment(analysis, latest) });
    return fails(actual, { ...claim, of: analysis.shown(latest) });
  },

  holdingAt(analysis, n) {
    const latest = plyOf(analysis, n).sameAs.at(-1);
    if (latest === undefined) return [];
    return [{ kind: 'repetition', move: analysis.shown(n), of: analysis.shown(latest) }];
  },
};
