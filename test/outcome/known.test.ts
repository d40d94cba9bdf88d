import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import type { Color } from '../../src/go/types.ts';
import { ask, NO_SUPPLY, resultOf } from '../../src/outcome/index.ts';
import { RULES } from '../../src/rules/index.ts';
import { DEFAULT_OPTIONS, type RuleId } from '../../src/rules/rule.ts';
import { questionOf } from './questions.ts';
import { askTripleKo } from './triple-ko.ts';

/** Measured with prototypes without code of Koban: the triple ko, Black first, by threats of Black and White. */
const TRIPLE_KO_TABLE: readonly (readonly [RuleId, string, string, string, string])[] = [
  ['none', 'unending', 'unending', 'unending', 'unending'],
  ['basic', 'unending', 'unending', 'unending', 'unending'],
  ['psk', 'white-captured', 'white-captured', 'black-captured', 'white-captured'],
  ['ssk', 'white-captured', 'white-captured', 'black-captured', 'white-captured'],
  ['spight', 'white-captured', 'white-captured', 'black-captured', 'white-captured'],
  ['nssk', 'black-captured', 'white-captured', 'black-captured', 'black-captured'],
  ['korean', 'draw', 'draw', 'draw', 'draw'],
  ['japanese', 'no-result', 'no-result', 'no-result', 'no-result'],
];

const THREATS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

test.each(TRIPLE_KO_TABLE)('the triple ko under %s', (rule, ...wanted) => {
  const found = THREATS.map(([black, white]) => resultOf(askTripleKo(rule, { black, white }), [1, 2]));
  expect(found).toEqual(wanted);
});

test('the table of the README has what is proven, and the board of beasts.md claims each cell', () => {
  const page = readFileSync('examples/beasts.md', 'utf8');
  const board = page.split('```').find((part) => part.includes('# Triple ko, all rules'))!;
  const part = readFileSync('README.md', 'utf8').split('## Who wins the triple ko')[1]!;
  const rows = part.split('\n## ')[0]!.match(/^\| `\w+`.*$/gm)!;
  // Rules with the same outcomes share a row.
  const shown = rows.flatMap((row) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, id]) => [id as RuleId, row] as const),
  );
  expect(shown.map(([id]) => id).sort()).toEqual(RULES.map(({ id }) => id).sort());
  expect(new Set(rows.map((row) => row.slice(row.indexOf(' | ')))).size).toBe(rows.length);
  for (const [rule, row] of shown) {
    const cells = row.split(' | ').slice(1);
    const found = THREATS.map(([black, white]) => resultOf(askTripleKo(rule, { black, white }), [1, 2]));
    expect([rule, ...cells.slice(0, 4)]).toEqual([
      rule,
      ...found.map((one) => IN_WORDS[one as keyof typeof IN_WORDS]),
    ]);
    const claims = board.split('\n').filter((line) => line.endsWith(` under ${rule}`));
    const said = ['', ' with threats black 1', ' with threats white 1', ' with threats black 1 white 1'];
    for (const [i, threats] of said.entries()) {
      const claim = CLAIMS[found[i] as keyof typeof CLAIMS](threats);
      expect(claims).toContain(`expect: ${claim} under ${rule}`);
    }
    expect(claims).toContain(`expect: white first kills d4 with threats black 1 under ${rule}`);
  }
});

/** What the board claims where the triple ko ends so. */
const CLAIMS = {
  'white-captured': (threats: string) => `black first kills a7${threats}`,
  'black-captured': (threats: string) => `white kills d4 when black begins${threats}`,
  draw: (threats: string) => `white can choose draw when black begins${threats}`,
  'no-result': (threats: string) => `white can force black captured or no result when black begins${threats}`,
  unending: (threats: string) => `nobody can force it when black begins${threats}`,
};
const IN_WORDS = {
  'white-captured': 'Black captures',
  'black-captured': 'White captures',
  draw: 'a draw',
  'no-result': 'no result',
  unending: 'no end',
  undecided: 'undecided',
};

type Sides = readonly ('top' | 'right' | 'bottom' | 'left')[];

/**
 * Shapes under basic ko: rows, open sides, beyond which the chains around live, a stone of the
 * target, and its status when its owner's opponent begins and when its owner does.
 */
const SHAPES = [
  [
    'rectangular six, no outside liberties',
    ['...XO', '...XO', 'XXXXO', 'OOOOO'],
    ['right', 'bottom'],
    'd4',
    'dead',
    'alive',
  ],
  [
    'rectangular six, two outside liberties',
    ['...X.O', '...X.O', 'XXXXOO', 'OOOOOO'],
    ['right', 'bottom'],
    'd4',
    'alive',
    'alive',
  ],
  ['L group without legs', ['..XOO', '..XOO', 'XXXOO', 'OOOOO'], ['right', 'bottom'], 'c4', 'dead', 'dead'],
  [
    'carpenter’s square, closed',
    ['...XO', '...XO', '...XO', 'XXXXO', 'OOOOO'],
    ['right', 'bottom'],
    'd3',
    'alive',
    'alive',
  ],
  [
    'carpenter’s square, open',
    ['....O', '...XO', '...XO', '.XXXO', 'OOOOO'],
    ['right', 'bottom'],
    'd3',
    'dead',
    'alive',
  ],
  ['straight three', ['OOOOOO', 'OXXXXX', 'OX...X', 'OXXXXX'], ['left', 'top'], 'b2', 'dead', 'alive'],
  ['bulky five', ['OOOOOO', 'OXXXXX', 'OX...X', 'OX..XX', 'OXXXXX'], ['left', 'top'], 'b2', 'dead', 'alive'],
] as const satisfies readonly (readonly [string, readonly string[], Sides, string, string, string])[];

