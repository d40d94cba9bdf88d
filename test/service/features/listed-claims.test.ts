import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import type { Task } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, listedClaims, withComments } from '../../../src/service/index.ts';

/** An eye in a corner, with a white stone elsewhere that makes each board another one. */
function corner(nth: number): string {
  const cells: string[] = Array.from({ length: 36 }, (_, i) => (i === nth ? 'O' : '.'));
  for (const point of [24, 25, 31]) cells[point] = 'X';
  const rows = Array.from({ length: 6 }, (_, row) => `| ${cells.slice(6 * row, 6 * row + 6).join(' ')} |`);
  const board = ['+-------------+', ...rows, '+-------------+'].join('\n');
  return `${board}\nexpect: eye a1 of black is 2\nexpect: eye a1 of black is 4\n`;
}

/** Takes a step of each task by turns, as the server does with texts that are tested at once. */
function byTurns<T>(tasks: readonly Task<T>[]): T[] {
  const results = new Map<Task<T>, T>();
  while (results.size < tasks.length) {
    for (const task of tasks) {
      if (results.has(task)) continue;
      const step = task.next();
      if (step.done) results.set(task, step.value);
    }
  }
  return tasks.map((task) => results.get(task)!);
}

it('judges each eye that is claimed, however many texts are read by turns', () => {
  const texts = Array.from({ length: 24 }, (_, n) => corner(n));
  const more = Array.from({ length: 4 }, (_, n) => corner(32 + n));
  const tasks = [...texts, ...more].map((text, n): ReturnType<typeof listedClaims> => {
    const document = openDocument(`file:///${n}.goban`, 1, 'goban', text);
    return listedClaims(withComments(analyse(document, DEFAULT_SETTINGS)), new Set([0]));
  });
  const states = byTurns(tasks).map(([entry]) => entry?.claims.map(({ state }) => state));
  expect(states).toEqual(tasks.map(() => ['holds', 'fails']));
});
