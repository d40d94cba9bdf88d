import { opponent } from '../../../go/types.ts';
import { all, capturedOf, checkAll, enquiryOf, forces, ownersIn, savedOf, workOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

const not = (decided: boolean | null): boolean | null => (decided === null ? null : !decided);

export const nobody: ClaimMeaning<'nobody'> = {
  work: (analysis, claim) => workOf(analysis, [enquiryOf(analysis, claim, null)]),

  check: (analysis, claim) =>
    checkAll(analysis, enquiryOf(analysis, claim, null), (answer, region) =>
      all(
        ownersIn(region).flatMap((owner) => [
          not(forces(answer, opponent(owner), [capturedOf(owner)])),
          not(forces(answer, owner, savedOf(owner))),
        ]),
      ),
    ),
};
