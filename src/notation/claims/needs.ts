import { defineClaim, form } from './form.ts';
import { ALONE, ASKED, NEEDED } from './outcome-parts.ts';
import { color, point } from './slots.ts';

/**
 * A player needs so many ko threats to save a chain of theirs, or to capture one of the opponent's.
 */
export const needs = defineClaim('needs', {
  order: 12,
  form: form`${point('target')} ${ALONE} is ko, ${color('player')} needs ${NEEDED} ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'b2 is ko, white needs 1 threat when black begins',
    'with so many threats, and not with one fewer, White saves the chain at b2 if it is White’s, or captures it',
  ],
] as const;
