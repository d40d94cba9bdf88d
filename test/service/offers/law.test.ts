/** Whatever is offered to be written helps, breaks nothing, and loses nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIMS, SGF } from '../../../scripts/reference/slips.mjs';
import { hostOf } from '../../../src/document/index.ts';
import type { HostKind } from '../../../src/document/types.ts';
import { anyText, mutate, mutation } from '../../notation/goban/arbitrary.ts';
import { DEEP_UNTIL, runs, sampled } from '../../runs.ts';
import { BASIC_KO, edited, TRIPLE_KO } from '../marked.ts';
import { broken, offersOf, type Read, read, weight } from './law.ts';

const hostNamed = (file: string) => hostOf(file) as HostKind;

function brokenBy(text: string, host: HostKind): string[] {
  const before = read(text, host);
  return offersOf(before).flatMap((offer) => broken(before, host, offer));
}

/** As they are, and without the claims that plays are forbidden. Who wins takes minutes to find, eyes and Korean kos long. */
const EXAMPLES = readdirSync('examples')
  .filter((file) => /\.(?:goban|md|sgf)$/.test(file) && !/^(?:beasts|differences)\.md$/.test(file))
  .filter(
    (file) =>
      DEEP_UNTIL !== undefined || !/^(?:eyes|korean|jasiek|spight|02-.*|0[4-8]-.*|1\d-.*)\.md$/.test(file),
  )
  .flatMap((file) => {
    const text = readFileSync(`examples/${file}`, 'utf8');
    return [
      [file, 'as it is', text],
      [file, 'without claims', text.replace(/^expect: move \d+ forbidden.*\n/gm, '')],
    ] as const;
  });

type Slip = readonly [title: string, text: string, file?: string];
const SLIPS = ([...CLAIMS, ...SGF] as { slips: Slip[] }[]).flatMap(({ slips }) =>
  slips.map(([title, text, file = 'a.goban']) => [title, file, text] as const),
);

/** Texts in which moves are numbered, continued, claimed and shown, and games with claims in comments. */
const GOOD = [
  `# Ko\nrules: basic\n${BASIC_KO}\nmoves: W b2 B c2\nexpect: captures 1 at move 1\nexpect: move 2 forbidden\n\n# On\nfrom: Ko after 1\nmoves: B a1 W c2\nexpect: move 3 allowed\nexpect: captures 0 at move 2\n`,
  `# T\nrules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\nexpect: move 6 forbidden under psk\nexpect: hot after 3: b5 d6 f6\nshow: after 3, numbers 1-3\n\n# U\nfrom: T\nmoves: W @3 B @2\nexpect: repetition at move 6 of move 0\n`,
  '# A\nsize: 5\nmoves: B c3 W d4\nexpect: captures 0 at move 1\n\n# B\nfrom: A after 1\nmoves: W a1\n',
  '> - ```goban\n>   # T\n>   | . . ?\n>   | X O .\n>   +-----\n>   rules: psk\n>   ```\n> text\n',
  '# C\n. X .\n. a *\ncircle: a, b2 c2\nterritory: B a1 W c1 b1 ; mine\nlabel: a2=12\nsquare:\narrow: a1-c2\n# D\nfrom: C\nline: a1-b2\n',
] as const;

const GAMES = [
  '(;FF[4]GM[1]SZ[5]RU[Japanese]AB[bb][ac][bd]AW[cb][dc][cd];B[cc];W[bc];B[cc]C[expect: move 3 forbidden];W[ee](;B[aa])(;B[ea]))\n',
  '(;FF[4]GM[1]SZ[9];B[ee];W[ce];B[gc]TR[ee]LB[gc:a]C[Move 3\nexpect: captures 0 at move 3];W[dg];B[]C[pass])(;SZ[19];W[pd])\n',
] as const;

const spoilt = (good: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...good), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => mutate(text, mutations));

describe('whatever is offered', () => {
  test.each(EXAMPLES)('keeps the law in the example %s, %s', (file, _, text) => {
    expect(brokenBy(text, hostNamed(file))).toEqual([]);
  });

  test.each(sampled(3, SLIPS))('keeps the law at the slip “%s”', (_, file, text) => {
    expect(brokenBy(text, hostNamed(file))).toEqual([]);
  });

  test('keeps the law in spoilt entries', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: spoilt(GOOD) }, anyText), (text) => {
        const host = text.includes('```') ? 'markdown' : 'goban';
        expect(brokenBy(text, host), JSON.stringify(text)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test('keeps the law in spoilt games', () => {
    fc.assert(
      fc.property(spoilt(GAMES), (text) => {
        expect(brokenBy(text, 'sgf'), JSON.stringify(text)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test('comes to an end when it is done one after the other', () => {
    fc.assert(
      fc.property(fc.oneof(spoilt(GOOD), spoilt(GAMES)), fc.infiniteStream(fc.nat()), (text, choices) => {
        const host = text.startsWith('(') ? 'sgf' : text.includes('```') ? 'markdown' : 'goban';
        let now: Read = read(text, host);
        for (;;) {
          const fixes = offersOf(now).filter(({ mends }) => mends);
          const fix = fixes[choices.next().value % Math.max(1, fixes.length)];
          if (!fix) break;
          const then = read(edited(now.document.document.text, fix.edits), host);
          expect(
            compared(weight(then), weight(now)),
            JSON.stringify(now.document.document.text),
          ).toBeLessThan(0);
          now = then;
        }
      }),
      { numRuns: runs(15) },
    );
  });
});

/** Below 0 where the first in which they differ is smaller. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
