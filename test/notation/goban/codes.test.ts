import { describe, expect, test } from 'vitest';
import { GOBAN_SEVERITIES } from '../../../src/notation/index.ts';
import { say } from '../../../src/words/index.ts';
import { withoutExample } from '../defined-example.ts';
import { apply, marked, parseEntry } from './helpers.ts';

interface Example {
  readonly code: keyof typeof GOBAN_SEVERITIES;
  /** The smallest text that shows it, the span marked. */
  readonly text: string;
  /** The text after the first fix; absent when none is offered. */
  readonly fixed?: string;
}

const WIDE = `${'.'.repeat(52)}«...»\n`;
const TALL = '..\n'.repeat(52);

const EXAMPLES: readonly Example[] = [
  { code: 'line.unreadable', text: '«Black is alive»\nX' },
  {
    code: 'line.unreadable',
    text: '. X\n\nmoves: a1\n       «b1 a1»',
    fixed: '. X\n\nmoves: a1\n       moves: b1 a1',
  },
  { code: 'line.unreadable', text: '. X\n\n«B a1\n W b1»', fixed: '. X\n\nmoves: B a1\n moves: W b1' },
  { code: 'title.second', text: '# A\nX\n«# B»' },
  { code: 'entry.no-board', text: '«# A»', fixed: '; A' },
  { code: 'entry.no-board', text: '«moves: B a1»' },
  { code: 'entry.too-long', text: `X\nmoves: ${'pass '.repeat(20_000)}«tenuki» pass` },
  { code: 'entry.too-long', text: `X\n${'expect: cycle 2\n'.repeat(10_000)}expect: «cycle» 3\n` },
  { code: 'field.unknown-key', text: 'X\n«frmo»: A', fixed: 'X\nfrom: A' },
  { code: 'field.unknown-key', text: 'X\n«To Play»: black', fixed: 'X\nto-play: black' },
  { code: 'field.unknown-key', text: 'X\n«Ko»: psk', fixed: 'X\nrules: psk' },
  { code: 'field.unknown-key', text: 'X\n«koo»: psk', fixed: 'X\nrules: psk' },
  { code: 'field.unknown-key', text: 'X\n«so»: psk' },
  { code: 'field.unknown-key', text: 'X\n«White to play»: a corner' },
  { code: 'field.duplicate', text: 'X\nto-play: black\n«to-play: white»' },
  { code: 'field.empty', text: 'X\n«rules»:' },
  { code: 'field.empty', text: 'X\n«rule»: mine =' },
  { code: 'field.empty', text: 'X\n«rule»: mine' },
  { code: 'field.value', text: 'X\nto-play: «wite»', fixed: 'X\nto-play: white' },
  { code: 'field.value', text: 'X\nsize: «9 by 9»' },
  { code: 'field.value', text: 'X\nsize: «60»' },
  { code: 'field.value', text: 'X\nsize: «9x9x9»' },
  { code: 'field.value', text: 'X\nedges: «botom» left', fixed: 'X\nedges: bottom left' },
  { code: 'field.value', text: 'X\ncolors: «X=black O=black»' },
  { code: 'field.value', text: 'X\nfirst: «0»' },
  { code: 'field.value', text: 'X\nsuicide: «never»' },
  { code: 'field.value', text: 'X\nhidden-kos: «cont»', fixed: 'X\nhidden-kos: count' },
  { code: 'field.value', text: 'X\nmax-cycle: «twelve»' },
  { code: 'field.value', text: 'X\neye-values: «a=9/10»' },
  { code: 'field.value', text: 'from: «after 3»' },
  { code: 'rule.unknown', text: 'X\nrules: basic, «spigt»', fixed: 'X\nrules: basic, spight' },
  { code: 'rule.unknown', text: 'X\nrules: «superko»', fixed: 'X\nrules: psk' },
  { code: 'rule.unknown', text: 'X\nexpect: move 1 allowed under «my-rule»' },
  { code: 'rule.duplicate', text: 'X\nrules: psk, «psk»' },
  { code: 'rule.duplicate', text: 'X\nrules: psk, «psk with passes count», basic' },
  {
    code: 'rule.option-unknown',
    text: 'X\nrules: psk with «pases» lift, basic',
    fixed: 'X\nrules: psk with passes lift, basic',
  },
  { code: 'rule.option-unknown', text: 'X\nrules: spight with «length» 8' },
  { code: 'rule.option-unknown', text: 'X\nrules: psk «with», basic' },
  {
    code: 'rule.option-unknown',
    text: 'X\nrules: spight with «odd» cycle allowed',
    fixed: 'X\nrules: spight with odd-cycles allowed',
  },
  {
    code: 'rule.option-value',
    text: 'X\nrules: ssk with passes «lifts»',
    fixed: 'X\nrules: ssk with passes lift',
  },
  { code: 'rule.option-value', text: 'X\nrules: spight with max-cycle «100»' },
  {
    code: 'rule.option-value',
    text: 'X\nrules: spight with max-cycle «fra»',
    fixed: 'X\nrules: spight with max-cycle far',
  },
  { code: 'rule.option-value', text: 'X\nexpect: move 1 allowed under psk with «passes»' },
  { code: 'rule.option-twice', text: 'X\nrules: psk with passes lift and «passes count»' },
  { code: 'rule.naming', text: 'X\nrule: «psk» = ssk with passes lift' },
  { code: 'rule.naming', text: 'X\nrule: mine = psk\nrule: «mine» = ssk' },
  { code: 'field.value', text: 'X\nrule: «my own rule = psk»' },
  { code: 'field.value', text: 'X\nrule: «psk with passes lift»', fixed: 'X\nrules: psk with passes lift' },
  { code: 'diagram.ragged-row', text: '. X O\n«. X»\n. . .', fixed: '. X O\n. X .\n. . .' },
  { code: 'diagram.ragged-row', text: '|.XO|\n|«.»|\n|...|', fixed: '|.XO|\n|...|\n|...|' },
  { code: 'diagram.ragged-row', text: '. X O\n. X . «X O»\n. . .', fixed: '. X O\n. X .\n. . .' },
  { code: 'diagram.ragged-row', text: '|...|\n«|   |»\n|...|', fixed: '|...|\n|...|\n|...|' },
  { code: 'diagram.unknown-glyph', text: '. X O\n. «● ○»', fixed: '. X O\n. X O' },
  { code: 'diagram.unknown-glyph', text: '. X O\n. «#» O', fixed: '. X O\n. X O' },
  { code: 'diagram.unknown-glyph', text: '. X O\n. «X̂»O'.replace('X̂', 'Z') },
  { code: 'diagram.gap', text: '. X\n«\n; c\n\n»O .\n', fixed: '. X\n; c\nO .\n' },
  {
    code: 'diagram.second-board',
    text: '. X\n\nmoves: a1\n\n«. X\nO .»',
    fixed: '. X\n\nmoves: a1\n\n# Second board\n. X\nO .',
  },
  {
    code: 'diagram.second-board',
    text: '+--+\n|XO|\n+--+\n«+--+\n|OX|\n+--+»',
    fixed: '+--+\n|XO|\n+--+\n# Second board\n+--+\n|OX|\n+--+',
  },
  { code: 'diagram.missing-edge', text: '| . X\n  «.» O\n| . .', fixed: '| . X\n| . O\n| . .' },
  { code: 'diagram.missing-edge', text: '.X|\n.«O»\n..|', fixed: '.X|\n.O|\n..|' },
  { code: 'diagram.missing-edge', text: '| . X |\n| . «O»\n| . . |', fixed: '| . X |\n| . O |\n| . . |' },
  { code: 'diagram.too-large', text: WIDE },
  { code: 'diagram.too-large', text: `${TALL}«..\n..»\n` },
  { code: 'coordinates.columns', text: '  «A B C D»\n3 . O\n2 . X\n1 . .' },
  {
    code: 'coordinates.letter-i',
    text: '  «G H I J»\n3 . X . .\n2 . . . .',
    fixed: '  G H J K\n3 . X . .\n2 . . . .',
  },
  {
    code: 'coordinates.letter-i',
    text: '  «a b c d e f g h i»\n3 . X . . . . . . .\n2 . . . . . . . . .',
    fixed: '  a b c d e f g h j\n3 . X . . . . . . .\n2 . . . . . . . . .',
  },
  { code: 'line.unreadable', text: '. X .\n. O .\n«b1 a1»', fixed: '. X .\n. O .\nmoves: b1 a1' },
  { code: 'coordinates.disagree', text: '  A B\n3 . X\n2 . X\n1 . .\n  «B C»' },
  { code: 'coordinates.rows', text: '  A B\n3 . X\n«3» . .\n1 O .' },
  { code: 'coordinates.place', text: '  «C D»\n2|. X\n1|. .' },
  { code: 'coordinates.range', text: '«60»|. X|\n59|. .|' },
  { code: 'coordinates.range', text: 'size: 5\n  «F G»\n2 . X\n1 . .' },
  { code: 'size.too-small', text: 'size: «1x2»\n. X\n. .' },
  { code: 'size.mismatch', text: 'size: «5x2»\n|. X|\n|. .|' },
  { code: 'size.place-unknown', text: 'size: «5x2»\n. X\n. .' },
  { code: 'size.place-unknown', text: 'size: «9»\n. X\n. .' },
  { code: 'digit.duplicate', text: '1 2 «1»' },
  { code: 'digit.missing', text: '1 2 . «4»' },
  { code: 'digit.missing', text: '«2» X' },
  { code: 'digit.missing', text: '1 2 .\nreplays: «5@1»' },
  { code: 'label.duplicate', text: 'a X «a»' },
  { code: 'label.small-stones', text: '«x» . x\n. o X', fixed: 'X . X\n. O X' },
  { code: 'label.unknown', text: 'a X .\nmoves: a «c»' },
  { code: 'label.unknown', text: 'a X .\nexpect: hot after 0: «b»' },
  { code: 'move.unreadable', text: '. X\nmoves: a1 «a1-b2» pass' },
  { code: 'move.unreadable', text: '. X\nmoves: «@»' },
  { code: 'move.unreadable', text: '. X\nmoves: «a01»' },
  { code: 'move.color-alone', text: '. X\nmoves: «B» W a1' },
  { code: 'move.color-alone', text: '. X\nmoves: a1 «white»' },
  { code: 'move.no-column-i', text: 'size: 9\nmoves: «i5»', fixed: 'size: 9\nmoves: j5' },
  {
    code: 'label.small-stone',
    text: '+---+\n|«x»O.|\n|...|\n|...|\n+---+',
    fixed: '+---+\n|XO.|\n|...|\n|...|\n+---+',
  },
  {
    code: 'move.same-color',
    text: '. X .\n. . .\nmoves: B a1 W b1 «W c1»',
    fixed: '. X .\n. . .\nmoves: B a1 W b1 B tenuki W c1',
  },
  {
    code: 'size.open-sides',
    text: `«+-----\n${'|X....\n'.repeat(5)}+-----»`,
    fixed: `size: 5\n+-----\n${'|X....\n'.repeat(5)}+-----`,
  },
  { code: 'move.off-board', text: '. X\nmoves: B «c1»', fixed: '. X\nmoves: B tenuki' },
  { code: 'mark.unreadable', text: '. X\n. .\ncircle: a1 «first»' },
  { code: 'mark.off-board', text: '. X\n. .\narrow: a1-«c3»' },
  { code: 'mark.second', text: '. X\n. .\nlabel: a1=A «a1=B»' },
  { code: 'field.value', text: 'X\nshow: eyes, «hott»', fixed: 'X\nshow: eyes, hot' },
  { code: 'field.value', text: 'X\nshow: «whole», eyes' },
  { code: 'field.value', text: 'X\nshow: eyes «after»' },
  { code: 'field.value', text: 'X\nshow: after «-1»' },
  { code: 'field.value', text: 'X\nshow: numbers «6-1»' },
  { code: 'show.twice', text: 'X\nshow: after 0, «after» 1' },
  { code: 'replay.unreadable', text: '1 2\nreplays: 3@1, «x»' },
  { code: 'replay.drawn', text: '1 2\nreplays: «2@1»' },
  { code: 'replay.later', text: '1 2\nreplays: «3@4»' },
  {
    code: 'replay.unknown',
    text: '1 2\nreplays: 4@1, «6@3», 5@2'.replace('«6@3», 5@2', '3@2').replace('4@1, ', '«5@0», 4@1, '),
  },
  { code: 'expect.unreadable', text: 'X\nexpect: «nothing»' },
  { code: 'expect.unreadable', text: 'X\nexpect: «move forbidden»' },
  { code: 'expect.unreadable', text: 'X\nexpect: move 1 allowed «by all»' },
  {
    code: 'expect.unreadable',
    text: 'X\nexpect: move 1 «forbiden» under psk',
    fixed: 'X\nexpect: move 1 forbidden under psk',
  },
  { code: 'expect.unreadable', text: 'X\nexpect: «mvoe» 1 allowed', fixed: 'X\nexpect: move 1 allowed' },
  { code: 'expect.unreadable', text: 'X\nexpect: hot «aftr» 1: a1', fixed: 'X\nexpect: hot after 1: a1' },
  {
    code: 'expect.unreadable',
    text: 'X\nexpect: eye a1 of «balck» is 1',
    fixed: 'X\nexpect: eye a1 of black is 1',
  },
  { code: 'expect.no-point', text: 'X\nexpect: hot after 1: «&»' },
  { code: 'expect.unreadable', text: 'X\nexpect: «eye a1 is»' },
  { code: 'expect.eye-worth', text: 'X\nexpect: eye a1 is «1+c»' },
  { code: 'expect.eye-worth', text: 'X\nexpect: eye a1 of black is «worse than proper»' },
  {
    code: 'expect.eye-worth',
    text: 'X\nexpect: eye a1 is «a beter than haf eye»',
    fixed: 'X\nexpect: eye a1 is better than half',
  },
  { code: 'expect.off-board', text: 'X\nexpect: hot after 1: a1 «b1»' },
  {
    code: 'size.unsaid',
    text: '  «A B\n2 . X\n1 . .»',
    fixed: 'size: 2\n  A B\n2 . X\n1 . .',
  },
];

describe('every code has an example', () => {
  test.each(EXAMPLES)('$code: $text', ({ code, text: written, fixed }) => {
    const { text, spans } = marked(written);
    const { problems } = parseEntry(text);
    expect(problems.map((p) => [p.code, text.slice(p.span.start, p.span.end)])).toEqual([
      [code, text.slice(spans[0]!.start, spans[0]!.end)],
    ]);
    expect(problems[0]!.span).toEqual(spans[0]);
    expect(say(problems[0]!.message)).not.toMatch(/NaN|undefined|null/);
    const fix = problems[0]!.fixes?.[0];
    expect(fix && apply(text, fix.edits)).toBe(fixed ?? (fix ? 'an unexpected fix' : undefined));
  });

  test('none is left out', () => {
    const shown = new Set(EXAMPLES.map((example) => example.code));
    const missing = Object.keys(GOBAN_SEVERITIES).filter((code) => !shown.has(code as Example['code']));
    // What only a document knows, and only a game.
    expect(withoutExample(missing, (text) => parseEntry(text).problems)).toEqual([
      'fence.open',
      'moves.again-nowhere',
    ]);
  });
});
