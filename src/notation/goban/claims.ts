/**
 * The readers of claims, of their lines and of what is to be shown, which a small build loads later
 * (`readers-later.ts`).
 */
export { readExpect } from './expect.ts';
export { readOutcomeLines } from './outcome-lines.ts';
export { readShow } from './show.ts';
