/** Boards that no game comes to: stones without a liberty are drawn. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Reader } from '../../../src/eyes/reading/reader.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { Scratch } from '../../../src/go/scratch.ts';
import { EMPTY, WHITE } from '../../../src/go/types.ts';
import { expectSeen, runs } from '../../runs.ts';
import { eyeAt, eyesOf } from '../eyes-of.ts';

function board(text: string): Position {
  const rows = text.split(' ');
  return Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);
}

test('nothing is read where a stone has no liberty, anywhere on the board', () => {
  const rows = '......... .XXX..... XOOOX.... XO.OX.... .XOXOX... ..XO.OX.. ...XOX... ....X.... .........';
  const position = board(rows);
  const { geometry } = position;
  const eye = eyeAt(position, geometry.point('c6'), WHITE);
  expect(eye.value).toBeNull();
  expect(eye.diagonals.map(({ value, reason }) => `${value} ${reason}`).sort()).toEqual([
    '0 own',
    '0 own',
    '? no-game',
    '? no-game',
  ]);
  expect(new Reader(position).attack(geometry.point('c5'))).toMatchObject({
    answer: 'undecided',
    proven: false,
    nodes: 0,
  });
});

test('asking for all eyes comes to an end on such a board, and leaves nothing told', () => {
  let untold = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 8 }),
      fc.integer({ min: 3, max: 8 }),
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 64, maxLength: 64 }),
      fc.integer({ min: 5, max: 60 }),
      (columns, rows, numbers, empty) => {
        const cells = Uint8Array.from({ length: columns * rows }, (_, p) =>
          numbers[p]! < empty ? EMPTY : 1 + (numbers[p]! % 2),
        );
        const position = new Position(Geometry.of({ columns, rows }), cells);
        const scratch = Scratch.from(position);
        const lifeless = cells.some((cell, p) => cell !== EMPTY && scratch.liberties(p, 1) === 0);
        fc.pre(lifeless);
        for (const { diagonals } of eyesOf(position)) {
          for (const { content, value } of diagonals) {
            if (content !== 'empty' && content !== 'opponent') continue;
            untold++;
            expect(value).toBe('?');
          }
        }
      },
    ),
    { numRuns: runs(120) },
  );
  expectSeen(untold, 100);
});
