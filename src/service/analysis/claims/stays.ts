import { isVoid } from '../outcome.ts';
import {
  chainsOf,
  checkAll,
  enquiryOf,
  forces,
  notCaptured,
  statusClaim,
  targetOf,
  workOf,
} from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const stays: ClaimMeaning<'stays'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, claim.target)]),

  check(analysis, claim) {
    const chain = targetOf(analysis, claim, claim.target);
    if ('code' in chain) return isVoid(chain);
    const { owner } = chain;
    return checkAll(
      analysis,
      enquiryOf(analysis, claim, claim.target),
      (answer) => forces(answer, owner, notCaptured(owner)),
      (answers) => statusClaim(claim, claim.first, claim.target, owner, answers),
    );
  },

  suggest: { target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
