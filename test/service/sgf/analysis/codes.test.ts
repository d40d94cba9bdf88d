import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../../scripts/reference/diagnostics.mjs';
import { finish } from '../../../../src/go/task.ts';
import { SGF_SEVERITIES } from '../../../../src/notation/generated/sgf-severities.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { type Message, say } from '../../../../src/words/index.ts';
import { withoutExample } from '../../../notation/defined-example.ts';
import { junk, spoilt } from '../../../notation/sgf/arbitrary.ts';
import { runs } from '../../../runs.ts';
import { games } from '../trees.ts';

/** All that is said, searched to the end. */
const diagnose = (text: string, budget = DEFAULT_SETTINGS.budget) => {
  const document = analyseSgf(text, { ...DEFAULT_SETTINGS, budget });
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

const BENT_FOUR = (ru: string) =>
  `(;SZ[7]RU[${ru}]AB[ad][bd][ce][de][ef][eg]AW[ae][be][bf][cf][df][dg];B[bg];W[ag];B[af];W[ag])`;
/** Sending two, returning one, twice. */
const TWICE = (ru: string) =>
  `(;SZ[6]RU[${ru}]AB[da][ea][bb][cb][db][eb][fb][bc][cc][ec][fc][bd][cd][dd][ed][fd]` +
  'AW[ba][ab][ac][ad][ae][be][ce][de][ee][fe][af][cf][df][ff];W[ca];B[aa];W[ba];B[];W[ca];B[aa];W[ba])';
const SNAPBACK = '(;SZ[5]RU[Spight]AB[ac][bc][cd]AW[ad][bd][ce];B[be];W[ae];B[be];W[bd];B[ae];W[ad])';
const TWO_DOUBLE_KOS =
  '(;SZ[8]RU[Jasiek]AB[af][bf][cf][df][ef][ag][eg][fg][dh][gh]' +
  'AW[aa][ca][da][ea][fa][ha][ab][bb][cb][db][eb][fb][gb][hb][ac][bc][cc][dc][ec][fc][gc][hc]' +
  '[ad][bd][cd][dd][ed][fd][gd][hd][ae][be][ce][de][ee][fe][ge][he][ff][gf][hf][bg][cg][dg][gg][hg][bh]' +
  ';W[fh];B[ch];W[eh];B[dh];W[fh])';

/**
 * Every code: the smallest text that causes it, the part of it that is underlined, and the text after the first fix, `null` where nothing can
 * be mended without knowing what was meant.
 */
const TABLE: [code: string, text: string, span: string, fixed: string | null][] = [
  ['sgf.no-game', 'Hello', 'Hello', null],
  ['sgf.outside-text', '(;C[x])Bye', 'Bye', null],
  ['sgf.stray-text', '(;AB[aa],[bb])', ',', '(;AB[aa][bb])'],
  ['sgf.unescaped-bracket', '(;C[a [1] b];B[aa])', 'b]', '(;C[a [1\\] b];B[aa])'],
  ['sgf.swallowed', '(;C[a good move\n;W[bb];B[cc])', ';W[bb', '(;C[a good move]\n;W[bb];B[cc])'],
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
  ['sgf.lost-characters', '(;C[a\ufffd\ufffd])', '\ufffd', null],
  ['sgf.nul', '(;C[a]\0\0)', '\0\0', '(;C[a])'],
  ['sgf.newer-form', '(;FF[3]SQ[aa])', 'SQ', '(;FF[4]SQ[aa])'],
  ['sgf.root-property', '(;C[x];SZ[9])', 'SZ', '(;C[x]SZ[9];)'],
  ['sgf.second-info', '(;PB[x];PW[y])', 'PW', '(;PB[x]PW[y];)'],
  ['sgf.setup-and-move', '(;C[x];B[aa]AB[bb])', 'AB[bb]', '(;C[x];AB[bb];B[aa])'],
  ['sgf.two-moves', '(;B[aa]W[bb])', 'W[bb]', '(;B[aa];W[bb])'],
  ['sgf.root-move', '(;SZ[9]B[aa])', 'B[aa]', '(;SZ[9];B[aa])'],
  ['sgf.contradiction', '(;GB[1]GW[1])', 'GW', '(;GB[1])'],
  ['sgf.two-marks', '(;TR[aa][bb]CR[bb][cc])', 'bb', '(;TR[aa][bb]CR[cc])'],
  ['sgf.handicap', '(;HA[3]AB[aa][bb];W[cc])', 'HA[3]', null],
  ['sgf.no-move', '(;C[x];BM[1])', 'BM', '(;C[x];)'],
  ['sgf.result', '(;RE[black won by 3 1/2])', 'black won by 3 1/2', '(;RE[B+3.5])'],
  ['sgf.date', '(;DT[1 May 2024])', '1 May 2024', '(;DT[2024-05-01])'],
  ['sgf.time', '(;FF[4]TM[1:30:00])', '1:30:00', '(;FF[4]TM[5400])'],
  ['sgf.unknown-rules', '(;RU[mine])', 'mine', null],
  ['sgf.unknown-charset', '(;CA[EBCDIC])', 'EBCDIC', null],
  ['sgf.small-name', '(;FF[4]SZ[9];b[aa];w[bb])', 'b', '(;FF[4]SZ[9];B[aa];W[bb])'],
  ['sgf.komi', '(;KM[375])', '375', '(;KM[7.5])'],
  ['sgf.not-go', '(;GM[2])', '2', null],
  ['sgf.stone-on-stone', '(;B[aa];AW[bb][aa])', 'aa', '(;B[aa];AW[bb])'],
  ['sgf.nothing-there', '(;B[aa];AE[aa][bb])', 'bb', '(;B[aa];AE[aa])'],
  ['sgf.two-stones', '(;AB[aa]AW[aa])', 'aa', null],
  ['sgf.no-liberty', '(;SZ[3]AB[ba][ab]AW[aa][cc])', 'aa', null],
  ['sgf.too-many', `(${';[]'.repeat(5001)})`, '(', null],
  ['sgf.turn', '(;B[aa];B[bb])', 'B[bb]', '(;B[aa];W[bb])'],
  ['play.occupied', '(;B[aa];W[aa])', 'W[aa]', null],
  ['play.suicide', '(;SZ[2]AB[ba][ab];W[aa])', 'W[aa]', '(;SZ[2]AB[ba][ab]RU[NZ];W[aa])'],
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

/** What needs a larger board, or a search that is not let come to its end. */
const LARGER: [code: string, text: string, span: string, budget?: number][] = [
  ['spight.odd-cycle', TWICE('Spight'), 'W[ba]'],
  ['spight.hidden-ko', SNAPBACK, 'W[ad]'],
  ['spight.undecided', BENT_FOUR('Spight'), 'W[ag]', 1],
  ['coupling.disturber', TWO_DOUBLE_KOS, 'W[fh]'],
  ['coupling.undecided', BENT_FOUR('Jasiek'), 'B[af]', 1],
  ['ing.disturbing-ko', TWICE('GOE'), 'W[ba]'],
  ['ing.undecided', BENT_FOUR('GOE'), 'W[ag]', 1],
];

const SOURCE = path.join(import.meta.dirname, '../../../../src');
const CODE = /'((?:basic|superko|japanese|korean|ing|spight|coupling|play|game)\.[a-z-]+)'/g;

describe('what is said of SGF', () => {
  it.each(TABLE)('%s', (code, text, span, after) => {
    const all = diagnose(text);
    const found = all.filter((one) => one.code === code);
    expect(all.map((one) => one.code)).toContain(code);
    expect(found.map((one) => text.slice(one.span.start, one.span.end))).toContain(span);
    expect(say(found[0]!.message)).not.toMatch(/undefined|NaN|\[object/);
    const fix = found[0]!.fixes?.find((one) => one.preferred) ?? found[0]!.fixes?.[0];
    if (after === null) return;
    expect(fixed(text, fix!.edits)).toBe(after);
    // What was mended is mended.
    expect(diagnose(after).map((one) => one.code)).not.toContain(code);
  });

  it('has every code in the table', () => {
    const missing = Object.keys(SGF_SEVERITIES).filter((code) => !TABLE.some(([one]) => one === code));
    expect(withoutExample(missing, diagnose)).toEqual([]);
  });

  it.each(LARGER)('%s', (code, text, span, budget) => {
    const found = diagnose(text, budget).filter((one) => one.code === code);
    expect(found.map((one) => text.slice(one.span.start, one.span.end))).toContain(span);
    expect(say(found[0]!.message)).not.toMatch(/undefined|NaN|\[object/);
  });

  it('has every code that the rules and the checks of moves give, in the tables and in the documentation', () => {
    const told = new Set([...TABLE, ...LARGER].map(([code]) => code));
    const given = new Set<string>();
    for (const folder of ['rules', 'service']) {
      const where = path.join(SOURCE, folder);
      for (const file of readdirSync(where, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || /definition\.ts$|generated/.test(file)) continue;
        for (const [, code] of readFileSync(path.join(where, file), 'utf8').matchAll(CODE)) given.add(code!);
      }
    }
    expect(given.size).toBeGreaterThan(20);
    // SGF has no points that nobody knows.
    expect([...given].filter((code) => !told.has(code))).toEqual(['play.unknown']);
  });

  it('has every code in the documentation, where its severity is told, and no other', () => {
    const page = readFileSync(path.join(SOURCE, '../docs/reference/diagnostics.md'), 'utf8');
    const named = [...page.matchAll(/^\|<a id="[^"]*"><\/a>`(sgf\.[a-z-]+)`\|([a-z]+)\|/gm)];
    const severity = new Map<string, string>();
    const texts = [...TABLE, ...Object.entries(EXAMPLES)] as [string, string][];
    for (const [code, text] of texts)
      if (code.startsWith('sgf.'))
        for (const one of diagnose(text)) if (one.code === code) severity.set(code, one.severity);
    expect(new Map(named.map(([, code, told]) => [code!, told!]))).toEqual(
      new Map(Object.keys(SGF_SEVERITIES).map((code) => [code, severity.get(code)!])),
    );
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
    expect(diagnose(back.replace('W[bb])', 'W[bb]KO[])')).map((one) => one.severity)).toEqual(['hint']);
  });
});

describe('what cannot stand together', () => {
  it.each([
    ['a label twice on a point', '(;LB[aa:1][bb:2][aa:3])', 'sgf.point-twice', '(;LB[aa:1][bb:2])'],
    ['an arrow twice', '(;AR[aa:bb][bb:aa][aa:bb])', 'sgf.point-twice', '(;AR[aa:bb][bb:aa])'],
    ['an arrow from a point to itself', '(;LN[aa:aa])', 'sgf.wrong-value', null],
    ['territory of both', '(;TB[aa]TW[aa:bb])', 'sgf.two-marks', null],
    ['a mark alone of its kind', '(;TR[aa]CR[aa])', 'sgf.two-marks', '(;TR[aa])'],
    ['good and bad', '(;FF[4];B[aa]TE[1]BM[1])', 'sgf.contradiction', '(;FF[4];B[aa]IT[])'],
    ['bad and good', '(;FF[4];B[aa]BM[1]TE[1])', 'sgf.contradiction', '(;FF[4];B[aa]DO[])'],
    ['what both of two nodes tell', '(;PB[x];PB[y])', 'sgf.second-info', '(;PB[x];)'],
    ['a root property that is there', '(;SZ[9];SZ[13])', 'sgf.root-property', '(;SZ[9];)'],
  ])('%s', (_, text, code, after) => {
    const found = diagnose(text);
    expect(found.map((one) => one.code)).toEqual([code]);
    const [fix] = found[0]!.fixes ?? [];
    expect(fix ? fixed(text, fix.edits) : null).toBe(after);
  });

  it.each([
    '(;HA[2]AB[aa][bb];W[cc])',
    '(;HA[4]AB[aa:bb];W[cc])',
    '(;HA[2];B[aa];B[bb];W[cc])',
    '(;HA[3]AB[aa];B[bb];B[cc];W[dd])',
    '(;HA[2])',
    '(;HA[0];B[aa];W[bb])',
    '(;FF[3];B[aa]TE[1]BM[1])',
    '(;FF[3];B[tt];W[aa])',
    '(;FF[4]AR[aa:bb][bb:aa]LN[aa:bb]LB[aa:1][ab:1]TR[aa]SQ[bb]TB[aa]TW[bb])',
  ])('but these can: %s', (text) => {
    expect(diagnose(text)).toEqual([]);
  });
});

describe('what is written nearly right', () => {
  it.each([
    ['a blank in a point', '(;SZ[9];B[d d])', 'sgf.wrong-value', '(;SZ[9];B[dd])'],
    ['blanks in a rectangle', '(;AB[a a: b b])', 'sgf.wrong-value', '(;AB[aa:bb])'],
    ['a blank in the point of a label', '(;LB[d d:A b])', 'sgf.wrong-value', '(;LB[dd:A b])'],
    ['points in capitals', '(;SZ[9];B[DD])', 'sgf.off-board', '(;SZ[9];B[dd])'],
    ['a rectangle in capitals', '(;SZ[9]AB[aa:BB])', 'sgf.off-board', '(;SZ[9]AB[aa:bb])'],
    ['a color and more', '(;PL[White first])', 'sgf.wrong-value', '(;PL[W])'],
    ['a list of nothing', '(;AB[]C[x])', 'sgf.wrong-value', '(;C[x])'],
    ['nothing in a list', '(;AB[aa][])', 'sgf.wrong-value', '(;AB[aa])'],
    ['nothing before a name', '(;PB[][x])', 'sgf.several-values', '(;PB[x])'],
    ['no territory beside territory', '(;TB[][aa])', 'sgf.several-values', '(;TB[aa])'],
    ['no territory twice', '(;TB[][])', 'sgf.several-values', '(;TB[])'],
    ['empty parentheses', '(;C[x]( )(;B[aa]))', 'sgf.empty-variation', '(;C[x](;B[aa]))'],
    ['a bracket in a label', '(;LB[aa:1]2];C[x])', 'sgf.unescaped-bracket', '(;LB[aa:1\\]2];C[x])'],
    [
      'two brackets in a comment',
      '(;C[a 1] b 2] c];B[aa])',
      'sgf.unescaped-bracket',
      '(;C[a 1\\] b 2\\] c];B[aa])',
    ],
    ['a bracket behind a move', '(;C[x];B[aa]];C[y])', 'sgf.stray-text', '(;C[x];B[aa];C[y])'],
  ])('%s', (_, text, code, after) => {
    const found = diagnose(text);
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(fixed(text, found[0]!.fixes![0]!.edits)).toBe(after);
    expect(diagnose(after)).toEqual([]);
  });

  it.each(['(;SZ[9];B[KK])', '(;SZ[30];B[EE])'])('but nothing is guessed: %s', (text) => {
    const writing = (one: { readonly title: Message }) => one.title.code === 'fix.write-code';
    expect(diagnose(text).map(({ fixes }) => (fixes ?? []).filter(writing))).toEqual([[]]);
  });
});

describe('no fix is offered', () => {
  const titles = (text: string, code: string) =>
    diagnose(text).flatMap((one) =>
      one.code === code ? (one.fixes ?? []).map(({ title }) => say(title)) : [],
    );

  it.each([
    ['that would be part of a text without an end', '(;C[x', 'sgf.unclosed-tree', []],
    ['behind a property without a value', '(;PB;C[x];RU[NZ])', 'sgf.second-info', ['Delete it']],
    ['behind a value without an end', '(;GM[1]HA[2;RU[NZ])', 'sgf.second-info', ['Delete it']],
    [
      'but where there is none, one is',
      '(;PB[x];RU[NZ])',
      'sgf.second-info',
      ['Move it to the first node', 'Delete it'],
    ],
    ['that lets points be nothing', '(;MA[pass])', 'sgf.wrong-value', []],
    [
      'that lets points be nothing beside a text that ends early',
      '(;C[a [1] b]MA[pass])',
      'sgf.wrong-value',
      [],
    ],
    ['for the second move of a node, whose turn it is not', '(;C[x];W[aa]W[bb])', 'sgf.turn', []],
    ['for suicide, where RU cannot be written', '(;SZ[2]AB[ba][ab]KM;W[aa])', 'play.suicide', []],
  ])('%s', (_, text, code, expected) => {
    expect(diagnose(text).map((one) => one.code)).toContain(code);
    expect(titles(text, code)).toEqual(expected);
  });
});

describe('suicide', () => {
  const game = (ru: string) => `(;SZ[3]${ru}AB[ba][bb][ac]AW[aa];W[ab])`;

  it('is forbidden where nobody says that it is not, and it is told that the record names no rules', () => {
    const [none] = diagnose(game(''));
    expect(say(none!.message)).toContain('The record names no rules');
    expect(none!.fixes!.map(({ edits }) => diagnose(fixed(game(''), edits)))).toEqual([[], []]);
    const unknown = diagnose(game('RU[house]')).find(({ code }) => code === 'play.suicide');
    expect(say(unknown!.message)).toContain('The record names no rules');
    expect(unknown!.fixes ?? []).toEqual([]);
    const [japanese] = diagnose(game('RU[Japanese]'));
    expect([japanese!.code, say(japanese!.message).includes('names no rules')]).toEqual([
      'play.suicide',
      false,
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
          expect(say(message)).not.toMatch(/undefined|NaN/);
        }
      }),
      { numRuns: runs(75) },
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
      { numRuns: runs(25) },
    );
  });

  it('say nothing of the form of a property without a value, whatever the next one has', () => {
    const newer = (text: string) => diagnose(text).filter(({ code }) => code === 'sgf.newer-form');
    expect(newer('(;FF[3]SZ[9];W[])').map(({ span }) => span)).toEqual([{ start: 13, end: 14 }]);
    expect(newer('(;FF[3]SZ[9];W;B[])').map(({ span }) => span)).toEqual([{ start: 15, end: 16 }]);
  });
});
