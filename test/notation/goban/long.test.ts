import { describe, expect, test } from 'vitest';
import { parsing } from '../../../src/notation/goban/index.ts';

const BOARD = '. X O\n. . .\n';

/** An entry and how often its reading yields. */
function read(text: string) {
  const task = parsing(text);
  for (let yields = 0; ; yields++) {
    const step = task.next();
    if (step.done) return { entry: step.value, yields };
  }
}

describe('a text too long for people', () => {
  test.each([
    ['comments', `${BOARD}${'; text\n'.repeat(30_000)}`],
    ['words', `${BOARD}${'some words here\n'.repeat(30_000)}`],
    ['rows', '. . . . X O . . .\n'.repeat(20_000)],
    ['lines of moves', `${BOARD}${'moves: B a1 W b1\n'.repeat(30_000)}`],
    ['claims', `${BOARD}${'expect: move 1 allowed\n'.repeat(30_000)}`],
    ['unknown keys', `${BOARD}${'ruels: basic\n'.repeat(30_000)}`],
    ['rules that are none', `${BOARD}rules: ${'a '.repeat(100_000)}\n`],
    ['moves that are none', `${BOARD}moves: ${'xx yy '.repeat(50_000)}\n`],
    ['boards', '. . X O\n. . X O\n\nand\n\n'.repeat(10_000)],
  ])('is read in slices, and told of some hundreds of problems: %s', (_, text) => {
    const { entry, yields } = read(text);
    const lines = text.split('\n').length;
    // Each slice ends with the line in which it has gone through 16,384 characters.
    expect(yields).toBeGreaterThanOrEqual(lines < 10 ? 4 : Math.floor(text.length / 16_500));
    expect(entry.problems.length).toBeLessThan(600);
    expect(entry.fields.length).toBeLessThanOrEqual(20_000);
    expect(entry.moves.length).toBeLessThanOrEqual(20_000);
  });

  test('says where reading ended, and what stands before it is read', () => {
    const { entry } = read(`${BOARD}moves: ${'pass '.repeat(25_000)}\ncircle: a1\n`);
    expect(entry.moves).toHaveLength(19_999);
    expect(entry.diagram?.signs).toHaveLength(1);
    const [problem, ...more] = entry.problems;
    expect(problem).toMatchObject({ code: 'entry.too-long', severity: 'error' });
    expect(more).toEqual([]);
  });

  test('has no claim that is read in part', () => {
    const { entry } = read(`${BOARD}expect: hot after 0: ${'a1 '.repeat(25_000)}\n`);
    expect(entry.expects.map(({ claim }) => claim)).toEqual([null]);
  });
});
