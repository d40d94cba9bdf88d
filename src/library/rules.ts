/** The names of the rules, loaded when they are first asked for. */
import { RULES } from '../rules/index.ts';
import { message, say, speakInFull } from '../words/index.ts';
import { type Spoken, saying } from './origins.ts';
import type { Rule } from './types.ts';

export function allRules(spoken: Spoken): readonly Rule[] {
  speakInFull();
  return saying(spoken, () =>
    RULES.map(({ id, searches }) => ({
      id,
      title: say(message('rule.title', { rule: id })),
      summary: say(message('rule.summary', { rule: id })),
      searches,
    })),
  );
}
