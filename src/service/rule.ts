import { ruOf } from '../notation/sgf/index.ts';
import type { RuleReply } from '../protocol/requests.ts';
import { RULES } from '../rules/index.ts';
import { PRESETS, type PresetName } from '../rules/variants.ts';
import { type Message, message, ruleWord, say } from '../words/index.ts';
import { inForce, ruleTitle } from './analysis/index.ts';
import { type DocumentAnalysis, entryOf, entryUnder, lineFacts, type Where } from './texts.ts';

/**
 * The rule in force at a place of a text, and those that the text can name there: variants that
 * have a name in it, rules, and well-known rule sets.
 */
export function ruleAt(document: DocumentAnalysis, where: Where): RuleReply {
  const { offset } = where;
  const placed = offset === undefined ? entryOf(document, where) : entryUnder(document, offset);
  if (!placed) return null;
  const { id: entry, analysis } = placed;
  const { syntax } = analysis;
  const isLine = lineFacts(placed) !== null;
  const rule = inForce(analysis);
  const [first] = syntax.rules;
  const choices: { name: string; title: string }[] = [];
  const offer = (name: string, title: Message) => choices.push({ name, title: say(title) });
  const names = isLine ? document.settings.ruleNames : (syntax.ruleNames ?? document.settings.ruleNames);
  for (const [name, variant] of names ?? []) offer(name, message('rule.title', { rule: variant }));
  for (const { id } of RULES)
    if (!isLine || ruOf(id) !== null) offer(id, message('rule.title', { rule: id }));
  for (const preset of Object.keys(PRESETS) as PresetName[])
    if (!isLine || ruOf(preset) !== null) offer(preset, message('rule.preset', { preset }));
  return {
    entry,
    version: document.document.version,
    inForce: first && !isLine ? syntax.text.slice(first.span.start, first.span.end) : ruleWord(rule),
    title: say(ruleTitle(rule, analysis)),
    choices,
  };
}
