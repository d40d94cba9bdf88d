import { defineClaim, form } from './form.ts';
import { ASKED } from './outcome-parts.ts';

/** No chain is captured by force, and no owner can make sure that theirs lives. */
export const nobody = defineClaim('nobody', {
  order: 15,
  form: form`nobody can force it ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'nobody can force it under basic',
    'no chain of the goal is captured by force, and no owner can make sure that theirs lives, since the opponent can repeat a position',
  ],
] as const;
