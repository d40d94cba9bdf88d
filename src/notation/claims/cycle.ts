import { defineClaim, form } from './form.ts';
import { number } from './slots.ts';

/** The moves recreate a position after so many plays. */
export const cycle = defineClaim('cycle', {
  order: 5,
  form: form`cycle ${number('length')}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  ['cycle 6', 'the moves recreate an earlier position after exactly 6 plays'],
] as const;
