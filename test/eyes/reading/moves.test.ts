import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_STAGE, MoveGenerator } from '../../../src/eyes/reading/moves/move-generator.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { Scratch } from '../../../src/go/scratch.ts';
import { runs } from '../../runs.ts';
import { boards } from './boards.ts';

/** The points that are tried against a chain at a stage. */
function tried(position: Position, target: number, stage: number): number[] {
  const board = Scratch.from(position);
  const generator = new MoveGenerator(board, new Uint8Array(board.area));
  generator.list(target, true, 0, stage, false);
  const { points, count } = generator.plays;
  return [...points.slice(0, count)].sort((a, b) => a - b);
}

/** Ways to turn and mirror a square board. */
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => (p: number, size: number) => {
  let [x, y] = [p % size, Math.floor(p / size)];
  if (way & 1) x = size - 1 - x;
  if (way & 2) y = size - 1 - y;
  return way & 4 ? x * size + y : y * size + x;
});

test('what is tried against a chain does not depend on how the board lies', () => {
  fc.assert(
    fc.property(boards, fc.nat(), fc.constantFrom(...TURNS), (position, n, turn) => {
      const { geometry, cells } = position;
      const size = geometry.columns;
      const liberties = Scratch.from(position);
      const targets = [...cells.keys()].filter((p) => cells[p] !== 0 && liberties.liberties(p, 5) <= 4);
      if (targets.length === 0) return;
      const target = targets[n % targets.length]!;
      const turned = new Uint8Array(cells.length);
      for (const [p, cell] of cells.entries()) turned[turn(p, size)] = cell;
      const other = new Position(Geometry.square(size), turned);
      for (let stage = 0; stage <= LAST_STAGE; stage++) {
        const plays = tried(position, target, stage).map((p) => turn(p, size));
        expect(tried(other, turn(target, size), stage)).toEqual(plays.sort((a, b) => a - b));
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('chains that a bamboo joint joins are attacked as one', () => {
  const joint = ['.......', '.OOOO..', '.OXXO..', '.O..O..', '.OXXO..', '.O.OO..', '.......'];
  const at = (rows: readonly string[]) => tried(Position.of(Geometry.square(7), rows), 2 * 7 + 2, LAST_STAGE);
  const below = 5 * 7 + 2;
  expect(at(joint)).toContain(below);
  expect(at(joint.map((row, y) => (y === 4 ? '.OXOO..' : row)))).not.toContain(below);
});
