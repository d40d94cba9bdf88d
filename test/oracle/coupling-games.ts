/** Random games on crowded boards, on which the literal coupling rules come to an end. */
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Move } from '../../src/go/types.ts';
import { type Cells, type OracleMove, playOn, stringOf } from './coupling.ts';

/** A crowded board on which every string has a liberty. */
export function crowded(columns: number, rows: number, empties: number, random: () => number): Cells {
  for (;;) {
    const cells: string[] = Array.from({ length: columns * rows }, () => (random() < 0.5 ? 'X' : 'O'));
    for (let i = 0; i < empties; i++) cells[Math.floor(random() * cells.length)] = '.';
    const board = cells.join('');
    const alive = (p: number) => {
      const string = stringOf(board, columns, p);
      // A string has a liberty when putting anything on all empty points would change what is next to it.
      const near = string.flatMap((q) => [
        q - columns,
        q + columns,
        q % columns ? q - 1 : -1,
        (q + 1) % columns ? q + 1 : -1,
      ]);
      return near.some((q) => board[q] === '.');
    };
    if ([...board].every((c, p) => c === '.' || alive(p))) return board;
  }
}

/** Random moves that leave at most so many empty points, with a taste for captures, some passes and a tenuki now and then. */
export function play(
  start: Cells,
  columns: number,
  length: number,
  empties: number,
  random: () => number,
  suicide = false,
): OracleMove[] {
  const moves: OracleMove[] = [];
  let board = start;
  for (let i = 0; i < length; i++) {
    const color = (i % 2 === 1) === (suicide && random() < 0.07) ? 'X' : 'O';
    const legal = [...board].flatMap((_, point) => {
      const made = playOn(board, columns, color, point, suicide);
      return made && made.after.split('.').length - 1 <= empties ? [{ point, ...made }] : [];
    });
    const suicides = legal.filter(({ point, taken }) => taken.includes(point));
    const captures = legal.filter(({ point, taken }) => taken.length > 0 && !taken.includes(point));
    const choices =
      suicides.length > 0 && random() < 0.4
        ? suicides
        : captures.length > 0 && random() < 0.7
          ? captures
          : legal;
    const dice = random();
    if (choices.length === 0 || dice < 0.12) moves.push({ color, point: dice < 0.01 ? -2 : -1 });
    else {
      const { point, after } = choices[Math.floor(random() * choices.length)]!;
      moves.push({ color, point });
      board = after;
    }
  }
  return moves;
}

export function gameFrom(start: Cells, columns: number, moves: readonly OracleMove[]): Game {
  const geometry = Geometry.of({ columns, rows: start.length / columns });
  const rows = Array.from({ length: geometry.rows }, (_, y) => start.slice(y * columns, (y + 1) * columns));
  return Game.of(
    { position: Position.of(geometry, rows), toPlay: 1 },
    moves.map(({ color, point }): Move => {
      const player = color === 'X' ? 1 : 2;
      if (point < 0) return { kind: point === -1 ? 'pass' : 'tenuki', color: player };
      return { kind: 'play', color: player, point };
    }),
  );
}
