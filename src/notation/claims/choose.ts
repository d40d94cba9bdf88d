import { defineClaim, form } from './form.ts';
import { ASKED, ENDS } from './outcome-parts.ts';
import { color } from './slots.ts';

/** A player can have each of some ends, or something better. */
export const choose = defineClaim('choose', {
  order: 13,
  form: form`${color('player')} can choose ${ENDS} ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'black can choose draw or both live under korean',
    'Black can have a draw, and Black can have that both live, unless White lets Black capture',
  ],
] as const;
