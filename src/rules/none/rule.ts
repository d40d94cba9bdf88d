import { ALLOWED as QUICKLY_ALLOWED } from '../quick.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { ALLOWED } from '../verdict.ts';

/** No ko rule at all: what is possible is allowed. */
export const noneWith = (id: RuleId): KoRule<null, null> => ({
  id,
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  quick: () => QUICKLY_ALLOWED,
  step: () => ({ verdict: ALLOWED, facts: null, state: null }),
  pastKey: () => '',
});
