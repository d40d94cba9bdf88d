/** Claims about outcomes that hold only while nobody has a spare move. */
import type { Claim, ExpectSyntax } from '../../notation/index.ts';
import type { Supply } from '../../outcome/index.ts';
import { evaluate, workOfClaim } from './expectations.ts';
import { learned } from './knowledge.ts';
import { knownAnswer, questionsOf } from './outcomes.ts';
import type { Analysis } from './types.ts';
import type { Work } from './work.ts';

/** States that are looked at for each further question, or as many as the first answer took. */
const STATES = 20_000;

const SPARE: readonly Supply[] = [
  { black: 1, white: 0 },
  { black: 0, white: 1 },
  { black: 1, white: 1 },
];

/** A claim as it is asked again, and the analysis with the budget for that. */
interface AskedWithSpare {
  readonly spare: Supply;
  readonly claim: Claim;
  readonly analysis: Analysis;
}

/** A claim that holds and does not name spare moves, with one of them; none of any other claim. */
function askedAgain(analysis: Analysis, expect: ExpectSyntax): AskedWithSpare[] {
  const { claim } = expect;
  if (!claim || !('spareBlack' in claim) || claim.spareBlack !== null) return [];
  if (analysis.syntax.outcome?.spare || evaluate(analysis, expect)?.status !== 'holds') return [];
  const asked = questionsOf(analysis, claim);
  const states =
    asked && !('code' in asked) ? asked.questions.map((one) => knownAnswer(analysis, one)?.states ?? 0) : [];
  const budget = Math.min(analysis.outcomeBudget, Math.max(STATES, ...states));
  return SPARE.map((spare) => ({
    spare,
    claim: { ...claim, spareBlack: spare.black, spareWhite: spare.white },
    analysis: { ...analysis, outcomeBudget: budget },
  }));
}

/** The spare moves with which a claim is false, as far as that is known; `null` for none. */
export function refutingSpare(analysis: Analysis, expect: ExpectSyntax): Supply | null {
  const found = askedAgain(analysis, expect).find((one) => {
    const outcome = evaluate(one.analysis, { ...expect, claim: one.claim });
    return outcome?.status === 'fails' && !outcome.open;
  });
  return found?.spare ?? null;
}

/**
 * The searches that say whether claims hold with spare moves; none while the claims wait for
 * theirs.
 */
export function spareWork(analysis: Analysis): Work[] {
  return analysis.syntax.expects.flatMap((expect) =>
    askedAgain(analysis, expect).flatMap((one): Work[] => {
      const { work } = workOfClaim(one.analysis, one.claim);
      if (!work) return [];
      return [
        {
          ...work,
          subject: analysis,
          *work(hurried) {
            yield* work.work(hurried);
            learned(analysis);
          },
        },
      ];
    }),
  );
}
