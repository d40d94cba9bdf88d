/** The registry: one line for each rule, in the order in which lists show them. */
import { basic } from './basic/rule.ts';
import { japanese } from './japanese/rule.ts';
import { korean } from './korean/rule.ts';
import { none } from './none/rule.ts';
import type { KoRule, RuleId } from './rule.ts';
import { coupling, ing, spight } from './searching.ts';
import { nssk, psk, ssk } from './superko/rule.ts';

// biome-ignore lint/suspicious/noExplicitAny: each rule has its own state and facts, which only it reads
export const RULES: readonly KoRule<any, any>[] = [
  none,
  basic,
  psk,
  ssk,
  nssk,
  spight,
  coupling,
  korean,
  japanese,
  ing,
];

/**
 * Every rule names the pattern of a repetition, not only the one whose text names the patterns.
 */
export { type Pattern, patternOf } from './korean/pattern.ts';

/**
 * Rules that search may be loaded when they are asked for: whether they are there, and the loading.
 */
export { isLoaded, loadSearchingRules } from './searching.ts';

export function ruleOf(id: RuleId): KoRule<unknown, unknown> | undefined {
  return RULES.find((rule) => rule.id === id);
}
