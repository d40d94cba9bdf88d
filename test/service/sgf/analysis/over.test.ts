import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { lineThrough } from '../../../../src/service/sgf/analysis/line.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { koban } from '../../../cli/run.ts';
import { runs } from '../../../runs.ts';
import { games } from '../trees.ts';

/** FF[4]: a move is executed whatever stands on its point, and it is an error all the same. */

const gameOf = (text: string) => analyseSgf(text, DEFAULT_SETTINGS).games[0]!.game;
const boards = (text: string) => {
  const game = gameOf(text);
  return game.plies.map((_, i) => game.positionAfter(i).rows().join('/'));
};

describe('a move on a stone', () => {
  it('takes its place', () => {
    expect(boards('(;SZ[3];B[aa];W[aa];B[ba];W[cc];B[ab])').slice(1)).toEqual([
      'O../.../...',
      'OX./.../...',
      'OX./.../..O',
      '.X./X../..O',
    ]);
  });

  it('captures, and may be suicide', () => {
    expect(boards('(;SZ[3]AB[aa]AW[ba][ab];W[aa])')).toEqual(['OO./O../...']);
    expect(boards('(;SZ[3]AB[ba][ab]AW[aa];B[aa])')).toEqual(['XX./X../...']);
    expect(boards('(;SZ[3]AW[aa][ba][ab];B[aa])')).toEqual(['.O./O../...']);
    expect(boards('(;SZ[2]AW[aa][ba][ab]AB[bb];B[aa])')).toEqual(['X./.X']);
  });

  it('is reported, also where the record is converted', () => {
    const text = '(;GM[1]FF[4]SZ[5]RU[Chinese];B[aa];W[aa];B[bb])';
    const document = analyseSgf(text, DEFAULT_SETTINGS);
    for (const { game } of document.games) finish(game.verdicts.all(game.rules[0]!));
    expect(findingsOf(document).map(({ code, severity }) => [code, severity])).toEqual([
      ['play.occupied', 'error'],
    ]);
  });

  it.each(['goban', 'senseis', 'psgo', 'ascii', 'gnugo'])('is a loss in %s', (to) => {
    const files = { '-': '(;GM[1]FF[4]SZ[5];B[aa];W[aa];B[bb])' };
    const { error, code } = koban(['convert', '--from', 'sgf', '--to', to, '--strict', '-'], files);
    expect(error).toContain(to === 'gnugo' ? 'lost.' : 'lost.impossible');
    expect(code).toBe(1);
  });
});

type Rows = string[][];

/** FF[4] in its own words: put the stone there, take the prisoners, and its own chain if it has no liberty. */
function executed(before: Rows, color: 'X' | 'O', x: number, y: number): Rows {
  const rows = before.map((row) => row.slice());
  rows[y]![x] = color;
  const chain = (i: number, j: number): [number, number][] => {
    const found: [number, number][] = [[i, j]];
    for (const [a, b] of found)
      for (const [p, q] of [
        [a + 1, b],
        [a - 1, b],
        [a, b + 1],
        [a, b - 1],
      ] as [number, number][])
        if (rows[q]?.[p] === rows[j]![i] && !found.some(([s, t]) => s === p && t === q)) found.push([p, q]);
    return found;
  };
  const dead = (stones: [number, number][]) =>
    stones.every(([a, b]) =>
      [
        [a + 1, b],
        [a - 1, b],
        [a, b + 1],
        [a, b - 1],
      ].every(([p, q]) => rows[q!]?.[p!] !== '.'),
    );
  const other = color === 'X' ? 'O' : 'X';
  const around = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ] as [number, number][];
  const taken = around
    .filter(([p, q]) => rows[q]?.[p] === other)
    .map(([p, q]) => chain(p, q))
    .filter(dead);
  for (const [p, q] of taken.flat()) rows[q]![p] = '.';
  const own = chain(x, y);
  if (taken.length === 0 && dead(own)) for (const [p, q] of own) rows[q]![p] = '.';
  return rows;
}

it('is executed as FF[4] says, in all variations, and judged by all rules without an end of its own', () => {
  fc.assert(
    fc.property(games(3), (text) => {
      const game = gameOf(text);
      game.plies.forEach((ply, i) => {
        if (ply.kind !== 'play') return;
        const before = game
          .positionAfter(game.before(i))
          .rows()
          .map((row) => [...row]);
        const [x, y] = [ply.point % 3, Math.floor(ply.point / 3)];
        const after = executed(before, ply.color === 1 ? 'X' : 'O', x, y);
        expect(ply.misplay).toBe(before[y]![x] === '.' ? null : 'occupied');
        expect(game.positionAfter(i).rows()).toEqual(after.map((row) => row.join('')));
        // The line of the move, played anew, is the same.
        const { analysis } = lineThrough(game, i);
        expect(analysis.game.after(game.depth(i)).rows()).toEqual(game.positionAfter(i).rows());
      });
      for (const rule of ['psk', 'japanese', 'korean', 'spight'] as const) finish(game.verdicts.all(rule));
    }),
    { numRuns: runs(25) },
  );
});
