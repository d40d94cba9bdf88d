/**
 * The same names as `searching.ts`, without the rules: a build that is to be small takes this file
 * in its place (`tools/later.mjs`). The rules come with {@link loadSearchingRules}; until then they
 * can be named, and judge nothing.
 */
import type { KoRule } from './rule.ts';

/** What is known of a rule before it is loaded; a test holds it to the rule itself. */
type RuleNames = Pick<KoRule, 'id' | 'suicide'>;

const loaded = new Set<KoRule>();

function later(named: RuleNames): KoRule {
  const missing = (): never => {
    throw new Error(`the rule ${named.id} is not loaded`);
  };
  return { ...named, searches: true, begin: missing, step: missing };
}

export const spight = later({ id: 'spight', suicide: 'forbidden' });
export const coupling = later({ id: 'coupling', suicide: 'forbidden' });
export const ing = later({ id: 'ing', suicide: 'allowed' });

/** Makes the stand-ins the rules that they stand for. */
export async function loadSearchingRules(): Promise<void> {
  const rules = await import('./searching.ts');
  for (const [standIn, rule] of [
    [spight, rules.spight],
    [coupling, rules.coupling],
    [ing, rules.ing],
  ] as const) {
    Object.assign(standIn, rule);
    loaded.add(standIn);
  }
}

/** Whether a rule is loaded and can judge. */
export function isLoaded(rule: KoRule): boolean {
  return !rule.searches || loaded.has(rule);
}
