import { describe, expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask } from '../../src/outcome/index.ts';
import { CASES, questionOf, sorted } from './questions.ts';

describe('the cases that several programs agree on', () => {
  test.each(CASES.map((one) => [`${one.id} ${one.rule}`, one] as const))('%s', (_, one) => {
    const answer = finish(ask(questionOf(one)));
    expect(answer.undecided).toBeNull();
    expect(sorted(answer.canForce)).toEqual(sorted(one.canForce));
  });
});
