import { colorName } from '../../../go/types.ts';
import type { OutcomeAnswer, Supply } from '../../../outcome/index.ts';
import { message } from '../../../words/index.ts';
import { isVoid } from '../outcome.ts';
import {
  capturedOf,
  chainsOf,
  checkAll,
  enquiryOf,
  forces,
  savedOf,
  targetOf,
  threatsOf,
  workOf,
} from '../outcomes.ts';
import type { Analysis } from '../types.ts';
import type { ClaimMeaning, ClaimNamed } from './meaning.ts';

/** The questions with as many threats as the claim says, and with one fewer. */
function enquiries(analysis: Analysis, claim: ClaimNamed<'needs'>) {
  const said = threatsOf(analysis, claim);
  const withThreats = (count: number): Supply => ({ ...said, [colorName(claim.player)]: count });
  return [claim.count, claim.count - 1].map((count) =>
    enquiryOf(analysis, claim, claim.target, withThreats(count)),
  );
}

export const needs: ClaimMeaning<'needs'> = {
  work: (analysis, claim) => (claim.count > 0 ? workOf(analysis, enquiries(analysis, claim)) : null),

  check(analysis, claim) {
    const chain = targetOf(analysis, claim, claim.target);
    if ('code' in chain) return isVoid(chain);
    if (claim.count === 0) return isVoid(message('claim.no-threats'));
    const { owner } = chain;
    const goal = owner === claim.player ? savedOf(owner) : [capturedOf(owner)];
    const reaches = (answer: OutcomeAnswer) => forces(answer, claim.player, goal);
    const fewer = (answer: OutcomeAnswer) => {
      const reached = reaches(answer);
      return reached === null ? null : !reached;
    };
    const [enough, short] = enquiries(analysis, claim);
    if (enough === undefined || short === undefined)
      throw new Error('a claim asks for two numbers of threats');
    const first = checkAll(analysis, enough, reaches);
    if (first.status !== 'holds') return first;
    return checkAll(analysis, short, fewer);
  },

  suggest: { target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
