/**
 * Which points of a board are listed as eyes. GNU Go's own choice is compared in `gnugo.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { type EyeMode, Eyes } from '../../src/eyes/eyes.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, EMPTY, WHITE } from '../../src/go/types.ts';
import games from '../fixtures/eye-games.json';
import { eyesOf, fragment } from './eyes-of.ts';

const whole = (rows: readonly string[]) =>
  Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);

const found = (position: Position, mode: EyeMode) =>
  eyesOf(position, { mode }).map(({ point, owner }) => `${position.geometry.name(point)} ${'.XO'[owner]}`);

const EMPTY_ROWS = Array(5).fill('.........');

describe.each(['static', 'reading'] as const)('in %s mode', (mode) => {
  test.each([
    ['a single point', ['OOO......', 'O.O......', 'OOO......', '......X..'], ['b8 O']],
    ['both points of two', ['OOOO.....', 'O..O.....', 'OOOO.....', '......X..'], ['b8 O', 'c8 O']],
    ['the ends of three in a row', ['OOOOO....', 'O...O....', 'OOOOO....', '......X..'], ['b8 O', 'd8 O']],
    ['of a bent three, too', ['OOOO.....', 'O..O.....', 'OO.O.....', 'OOOO..X..'], ['b8 O', 'c7 O']],
    ['none of four in a square', ['OOOO.....', 'O..O.....', 'O..O.....', 'OOOO..X..'], []],
  ])('%s', (_, rows, names) => {
    const position = whole([...rows, ...EMPTY_ROWS]);
    expect(found(position, mode)).toEqual(names);
  });
});

test('beside stones in the eye space that are as good as captured', () => {
  const rows = [...EMPTY_ROWS, '....XXXXX', 'XXXX.OO.X', '.OOOO.O.X', '.O.XXXO.X'];
  expect(found(whole(rows), 'reading')).toContain('c1 O');
});

test('not where the opponent, or nobody knows what, bounds the space', () => {
  expect(found(fragment(['OOO', 'O.O', '.OO']), 'static')).toEqual(['b2 O']);
  expect(found(fragment(['.OOOO.', '.O..X.', '.OOOO.']), 'static')).toEqual([]);
  expect(found(fragment(['.OOOO.', '.O..?.', '.OOOO.']), 'static')).toEqual([]);
  expect(found(fragment(['OOO', 'O..', 'OOO']), 'static')).toEqual([]);
});

test('a point alone is what it is among all', () => {
  let eyes = 0;
  for (const { rows } of games.slice(0, 12)) {
    const position = whole(rows);
    const all = new Map(eyesOf(position).map((eye) => [`${eye.point} ${eye.owner}`, eye]));
    for (const [point, cell] of position.cells.entries()) {
      for (const owner of [BLACK, WHITE] as const) {
        const listed = all.get(`${point} ${owner}`);
        expect(cell === EMPTY && new Eyes(position).isEye(point, owner)).toBe(listed !== undefined);
        if (!listed) continue;
        eyes++;
        expect(new Eyes(position).at(point, owner)).toEqual(listed);
      }
    }
  }
  expect(eyes).toBeGreaterThan(50);
});
