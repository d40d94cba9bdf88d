/** The registry: one line for each rule, in the order in which lists show them. */
import { basic } from './basic/rule.ts';
import { none } from './none/rule.ts';
import type { KoRule, RuleId } from './rule.ts';

// biome-ignore lint/suspicious/noExplicitAny: each rule has its own state and facts, which only it reads
export const RULES: readonly KoRule<any, any>[] = [none, basic];

export function ruleOf(id: RuleId): KoRule<unknown, unknown> | undefined {
  return RULES.find((rule) => rule.id === id);
}
