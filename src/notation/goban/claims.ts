/**
 * The readers of claims and of their lines, which a small build loads later (`readers-later.ts`).
 */
export { readExpect } from './expect.ts';
export { readOutcomeLines } from './outcome-lines.ts';
