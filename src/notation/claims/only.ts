import { defineClaim, either, type FormPart, form, maybe, value } from './form.ts';
import { moment, point } from './slots.ts';

const DOES = either(
  value({ does: 'works', target: null }, form`works`),
  value({ does: 'kills' }, form`kills ${point('target')}`),
  value({ does: 'saves' }, form`saves ${point('target')}`),
) as FormPart<{ readonly does: 'works' | 'kills' | 'saves'; readonly target: number | null }>;

/** That a first move of the goal is the only right one. */
export const only = defineClaim('only', {
  order: 17,
  form: form`only ${point('point')} ${DOES} ${maybe(form`after (move) ${moment('after')}`)}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'only c7 kills d4',
    'c7 is the only right first move: no other has as good a grade, it needs at most two threats, and a move elsewhere is worse. Any named stone of the `goal:` stands for the goal',
  ],
] as const;
