import { defineClaim, form } from './form.ts';
import { move, number } from './slots.ts';

/** How many stones a move takes. */
export const captures = defineClaim('captures', {
  order: 6,
  form: form`captures ${number('count')} at [move] ${move('move')}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [['captures 2 at move 3', 'move 3 captures two stones']] as const;
