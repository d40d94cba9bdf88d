import { RULE_IDS } from './generated/rule-ids.ts';

export { RULE_IDS };
export type PlainRuleWord = (typeof RULE_IDS)[number];

/** A rule, or a variant of one as texts write it: `psk with passes lift`. */
export type RuleWord = PlainRuleWord | `${PlainRuleWord} with ${string}`;

/** The rule that a variant is one of, and what it has chosen, as texts write it: `passes lift`. */
export function partsOf(rule: RuleWord): readonly [rule: PlainRuleWord, chosen: string] {
  const end = rule.indexOf(' with ');
  return end < 0
    ? [rule as PlainRuleWord, '']
    : [rule.slice(0, end) as PlainRuleWord, rule.slice(end + ' with '.length)];
}
