import { chainsOf, checkOwner, enquiryOf, savedOf, workOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const lives: ClaimMeaning<'lives'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, claim.target)]),
  check: (analysis, claim) => checkOwner(analysis, claim, savedOf),
  suggest: { target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
