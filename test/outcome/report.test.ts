/** What encloses a problem: leaks, walls, friends. */
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { reportOf } from '../../src/outcome/report.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { oracleChain, oracleLeaks } from '../oracle/leaks.ts';
import { expectSeen, runs, SEED } from '../runs.ts';

const random = generator(SEED + 24);
const below = (n: number) => Math.floor(random() * n);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const OPEN = ['right', 'bottom'] as const;

function told(
  rows: readonly string[],
  targets: readonly string[],
  outside: readonly string[] | null = null,
  open: readonly ('right' | 'bottom')[] = OPEN,
) {
  const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length, open });
  const points = (names: readonly string[]) => names.map((name) => geometry.point(name));
  const report = reportOf(Position.of(geometry, rows), points(targets), outside && points(outside));
  return {
    enclosed: report.enclosed,
    leaks: report.leaks.map(({ at, through, closedBy }) => [
      geometry.name(at),
      geometry.name(through),
      geometry.names(closedBy),
    ]),
    walls: report.walls.map(({ chain, why }) => [geometry.name(chain), why]),
    capturable: geometry.names(report.capturable),
    friends: geometry.names(report.friends),
    points: geometry.names(report.points),
  };
}

describe('the boundary of a problem', () => {
  test('is a wall with liberties outside, and the points within are named', () => {
    expect(told(['..XO..', 'XXXO..', 'OOOO..', '......'], ['a3'])).toEqual({
      enclosed: true,
      leaks: [],
      walls: [['d4', 'outside liberty']],
      capturable: [],
      friends: [],
      points: ['a4', 'b4'],
    });
  });

  test('leaks where a chain reaches the open side, and one stone closes it', () => {
    const { enclosed, leaks } = told(['..X...', 'XXXO..', 'OOOO..', '......'], ['a3']);
    expect(enclosed).toBe(false);
    expect(leaks).toEqual([['d4', 'c4', ['d4', 'e4']]]);
  });

  test('leaks at two places that no stone closes alone', () => {
    const { enclosed, leaks } = told(['..X...', 'XXXO..', 'O.OO..', '......'], ['a3']);
    expect(enclosed).toBe(false);
    expect(leaks.map(([at, , closedBy]) => [at, closedBy])).toEqual([
      ['b2', []],
      ['d4', []],
    ]);
  });

  test('leaks to a left-out point by an empty point in play', () => {
    const { leaks } = told(['.XO..', 'XXO..', '..O..', 'OOO..'], ['a3'], ['b2'], []);
    expect(leaks[0]?.slice(0, 2)).toEqual(['b2', 'b3']);
  });

  test('leaks to a left-out point that a stone within keeps apart from the targets', () => {
    const { leaks } = told(
      ['.XO..', 'XXOO.', '.O.O.', 'OOOO.'],
      ['a3'],
      ['c2', 'e1', 'e2', 'e3', 'e4', 'd4'],
      [],
    );
    expect(leaks).toEqual([]);
  });

  test('has walls that are alive without a move, and chains that can be captured', () => {
    const alive = told(['..XO.OX', 'XXXOOOX', 'OOOO.OX', 'OOOOOOX', 'XXXXXXX'], ['a4']);
    expect(alive.walls).toEqual([['d5', 'alive without a move']]);
    expect(alive.points).toEqual(['a5', 'b5']);
    const dead = told(['..XO.OX', 'XXXOOOX', 'OOOOOOX', 'OOOOOOX', 'XXXXXX.'], ['a4']);
    expect(dead.capturable).toEqual(['d5']);
    expect(dead.points).toEqual(['a5', 'b5', 'e5']);
  });

  test('names a friend outside to connect to', () => {
    const { enclosed, friends } = told(['..X.X..', 'XXXOO..', 'OOO....', '.......'], ['a3']);
    expect([enclosed, friends]).toEqual([true, ['e4']]);
  });

  test('is looked at from the chains of both players', () => {
    const { leaks, capturable, enclosed } = told(['.XO...'], ['b1', 'c1'], ['f1'], []);
    expect({ enclosed, leaks, capturable }).toEqual({
      enclosed: false,
      leaks: [['f1', 'e1', ['e1', 'f1']]],
      capturable: [],
    });
  });

  test('is the whole board where that is drawn', () => {
    expect(told(['.X.', 'XX.', '...'], ['b3'], null, [])).toMatchObject({ enclosed: true, walls: [] });
  });
});

/** A random board with points that are left out, and a chain of the question. */
function randomBoundary() {
  for (;;) {
    const columns = 3 + below(2);
    const rows = Array.from({ length: 3 }, () =>
      Array.from({ length: columns }, () => pick([...'..XXO'])).join(''),
    );
    const board = oracleBoard(rows);
    const points = [...board.stones.keys()];
    if (points.some((p) => board.stones[p] !== 0 && oracleChain(board, p).liberties.size === 0)) continue;
    const outside = new Set(points.filter((p) => board.stones[p] === 0 && random() < 0.5));
    const empty = points.filter((p) => board.stones[p] === 0 && !outside.has(p));
    const target = pick(points.filter((p) => board.stones[p] !== 0));
    if (target === undefined || outside.size === 0 || empty.length === 0 || empty.length > 4) continue;
    return { rows, board, outside, target };
  }
}

test('the boundary leaks exactly where play within it can reach a point that was left out', () => {
  let leaky = 0;
  for (let n = 0; n < runs(400); n++) {
    const { rows, board, outside, target } = randomBoundary();
    const name = (p: number) => 'abcd'[p % board.columns]! + (rows.length - Math.floor(p / board.columns));
    const { leaks, friends } = told(rows, [name(target)], [...outside].map(name), []);
    const expected = [...oracleLeaks(board, [target], outside)].map(name).sort();
    const at = leaks.map(([one]) => one as string).sort();
    expect({ rows, silent: expected.filter((one) => !at.includes(one)) }).toEqual({ rows, silent: [] });
    // A way that leads by a friend is a connection to it.
    if (friends.length === 0) expect({ rows, at }).toEqual({ rows, at: expected });
    if (expected.length > 0) leaky++;
  }
  expectSeen(leaky, 100);
});
