import { opponent } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import { isVoid } from '../outcome.ts';
import {
  capturedOf,
  chainsOf,
  checkAll,
  enquiryOf,
  forces,
  statusClaim,
  targetOf,
  workOf,
} from '../outcomes.ts';
import type { Analysis } from '../types.ts';
import type { ClaimMeaning, ClaimNamed } from './meaning.ts';

/** Who begins: the player, where the claim says so. */
function asked({ begins, player, first, ...claim }: ClaimNamed<'kills'>) {
  return { ...claim, first: begins ? player : first };
}

function enquiry(analysis: Analysis, claim: ClaimNamed<'kills'>) {
  return enquiryOf(analysis, asked(claim), claim.target);
}

export const kills: ClaimMeaning<'kills'> = {
  work: (analysis, claim) => workOf(analysis, [enquiry(analysis, claim)]),

  check(analysis, claim) {
    const { player, begins, first, target } = claim;
    const chain = targetOf(analysis, claim, target);
    if ('code' in chain) return isVoid(chain);
    const point = analysis.game.start.position.geometry.name(target);
    if (chain.owner === player) return isVoid(message('claim.own-chain', { point }));
    if (begins && first === opponent(player)) return isVoid(message('claim.two-beginners'));
    return checkAll(
      analysis,
      enquiry(analysis, claim),
      (answer) => forces(answer, player, [capturedOf(chain.owner)]),
      (answers) => statusClaim(claim, asked(claim).first, target, chain.owner, answers),
    );
  },

  suggest: { target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
