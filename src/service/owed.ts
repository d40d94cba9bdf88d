import { ruleOf } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Analysis } from './types.ts';
import { settle, type Wanted } from './verdicts.ts';

/** The judgements of all moves of an entry by those of `rules` that search, as far as they are not known yet. */
export function missingOf(analysis: Analysis, rules: readonly RuleId[]): Wanted[] {
  const n = analysis.game.length;
  if (n === analysis.inherited) return [];
  return rules
    .filter((rule) => ruleOf(rule)?.searches && !analysis.referee(rule)?.known(n))
    .map((rule) => ({ key: `${rule} ${n}`, work: (hurried) => settle(analysis, rule, n, hurried) }));
}
