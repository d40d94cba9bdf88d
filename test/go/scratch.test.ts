import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { chainAt, Position } from '../../src/go/position.ts';
import { Scratch } from '../../src/go/scratch.ts';
import { BLACK, type Color, EMPTY, opponent, UNKNOWN, WHITE } from '../../src/go/types.ts';
import { hashOf } from '../../src/go/zobrist.ts';
import { expectSeen, runs } from '../runs.ts';
import { fragments, plays } from './random.ts';

/** Everything a scratch board says of a position, so that two can be compared. */
function portrait(board: Scratch) {
  const chains: unknown[] = [];
  for (let p = 0; p < board.area; p++) {
    const cell = board.cells[p];
    if (cell !== BLACK && cell !== WHITE) continue;
    const dies = board.liberties(p) === 1 && board.diesAt(p, libertiesOf(board, p)[0]!);
    chains.push([
      board.size(p),
      sorted(board.chain(p)),
      sorted(libertiesOf(board, p)),
      board.isHeld(p),
      dies,
    ]);
  }
  return { rows: board.position().rows(), hash: board.hash, chains };
}

function libertiesOf(board: Scratch, p: number): number[] {
  const into = new Int16Array(board.area);
  return Array.from(into.subarray(0, board.libertiesInto(p, into)));
}

function sorted(points: Iterable<number>): number[] {
  return [...points].sort((a, b) => a - b);
}

function isBesideUnseen({ geometry, cells }: Position, p: number): boolean {
  return geometry.outward[p] === 1 || geometry.adjacent(p).some((n) => cells[n] === UNKNOWN);
}

/** The same, from the plain position. */
function expected(position: Position) {
  const chains: unknown[] = [];
  position.cells.forEach((cell, p) => {
    if (cell === EMPTY || cell === UNKNOWN) return;
    const chain = chainAt(position, p)!;
    const held = chain.outward || chain.unknown.length > 0;
    const dies = chain.liberties.length === 1 && !held;
    chains.push([chain.points.length, sorted(chain.points), sorted(chain.liberties), held, dies]);
  });
  return { rows: position.rows(), hash: hashOf(position.cells), chains };
}

describe('Scratch', () => {
  it('agrees with place() on every play and takes every play back exactly', () => {
    let captures = 0;
    let suicides = 0;
    let assumed = 0;
    let held = 0;
    fc.assert(
      fc.property(fragments(), plays(90), (start, moves) => {
        const board = Scratch.from(start);
        expect(portrait(board)).toEqual(expected(start));
        const past: Position[] = [];
        let now = start;
        for (const { color, at, undo } of moves) {
          if (undo && past.length > 0) {
            board.undo();
            now = past.pop()!;
          } else {
            const p = at % board.area;
            const placed = place(now, color, p);
            const removed = board.play(color, p);
            if (typeof placed === 'string') {
              expect(removed).toBe(-1);
              continue;
            }
            past.push(now);
            now = placed.after;
            expect(removed).toBe(placed.captured.length);
            expect(sorted(board.captured())).toEqual(sorted(placed.captured));
            expect(board.suicide).toBe(placed.suicide);
            expect(board.assumed).toBe(placed.assumptions.length > 0 || isBesideUnseen(now, p));
            if (placed.suicide) suicides++;
            else if (removed > 0) captures++;
            if (board.assumed) assumed++;
          }
          expect(board.depth).toBe(past.length);
          expect(board.is(now)).toBe(true);
          expect(portrait(board)).toEqual(expected(now));
          if (start.geometry.hasOpenSide) held++;
        }
        while (board.depth > 0) board.undo();
        expect(portrait(board)).toEqual(expected(start));
        expect(board.takenTo).toBe(0);
      }),
      { numRuns: runs(100) },
    );
    // The games must have been worth comparing.
    expectSeen(Math.min(captures, suicides, assumed, held), 100);
  });

  it('keeps its stacks when a game is longer than they were made for', () => {
    const start = Position.empty(Geometry.square(5));
    const board = Scratch.from(start);
    let color: Color = BLACK;
    for (let i = 0; i < 3000; i++) {
      board.play(color, (i * 7) % board.area);
      color = opponent(color);
    }
    expect(board.depth).toBeGreaterThan(200);
    while (board.depth > 0) board.undo();
    expect(portrait(board)).toEqual(expected(start));
  });

  it('can be set to another position', () => {
    const [a, b] = fc.sample(fragments({ columns: 4, rows: 4 }), { numRuns: 2 });
    const board = Scratch.from(a!);
    board.play(BLACK, 0);
    board.set(b!);
    expect(board.depth).toBe(0);
    expect(portrait(board)).toEqual(expected(b!));
  });
});
