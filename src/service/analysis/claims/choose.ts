import { opponent } from '../../../go/types.ts';
import { all, capturedOf, checkAll, endsOf, enquiryOf, forces, workOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const choose: ClaimMeaning<'choose'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, null)]),

  check: (analysis, claim) =>
    checkAll(analysis, enquiryOf(analysis, claim, null), (answer) =>
      all(
        endsOf(claim).map((end) => forces(answer, claim.player, [end, capturedOf(opponent(claim.player))])),
      ),
    ),
};
