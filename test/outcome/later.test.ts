import { expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import * as apart from '../../src/outcome/apart.ts';
import * as outcome from '../../src/outcome/index.ts';
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
  expect(finish(later.ask(question))).toEqual(finish(outcome.ask(question)));
});

test('the stand-in of the core has all names of the door, and loads what they do when it is first asked', () => {
  const [first] = CASES;
  const question = questionOf(first!);
  expect(Object.keys(apart).sort()).toEqual(Object.keys(outcome).sort());
  // A script that is loaded leaves its names here.
  const place = globalThis as { kobanOutcome?: typeof outcome };
  expect(() => apart.boundaryFor(question)).toThrow('./outcome.js');
  place.kobanOutcome = outcome;
  const answer = finish(apart.ask(question));
  delete place.kobanOutcome;
  expect(answer).toEqual(finish(outcome.ask(question)));
  const { certificate } = answer;
  expect(finish(apart.verify(certificate))).toEqual(finish(outcome.verify(certificate)));
  expect(finish(apart.answerFrom(certificate!, 0, []))).toEqual(
    finish(outcome.answerFrom(certificate!, 0, [])),
  );
  expect(apart.outcomesAreThere()).toBe(true);
});
