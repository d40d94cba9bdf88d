/** The law of the wheel: tracks are equal exactly when boards are. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK } from '../../../src/go/types.ts';
import type { BoardShape, Frame } from '../../../src/protocol/player.ts';
import { MOST_TRACKS, type Tracks, tracksOf } from '../../../src/render/wheel/tracks.ts';
import { mouthsOf } from '../../../src/rules/korean/pattern.ts';
import { bareFrame } from '../../fixtures/frames.ts';
import { gameOf, randomGame } from '../../oracle/games.ts';
import { generator } from '../../oracle/generator.ts';
import { expectSeen, runs } from '../../runs.ts';

const shapeOf = (columns: number, rows: number): BoardShape => ({
  columns,
  rows,
  open: [],
  origin: { column: 1, row: 1 },
  whole: null,
});

/** Boards one after another; nothing says that a play makes one of the other. */
function framesOf(boards: readonly string[], columns: number): Frame[] {
  return boards.map((board, index) =>
    bareFrame(
      index,
      Array.from({ length: board.length / columns }, (_, y) => board.slice(y * columns, (y + 1) * columns)),
    ),
  );
}

const tracksOfBoards = (boards: readonly string[], columns: number): Tracks =>
  tracksOf(
    { shape: shapeOf(columns, boards[0]!.length / columns), frames: framesOf(boards, columns) },
    { from: 0, to: boards.length - 1, pattern: null },
  );

/** What a reader sees after play `k`: the colors of the lanes, and whose they are on a track of several kos. */
function seenAt({ tracks }: Tracks, k: number): string {
  return tracks
    .map(({ kos, lanes }) => {
      const colors = lanes.map((lane) => lane[k]).join('');
      const atRest = colors === lanes.map((lane) => lane[0]).join('');
      const ko =
        kos.length > 1 && !atRest ? kos.find(({ first, last }) => first <= k && k < last) : undefined;
      return `${ko?.letter ?? ''}${colors}`;
    })
    .join(' ');
}

function expectLaw(tracks: Tracks, boards: readonly string[]): void {
  const seen = boards.map((_, k) => seenAt(tracks, k));
  const first = (list: readonly string[]) => list.map((one) => list.indexOf(one));
  // After each play, the first play after which it was the same.
  expect(first(seen)).toEqual(first(boards));
}

const glyph = fc.constantFrom('X', 'O', '.', '.');
const anyBoards = fc.integer({ min: 1, max: 5 }).chain((columns) =>
  fc.integer({ min: 1, max: 4 }).chain((rows) =>
    fc
      .array(fc.string({ unit: glyph, minLength: columns * rows, maxLength: columns * rows }), {
        minLength: 2,
        maxLength: 9,
      })
      .map((boards) => ({ columns, boards: [...boards, boards[0]!] })),
  ),
);

/** Twelve kos of two points, far from each other; each is turned over and back, at times of its own. */
const anyKos = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 6 })), {
    minLength: 8,
    maxLength: 12,
  })
  .map((kos) => {
    const boards = Array.from({ length: 28 }, (_, k) =>
      [0, 1].map((row) =>
        kos
          .map(([isBlack, first, length]) => {
            const turned = k > first && k <= first + length && k < 27;
            const black = isBlack !== turned;
            return `${(row === 0) === black ? (black ? 'X' : 'O') : '.'}?`;
          })
          .join(''),
      ),
    );
    return { columns: 2 * kos.length, boards: boards.map((rows) => rows.join('')) };
  });

describe('the tracks of a cycle', () => {
  test('are equal exactly when the boards are, whatever stands on them', () => {
    fc.assert(
      fc.property(anyBoards, ({ columns, boards }) => expectLaw(tracksOfBoards(boards, columns), boards)),
      { numRuns: runs(150) },
    );
  });

  test('are equal exactly when the boards are, also where kos share a track', () => {
    let shared = 0;
    fc.assert(
      fc.property(anyKos, ({ columns, boards }) => {
        const made = tracksOfBoards(boards, columns);
        expectLaw(made, boards);
        for (const { kos } of made.tracks) {
          shared += kos.length - 1;
          kos.slice(1).forEach((ko, i) => void expect(kos[i]!.last).toBeLessThan(ko.first));
        }
      }),
      { numRuns: runs(30) },
    );
    expectSeen(shared, 40);
  });

  test('are equal exactly when the boards are in cycles that were played, and each play turns one ko over', () => {
    let plays = 0;
    for (let seed = 1; seed <= runs(700); seed++) {
      const { board, moves } = randomGame(generator(seed), false);
      const game = gameOf(board, moves);
      const { columns, rows } = game.start.position.geometry;
      const all = Array.from({ length: game.length + 1 }, (_, k) => game.after(k).rows().join(''));
      const frames = framesOf(all, columns).map((frame, k): Frame => {
        const ply = game.plies[k - 1];
        if (!ply) return frame;
        const color = ply.color === BLACK ? 'black' : 'white';
        return {
          ...frame,
          move: { color, point: '', at: ply.point, captured: ply.captured, description: '' },
        };
      });
      for (const { number, recreates } of game.plies) {
        if (!recreates) continue;
        const from = recreates.latest;
        const made = tracksOf({ shape: shapeOf(columns, rows), frames }, { from, to: number, pattern: null });
        expectLaw(made, all.slice(from, number + 1));
        // The mouths of the Korean rules are the kos, in the same order.
        const sorted = (points: readonly number[]) => points.slice().sort((a, b) => a - b);
        expect(made.kos.map(({ points }) => sorted(points))).toEqual(
          mouthsOf(game, from, number).map(sorted),
        );
        for (const { at, color, play } of made.turns) {
          const changed = made.tracks.filter(({ lanes }) => lanes.some((one) => one[play] !== one[play - 1]));
          expect(changed).toEqual(at ? [made.tracks[at.ko.track]] : []);
          if (!at) continue;
          plays++;
          expect(made.tracks[at.ko.track]!.lanes[at.lane]![play]).toBe(color === 'black' ? 'X' : 'O');
        }
      }
    }
    expectSeen(plays, 100);
  });

  test('have one lane for a ko of two points, and letters by columns from the left', () => {
    // Three columns and three rows: the ko at the left changes later, and is the first all the same.
    const boards = [
      'X?.' + '.?O' + '???',
      'X?X' + '.?.' + '???',
      '.?X' + 'O?.' + '???',
      '.?.' + 'O?O' + '???',
    ];
    const { kos, tracks } = tracksOfBoards([...boards, boards[0]!], 3);
    expect(kos.map(({ letter, points }) => [letter, points])).toEqual([
      ['a', [0, 3]],
      ['b', [2, 5]],
    ]);
    expect(tracks.map(({ lanes }) => lanes)).toEqual([['XXOOX'], ['OXXOO']]);
  });

  test('are at most seven while no two kos are played in turn', () => {
    const boards = Array.from({ length: 19 }, (_, k) =>
      Array.from({ length: 9 }, (_, n) => `${k === 2 * n + 1 ? 'X' : '.'}?`).join(''),
    );
    const { kos, tracks } = tracksOfBoards(boards, 18);
    expect(kos.length).toBe(9);
    expect(tracks.length).toBeLessThanOrEqual(MOST_TRACKS);
  });
});
