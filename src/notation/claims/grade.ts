import { defineClaim, either, type FormPart, form, maybe, value } from './form.ts';
import { NEEDED } from './outcome-parts.ts';
import { moment, point } from './slots.ts';

const GRADE = either(
  value({ grade: 'works', count: 0 }, form`works`),
  value({ grade: 'fails', count: 0 }, form`fails`),
  value({ grade: 'needs' }, form`needs ${NEEDED}`),
  value({ grade: 'holds' }, form`holds ${NEEDED}`),
) as FormPart<{ readonly grade: 'works' | 'fails' | 'needs' | 'holds'; readonly count: number }>;

/** What a first move of the goal comes to. */
export const grade = defineClaim('grade', {
  order: 16,
  form: form`${point('point')} ${GRADE} ${maybe(form`after (move) ${moment('after')}`)}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'c7 works',
    'the player to move reaches the `goal:` of the entry with c7, also against two ko threats; of the board before the moves of the entry, where `after` names no other',
  ],
  ['f5 fails', 'the player does not reach it with f5, not even with two ko threats'],
  ['c7 needs 1 threat', 'c7 is a ko: it needs so many threats, and one fewer is not enough'],
  [
    'c7 holds 1 threat',
    'c7 is a ko: it works against so many threats of the opponent, and not against one more',
  ],
] as const;
