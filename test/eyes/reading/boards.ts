import fc from 'fast-check';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { Scratch } from '../../../src/go/scratch.ts';
import { BLACK, EMPTY, WHITE } from '../../../src/go/types.ts';

/** A board with stones as thick as it comes, all of which have liberties. */
export const boards = fc
  .record({
    size: fc.integer({ min: 6, max: 9 }),
    stones: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 81, maxLength: 81 }),
    empty: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ size, stones, empty }) =>
    standing(
      Geometry.square(size),
      Uint8Array.from({ length: size * size }, (_, p) =>
        stones[p]! < empty ? EMPTY : stones[p]! % 2 ? BLACK : WHITE,
      ),
    ),
  );

/** The position without the chains that have no liberties. */
export function standing(geometry: Geometry, cells: Uint8Array): Position {
  const board = Scratch.from(new Position(geometry, cells));
  const gone = [...cells.keys()].filter((p) => cells[p] !== EMPTY && board.liberties(p, 1) === 0);
  for (const p of gone) cells[p] = EMPTY;
  return new Position(geometry, cells);
}
