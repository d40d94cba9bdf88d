/** Eyes on whole small boards are those of the literal oracle: which there are, and what each diagonal is worth. */
import { expect, test } from 'vitest';
import { Eyes } from '../../src/eyes/index.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { breathe } from '../oracle/breathe.ts';
import { deepOnly, expectSeen } from '../runs.ts';
import { EyeOracle } from './value-oracle.ts';

test.each([[3, 2] as const, [5, 1] as const, ...deepOnly([4, 2] as const, [3, 3] as const)])(
  'all positions of %ix%i',
  async (columns, rows) => {
    const oracle = new EyeOracle(columns, rows);
    const geometry = Geometry.of({ columns, rows });
    const seen = { eyes: 0, proven: 0, kos: 0 };
    for (const cells of oracle.boards) {
      await breathe();
      const position = new Position(geometry, cells);
      const eyes = new Eyes(position);
      const all = eyes
        .all()
        .map(({ point, owner, sum: { units, a, b } }) => [point, owner, units, a, b].join());
      const wanted = [BLACK, WHITE].flatMap((color) =>
        oracle
          .eyes(cells, color)
          .map(({ point, owner, sum: { units, a, b } }) => [point, owner, units, a, b].join()),
      );
      seen.eyes += all.length;
      expect(all.sort(), position.rows().join('/')).toEqual(wanted.sort());
      // Any empty point may be asked about.
      for (const point of cells.keys()) {
        if (cells[point] !== 0) continue;
        for (const owner of [BLACK, WHITE] as const) {
          const literal = oracle.eye(cells, point, owner);
          for (const { point: d, value, reason, proven } of eyes.at(point, owner).diagonals) {
            if (d === null) continue;
            if (proven) seen.proven++;
            if (value === 'a' || value === 'b') seen.kos++;
            expect(value, `${position.rows().join('/')}: ${point} of ${owner}, ${d} ${reason}`).toBe(
              literal.diagonals.get(d),
            );
          }
        }
      }
    }
    expectSeen(seen.eyes, 5 * columns);
    if (rows > 1) {
      expectSeen(seen.proven, 2000);
      expectSeen(seen.kos, 300);
    }
  },
);
