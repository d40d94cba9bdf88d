import { expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask } from '../../src/outcome/index.ts';
import { questionOf } from './questions.ts';

// That is what readers act on: a larger budget helps, or a longer search of the rule.
test('an answer is open since no more states may be looked at, or since verdicts are', () => {
  const question = questionOf({ rows: ['.X.O.'], targets: ['b1'], rule: 'coupling', first: 'white' });
  const hasty = { ...question, options: { ...question.options, budget: 1 } };
  expect(finish(ask(question, 5)).undecided?.reason).toMatchObject({
    code: 'outcome.budget',
    args: { states: 5 },
  });
  expect(finish(ask(question, 2000)).undecided).toBeNull();
  expect(finish(ask(hasty, 2000)).undecided?.reason.code).toBe('outcome.verdicts-open');
});
