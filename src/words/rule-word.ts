import { RULE_IDS } from './generated/rule-ids.ts';

export { RULE_IDS };
export type PlainRuleWord = (typeof RULE_IDS)[number];

/**
 * A rule that an author has written: its name, what a variant has chosen, and behind a line end its
 * whole text. So the identifier is all that is known of the rule, wherever it is sent.
 */
export type WrittenRuleWord = `${string}\n${string}`;

/** A rule, a variant of one as texts write it (`psk with passes lift`), or one that is written. */
export type RuleWord = PlainRuleWord | `${PlainRuleWord} with ${string}` | WrittenRuleWord;

/** A written rule by its parts. */
export interface WrittenParts {
  readonly name: string;
  /** What a variant of it has chosen: `suicide allowed`. */
  readonly chosen: string;
  /** As its text has it, else its name. */
  readonly title: string;
  readonly text: string;
}

/** The parts of a rule that an author has written; `null` for the others. */
export function writtenParts(rule: RuleWord): WrittenParts | null {
  const end = rule.indexOf('\n');
  if (end < 0) return null;
  const [name, chosen] = headParts(rule.slice(0, end));
  const text = rule.slice(end + 1);
  const title = /^[ \t]*#+[ \t]*(\S.*)$/m.exec(text)?.[1]?.trimEnd() ?? name;
  return { name, chosen, title, text };
}

/** How texts write a rule where they name it: `psk with passes lift`, `club`. */
export function ruleWord(rule: RuleWord): string {
  const end = rule.indexOf('\n');
  return end < 0 ? rule : rule.slice(0, end);
}

function headParts(head: string): readonly [name: string, chosen: string] {
  const end = head.indexOf(' with ');
  return end < 0 ? [head, ''] : [head.slice(0, end), head.slice(end + ' with '.length)];
}

/**
 * The rule that a variant is one of, and what it has chosen, as texts write it: `passes lift`. A
 * written rule is the same without a choice.
 */
export function partsOf(
  rule: RuleWord,
): readonly [rule: PlainRuleWord, chosen: string] | readonly [rule: WrittenRuleWord, chosen: string] {
  const written = writtenParts(rule);
  if (written) return [`${written.name}\n${written.text}`, written.chosen];
  const [plain, chosen] = headParts(rule);
  return [plain as PlainRuleWord, chosen];
}

/** Whether a rule, without what a variant has chosen, is one that an author has written. */
export function isWritten(rule: RuleWord): rule is WrittenRuleWord {
  return rule.includes('\n');
}
