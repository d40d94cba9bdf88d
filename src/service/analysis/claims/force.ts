import { checkAll, endsOf, enquiryOf, forces, workOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const force: ClaimMeaning<'force'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, null)]),

  check: (analysis, claim) =>
    checkAll(analysis, enquiryOf(analysis, claim, null), (answer) =>
      forces(answer, claim.player, endsOf(claim)),
    ),
};
