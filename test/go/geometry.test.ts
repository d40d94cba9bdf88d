import { expect, it } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';

it('names the points of a board, and no others', () => {
  const geometry = Geometry.of({ columns: 5, rows: 4 });
  for (let p = 0; p < 20; p++) {
    expect(geometry.point(geometry.name(p))).toBe(p);
    expect(geometry.point(geometry.name(p).toUpperCase())).toBe(p);
  }
  for (const name of ['a5', 'e5', 'f1', 'f4', 'z99', 'a0', 'i1', 'a', '1', 'a1 ', 'a01', ''])
    expect([name, geometry.point(name)]).toEqual([name, -1]);
});

it('knows the points around each point by their distances', () => {
  for (const [columns, rows] of [
    [1, 1],
    [1, 4],
    [3, 2],
    [5, 4],
  ] as const) {
    const { diagonals, neighbors } = Geometry.of({ columns, rows });
    const at = (x: number, y: number) => (x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x);
    for (let p = 0; p < columns * rows; p++) {
      const [x, y] = [p % columns, Math.floor(p / columns)];
      const around = [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
      expect([...neighbors.subarray(4 * p, 4 * p + 4)]).toEqual(around);
      const across = [at(x + 1, y - 1), at(x + 1, y + 1), at(x - 1, y + 1), at(x - 1, y - 1)];
      expect([...diagonals.subarray(4 * p, 4 * p + 4)]).toEqual(across);
    }
  }
});
