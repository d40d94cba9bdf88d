import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import type { Fix } from '../../../../src/notation/index.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { spoilt } from '../../../notation/sgf/arbitrary.ts';
import { runs } from '../../../runs.ts';

/** No preferred fix loses a letter that a person typed, and no sequence of them. */

function preferredOf(text: string): { code: string; fix: Fix }[] {
  const document = analyseSgf(text, DEFAULT_SETTINGS);
  for (const { game } of document.games) finish(game.verdicts.all(game.rules[0]!));
  return findingsOf(document).flatMap(({ code, fixes = [] }) =>
    fixes.filter(({ preferred }) => preferred).map((fix) => ({ code, fix })),
  );
}

function applied(text: string, { edits }: Fix): string {
  let out = text;
  for (const { span, text: put } of [...edits].sort(
    (a, b) => b.span.start - a.span.start || b.span.end - a.span.end,
  ))
    out = out.slice(0, span.start) + put + out.slice(span.end);
  return out;
}

/** The text after preferred fixes, one after the other: each time that of `choose`, until none is left. */
function mended(
  text: string,
  choose: (count: number, step: number) => number,
  watch?: (now: string, code: string) => void,
): string {
  let now = text;
  for (let step = 0; step < 40; step++) {
    const fixes = preferredOf(now);
    if (fixes.length === 0) break;
    const { code, fix } = fixes[choose(fixes.length, step)]!;
    now = applied(now, fix);
    watch?.(now, code);
  }
  return now;
}

const first = () => 0;

describe('brackets that were not escaped', () => {
  it.each([
    ['(;GM[1]FF[4]SZ[9];B[cc]C[Black [3k]: see [D4] now];W[dd])', 'C[Black [3k\\]: see [D4\\] now];W[dd]'],
    ['(;FF[4]SZ[9]PB[North [1d] of [Club]];B[cc])', 'PB[North [1d\\] of [Club\\]];B[cc]'],
    ['(;FF[4]SZ[9];B[cc]C[see [1]; then [2] x];W[dd])', 'C[see [1\\]; then [2\\] x];W[dd]'],
    ['(;FF[4]SZ[9];B[cc]C[a [1] OK b];W[dd])', 'C[a [1\\] OK b];W[dd]'],
    ['(;FF[4]SZ[9]AP[Fo[o]:1];B[cc])', 'AP[Fo[o\\]:1];B[cc]'],
    ['(;FF[4]SZ[9]LB[dd:a[1]][ee:b];B[cc])', 'LB[dd:a[1\\]][ee:b];B[cc]'],
    ['(;FF[4]SZ[9];C[[one] and [[two]] end];B[cc])', 'C[[one\\] and [[two\\]\\] end];B[cc]'],
    ['(;FF[4]SZ[9];C[one] and [two];B[cc])', 'C[one\nand\ntwo];B[cc]'],
  ])('%s', (text, end) => {
    const found = preferredOf(text);
    expect(found).toHaveLength(1);
    const after = applied(text, found[0]!.fix);
    expect(after).toContain(end);
    expect(preferredOf(after)).toEqual([]);
  });

  it('ends where the record goes on, if nothing is left over there', () => {
    expect(mended('(;FF[4]SZ[9];C[a [1];B[dd]])', first)).toBe('(;FF[4]SZ[9];C[a [1];B[dd])');
  });
});

