/** Claims about outcomes that hold only while nobody has a spare move. */
import type { Claim, ExpectSyntax } from '../../notation/index.ts';
import { AGAIN_STATES, ONE_MORE, type OutcomeAnswer, type Passes, type Supply } from '../../outcome/index.ts';
import { evaluate, workOfClaim } from './expectations.ts';
import { learned } from './knowledge.ts';
import { isAboutOutcomes, knownAnswer, passesOf, questionsOf } from './outcomes.ts';
import type { Analysis } from './types.ts';
import type { Work } from './work.ts';

/** States that may be looked at for the same question with other supplies, or another end. */
export function askedAgain({ outcomeBudget }: Analysis, ...answers: readonly OutcomeAnswer[]): number {
  return Math.min(outcomeBudget, Math.max(AGAIN_STATES, ...answers.map(({ states }) => states)));
}

/** A claim as it is asked again, and the analysis with the budget for that. */
interface AskedWithSpare {
  readonly spare: Supply;
  readonly claim: Claim;
  readonly analysis: Analysis;
}

/** A claim that holds and does not name spare moves, with one of them; none of any other claim. */
function withSpare(analysis: Analysis, expect: ExpectSyntax): AskedWithSpare[] {
  const { claim } = expect;
  if (!claim || !('spareBlack' in claim) || claim.spareBlack !== null) return [];
  if (analysis.syntax.outcome?.spare || evaluate(analysis, expect)?.status !== 'holds') return [];
  const budget = budgetOf(analysis, claim);
  return ONE_MORE.map((spare) => ({
    spare,
    claim: { ...claim, spareBlack: spare.black, spareWhite: spare.white },
    analysis: { ...analysis, outcomeBudget: budget },
  }));
}

function budgetOf(analysis: Analysis, claim: Claim): number {
  const asked = questionsOf(analysis, claim);
  if (!asked || 'code' in asked) return AGAIN_STATES;
  return askedAgain(analysis, ...asked.questions.flatMap((one) => knownAnswer(analysis, one) ?? []));
}

/** A claim that holds, with the other number of passes where the entry does not say one. */
function withPasses(
  analysis: Analysis,
  { claim }: ExpectSyntax,
): { readonly claim: Claim; readonly passes: Passes; readonly analysis: Analysis } | null {
  const { outcome } = analysis.syntax;
  if (!claim || !isAboutOutcomes(claim) || outcome?.passes) return null;
  const none = { goal: null, aim: null, threats: null, spare: null, outside: null };
  const passes: Passes = passesOf(analysis) === 2 ? 3 : 2;
  const syntax = { ...analysis.syntax, outcome: { ...none, ...outcome, passes } };
  return {
    claim,
    passes,
    analysis: { ...analysis, syntax, outcomeBudget: budgetOf(analysis, claim) },
  };
}

/** With what a claim that holds is false, and the claim that holds then, if one can be written. */
interface Refuting<By> {
  readonly by: By;
  readonly instead: string | null;
}

/** The spare moves with which a claim is false, as far as that is known; `null` for none. */
export function refutingSpare(analysis: Analysis, expect: ExpectSyntax): Refuting<Supply> | null {
  for (const { spare: by, ...one } of withSpare(analysis, expect)) {
    const outcome = evaluate(one.analysis, { ...expect, claim: one.claim });
    if (outcome?.status === 'fails' && !outcome.open) return { by, instead: outcome.instead };
  }
  return null;
}

/** The number of passes with which a claim that holds is false, as far as that is known. */
export function refutingPasses(analysis: Analysis, expect: ExpectSyntax): Refuting<Passes> | null {
  const other = withPasses(analysis, expect);
  const outcome = other && evaluate(other.analysis, expect);
  return outcome?.status === 'fails' && !outcome.open
    ? { by: other?.passes ?? 3, instead: outcome.instead }
    : null;
}

/**
 * The searches that say whether claims hold with spare moves, and with another number of passes;
 * none while the claims wait for theirs.
 */
export function spareWork(analysis: Analysis): Work[] {
  return analysis.syntax.expects.flatMap((expect) => {
    const ended = evaluate(analysis, expect)?.status === 'holds' ? withPasses(analysis, expect) : null;
    return [...withSpare(analysis, expect), ...(ended ? [ended] : [])].flatMap((one): Work[] => {
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
    });
  });
}
