import { defineClaim, either, form, value } from './form.ts';
import { ALONE, ASKED } from './outcome-parts.ts';
import { color, point } from './slots.ts';

const FIRST = either(value({ begins: true }, form`first`), value({ begins: false }, form``));

/** A player captures a chain by force. */
export const kills = defineClaim('kills', {
  order: 9,
  form: form`${color('player')} ${FIRST} kills ${point('target')} ${ALONE} ${ASKED}`,
});

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  ['black first kills a7 under psk', 'Black begins and captures the chain at a7, whatever White does'],
  [
    'black kills a7 alone',
    'Black captures the chain at a7, though `goal:` names others, too; without `alone` any stone of the goal stands for the goal',
  ],
  [
    'white kills d4 with threats white 1',
    'White captures the chain at d4, whoever begins, with one ko threat',
  ],
] as const;
