/**
 * The room of outcomes: who can force what, with a proof that a separate program has checked and
 * that one can play against. The README says what an outcome is made of.
 */
export { ask, boundaryFor, type OutcomeAnswer, reportFor } from './ask.ts';
export type { Boundary } from './boundary.ts';
export { aimOf, DEFAULT_ASKED, GRADES_FORMAT, type GradedAim, isKeeping, rankOf } from './grade.ts';
export {
  type GameMove,
  type GameRemark,
  type GradedGame,
  type GradedGames,
  gradedGames,
  pairShown,
  type ReaderSide,
} from './graded-game.ts';
export {
  type GradedLine,
  type GradedMove,
  type Grades,
  gradesOf,
  type LineQuestion,
  zoneOf,
} from './grades.ts';
export { AGAIN_STATES, DEFAULT_STATES, GRADED_STATES, MOST_THREATS } from './limits.ts';
export {
  type GoalProblem,
  type NoProblem,
  type ProblemQuestion,
  problemOf,
} from './problem.ts';
export { answerFrom, beginGame, type ProofGame } from './proof/answer.ts';
export type { Certificate } from './proof/certificate.ts';
export { type Verified, verify } from './proof/check.ts';
export { refusalOf } from './proof/graded.ts';
export type { GradesCertificate } from './proof/grades-certificate.ts';
export type { BoundaryReport } from './report.ts';
export { type Robustness, robustnessOf } from './robust.ts';
export { comparedWith, fatesOf, isUndecided, resultOf, targetColors } from './standing.ts';
export { isSameSupply, NO_SUPPLY, ONE_MORE, type SaidSupply, saidSupply, supplyText } from './supply.ts';
export type {
  CanForce,
  Goal,
  Outcome,
  OutcomeQuestion,
  Passes,
  SearchProgress,
  Supply,
} from './types.ts';

/** Here the search is there from the beginning: see `later.ts` and `apart.ts`. */
export const outcomesAreThere = (): boolean => true;

export async function loadOutcomes(): Promise<void> {}
