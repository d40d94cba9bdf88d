import { chainsOf, checkOwner, enquiryOf, notCaptured, workOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const stays: ClaimMeaning<'stays'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, claim.target)]),
  check: (analysis, claim) => checkOwner(analysis, claim, notCaptured),
  suggest: { target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