it.each([
  ['(;FF[4]GM[1]SZ[9]C[one]PB[x]C[two])', '(;FF[4]GM[1]SZ[9]C[one\ntwo]PB[x])'],
  ['(;FF[4]SZ[9]PB[one]PB[two])', '(;FF[4]SZ[9]PB[one two])'],
  ['(;FF[4]SZ[9]KM[6.5]KM[7.5])', null],
  ['(;FF[4]SZ[9]KM[6.5]KM[6.5])', '(;FF[4]SZ[9]KM[6.5])'],
  ['(;FF[4]SZ[9]TE[Spring Open])', '(;FF[4]SZ[9]EV[Spring Open])'],
  ['(;FF[4]SZ[9]KO[7.5]RD[2018-04-24];B[dd])', '(;FF[4]SZ[9]KM[7.5]DT[2018-04-24];B[dd])'],
  ['(;FF[4]SZ[9];B[dd]TE[Spring Open])', null],
  ['(;FF[4]SZ[9]KM[375])', null],
  ['(;FF[4]SZ[9];b[dd];w[cc])', '(;FF[4]SZ[9];B[dd];W[cc])'],
  ['(;FF[4]SZ[9];B[d\nd])', '(;FF[4]SZ[9];B[dd])'],
  ['(;FF[4]SZ[9];B[dd]KO[7.5])', null],
  ['(;FF[4]SZ[9]KM[6.5目])', '(;FF[4]SZ[9]KM[6.5])'],
  ['(;FF[4]SZ[9]KM[6,5])', '(;FF[4]SZ[9]KM[6.5])'],
  ['(;FF[4]SZ[9]KM[6.5 or so])', null],
  ['(;FF[4]SZ[9]RE[黑中盘胜])', '(;FF[4]SZ[9]RE[B+R])'],
  ['(;FF[4]SZ[9]RE[Black wins by resignation, South was ill])', null],
  ['(;FF[4]SZ[9]DT[1 May 2024])', '(;FF[4]SZ[9]DT[2024-05-01])'],
  ['(;FF[4]SZ[9]DT[2024-05-01 14:30])', null],
  ['(;FF[4]SZ[9] [lost words];B[dd])', null],
  ['(;FF[4]SZ[9]AB[aa]AB[bb]AB[cc]AB[dd];B[ee])', '(;FF[4]SZ[9]AB[aa][bb][cc][dd];B[ee])'],
])('%s', (text, after) => {
  expect(mended(text, first)).toBe(after ?? text);
});

it.each([
  ['KM[6.5目]', 'hint'],
  ['HA[二子]', 'hint'],
  ['BL[0:45:00]', 'hint'],
  ['HA[-]', 'hint'],
  // Programs that stop at the comma score with another komi.
  ['KM[6,5]', 'warning'],
  ['KM[6½]', 'warning'],
])('%s is no error, since no verdict depends on it, but a %s', (wrong, severity) => {
  const [found] = findingsOf(analyseSgf(`(;FF[4]GM[1]SZ[9]${wrong};B[dd])`, DEFAULT_SETTINGS));
  expect(found!.severity).toBe(severity);
});

/** Words that occur once in a record each, as people write them. */
const WORDS = 'north Quick OK 3k Black see D4 Xylo south tt 黒番 B W now wins'.split(' ');
const glue = fc.constantFrom(' ', ' [', '] ', ']', '[', ': ', '; ', ' (', ') ', '\\] ', '\n');
const said = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), glue), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join(''));
const property = fc
  .tuple(
    fc.constantFrom(
      'C[',
      'N[',
      'GC[',
      'PB[',
      'EV[',
      'AP[',
      'AP[a:',
      'LB[dd:',
      'LB[cc:a][dd:',
      'XY[',
      'FG[1:',
    ),
    said,
  )
  .map(([begin, text]) => `${begin}${text}]`);
const node = fc
  .tuple(
    fc.constantFrom('', 'B[dd]', 'W[ee]', 'AB[aa][bb]', 'TR[cc]', 'MN[3]'),
    fc.array(property, { maxLength: 3 }),
  )
  .map((parts) => `;${parts.flat().join('')}`);
const record = fc
  .tuple(fc.array(node, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '(;W[cc])(;W[gg])'))
  .map(([nodes, end]) => `(;FF[4]GM[1]SZ[9]${nodes.join('')}${end})`);

/** How often a word must be there still: what was written twice once, and `D4` of a move is `df`. */
function leastOf(code: string, word: string, before: string): number {
  if (code === 'sgf.wrong-value' && word === 'D4') return 0;
  return /duplicate|several|root-property|second-info/.test(code)
    ? Math.min(1, count(before, word))
    : count(before, word);
}

const count = (text: string, word: string) => text.toLowerCase().split(word.toLowerCase()).length - 1;

it('no sequence of preferred fixes loses a word, whatever brackets stand in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(record, spoilt(record)),
      fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
      (text, choices) => {
        let before = text;
        mended(
          text,
          (fixes, step) => choices[step % 4]! % fixes,
          (now, code) => {
            // `B`, `W` and `Black` are names of properties, too.
            for (const word of WORDS.filter((one) => !/^(?:B|W|Black)$/.test(one)))
              expect(count(now, word), `${code}: ${word}\n${before}\n${now}`).toBeGreaterThanOrEqual(
                leastOf(code, word, before),
              );
            before = now;
          },
        );
      },
    ),
    { numRuns: runs(300) },
  );
});
