/** What searches, checks and plays against proofs: loaded apart by `later.ts`. */
export { ask, boundaryFor, reportFor } from './ask.ts';
export { gradedGames, pairShown } from './graded-game.ts';
export { gradesOf, zoneOf } from './grades.ts';
export { problemOf } from './problem.ts';
export { answerFrom, beginGame } from './proof/answer.ts';
export { verify } from './proof/check.ts';
export { refusalOf } from './proof/graded.ts';
export { robustnessOf } from './robust.ts';
