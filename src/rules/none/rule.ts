import { ALLOWED as QUICKLY_ALLOWED } from '../quick.ts';
import type { KoRule } from '../rule.ts';
import { ALLOWED } from '../verdict.ts';

/** No ko rule at all: what is possible is allowed. */
export const none: KoRule<null, null> = {
  id: 'none',
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  quick: () => QUICKLY_ALLOWED,
  step: () => ({ verdict: ALLOWED, facts: null, state: null }),
  pastKey: () => '',
};
