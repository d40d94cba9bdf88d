import { defineClaim, form } from './form.ts';
import { ASKED, ENDS } from './outcome-parts.ts';
import { color } from './slots.ts';

/** A player can make sure that the game ends in one of some ways. */
export const force = defineClaim('force', {
  order: 14,
  form: form`${color('player')} can force ${ENDS} ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'white can force black captured or draw',
    'White can make sure that the game ends in one of these ways. Ends: `black captured`, `white captured`, `both live` (two passes), `draw`, `no result`, `no end`',
  ],
] as const;
