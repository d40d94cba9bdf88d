import { defineClaim, form } from './form.ts';
import { choice, move, UNDER_RULE } from './slots.ts';

const VERDICTS = ['allowed', 'forbidden', 'undecided', 'ends'] as const;

/** What a rule says of a move. */
export const verdict = defineClaim('verdict', {
  order: 1,
  form: form`move ${move('move')} (is) ${choice('verdict', VERDICTS)} ${UNDER_RULE}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'move 4 forbidden under spight',
    'the rule gives move 4 this verdict. Verdicts: `allowed`, `forbidden`, `ends`, `undecided`',
  ],
  ['move 4 forbidden', 'the active rule gives move 4 this verdict'],
] as const;
