import { defineClaim, either, form, value } from './form.ts';
import { moment, move } from './slots.ts';

const OF = either(form`(the) [move] ${moment('of')}`, value({ of: 0 }, form`[the] start`));

/** A move recreates the board that an earlier one made. */
export const repetition = defineClaim('repetition', {
  order: 8,
  form: form`repetition at [move] ${move('move')} of ${OF}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'repetition at move 6 of move 0',
    'after move 6 the board is as after move 0, the start; also `of the start`',
  ],
] as const;
