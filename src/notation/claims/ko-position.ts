import { defineClaim, form } from './form.ts';
import { moment, pointsOrNone } from './slots.ts';

/** The points of a ko position after a move. */
export const koPosition = defineClaim('ko-position', {
  order: 3,
  form: form`ko position after (move) ${moment('after')}: ${pointsOrNone('points')}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'ko position after 0: a1 b1',
    'exactly these points are a ko position after move 0, the start; `none` for no ko position',
  ],
] as const;
