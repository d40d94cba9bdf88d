import { describe, expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, type Outcome } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { couplingBy, ORACLE_RULES, type OracleRule, spightEven } from '../oracle/outcomes.ts';
import { expectSeen, IS_WHOLE, runs, sized } from '../runs.ts';
import { compared } from './compared.ts';
import { namesOf, questionOf } from './questions.ts';
import { randomQuestions, SIZES } from './random-questions.ts';

const { pick, randomQuestion } = randomQuestions(47);

/** What is undecided within so many states is compared with nothing. */
const MOST_STATES = IS_WHOLE ? sized(20_000, 1_000_000) : 4000;

describe('a second program, about spare moves, three passes, and goals of several chains', () => {
  for (const [id, rule] of Object.entries(ORACLE_RULES))
    test(`agrees under ${id}`, () => {
      const asked = Array.from({ length: runs(20) }, () => randomQuestion());
      const { differ, same, open } = compared(asked, id as RuleId, () => rule, MOST_STATES);
      expect(differ).toEqual([]);
      if (IS_WHOLE) expect(same).toBeGreaterThan(3 * open);
    }, 600_000);
  for (const [id, ruleFrom] of [
    ['spight with odd-cycles allowed', () => spightEven(6)],
    ['coupling', (columns: number) => couplingBy(new CouplingOracle(columns, 6, true))],
  ] as const satisfies readonly (readonly [string, (columns: number) => OracleRule])[])
    test(`agrees under ${id}`, () => {
      const asked = Array.from({ length: runs(6) }, () => randomQuestion(SIZES.slice(0, 2)));
      for (const one of asked) {
        const rule = ruleFrom(one.rows[0]!.length);
        const { differ } = compared([one], id as RuleId, () => rule, MOST_STATES);
        expect(differ).toEqual([]);
      }
    }, 600_000);
});

test('a spare move or a threat more never hurts its owner', () => {
  const within = (sets: readonly (readonly Outcome[])[], set: readonly Outcome[]) =>
    sets.some((one) => one.every((end) => set.includes(end)));
  let changed = 0;
  for (let n = 0; n < runs(60); n++) {
    const { rows, targets, outside: _, ...one } = randomQuestion([...SIZES, [3, 3]]);
    const rule = pick(Object.keys(ORACLE_RULES)) as RuleId;
    const answerTo = (more: object) =>
      finish(ask(questionOf({ rows, targets: namesOf(rows, targets), rule, ...one, ...more }), 50_000));
    const player = pick(['black', 'white'] as const);
    const kind = pick(['spare', 'spare', 'threats'] as const);
    const fewer = answerTo({});
    const more = answerTo({ [kind]: { ...one[kind], [player]: one[kind]![player] + 1 } });
    if (fewer.undecided || more.undecided) continue;
    if (JSON.stringify(fewer.canForce) !== JSON.stringify(more.canForce)) changed++;
    for (const set of fewer.canForce[player])
      expect({ rows, one, rule, player, kind, set, more: within(more.canForce[player], set) }).toMatchObject({
        more: true,
      });
  }
  expectSeen(changed, 0);
}, 120_000);
