import { expect, test } from 'vitest';
import { type Eye, Eyes } from '../../../src/eyes/eyes.ts';
import { Reader, type Reading } from '../../../src/eyes/reading/reader.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import type { Task } from '../../../src/go/task.ts';
import { BLACK, WHITE } from '../../../src/go/types.ts';

/** A position whose readings are long enough to yield. */
const ROWS = [
  '..X..O.....',
  'XO.....O.X.',
  '..X........',
  '....XO.XX..',
  '.X.XO.O....',
  '..X.XOX.O..',
  '...XO.O.O..',
  '..XO.OXOO..',
  '...OOX.X..O',
  '...OOXX..X.',
  '.........X.',
];
const position = Position.of(Geometry.square(11), ROWS);

test('readings take turns on one board: it is put back at every rest, and answers are as if each ran alone', () => {
  const reader = new Reader(position);
  const stones = [...position.cells.keys()].filter((p) => position.cells[p] === BLACK);
  const tasks: Task<Reading>[] = stones.map((p) => reader.defending(p));
  const empty = ['g3', 'e4', 'f5', 'h9', 'c5'].map((name) => position.geometry.point(name));
  for (const p of empty) tasks.push(reader.playing(BLACK, p), reader.playing(WHITE, p));
  const found = new Map<Task<Reading>, Reading>();
  let yields = 0;
  while (found.size < tasks.length) {
    for (const task of tasks) {
      if (found.has(task)) continue;
      const step = task.next();
      expect(reader.board.is(position)).toBe(true);
      if (step.done) found.set(task, step.value);
      else yields++;
    }
  }
  expect(yields).toBeGreaterThan(3);
  stones.forEach((p, i) => {
    expect(found.get(tasks[i]!)).toEqual(new Reader(position).defend(p));
  });
  empty.forEach((p, i) => {
    const at = stones.length + 2 * i;
    expect(found.get(tasks[at]!)).toEqual(new Reader(position).safe(BLACK, p));
    expect(found.get(tasks[at + 1]!)).toEqual(new Reader(position).safe(WHITE, p));
  });
});

test('an eye that is asked for while all eyes are being read is the same eye', () => {
  const eyes = new Eyes(position);
  const all = eyes.readingAll();
  const f5 = position.geometry.point('f5');
  const alone = new Eyes(position).at(f5, WHITE);
  let step = all.next();
  for (; !step.done; step = all.next()) expect(eyes.at(f5, WHITE)).toEqual(alone);
  expect((step.value as Eye[]).find(({ point }) => point === f5)).toEqual(alone);
});

test('a board full of chains is never read in one go', () => {
  // Each of these chains is read in a few steps, so it is between them that others get their turn.
  const rows = Array.from({ length: 25 }, (_, y) =>
    Array.from({ length: 25 }, (_, x) => (y % 2 ? 'XOXO'[(x >> 1) % 4] : '.')).join(''),
  );
  const all = new Eyes(Position.of(Geometry.square(25), rows)).readingAll();
  let yields = 0;
  let step = all.next();
  for (; !step.done; step = all.next()) yields++;
  expect(step.value.length).toBeGreaterThan(10);
  expect(yields).toBeGreaterThan(4 * step.value.length);
});
