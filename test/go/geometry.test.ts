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
