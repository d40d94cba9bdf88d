import { finish } from '../../src/go/task.ts';
import { ask, type OutcomeAnswer, type Supply } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { questionOf } from './questions.ts';

/** The triple ko of the README. */
export const TRIPLE_KO = ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'];

const answers = new Map<string, OutcomeAnswer>();

/** Several tests ask the same, and each question takes a second. */
export function askTripleKo(rule: RuleId, threats: Supply): OutcomeAnswer {
  const key = JSON.stringify([rule, threats]);
  const answer =
    answers.get(key) ??
    finish(
      ask(
        questionOf({ rows: TRIPLE_KO, targets: ['d4', 'a7'], outside: null, rule, first: 'black', threats }),
      ),
    );
  answers.set(key, answer);
  return answer;
}
