import { defineClaim, form } from './form.ts';
import { ALONE, ASKED } from './outcome-parts.ts';
import { point } from './slots.ts';

/** A chain is not captured, be it only since a repetition ends the game or play has no end. */
export const stays = defineClaim('stays', {
  order: 11,
  form: form`${point('target')} ${ALONE} is not captured ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'd4 is not captured under korean',
    'its owner can make sure that it is not captured, be it only by a draw, no result or play without an end',
  ],
] as const;
