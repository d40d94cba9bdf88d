import { defineClaim, form } from './form.ts';
import { color, moment, orNone } from './slots.ts';

/** The player who is the disturber of a ko position after a move. */
export const disturber = defineClaim('disturber', {
  order: 4,
  form: form`disturber after (move) ${moment('after')}: ${orNone(color('player'), 'player')}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'disturber after 3: white',
    'after move 3 White is the disturber of a ko position; also `black`, or `none` for no disturber',
  ],
] as const;
