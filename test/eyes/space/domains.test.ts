import { expect, test } from 'vitest';
import { DiagonalGround } from '../../../src/eyes/reading/diagonals.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { finish } from '../../../src/go/task.ts';
import { BLACK, type Color, WHITE } from '../../../src/go/types.ts';

/** The eye spaces of a color, read around a point: `W` within, `m` a margin. */
function spaces(rows: string[], center: string, color: Color): string[] {
  const position = Position.of(Geometry.square(rows.length), rows);
  const { geometry } = position;
  const domains = finish(new DiagonalGround(position).domains(geometry.point(center)));
  return rows.map((row, y) =>
    [...row].map((_, x) => '.mW'[domains.share(color, geometry.at(x, y))]).join(''),
  );
}

// What GNU Go 3.8 answers to `eye_data` for these positions.

test('an eye space at the edge, and margins around the stones that bound it', () => {
  const rows = ['...X.X...', '....X....', '.....O...', ...Array(6).fill('.........')];
  expect(spaces(rows, 'e9', BLACK)).toEqual([
    '..m.W.m..',
    '...m.m...',
    '....m....',
    ...Array(6).fill('.........'),
  ]);
});

test('a stone without room to live in does not bound an eye space', () => {
  const rows = ['.X..O....', '...OO....', '.OOO.....', 'O........', ...Array(5).fill('.........')];
  const within = Array(5).fill('WWWWWWWWW');
  expect(spaces(rows, 'a9', WHITE)).toEqual(['WWWW.WWWW', 'WWW..WWWW', 'W...WWWWW', '.WWWWWWWW', ...within]);
});

test('a margin where the opponent cannot close in belongs to nobody', () => {
  const rows = [...Array(5).fill('.........'), 'XXXX.....', 'OOOOXX...', '.OX..X...', 'OX.X..X..'];
  expect(spaces(rows, 'a2', WHITE).slice(6)).toEqual(['.........', 'W..m.....', '.........']);
});
