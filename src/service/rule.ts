import { ruOf } from '../notation/sgf/index.ts';
import type { RuleReply } from '../protocol/requests.ts';
import { RULES } from '../rules/index.ts';
import { say } from '../words/index.ts';
import { inForce, ruleTitle } from './analysis/index.ts';
import { type DocumentAnalysis, entryOf, entryUnder, lineFacts, type Where } from './languages.ts';

/** The rule in force at a place of a text, and those that the text can name there. */
export function ruleAt(document: DocumentAnalysis, where: Where): RuleReply {
  const { offset } = where;
  const placed = offset === undefined ? entryOf(document, where) : entryUnder(document, offset);
  if (!placed) return null;
  const { id: entry, analysis } = placed;
  const isLine = lineFacts(placed) !== null;
  const rule = inForce(analysis);
  return {
    entry,
    version: document.document.version,
    inForce: rule,
    title: say(ruleTitle(rule, analysis)),
    choices: RULES.filter(({ id }) => !isLine || ruOf(id) !== null).map(({ id }) => ({
      id,
      title: say(ruleTitle(id)),
    })),
  };
}
