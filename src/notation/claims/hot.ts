import { defineClaim, form } from './form.ts';
import { moment, pointsOrNone } from './slots.ts';

/** The stones that are hot after a move. */
export const hot = defineClaim('hot', {
  order: 2,
  form: form`hot after (move) ${moment('after')}: ${pointsOrNone('points')}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  ['hot after 3: b5 d6 f6', 'exactly these stones are hot after move 3; `none` for no stone'],
] as const;
