import { describe, expect, it } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { games, legalPositions } from './perft.ts';

const board = (columns: number, rows: number) => Geometry.of({ columns, rows });

/** Tromp and Farnebäck, Combinatorics of Go, tables of legal positions and of games. */
const LEGAL = [
  [1, 1, 1],
  [2, 1, 5],
  [3, 1, 15],
  [4, 1, 41],
  [5, 1, 113],
  [1, 5, 113],
  [2, 2, 57],
  [3, 2, 489],
  [3, 3, 12_675],
  [4, 3, 321_689],
  [3, 4, 321_689],
] as const;

describe('exhaustive counts', () => {
  it.each(LEGAL)('%ix%i has %i legal positions', (columns, rows, count) => {
    expect(legalPositions(board(columns, rows))).toBe(count);
  });

  it.each([
    [1, 1, 1],
    [2, 1, 9],
    [3, 1, 907],
    [1, 3, 907],
  ])('%ix%i has %i games under positional superko', (columns, rows, count) => {
    expect(games(board(columns, rows))).toBe(count);
  });

  // Every legal position with a stone is reached by plays, and no play leaves a chain without a
  // liberty.
  it.each(LEGAL.filter(([, , count]) => count < 20_000))(
    '%ix%i: play reaches all of %i',
    (columns, rows, count) => {
      const seen = new Map<string, Position>();
      const queue = [Position.empty(board(columns, rows))];
      seen.set(queue[0]!.rows().join(), queue[0]!);
      for (const position of queue) {
        for (let p = 0; p < position.geometry.area; p++) {
          for (const color of [BLACK, WHITE] as const) {
            const placed = place(position, color, p);
            if (typeof placed === 'string') continue;
            const key = placed.after.rows().join();
            if (seen.has(key)) continue;
            seen.set(key, placed.after);
            queue.push(placed.after);
          }
        }
      }
      expect(seen.size).toBe(count);
    },
  );
});
