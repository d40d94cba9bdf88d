/**
 * The room of outcomes: who can force what, with a proof that a separate program has checked and
 * that one can play against. The README says what an outcome is made of.
 */
export { ask, boundaryFor, DEFAULT_STATES, type OutcomeAnswer } from './ask.ts';
export { type Boundary, targetColors } from './boundary.ts';
export { answerFrom, ProofGame } from './proof/answer.ts';
export { type Certificate, MOST_THREATS } from './proof/certificate.ts';
export { type Verified, verify } from './proof/check.ts';
export { summaryOf } from './standing.ts';
export type { CanForce, Outcome, OutcomeQuestion, SearchProgress, Threats } from './types.ts';

/** Here the search is there from the beginning: see `later.ts`. */
export const outcomesAreThere = (): boolean => true;

export async function loadOutcomes(): Promise<void> {}
