import { describe, expect, test } from 'vitest';
import { countPoints } from '../../src/go/count.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { generator } from '../oracle/generator.ts';

const boardOf = (rows: readonly string[]) =>
  Position.of(Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length }), rows);

function counted(
  rows: readonly string[],
  dead: readonly string[] = [],
  eyes?: Parameters<typeof countPoints>[2],
) {
  const position = boardOf(rows);
  const { neutral, stones, territory } = countPoints(
    position,
    new Set(dead.map((name) => position.geometry.point(name))),
    eyes,
  );
  return [stones[1], stones[2], territory[1].length, territory[2].length, neutral.length];
}

describe('points at the end of a game', () => {
  test('are those that one player encloses, with the dead stones there', () => {
    const rows = ['.XO.', 'OXO.', '.XOX', '.XO.'];
    expect(counted(rows)).toEqual([5, 5, 0, 0, 6]);
    expect(counted(rows, ['a3', 'd2'])).toEqual([4, 4, 4, 4, 0]);
  });

  test('are none in a seki, in each sense of it', () => {
    // Two chains that share two liberties; each has an eye.
    const rows = ['.XO..', 'XXOOO', '.XX.O', 'OOX.O', '.OXXO', 'OO.OO'];
    const all = counted(rows);
    const strict = counted(rows, [], 'no-dame');
    const eyed = counted(rows, [], 'two-eyes');
    expect(all[2]).toBeGreaterThan(strict[2] ?? 0);
    expect(eyed[2]).toBeLessThan(all[2] ?? 0);
    expect(strict[4]).toBeGreaterThan(all[4] ?? 0);
  });

  test('count where a chain has two eyes though neutral points are open', () => {
    const rows = ['.X.XO', 'XXXXO', '....O', 'OOOOO'];
    expect(counted(rows, [], 'two-eyes').slice(2, 4)).toEqual([2, 0]);
    expect(counted(rows, [], 'no-dame').slice(2, 4)).toEqual([0, 0]);
  });

  test('cover each board once, change sides with the colors, and grow with what counts', () => {
    const random = generator(5);
    for (let i = 0; i < 60; i++) {
      const rows = Array.from({ length: 5 }, () =>
        Array.from({ length: 6 }, () => '..XO'[Math.floor(random() * 4)]).join(''),
      );
      const swapped = rows.map((row) => row.replace(/[XO]/g, (one) => (one === 'X' ? 'O' : 'X')));
      for (const eyes of ['all', 'no-dame', 'two-eyes'] as const) {
        const [b = 0, w = 0, tb = 0, tw = 0, n = 0] = counted(rows, [], eyes);
        expect(b + w + tb + tw + n).toBe(30);
        expect(counted(swapped, [], eyes)).toEqual([w, b, tw, tb, n]);
        const [, , allB = 0, allW = 0] = counted(rows);
        expect(tb <= allB && tw <= allW).toBe(true);
      }
    }
  });
});
