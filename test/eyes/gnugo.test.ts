import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Eyes } from '../../src/eyes/eyes.ts';
import { parseA } from '../../src/eyes/topology/choice.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, EMPTY, WHITE } from '../../src/go/types.ts';
import games from '../fixtures/eye-games.json';
import otherwise from '../fixtures/eyes-otherwise.json';
import random from '../fixtures/eyes-random.json';
import { randomPosition } from '../gnugo/positions.mjs';
import { breathe } from '../oracle/breathe.ts';
import { eyesOf } from './eyes-of.ts';

/**
 * GNU Go 3.8's own answers, with a = 3/4: 122 evaluated eyes of made, random, transformed and
 * sparse positions.
 */
interface Answer {
  readonly id: string;
  readonly rows: string[];
  readonly point: string;
  readonly color: 'black' | 'white' | null;
  /** `null` where it did not evaluate the point. */
  readonly value: number | null;
}

const lines = readFileSync(new URL('../fixtures/eyes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const answers = (lines.map((line) => JSON.parse(line)) as Answer[]).filter(({ value }) => value !== null);

/** What we say instead, and why we keep to it: there is nothing of the kind among these. */
const DIFFERENCES: Record<string, readonly [sum: string, reason: string]> = {};

test('the values of GNU Go, but for differences that we can defend', async () => {
  const a = parseA('3/4')!;
  const found: Record<string, string> = {};
  for (const { id, rows, point, color, value } of answers) {
    await breathe();
    const position = Position.of(Geometry.square(rows.length), rows);
    const eyes = new Eyes(position, { a });
    const eye = eyes.at(position.geometry.point(point), color === 'black' ? BLACK : WHITE);
    if (!eye.value || eye.value.numerator / eye.value.denominator !== value) found[id] = eye.symbolic;
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(DIFFERENCES).map(([id, [sum]]) => [id, sum] as const)),
  );
  // Among them are many with kos, so that more than whole numbers is compared.
  expect(answers.filter(({ value }) => value !== null && !Number.isInteger(value)).length).toBe(66);
  expect(answers.length).toBe(122);
});

/** Where the values of whole games differ, and why. */
const IN_GAMES: Record<string, readonly [sum: string, reason: string]> = {
  // GNU Go says that e3 cannot be captured, but it is in atari: f3 takes it.
  '26 d2': ['1', 'Black takes e3 at once'],
};

/**
 * Positions of games that GNU Go played against itself, with all points that it evaluates; a = 3/4.
 */
test('eyes of whole games: the points that GNU Go evaluates, and what they are worth', async () => {
  const a = parseA('3/4')!;
  const different: Record<string, string> = {};
  let count = 0;
  for (const [i, { rows, values }] of games.entries()) {
    await breathe();
    const position = Position.of(Geometry.square(rows.length), rows);
    const { geometry } = position;
    const wanted = new Map(Object.entries(values as Record<string, number>));
    // It evaluates stones that are as good as captured, too.
    const empty = [...wanted.keys()].filter((name) => position.at(geometry.point(name)) === EMPTY);
    const found = eyesOf(position, { a });
    expect(found.map(({ point }) => geometry.name(point)).sort()).toEqual(empty.sort());
    for (const { point, value, symbolic } of found) {
      const name = geometry.name(point);
      count++;
      if (!value || value.numerator / value.denominator !== wanted.get(name)) {
        different[`${i} ${name}`] = symbolic;
      }
    }
  }
  expect(count).toBe(484);
  expect(different).toEqual(Object.fromEntries(Object.entries(IN_GAMES).map(([id, [sum]]) => [id, sum])));
});

/** What we say instead of that, by seed: there is nothing of the kind among these. */
const OTHERWISE: Record<string, string> = {};

/**
 * GNU Go's values, a = 3/4, of the eyes of random positions, by seed; `null` where it does not
 * evaluate one.
 */
test('eyes of random positions', async () => {
  const a = parseA('3/4')!;
  const different: Record<string, string> = {};
  const count = { whole: 0, kos: 0 };
  for (const [seed, values] of Object.entries(random as Record<string, (number | null)[]>)) {
    await breathe();
    const { rows, eye, owner } = randomPosition(Number(seed));
    const position = Position.of(Geometry.square(rows.length), rows);
    const eyes = new Eyes(position, { a });
    for (const [i, [x, y]] of eye.entries()) {
      const wanted = values[i] ?? null;
      if (wanted === null) continue;
      count[Number.isInteger(wanted) ? 'whole' : 'kos']++;
      const { value, symbolic } = eyes.at(position.geometry.at(x, y), owner);
      if (!value || value.numerator / value.denominator !== wanted) different[seed] = symbolic;
    }
  }
  expect(different).toEqual(OTHERWISE);
  expect(count).toEqual({ whole: 72, kos: 40 });
});

/**
 * Eyes of each kind that GNU Go values otherwise, with what we say, and how many diagonals are
 * proven. Of those with kos side by side in a corner, everything but the corner is filled up here,
 * so that every play can be tried: that proves what is said on the whole board.
 */
const IN_GALLERY: readonly (readonly [
  rows: string,
  point: string,
  owner: 'X' | 'O',
  theirs: number,
  sum: string,
  proven: number,
  reason: string,
])[] = [
  ['OOOOOOO OXO.O.O X.XOXOX XXXXXXX OOOOOOO O.OO.OO OOOOOOO', 'd6', 'O', 0, '2', 4, 'a triple ko'],
  [
    'OOOOOOOOOO. OXO.OOOOOOO X.XOXXXXXXX XXXXXXXXXXX OOOOOOOOOOO O.OOOOOOO.O OOOOOOOOOOO XXXXXXXXXXX XXXXXXX.X.X OOOOOOOXOXO .OOOOOOOOOO',
    'd10',
    'O',
    0,
    '2a',
    4,
    'Black saves his chain by a ko',
  ],
  [
    '.X.XOXXXXXX X.XOOXXXXXX OXOOXXXXXXX .OOXXXXXXXX OOXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXX.X.X',
    'a8',
    'O',
    3,
    '2+b',
    4,
    'b9 is captured only by ko, and Black who moves first saves it',
  ],
  [
    '.XO.OXXXXXX X.XOOXXXXXX OXOOXXXXXXX .OOXXXXXXXX OOXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXX.X.X',
    'a8',
    'O',
    2,
    '2+a',
    4,
    'Black saves b9 by a ko',
  ],
  [
    'XXXXXXO.OX. XXXX.XOOX.X X.XXXXXOOXO XXXXXXXXOO. XXXXXXXXXOO XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX',
    'l11',
    'X',
    3,
    '4',
    4,
    'White can play at k10 safely, and Black cannot',
  ],
  [
    'X.XXXXXXX.X XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX OOOOOOOOOOO .OOXXXXXOOO OOOXX.XXOOO OOOXXXXXOOO OXX.OX.O.XO',
    'j1',
    'O',
    3,
    '2+b',
    4,
    'White captures h2 only by winning a ko of the round robin',
  ],
  [
    'X.XXXXXXX.X XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXXX OOOOOOOOOOO .OOXXXXXOOO OOOXX.XXOOO OOOXXXXXOOO O..OOX.O.XO',
    'c1',
    'O',
    2,
    '2+a',
    4,
    'Black saves d2 by winning a ko of the round robin',
  ],
  [
    '......... ......... ......... ......... ......... .X....... X.X...... OXO...... .OO......',
    'b3',
    'X',
    3,
    '2+b',
    0,
    'White saves c2 at d2, with four liberties: no ko',
  ],
  [
    'XXXXXXXXX X.XXXXXXX XXXXXXX.X XXXXXXXXX XXXXXXXXX OOXXXXXXX .O.XXXXXX XOOOXXXXX .X.OXXXXX',
    'a1',
    'X',
    2,
    '3',
    4,
    'Black captures b2 only by a ko, and White saves it only by one',
  ],
  [
    '.X.OXXXXX XOOOXXXXX .O.XXXXXX OO.XXXXXX XXX.XXXXX XXXXXXXXX XXXXXXX.X XXXXXXXXX XXXXXXXXX',
    'd5',
    'X',
    0,
    'a',
    4,
    'White at c6 is saved only by a ko',
  ],
  [
    'OOOOOOOOO O.OOOOOOO OOOOOOOOO OOOOOOOOO OOOOOOOOO OOOOOOOOX OOOOOOOX. OOOOO.OXX OOOO.OXX.',
    'f2',
    'O',
    0,
    '1',
    3,
    'Black has nothing to play at h2, but passes and takes back: the capture is a ko whoever moves first',
  ],
];

/**
 * Every eye that GNU Go values otherwise on the boards of the gallery and of the fixtures, at the
 * start and after each move, by kind; `docs/explanation/eyes.md` says why, and
 * `test/gnugo/gallery.mjs` finds them anew.
 */
test('all eyes of the gallery that GNU Go values otherwise are what the documents say', async () => {
  const a = parseA('3/4')!;
  const found: Record<string, unknown[]> = {};
  for (const [kind, eyes] of Object.entries(otherwise)) {
    found[kind] = [];
    for (const [text, point, owner, theirs] of eyes as [string, string, string, number][]) {
      await breathe();
      const rows = text.split(' ');
      const position = Position.of(Geometry.square(rows.length), rows);
      const at = position.geometry.point(point);
      const { symbolic, value, diagonals } = new Eyes(position, { a }).at(at, owner === 'X' ? BLACK : WHITE);
      expect(value!.numerator / value!.denominator).not.toBe(theirs);
      const proven = diagonals.every((d) => d.proven);
      found[kind].push([text, point, owner, theirs, symbolic, proven]);
    }
  }
  expect(found).toEqual(otherwise);
});

test.each(IN_GALLERY)('%s: %s of %s is not %d, but %s', (text, point, owner, theirs, sum, proven) => {
  const rows = text.split(' ');
  const position = Position.of(Geometry.square(rows.length), rows);
  const eyes = new Eyes(position, { a: parseA('3/4')! });
  const eye = eyes.at(position.geometry.point(point), owner === 'X' ? BLACK : WHITE);
  expect(eye.symbolic).toBe(sum);
  expect(eye.diagonals.filter((d) => d.proven && d.value !== '?')).toHaveLength(proven);
  expect(eye.value && eye.value.numerator / eye.value.denominator).not.toBe(theirs);
});
