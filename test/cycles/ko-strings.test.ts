import { expect, test } from 'vitest';
import { koStrings } from '../../src/cycles/index.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { type OraclePlay, oracleBoard, oraclePlay, sameBoard } from '../oracle/cycles.ts';

/** Black has to play twice in a row to take the corner: at b1, then at a2. */
const CORNER = ['.O.O', 'OOOO', '.OOO', 'O..O'];
/** The same with the colors exchanged, in the other corner. */
const EXCHANGED = CORNER.map((row) =>
  [...row]
    .reverse()
    .map((sign) => ({ O: 'X' })[sign] ?? sign)
    .join(''),
);

function strings(rows: readonly string[]) {
  const position = Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);
  const limits = { plain: false, maxCycle: 8, suicide: false, budget: 1_000_000 };
  return finish(koStrings(limits).find(position))?.strings;
}

/** Whether a cycle is played by turns, takes the stone at a point, and brings the board back. */
function takes(
  rows: readonly string[],
  cycle: readonly Pick<OraclePlay, 'color' | 'point'>[],
  point: number,
): boolean {
  let board = oracleBoard(rows);
  let taken = false;
  cycle.forEach(({ color, point: at }, i) => {
    if (i > 0) expect(color).not.toBe(cycle[i - 1]!.color);
    const outcome = oraclePlay(board, color, at, false)!;
    board = outcome.after;
    taken ||= outcome.play.captured.includes(point);
  });
  return taken && sameBoard(board, oracleBoard(rows));
}

test('corners that no cycle takes alone are taken where a cycle plays on both by turns', () => {
  expect(strings(CORNER)).toEqual([]);
  expect(strings(EXCHANGED)).toEqual([]);
  const both = CORNER.map((row, y) => row + EXCHANGED[y]);
  const found = strings(both)!;
  expect(found.map(({ points }) => points)).toEqual([[24], [31]]);
  for (const { points, cycle } of found) expect(takes(both, cycle, points[0]!)).toBe(true);
});
