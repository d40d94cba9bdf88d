import { defineClaim, form } from './form.ts';
import { ALONE, ASKED } from './outcome-parts.ts';
import { point } from './slots.ts';

/** The owner of a chain can make sure that it stays, or that the opponent is captured. */
export const lives = defineClaim('lives', {
  order: 10,
  form: form`${point('target')} ${ALONE} lives ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'a1 lives when white begins',
    'the chain at a1 lives though White begins: its owner can make sure that both stay, or that the opponent is captured',
  ],
] as const;
