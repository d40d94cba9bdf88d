import { expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import { isUndecided } from '../../../src/outcome/index.ts';
import { type OutcomeRequest, outcomesOf } from '../../../src/service/index.ts';
import { marked } from '../marked.ts';

const REQUEST: OutcomeRequest = {
  ...{ targets: [], outside: null, rules: ['basic'], firsts: [BLACK, WHITE], threats: null },
  ...{ spare: null, passes: null, aim: null, robust: false, states: 1000 },
};

/** With White to begin it is open who wins; Black takes a chain at once. */
const HALF = `goal: capture all of b1 and a3
+-----------+
| . . . . . |
| . . . X . |
| O X . . . |
| X X X . . |
| . O X . . |
+-----------+
`;

it('a smaller question is named for what is undecided, and for nothing else', () => {
  const found = finish(outcomesOf(marked(HALF).analysis.entries[0]!, 0, REQUEST));
  if ('code' in found) throw new Error(found.code);
  const { outcomes, region, smaller } = found;
  const open = outcomes.filter(({ answer }) => isUndecided(answer, region));
  expect(open.map(({ question }) => question.first)).toEqual([WHITE]);
  expect(smaller.map(({ of }) => of.first)).toEqual([WHITE]);
});
