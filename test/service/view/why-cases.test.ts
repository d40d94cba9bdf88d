/** Reasons of twenty plays and more, in texts of every host. The same plays are asked of the real editor in `test/workbench`. */
import { expect, it } from 'vitest';
import { proofAt } from '../../../src/service/index.ts';
import { WHY_NOT_CASES } from '../../fixtures/why-not.ts';
import { marked } from '../marked.ts';

it.each(WHY_NOT_CASES)('$host: $name', ({ text, host, move, rule, says }) => {
  const { analysis, offset } = marked(text, {}, host);
  const shown = proofAt(analysis, { offset, move })?.sequence;
  expect(shown?.proof?.verdict).toMatchObject({ rule, verdict: 'allowed' });
  expect(shown?.proof?.verdict.reason).toMatch(says);
  // Every reason shows something: a cycle, boards to compare, or points on one board.
  const marks = new Set(shown?.frames.flatMap((frame) => frame.marks.map(({ mark }) => mark.kind)));
  const showing = [...marks].filter((kind) => ['needed', 'still', 'ko'].includes(kind));
  expect(showing.length + (shown?.frames.length ?? 0), [...marks].join()).toBeGreaterThan(1);
});
