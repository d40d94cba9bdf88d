import { message } from '../../../words/index.ts';
import { fails, HOLDS, PENDING } from '../outcome.ts';
import { inForce, judgementOf } from '../verdicts.ts';
import { judged } from '../words.ts';
import type { ClaimMeaning } from './meaning.ts';

export const verdict: ClaimMeaning<'verdict'> = {
  rule: (analysis, claim) => claim.rule ?? inForce(analysis),

  check(analysis, claim, n) {
    const rule = claim.rule ?? inForce(analysis);
    const known = judgementOf(analysis, rule, n);
    if (typeof known === 'string') return PENDING;
    const actual = known.verdict;
    if (actual.verdict === claim.verdict) return HOLDS;
    const said = message('actual.verdict', { move: claim.move, ...judged(actual, rule) });
    const failed = fails(said, { ...claim, verdict: actual.verdict });
    return actual.verdict === 'undecided' ? { ...failed, open: true } : failed;
  },

  holdingAt: (analysis, n) =>
    analysis.rules.flatMap((rule) => {
      const known = judgementOf(analysis, rule, n);
      if (typeof known === 'string' || known.verdict.verdict === 'allowed') return [];
      return [{ kind: 'verdict', move: analysis.shown(n), verdict: known.verdict.verdict, rule } as const];
    }),
};
