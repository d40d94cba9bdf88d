import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { SGF_CODES } from '../../../src/notation/sgf/check/index.ts';
import { DEFAULT_SETTINGS } from '../../../src/service/settings.ts';
import { analyseSgf } from '../../../src/service/sgf/analyse.ts';
import { findingsOf } from '../../../src/service/sgf/diagnose.ts';
import { junk, spoilt } from '../../notation/sgf/arbitrary.ts';
import { games } from './trees.ts';

/** All that is said, searched to the end. */
const diagnose = (text: string) => {
  const document = analyseSgf(text, DEFAULT_SETTINGS);
  for (const { game } of document.games) finish(game.verdicts.all(game.rules[0]!));
  return findingsOf(document);
};

/** The text after the edits of a fix. */
function fixed(
  text: string,
  edits: readonly { span: { start: number; end: number }; text: string }[],
): string {
  let out = text;
  for (const { span, text: put } of [...edits].sort((a, b) => b.span.start - a.span.start))
    out = out.slice(0, span.start) + put + out.slice(span.end);
  return out;
}

/** Black takes a ko under rules of this name; then come these moves. */
const ko = (ru: string, moves: string) => `(;SZ[4]RU[${ru}]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]${moves})`;
/** White lets a move go by and takes back, Black lets one go by and takes again: the board after his first capture, by a play of his own. */
const AROUND = ';W[];B[];W[bb];B[];W[];B[cb]';

/**
 * Every code: the smallest text that causes it, the part of it that is underlined, and the text after the first fix, `null` where nothing can
 * be mended without knowing what was meant.
 */
const TABLE: [code: string, text: string, span: string, fixed: string | null][] = [
  ['sgf.no-game', 'Hello', 'Hello', null],
  ['sgf.outside-text', '(;C[x])Bye', 'Bye', null],
  ['sgf.stray-text', '(;AB[aa],[bb])', ',', '(;AB[aa][bb])'],
  ['sgf.unescaped-bracket', '(;C[a [1] b];B[aa])', 'b]', '(;C[a [1\\] b];B[aa])'],
  ['sgf.extra-close', '(;C[x]))', ')', '(;C[x])'],
  ['sgf.unclosed-tree', '(;C[x](;B[aa]', '(', '(;C[x](;B[aa]))'],
  ['sgf.unclosed-value', '(;B[aa;W[bb])', '[aa', '(;B[aa];W[bb])'],
  ['sgf.no-value', '(;B)', 'B', '(;B[])'],
  ['sgf.no-name', '(;[aa])', '[aa]', '(;)'],
  ['sgf.no-node', '(C[x])', 'C', '(;C[x])'],
  ['sgf.late-node', '(;C[x](;B[aa]);B[bb])', ';', '(;C[x](;B[aa])(;B[bb]))'],
  ['sgf.empty-variation', '((;C[x]))', '(', '(;C[x])'],
  ['sgf.two-games', '((;C[x])(;C[y]))', ';', null],
  ['sgf.unknown-property', '(;XY[z])', 'XY', null],
  ['sgf.old-property', '(;FF[4];M[aa])', 'M', '(;FF[4];MA[aa])'],
  ['sgf.long-name', '(;FF[4];Black[aa])', 'Black', '(;FF[4];B[aa])'],
  ['sgf.duplicate-property', '(;AB[aa]C[x]AB[bb])', 'AB', '(;AB[aa][bb]C[x])'],
  ['sgf.several-values', '(;KM[6.5][7.5])', '[7.5]', '(;KM[6.5])'],
  ['sgf.wrong-value', '(;B[Q16])', 'Q16', '(;B[pd])'],
  ['sgf.off-board', '(;SZ[9];B[pd])', 'pd', null],
  ['sgf.square-size', '(;SZ[9:9])', '9:9', '(;SZ[9])'],
  ['sgf.point-twice', '(;CR[aa][bb][aa])', 'aa', '(;CR[aa][bb])'],
  ['sgf.root-property', '(;C[x];SZ[9])', 'SZ', '(;C[x];)'],
  ['sgf.second-info', '(;PB[x];PW[y])', 'PW', null],
  ['sgf.setup-and-move', '(;C[x];B[aa]AB[bb])', 'AB[bb]', '(;C[x];AB[bb];B[aa])'],
  ['sgf.two-moves', '(;B[aa]W[bb])', 'W[bb]', '(;B[aa];W[bb])'],
  ['sgf.no-move', '(;C[x];BM[1])', 'BM', null],
  ['sgf.result', '(;RE[black wins])', 'black wins', null],
  ['sgf.date', '(;DT[yesterday])', 'yesterday', null],
  ['sgf.time', '(;FF[4]TM[1:30:00])', '1:30:00', '(;FF[4]TM[5400])'],
  ['sgf.unknown-rules', '(;RU[mine])', 'mine', null],
  ['sgf.unknown-charset', '(;CA[EBCDIC])', 'EBCDIC', null],
  ['sgf.not-go', '(;GM[2])', '2', null],
  ['sgf.stone-on-stone', '(;B[aa];AW[bb][aa])', 'aa', '(;B[aa];AW[bb])'],
  ['sgf.nothing-there', '(;B[aa];AE[aa][bb])', 'bb', '(;B[aa];AE[aa])'],
  ['sgf.two-stones', '(;AB[aa]AW[aa])', 'aa', null],
  ['sgf.too-many', `(${';[]'.repeat(5001)})`, '(', null],
  ['sgf.turn', '(;B[aa];B[bb])', 'B[bb]', '(;B[aa];W[bb])'],
  ['play.occupied', '(;B[aa];W[aa])', 'W[aa]', null],
  ['play.suicide', '(;SZ[2]AB[ba][ab];W[aa])', 'W[aa]', null],
  ['basic.recapture', '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])', 'W[bb]', null],
  ['superko.situational', ko('AGA', ';W[];B[];W[bb]'), 'W[bb]', null],
  ['superko.natural-situational', ko('French', AROUND), 'B[cb]', null],
  ['japanese.repetition', ko('Japanese', ';W[];B[];W[bb]'), 'W[bb]', null],
  ['korean.repetition', ko('Korean', ';W[];B[];W[bb]'), 'W[bb]', null],
  ['ing.fighting-ko', ko('GOE', ';W[bb]'), 'W[bb]', null],
  ['spight.hot-stone', ko('Spight', ';W[bb]'), 'W[bb]', null],
  ['coupling.basic-ko', ko('Jasiek', ';W[bb]'), 'W[bb]', null],
  ['coupling.prohibition', ko('Jasiek', AROUND), 'B[cb]', null],
  [
    'superko.positional',
    '(;SZ[4]RU[Chinese]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AE[cb]AW[bb];B[cb])',
    'B[cb]',
    null,
  ],
  ['game.cycle', '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AE[cb]AW[bb];B[cb])', 'B[cb]', null],
];

