/** What searches, checks and plays against proofs: loaded apart by `later.ts`. */
export { ask, boundaryFor } from './ask.ts';
export { answerFrom, beginGame } from './proof/answer.ts';
export { verify } from './proof/check.ts';
