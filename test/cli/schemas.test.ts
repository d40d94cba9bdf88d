import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { PATTERNS } from '../../src/rules/korean/pattern.ts';
import { RULE_IDS } from '../../src/rules/rule.ts';
import { sampled } from '../runs.ts';
import { koban, kobanLater } from './run.ts';

/** Outputs of the command line are held to the published schemas: on the whole gallery, and on what the gallery has none of. */
const schema = (name: string) => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });

const NAMES = readdirSync('examples').filter(
  (name) => /\.(?:goban|md|sgf)$/.test(name) && name !== 'README.md',
);
const inGallery = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`examples/${name}`, readFileSync(`examples/${name}`, 'utf8')]));
// Hundreds of claims of the forms that `triple-ko.goban` has.
const LONG = ['beasts.md', '07-double-ko.md'];
const GALLERY = inGallery(
  sampled(
    2,
    NAMES.filter((name) => !LONG.includes(name)),
  ),
);
const OTHERS = {
  'wrong.goban':
    '# Wrong\nrules: spigt\n. X\n. X O\nmoves: B a1 B a1 i4\nexpect: nothing\nexpect: eye a1 is 1+b\nexpect: captures 3 at move 1\n\n# Open\nX .\n. ?\nmoves: B b1 tenuki pass\n',
  'wrong.sgf': '(;SZ[9]RU[mine];B[aa];B[aa](;W[zz])(;W[bb]KO[]))',
  'page.md': '```sgf\n(;SZ[4]RU[Japanese]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])\n```\n',
};
const FILES = { ...GALLERY, ...OTHERS };
const single = (name: string) => inGallery([name]);

const OUTCOMES = {
  'race.goban': '# Race\n+-------+\n| . X . |\n| X O O |\n| X . X |\n+-------+\n',
  'open.goban': '# Open\n. . . .\nO X O .\nX . X .\n+------\n',
};

const COMMANDS: readonly [string, readonly string[], Readonly<Record<string, string>>][] = [
  // Budgets are small: what is undecided has a form as well.
  ['judge', ['--budget', '500'], FILES],
  ['judge', ['--rules', 'all', '--budget', '5000'], OTHERS],
  ['judge', ['--why-not', '--explain', '--rules', 'spight,psk,ssk,nssk,ing', '--budget', '500'], OTHERS],
  [
    'judge',
    ['--why-not=full', '--max-cycle', 'far', '--rules', 'spight', '--budget', '500'],
    { ...OTHERS, ...single('eternal-life.goban') },
  ],
  ['check', ['--budget', '500'], FILES],
  ['eyes', ['--mode', 'static'], FILES],
  ['eyes', ['--point', 'd5'], { 'wrong.goban': OTHERS['wrong.goban'], ...single('03-no-ko.md') }],
  ['outcome', ['--target', 'b2', '--threats', '1,*', '--budget', '300', '--max-cycle', '4'], OUTCOMES],
  ['outcome', ['--each', '--target', 'b2'], OUTCOMES],
  ['problems', ['--budget', '20000'], { ...OUTCOMES, ...single('problems.sgf') }],
  ['cycles', ['--max-cycle', '6', '--budget', '500'], FILES],
  ['cycles', ['--max-cycle', 'far', '--plain', '--budget', '500'], OTHERS],
];

describe('outputs are as the schemas say', () => {
  test.each(COMMANDS)('koban %s %j', async (command, options, files) => {
    const valid = ajv.getSchema(`koban-${command}.schema.json`) ?? ajv.compile(schema(command));
    const format = command === 'judge' ? [] : ['--format', 'json'];
    const { out } = await kobanLater([command, ...format, ...options, ...Object.keys(files)], files);
    const printed = JSON.parse(out);
    expect(printed.files.length).toBeGreaterThan(1);
    valid(printed);
    expect(valid.errors ?? []).toEqual([]);
  });
});

test('koban rule prints as its schema says, one report or several', () => {
  const valid = ajv.compile(schema('rule'));
  const files = {
    'club.korule': '# Club\na play may not retake a ko at once\n',
    'also.korule': '# Also\neverything that spight forbids is forbidden\n',
  };
  for (const names of [['club.korule'], Object.keys(files)]) {
    const { out } = koban(['rule', '--quick', '--format', 'json', ...names], files);
    valid(JSON.parse(out));
    expect(valid.errors ?? []).toEqual([]);
  }
});

describe('the schema of judge', () => {
  const { $defs } = schema('judge');

  test('has the rules and the patterns of the registries', () => {
    expect(Object.keys($defs.verdicts.properties)).toEqual([...RULE_IDS]);
    expect($defs.pattern.enum).toEqual([...PATTERNS]);
  });

  test('refuses what is not printed', () => {
    const valid = ajv.getSchema('koban-check.schema.json') ?? ajv.compile(schema('check'));
    const diagnostic = {
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      severity: 'error',
      code: 'a.b',
      message: 'c',
      related: [],
    };
    const one = (over: object) => ({
      version: 1,
      files: [{ file: 'a', diagnostics: [{ ...diagnostic, ...over }] }],
    });
    expect(valid(one({}))).toBe(true);
    for (const over of [{ line: 0 }, { severity: 'fatal' }, { code: 1 }, { extra: 1 }])
      expect(valid(one(over))).toBe(false);
  });
});
