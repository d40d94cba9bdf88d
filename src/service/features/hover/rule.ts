import type { Span } from '../../../notation/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import {
  choiceDoc,
  chosenBy,
  optionDoc,
  optionsOf,
  PRESETS,
  type PresetName,
  plainOf,
} from '../../../rules/variants.ts';
import { isWritten, message, ruleWord, say } from '../../../words/index.ts';
import { type Analysis, ruleTitle, type Settings } from '../../analysis/index.ts';
import { type HoverPart, wordsPart } from './parts.ts';

/** What a variant has chosen, what can be chosen, and where to read more. */
export function choiceLines(rule: RuleId, { rulesPage }: Pick<Settings, 'rulesPage'>): string[] {
  const options = optionsOf(rule);
  const chosen = chosenBy(rule).flatMap(([name, value]) => {
    const option = options.find((one) => one.name === name);
    if (!option) return [];
    const [means, about] = [choiceDoc(option, value), optionDoc(option)];
    return [`* ${say(message('hover.chosen', { option: name, value, means, about }))}`];
  });
  return [
    ...(chosen.length > 0 ? [chosen.join('\n')] : []),
    say(message('hover.options', { options: options.map(({ name }) => name) })),
    ...(rulesPage && !isWritten(rule)
      ? [`[${say(message('hover.rule-page'))}](${rulesPage}#${plainOf(rule)})`]
      : []),
  ];
}

/** A rule that an entry names: what it says, what a variant has chosen, and what can be chosen. */
export function ruleHover(
  rule: RuleId,
  { start, end }: Span,
  analysis: Analysis,
  settings: Pick<Settings, 'rulesPage'>,
): HoverPart[] {
  const written = analysis.syntax.text.slice(start, end).toLowerCase().split(/\s/, 1)[0] ?? '';
  const preset = Object.hasOwn(PRESETS, written) ? (written as PresetName) : null;
  return [
    `**${say(ruleTitle(rule, analysis))}** (\`${ruleWord(rule)}\`)`,
    ...(preset ? [say(message('rule.preset', { preset }))] : []),
    say(message('rule.summary', { rule })),
    ...choiceLines(rule, settings),
  ].map(wordsPart);
}