const RULES = path.join(import.meta.dirname, '../../../src/rules');

/** Shown in `test/rules` and the examples; SGF has no points that nobody knows. */
const ELSEWHERE = [
  'coupling.disturber',
  'coupling.undecided',
  'ing.disturbing-ko',
  'ing.undecided',
  'play.unknown',
  'spight.hidden-ko',
  'spight.odd-cycle',
  'spight.undecided',
];

describe('what is said of SGF', () => {
  it.each(TABLE)('%s', (code, text, span, after) => {
    const all = diagnose(text);
    const found = all.filter((one) => one.code === code);
    expect(all.map((one) => one.code)).toContain(code);
    expect(found.map((one) => text.slice(one.span.start, one.span.end))).toContain(span);
    expect(found[0]!.message).not.toMatch(/undefined|NaN|\[object/);
    const fix = found[0]!.fixes?.find((one) => one.preferred) ?? found[0]!.fixes?.[0];
    if (after === null) return;
    expect(fixed(text, fix!.edits)).toBe(after);
    // What was mended is mended.
    expect(diagnose(after).map((one) => one.code)).not.toContain(code);
  });

  it('has every code in the table', () => {
    expect(SGF_CODES.filter((code) => !TABLE.some(([one]) => one === code))).toEqual([]);
  });

  it('has every code that a rule gives, but those that take boards too large for a table', () => {
    const told = new Set(TABLE.map(([code]) => code));
    const given = new Set<string>();
    const names = `basic|superko|japanese|korean|ing|spight|coupling|play`;
    for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const source = readFileSync(path.join(RULES, file), 'utf8');
      for (const [, code] of source.matchAll(new RegExp(`'((?:${names})\\.[a-z-]+)'`, 'g'))) given.add(code!);
    }
    expect(given.size).toBeGreaterThan(15);
    expect([...given].filter((code) => !told.has(code)).sort()).toEqual(ELSEWHERE);
  });
});

