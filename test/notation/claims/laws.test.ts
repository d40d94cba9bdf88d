/** What holds of the claims of every kind, since all is derived from their forms. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK } from '../../../src/go/types.ts';
import type { ClaimKind } from '../../../src/notation/claims/form.ts';
import { CLAIMS, printClaim, readClaim, shownForm } from '../../../src/notation/claims/index.ts';
import { CLAIM_SEPARATORS, claimNames } from '../../../src/notation/goban/index.ts';
import { type Claim, claimOffers, wordsOf } from '../../../src/notation/index.ts';
import { definitionsIn } from '../../../tools/definitions.mjs';
import { runs } from '../../runs.ts';
import { claimOf, NAMES, nameOf, RULE_NAMES } from './arbitrary.ts';

const words = (text: string) => wordsOf(text, 0, text.length, CLAIM_SEPARATORS);

describe.each(CLAIMS.map((kind) => [kind.kind, kind] as const))('claims of the kind %s', (_, kind) => {
  const claims = claimOf(kind);

  test('are read as they were printed', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const { claim: read, faults, misfit } = readClaim(words(printClaim(claim as Claim, nameOf)), NAMES);
        expect({ read, faults, misfit }).toEqual({ read: claim, faults: [], misfit: undefined });
      }),
      { numRuns: runs(200) },
    );
  });

  test('are read in any case, with other blanks and without marks', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const text = printClaim(claim as Claim, nameOf);
        for (const other of [text.toUpperCase(), text.replace(/[:,]/g, ' ').replaceAll(' ', '   ')])
          expect(readClaim(words(other), NAMES).claim).toEqual(claim);
      }),
      { numRuns: runs(50) },
    );
  });

  test('are offered word by word: what comes next is offered, or can be a value that is', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const all = words(printClaim(claim as Claim, nameOf));
        for (let n = 0; n < all.length; n++) {
          const rest = all.slice(n).map(({ text }) => text);
          const fits = claimOffers(all.slice(0, n), NAMES).some((offer) =>
            'words' in offer
              ? rest.join(' ').startsWith(offer.words.replace(/[:,]/g, '').trim())
              : offer.begun.length > 0 || offer.slot.read(all, n, NAMES) !== null,
          );
          expect(
            fits,
            all
              .slice(0, n)
              .map(({ text }) => text)
              .join(' '),
          ).toBe(true);
        }
      }),
      { numRuns: runs(50) },
    );
  });

  test('say nothing once a word is missing at the end, or one more follows, without a fault', () => {
    fc.assert(
      fc.property(claims, fc.constantFrom('xyzzy', '@@', '99999999'), (claim, spare) => {
        const text = printClaim(claim as Claim, nameOf);
        const { claim: read, faults, misfit } = readClaim(words(`${text} ${spare}`), NAMES);
        expect(misfit !== undefined || faults.length > 0).toBe(true);
        if (misfit) expect(read).toBeNull();
      }),
      { numRuns: runs(50) },
    );
  });
});

test('the examples of the reference are claims of their kind, in the words that Koban prints', async () => {
  for (const { name, module } of await definitionsIn('src/notation/claims', 'defineClaim')) {
    const examples = module.REFERENCE as readonly (readonly [string, string])[];
    expect(examples.length).toBeGreaterThan(0);
    for (const [example] of examples) {
      const { claim } = readClaim(words(example), NAMES);
      expect(claim?.kind, example).toBe((module[name] as ClaimKind).kind);
      expect(printClaim(claim!, nameOf)).toBe(example);
    }
  }
});

test('forms are shown as they are written', () => {
  const counts = (letters: string) => {
    const [a, b, c, d] = letters;
    return `none|black ${a}|white ${b}|black ${c} white ${d}`;
  };
  const askedFrom = (first: string, threats: string, spare: string) =>
    `[after ${first}] [when black|white begins] [with threats ${counts(threats)}] [with spare ${counts(spare)}] [under RULE]`;
  const asked = askedFrom('N', 'MKLP', 'QRST');
  const end = 'both live|draw|no result|black captured|white captured|no end|connected';
  const ends = `${end} [or ${end} [or ${end}]]`;
  const shown = CLAIMS.map((kind) => shownForm(kind));
  for (const form of [
    'move N allowed|forbidden|undecided|ends [under RULE]',
    'hot after N: POINTS|none',
    'ko position after N: POINTS|none',
    'disturber after N: black|white|none',
    'cycle N',
    'captures N at move M',
    'eye POINT [of black|white] is 1+b|half|better than half|…',
    'repetition at move N of move M|the start',
    `black|white [first] kills POINT [alone] ${asked}`,
    `POINT [alone] lives ${asked}`,
    `POINT [alone] is not captured ${asked}`,
    `POINT [alone] is ko, black|white needs 1 threat|N threats ${askedFrom('M', 'KLPQ', 'RSTU')}`,
    `black|white can choose ${ends} ${asked}`,
    `black|white can force ${ends} ${asked}`,
    `nobody can force it ${asked}`,
  ])
    expect(shown).toContain(form);
});

test('any words are read to an end', () => {
  const vocabulary = [
    'move',
    '3',
    'is',
    'ends',
    'under',
    'psk',
    'with',
    'passes',
    'hot',
    'after',
    'a1',
    'none',
    'eye',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...vocabulary, ...RULE_NAMES.keys()), fc.string())),
      (list) => {
        const { claim, faults, misfit } = readClaim(words(list.join(' ')), claimNames(null, RULE_NAMES));
        expect(misfit === undefined || claim === null).toBe(true);
        for (const fault of faults) expect('code' in fault).toBe(true);
      },
    ),
    { numRuns: runs(500) },
  );
});

test('who begins and the supplies of a claim about an outcome stand in any order', () => {
  const [begins, threats, spare] = ['when black begins', 'with threats white 1', 'with spare black 2'];
  const read = (...parts: (string | undefined)[]) =>
    readClaim(words(['d4 lives after 2', ...parts, 'under psk'].join(' ')), NAMES);
  const usual = read(begins, threats, spare);
  expect(usual).toMatchObject({ claim: { first: BLACK, white: 1, spareBlack: 2, rule: 'psk' } });
  for (const order of [
    [begins, spare, threats],
    [threats, begins, spare],
    [threats, spare, begins],
    [spare, begins, threats],
    [spare, threats, begins],
  ])
    expect(read(...order)).toEqual(usual);
  expect(read(spare, begins)).toEqual(read(begins, spare));
  expect(read(threats, begins)).toEqual(read(begins, threats));
  expect(read(threats, threats).claim).toBeNull();
});
