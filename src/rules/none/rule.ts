import type { KoRule, RuleId } from '../rule.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { noFacts, statedBy } from '../shared/stated.ts';
import { ALLOWED } from '../verdict.ts';

/** No ko rule at all, which is a rule without a clause: what is possible is allowed. */
export const noneWith = (id: RuleId): KoRule<null, null> => ({
  ...statedBy([], () => ALLOWED, noFacts),
  id,
  quick: quickBy([]),
});
