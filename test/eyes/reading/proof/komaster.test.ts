import { expect, test } from 'vitest';
import { banAfter } from '../../../../src/eyes/reading/ban.ts';
import { NO_BAN } from '../../../../src/eyes/reading/grade.ts';
import { Plays } from '../../../../src/eyes/reading/moves/move-list.ts';
import { afterKo, afterPlay, FORBIDDEN, FREE } from '../../../../src/eyes/reading/proof/komaster.ts';
import { Geometry } from '../../../../src/go/geometry.ts';
import { Position } from '../../../../src/go/position.ts';
import { Scratch } from '../../../../src/go/scratch.ts';
import { BLACK, type Color, WHITE } from '../../../../src/go/types.ts';

const geometry = Geometry.square(9);
const point = (name: string) => geometry.point(name);

/** Two kos apart from each other: at d8/c8 and at d4/c4. White may take both. */
const KOS = [
  '..XO.....',
  '.X.XO....',
  '..XO.....',
  '.........',
  '..XO.....',
  '.X.XO....',
  '..XO.....',
  '.........',
  '.........',
];

/** Plays one after the other, with who has threats, and what comes of it. */
function run(master: Color, names: string[], end: Color = WHITE): number {
  const board = Scratch.from(Position.of(geometry, KOS));
  let ban = NO_BAN;
  let kos = FREE;
  let color: Color = names.length % 2 === 1 ? end : ((3 - end) as Color);
  for (const name of names) {
    const move = point(name);
    const removed = board.play(color, move);
    const next = banAfter(board, move, removed);
    kos =
      next === NO_BAN
        ? afterPlay(board, kos, color === master)
        : afterKo(board, kos, color === master, move, next, ban);
    if (kos === FORBIDDEN) return kos;
    ban = next;
    color = (3 - color) as Color;
  }
  return kos;
}

test('a ko that is taken without a threat leaves kos free', () => {
  expect(run(BLACK, ['c8'])).toBe(FREE);
  expect(run(BLACK, ['c8', 'j1'], BLACK)).toBe(FREE);
});

test('who takes back at once is master of the ko, and the other side takes it no more', () => {
  const mastered = run(BLACK, ['c8', 'd8'], BLACK);
  expect(mastered).not.toBe(FREE);
  expect(run(BLACK, ['c8', 'd8', 'j1', 'h1', 'c8'])).toBe(FORBIDDEN);
});

test('he takes no other ko himself, and when the other side does, nobody takes any more', () => {
  expect(run(BLACK, ['c8', 'd8', 'c4', 'd4'], BLACK)).toBe(FORBIDDEN);
  const over = run(BLACK, ['c8', 'd8', 'c4']);
  expect(over).not.toBe(FORBIDDEN);
  expect(over).not.toBe(run(BLACK, ['c8', 'd8'], BLACK));
});

test('a ko that its master fills is settled', () => {
  expect(run(BLACK, ['c8', 'd8', 'j1', 'c8'], BLACK)).toBe(FREE);
});

test('plays are listed once, scores add up, and those of equal score keep their order', () => {
  const plays = new Plays(81);
  plays.clear();
  for (const p of [5, 3, 5, 7, 9]) plays.add(p, p === 5 ? 2 : 0);
  plays.remove(3);
  plays.add(7, 3);
  expect(Array.from(plays.points.subarray(0, plays.count)).sort()).toEqual([5, 7, 9]);
  plays.sort((p) => (p === 9 ? 4 : 0));
  expect(Array.from(plays.points.subarray(0, plays.count)).slice(1)).toContain(7);
  expect(plays.has(3)).toBe(false);
  plays.clear();
  expect(plays.has(5)).toBe(false);
});
