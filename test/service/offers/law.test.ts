/** Whatever is offered to be written helps, breaks nothing, and loses nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIMS, SGF } from '../../../scripts/reference/slips.mjs';
import { hostOf } from '../../../src/document/index.ts';
import type { HostKind } from '../../../src/document/types.ts';
import { say } from '../../../src/words/index.ts';
import { anyText } from '../../notation/goban/arbitrary.ts';
import { DEEP_UNTIL, runs, sampled } from '../../runs.ts';
import { BASIC_KO, edited } from '../marked.ts';
import { broken, offersOf, type Read, read, spoilt, weight } from './law.ts';
import { GAMES, GOOD, pages } from './texts.ts';

const TENUKI = 'Insert a tenuki by each player before it';

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

describe('whatever is offered', () => {
  test.each(EXAMPLES)('keeps the law in the example %s, %s', (file, _, text) => {
    expect(brokenBy(text, hostNamed(file))).toEqual([]);
  });

  test.each(sampled(3, SLIPS))('keeps the law at the slip “%s”', (_, file, text) => {
    expect(brokenBy(text, hostNamed(file))).toEqual([]);
  });

  test('keeps the law where numbers cannot be mended: more entries play on than are renumbered', () => {
    const heirs = ['a3', 'a4', 'b4', 'c4', 'd4', 'e4', 'd3', 'e3', 'e2', 'd1', 'e1'].map(
      (point, i) =>
        `\n# E${i + 1}\nfrom: E${i} after ${i + 2}\nmoves: ${point}\nexpect: move ${i + 3} allowed\n`,
    );
    const text = `# E0\n${BASIC_KO}\nmoves: W b2 B c2\nexpect: captures 1 at move 2\n`;
    for (const count of [3, heirs.length]) {
      const all = text + heirs.slice(0, count).join('');
      expect(
        offersOf(read(all, 'goban')).some(({ title }) => say(title) === TENUKI),
        `${count}`,
      ).toBe(count === 3);
      expect(brokenBy(all, 'goban')).toEqual([]);
    }
  });

  test('keeps the law where claims speak of a move that may be deleted', () => {
    const claims = (numbers: readonly number[]) =>
      numbers.map((number) => `expect: captures 0 at move ${number}`).join('\n');
    for (const numbers of [[2], [3], [2, 3], [1, 4]])
      expect(
        brokenBy(`(;FF[4]SZ[5];B[cc]W[zz];B[dd]C[${claims(numbers)}];W[ee])`, 'sgf'),
        String(numbers),
      ).toEqual([]);
  });

  test('keeps the law in spoilt entries', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 5, arbitrary: spoilt(GOOD) }, { weight: 2, arbitrary: pages }, anyText),
        (text) => {
          const host = text.includes('```') ? 'markdown' : 'goban';
          expect(brokenBy(text, host), JSON.stringify(text)).toEqual([]);
        },
      ),
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