const NONE = NO_SUPPLY;
const USUAL = { goal: 'any', spare: NONE, passes: 2 } as const;

/** Whether the chain is captured by force, or not, when a player begins. */
function status(
  rows: readonly string[],
  open: Sides,
  target: string,
  first: Color,
  threats = NONE,
  rule: RuleId = 'basic',
): 'dead' | 'alive' {
  const geometry = Geometry.of({ columns: rows[0]!.length, rows: rows.length, open: [...open] });
  const position = Position.of(geometry, [...rows]);
  const answer = finish(
    ask({
      game: Game.begin({ position, toPlay: first }),
      first,
      rule,
      options: DEFAULT_OPTIONS,
      targets: [geometry.point(target)],
      outside: null,
      threats,
      ...USUAL,
    }),
  );
  const owner = position.at(geometry.point(target)) as Color;
  return /-captured$/.test(resultOf(answer, [owner])) ? 'dead' : 'alive';
}

describe('shapes whose status is known', () => {
  test.each(SHAPES)('%s', (_, rows, open, target, attacked, defended) => {
    expect([status(rows, open, target, 2), status(rows, open, target, 1)]).toEqual([attacked, defended]);
  });

  // The carpenter’s squares have too many boards for a past.
  test.each(SHAPES.filter(([name]) => !name.startsWith('carpenter')))(
    '%s, under rules that look at the past',
    (_, rows, open, target, attacked, defended) => {
      for (const rule of ['psk', 'japanese', 'spight'] as const) {
        const found = ([2, 1] as const).map((first) => status(rows, open, target, first, NONE, rule));
        expect([rule, ...found]).toEqual([rule, attacked, defended]);
      }
    },
  );

  test('bent four in the corner is dead whoever begins, and one threat of its owner saves it', () => {
    const rows = ['XXXXXXX', 'OOXXXXX', '.OOOOXX', 'XXX.OXX'];
    const both = (white: number) =>
      ([1, 2] as const).map((first) => status(rows, ['top', 'right'], 'a3', first, { black: 0, white }));
    expect(both(0)).toEqual(['dead', 'dead']);
    expect(both(1)).toEqual(['alive', 'alive']);
  });
});

/** A white chain in atari in the corner, beside so many rows of empty points. */
const inAtari = (columns: number, empty: number) => [
  '.OX'.padEnd(columns, '.'),
  'OOX'.padEnd(columns, '.'),
  'XXX'.padEnd(columns, '.'),
  ...Array.from({ length: empty }, () => '.'.repeat(columns)),
];

test('what needs no past is shown before all boards are listed', () => {
  const asked = (rows: readonly string[], target: string, rule: RuleId, states?: number) => {
    const geometry = Geometry.of({ columns: rows[0]!.length, rows: rows.length });
    const game = Game.begin({ position: Position.of(geometry, [...rows]), toPlay: 1 });
    const targets = [geometry.point(target)];
    const options = DEFAULT_OPTIONS;
    const question = {
      game,
      first: 2,
      rule,
      options,
      targets,
      outside: null,
      threats: NONE,
      ...USUAL,
    } as const;
    return finish(ask(question, states));
  };
  for (const rule of ['psk', 'ssk', 'nssk', 'korean', 'japanese'] as const) {
    const found = asked(inAtari(4, 2), 'a4', rule);
    expect([rule, found.undecided, resultOf(found, [2])]).toEqual([rule, null, 'white-captured']);
    expect(found.states).toBeLessThan(50_000);
  }
  // Here it stays open who can make sure that nothing is captured, and the capture is proven.
  const large = asked(inAtari(5, 2), 'a4', 'psk', 20_000);
  expect(large.undecided).not.toBeNull();
  expect(large.canForce).toEqual({ black: [['white-captured']], white: [] });
  expect(resultOf(large, [2])).toBe('white-captured');
});

test('what careful play forces is shown without a search under a rule that searches for cycles', () => {
  for (const rule of ['spight', 'coupling'] as const) {
    const rows = ['..XO', '..XO', 'XXXO', 'OOOO', 'O..O'];
    const targets = ['a3'];
    for (const first of ['black', 'white'] as const) {
      const answer = finish(ask(questionOf({ rows, targets, rule, first, outside: ['b1', 'c1'] }), 500));
      expect([rule, first, answer.undecided]).toEqual([rule, first, null]);
      expect(resultOf(answer, [1])).toBe('black-captured');
    }
  }
});
