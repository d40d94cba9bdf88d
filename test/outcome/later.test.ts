import { expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, DEFAULT_STATES, MOST_THREATS } from '../../src/outcome/index.ts';
import * as later from '../../src/outcome/later.ts';
import { CASES, questionOf } from './questions.ts';

test('the stand-in of a small build answers once the search is loaded, and then the same', async () => {
  const [first] = CASES;
  const question = questionOf(first!);
  expect(later.outcomesAreThere()).toBe(false);
  expect(() => later.boundaryFor(question)).toThrow('not loaded');
  await later.loadOutcomes();
  expect(later.outcomesAreThere()).toBe(true);
  expect(later.boundaryFor(question)).not.toHaveProperty('code');
  expect(finish(later.ask(question))).toEqual(finish(ask(question)));
  expect([later.MOST_THREATS, later.DEFAULT_STATES]).toEqual([MOST_THREATS, DEFAULT_STATES]);
});
