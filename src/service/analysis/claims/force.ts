import { checkAll, endsOf, enquiryOf, forces, workOf } from '../outcomes.ts';
import type { Meaning } from './meaning.ts';

export const force: Meaning<'force'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, null)]),

  check: (analysis, claim) =>
    checkAll(analysis, enquiryOf(analysis, claim, null), (answer) =>
      forces(answer, claim.player, endsOf(claim)),
    ),
};
