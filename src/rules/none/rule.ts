import type { KoRule, RuleId } from '../rule.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { noFacts, statedBy } from '../shared/stated.ts';
import { ALLOWED } from '../verdict.ts';

/** No ko rule: a rule without a clause, which allows every possible play. */
export const noneWith = (id: RuleId): KoRule<null, null> => ({
  ...statedBy([], () => ALLOWED, noFacts),
  id,
  quick: quickBy([]),
});
