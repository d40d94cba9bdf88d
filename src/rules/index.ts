/** The rules: the registry, in the order in which lists show them, and what can be asked of one. */
import type { Game } from '../go/game.ts';
import { must } from '../go/must.ts';
import { finish, type Task } from '../go/task.ts';
import { isWritten, type WrittenRuleWord } from '../words/index.ts';
import { RULES_AT_ONCE } from './generated/rules.ts';
import { type Judged, optionsUnder } from './referee.ts';
import {
  type KoRule,
  type MakeRule,
  type PlainRule,
  RULE_IDS,
  type RuleId,
  type RuleOptions,
  type RuleQuestion,
  type WhyNot,
} from './rule.ts';
import { SEARCHING } from './searching.ts';
import { isRuleId, ownOptions, plainOf, readVariant } from './variants.ts';
import { writtenWith } from './written-rules.ts';

/** How each rule and its variants are made. */
const MAKE: Readonly<Record<PlainRule, MakeRule>> = { ...RULES_AT_ONCE, ...SEARCHING };

export const RULES: readonly KoRule<unknown, unknown>[] = RULE_IDS.map((id) => MAKE[id](id));

const PLAIN: ReadonlyMap<string, KoRule<unknown, unknown>> = new Map(RULES.map((rule) => [rule.id, rule]));

/**
 * Every rule names the pattern of a repetition, not only the one whose text names the patterns.
 */
export { groupsOf, PATTERNS, type Pattern, patternOf } from './korean/pattern.ts';
/**
 * Rules that search may be loaded when they are asked for: whether they are there, and the loading.
 */
export { isLoaded, loadSearchingRules } from './searching.ts';
/** The same of rules that authors write, with what reads them. */
export { loadWrittenRules, readRuleText, writtenId } from './written-rules.ts';

/** Variants that are kept; texts name few. */
const MOST_VARIANTS = 500;
const variants = new Map<RuleId, KoRule<unknown, unknown>>();

/** The rule or the variant of one; `undefined` where there is none with these options. */
export function ruleOf(asked: RuleId): KoRule<unknown, unknown> | undefined {
  const plain = PLAIN.get(asked);
  if (plain) return plain;
  const kept = variants.get(asked);
  if (kept) return kept;
  const id = asked.includes('\n') ? (isRuleId(asked) ? asked : null) : variantIn(asked);
  if (!id) return undefined;
  if (id !== asked) return ruleOf(id);
  const variant = made(id);
  if (variants.size >= MOST_VARIANTS) variants.clear();
  variants.set(id, variant);
  return variant;
}

function variantIn(asked: RuleId): RuleId | null {
  const words = asked.split(' ');
  const { rule, next } = readVariant(words);
  return next < words.length ? null : rule;
}

/** Whether a rule can be asked something. */
export function canAnswer(rule: RuleId, question: RuleQuestion): boolean {
  return ruleOf(rule)?.answers?.[question] !== undefined;
}

/** The plain rule that is asked where no rule that an author named has an answer. */
export function usuallyAsked(question: RuleQuestion): RuleId {
  return must(RULES.find(({ id }) => canAnswer(id, question))).id;
}

/** Move `n` of a game, and what a rule says of it under the options that an author chose. */
export interface MoveUnderRule {
  readonly rule: RuleId;
  readonly game: Game;
  readonly n: number;
  readonly options: RuleOptions;
  readonly judged: Judged;
}

/** Why a rule has nothing against a move, where it can say; `undefined` where it never says. */
export function whyNotOf({
  rule: id,
  game,
  n,
  options,
  judged,
}: MoveUnderRule): Task<WhyNot | null> | undefined {
  const rule = ruleOf(id);
  return rule?.whyNot?.(game, n, optionsUnder(rule, options), judged);
}

/** The same, from what settled the judgement; searched for only where that is silent. */
export function settledWhyNot(asked: MoveUnderRule): WhyNot | null {
  const { game, n, options, judged } = asked;
  const rule = ruleOf(asked.rule);
  if (!rule || game.ply(n).kind !== 'play') return null;
  const under = optionsUnder(rule, options);
  const settled = rule.settled?.(judged, game, n, under);
  if (settled) return settled;
  const task = whyNotOf(asked);
  return task ? finish(task) : null;
}

/** A variant: its rule with its readings, and what it has in place of what the author chose. */
function made(id: RuleId): KoRule<unknown, unknown> {
  const own = ownOptions(id);
  const plain = plainOf(id);
  const rule = isWritten(plain)
    ? writtenWith(id as WrittenRuleWord, (other) => must(ruleOf(other)))
    : MAKE[plain](id);
  // The same object: one that is loaded later becomes the rule itself.
  return Object.assign(rule, own && { own });
}
