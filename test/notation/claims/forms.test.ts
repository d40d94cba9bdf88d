/** What forms can say beyond the kinds that there are: sentences that begin with any part. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import { defineClaim, either, form, maybe, value } from '../../../src/notation/claims/form.ts';
import { claimOffers, readClaim } from '../../../src/notation/claims/index.ts';
import { printForm } from '../../../src/notation/claims/printing.ts';
import { shownForm } from '../../../src/notation/claims/shown.ts';
import { choice, color, number, point, UNDER_RULE } from '../../../src/notation/claims/slots.ts';
import { CLAIM_SEPARATORS } from '../../../src/notation/goban/index.ts';
import { wordsOf } from '../../../src/notation/index.ts';
import { runs } from '../../runs.ts';
import { claimOf, NAMES, nameOf } from './arbitrary.ts';

const ENDS = ['draw', 'both live', 'no result'] as const;
const needs = form`${color('needy')} needs ${either(
  value({ threats: 1 }, form`1 threat`),
  form`${number('threats')} threats`,
)}`;
const FORMS = [
  defineClaim('kills', {
    order: 1,
    form: form`${maybe(form`${color('first')} first`)} kills ${point('target')} ${UNDER_RULE}`,
  }),
  defineClaim('lives', { order: 2, form: form`${point('target')} lives ${UNDER_RULE}` }),
  defineClaim('ko', { order: 3, form: form`${point('target')} is ko${maybe(form`, ${needs}`)}` }),
  defineClaim('choice', {
    order: 4,
    form: form`${color('player')} can choose ${choice('end', ENDS)} ${UNDER_RULE}`,
  }),
  defineClaim('nobody', { order: 5, form: form`nobody can force it ${UNDER_RULE}` }),
];

const words = (text: string) => wordsOf(text, 0, text.length, CLAIM_SEPARATORS);
const read = (text: string) => readClaim(words(text), NAMES, FORMS);
const offered = (text: string) =>
  claimOffers(words(text), NAMES, FORMS).map((one) => ('words' in one ? one.words : one.slot.shown));

describe('forms', () => {
  test.each([
    ['black first kills d4 under psk', { first: BLACK, target: 48, rule: 'psk' }],
    ['kills d4', { first: null, target: 48, rule: null }],
    ['a1 lives under basic', { target: 72, rule: 'basic' }],
    ['q lives under mine', { target: 7, rule: 'psk' }],
    ['b2 is ko, white needs 1 threat', { target: 64, needy: WHITE, threats: 1 }],
    ['b2 is ko white needs 2 threats', { target: 64, needy: WHITE, threats: 2 }],
    ['b2 is ko', { target: 64, needy: null, threats: null }],
    [
      'black can choose both live under korean with suicide allowed',
      { player: BLACK, end: 'both live', rule: 'korean with suicide allowed' },
    ],
    ['nobody can force it', { rule: null }],
  ])('%s', (text, fields) => {
    const { claim, faults, misfit } = read(text);
    expect({ faults, misfit }).toEqual({ faults: [], misfit: undefined });
    expect(claim).toMatchObject(fields);
  });

  test.each(FORMS.map((kind) => [kind.kind, kind] as const))('%s is read as it was printed', (_, kind) => {
    fc.assert(
      fc.property(claimOf(kind), (claim) => {
        expect(read(printForm(kind.node, claim, nameOf)).claim).toEqual(claim);
      }),
      { numRuns: runs(100) },
    );
  });

  test.each([
    [
      '',
      [
        'black first kills ',
        'white first kills ',
        'kills ',
        'POINT',
        'black can choose draw',
        'nobody can force it',
      ],
    ],
    ['black ', ['first kills ', 'can choose both live']],
    ['d4 ', ['lives', 'is ko']],
    ['d4 is ko ', ['black needs 1 threat', 'white needs ']],
    ['d4 is ko, black needs ', ['1 threat', '']],
    ['black can choose draw ', ['under ']],
  ])('completion after %j', (text, some) => {
    expect(offered(text)).toEqual(expect.arrayContaining(some));
  });

  test.each([
    ['mvoe 1', 0, 'lives'],
    ['d4 livse', 1, 'lives'],
    ['black can chose draw', 2, 'choose'],
    ['b2 is ko, white nedes 1 threat', 4, 'needs'],
  ])('%s goes wrong at word %i, where %j could stand', (text, at, wanted) => {
    const { misfit } = read(text);
    expect(misfit?.at).toBe(at);
    if (at > 0) expect(misfit?.wanted).toContain(wanted);
  });

  test('a word that is no point in the place of one is named', () => {
    expect(read('abc9 lives').faults).toMatchObject([{ code: 'expect.no-point' }]);
    expect(read('d4 lives under sppight').faults).toMatchObject([{ code: 'rule.unknown' }]);
  });

  test('are shown as they are written', () => {
    expect(FORMS.map((kind) => shownForm(kind))).toEqual([
      '[black|white first] kills POINT [under RULE]',
      'POINT lives [under RULE]',
      'POINT is ko[, black|white needs 1 threat|N threats]',
      'black|white can choose draw|both live|no result [under RULE]',
      'nobody can force it [under RULE]',
    ]);
  });
});