/** Two kos in the corners, and a variation in which the second capture brings back a position of the line before. */
describe('variations', () => {
  const kos = '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]';

  it('are all checked, and point to the move whose position they repeat', () => {
    const text = `${kos}(;W[dd];B[aa])(;W[bb])(;W[dd](;B[ad];W[bb])(;B[aa];W[dd])))`;
    const found = diagnose(text);
    expect(found.map(({ code, span }) => [code, text.slice(span.start, span.end), span.start])).toEqual([
      ['basic.recapture', 'W[bb]', text.indexOf('(;W[bb])') + 2],
      ['play.occupied', 'W[dd]', text.lastIndexOf('W[dd]')],
    ]);
    expect(found[0]!.related!.map(({ span }) => text.slice(span.start, span.end))).toEqual(['B[cb]']);
    expect(found[1]!.related!.map(({ span }) => text.slice(span.start, span.end))).toEqual(['W[dd]']);
    expect(found[1]!.related![0]!.span.start).toBe(text.indexOf('(;W[dd](') + 2);
  });

  it('know what a rule of the record forbids, and what KO forces', () => {
    const back = `${kos.replace('SZ', 'RU[Chinese]SZ')};W[tt];B[tt];W[bb])`;
    const japanese = diagnose(back.replace('Chinese', 'Japanese'));
    expect(japanese.map((one) => `${one.code} ${one.severity}`)).toEqual(['japanese.repetition warning']);
    const again = diagnose(back);
    expect(again.map((one) => one.code)).toEqual(['superko.positional']);
    expect(again[0]!.related!.map((one) => back.slice(one.span.start, one.span.end))).toEqual([
      back.slice(1, back.indexOf(';B[cb]')),
    ]);
    expect(diagnose(back.replace('W[bb])', 'W[bb]KO[])')).map((one) => one.severity)).toEqual([
      'information',
    ]);
  });
});

describe('what older files and other programs write', () => {
  it.each([
    ['a time in words before FF[4]', '(;FF[3]TM[5:00:00(5x1:00)])'],
    ['the time left as a clock before FF[4]', '(;FF[1];B[aa]BL[0:07:42])'],
    ['whose turn it is as a number before FF[4]', '(;FF[3]PL[2])'],
  ])('%s is right', (_, text) => {
    expect(diagnose(text)).toEqual([]);
  });

  it.each([
    ['a time in words', '(;FF[4]TM[1 hour])'],
    ['no komi', '(;FF[4]KM[])'],
    ['no time', '(;FF[4]TM[])'],
  ])('%s loses nothing', (_, text) => {
    expect(diagnose(text).map(({ severity }) => severity)).toEqual(['hint']);
  });
});

describe('whatever the text', () => {
  it('nothing throws, every place is in the text, and every fix can be made', () => {
    fc.assert(
      fc.property(fc.oneof(spoilt(games(4)), junk, fc.string()), (text) => {
        for (const { span, fixes = [], related = [], message } of diagnose(text)) {
          for (const place of [
            span,
            ...related.map((one) => one.span),
            ...fixes.flatMap((f) => f.edits.map((e) => e.span)),
          ]) {
            expect(place.start).toBeGreaterThanOrEqual(0);
            expect(place.end).toBeGreaterThanOrEqual(place.start);
            expect(place.end).toBeLessThanOrEqual(text.length);
          }
          for (const fix of fixes) diagnose(fixed(text, fix.edits));
          expect(message).not.toMatch(/undefined|NaN/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('an analysis after edits says what a fresh one says', () => {
    const texts = fc.array(games(3), { minLength: 1, maxLength: 3 }).map((list) => list.join('\n'));
    fc.assert(
      fc.property(texts, spoilt(texts), fc.array(fc.nat(400), { maxLength: 5 }), (a, b, cuts) => {
        let now = analyseSgf(a, DEFAULT_SETTINGS);
        findingsOf(now);
        for (const text of [b, a, ...cuts.map((at) => `${a.slice(0, at)};B[aa]${a.slice(at)}`), `x\n${a}`]) {
          now = analyseSgf(text, DEFAULT_SETTINGS, now);
          expect(findingsOf(now)).toEqual(diagnose(text));
        }
      }),
      { numRuns: 100 },
    );
  });
});
