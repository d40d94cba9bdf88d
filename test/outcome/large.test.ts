/** Regions that are too large to be searched. */
import { expect, test } from 'vitest';
import { ask, boundaryFor, type OutcomeQuestion } from '../../src/outcome/index.ts';
import { BoardGraph } from '../../src/outcome/search/board-graph.ts';
import { RULES } from '../../src/rules/index.ts';
import { expectSeen, runs } from '../runs.ts';
import { namesOf, questionOf } from './questions.ts';
import { randomQuestions } from './random-questions.ts';

const EMPTY = '.'.repeat(19);
const OPEN_BOARD = Array.from({ length: 19 }, (_, y) => (y === 15 ? `...X${EMPTY.slice(4)}` : EMPTY));

test.each(RULES.map(({ id }) => id))('an open board is undecided soon under %s', (rule) => {
  const question = questionOf({ rows: OPEN_BOARD, targets: ['d4'], rule, first: 'white' });
  const task = ask(question);
  let steps = 0;
  let step = task.next();
  for (; !step.done; step = task.next()) steps++;
  const { undecided } = step.value;
  expect(undecided?.reason).toMatchObject({ code: 'outcome.too-large', args: { points: 360 } });
  // A step is 2,000 states or less.
  expect(steps).toBeLessThan(200);
  expect(step.value.states).toBeLessThan(150_000);
});

/** How many boards plays lead to. */
function boardsOf({ targets, goal, game }: OutcomeQuestion): number | null {
  const region = boundaryFor({ game, targets, goal, outside: [] });
  if ('code' in region) return null;
  const graph = new BoardGraph(region, 'forbidden');
  for (let board = 0; board < graph.size; board++)
    for (const color of [1, 2] as const) graph.plays(board, color);
  return graph.size;
}

test('a region that is too large for a number of boards has more of them', () => {
  const { randomQuestion } = randomQuestions(61);
  let large = 0;
  for (let n = 0; n < runs(800); n++) {
    const one = randomQuestion([
      [3, 2],
      [3, 3],
      [6, 1],
      [4, 2],
    ]);
    const question = questionOf({
      ...one,
      outside: [],
      rule: 'psk',
      targets: namesOf(one.rows, one.targets),
    });
    const region = boundaryFor(question);
    const boards = boardsOf(question);
    if (boards === null || 'code' in region) continue;
    const graph = new BoardGraph(region, 'forbidden');
    expect(graph.hasMoreThan(boards), one.rows.join('/')).toBe(false);
    if (graph.hasMoreThan(2)) large++;
  }
  expectSeen(large, 100);
});

test.each([
  ['X', 'O', 'white'],
  ['O', 'X', 'black'],
] as const)('a chain of %s in atari on an open board is captured at once', (own, other, first) => {
  const rows = OPEN_BOARD.map((row, y) =>
    y === 14 || y === 16
      ? `...${other}${EMPTY.slice(4)}`
      : y === 15
        ? `..${other}${own}${EMPTY.slice(4)}`
        : row,
  );
  for (const rule of ['basic', 'psk', 'spight'] as const) {
    const task = ask(questionOf({ rows, targets: ['d4'], rule, first }));
    let step = task.next();
    while (!step.done) step = task.next();
    const { canForce } = step.value;
    expect(canForce[first]).toContainEqual([first === 'white' ? 'black-captured' : 'white-captured']);
  }
});
