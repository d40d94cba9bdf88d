import type { KobanDocument } from '../../document/index.ts';
import type { Task } from '../../go/task.ts';
import type { CompareRow, Comparison } from '../../protocol/compare.ts';
import type { CompareReply } from '../../protocol/requests.ts';
import { RULES, ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { UNBOUND_RULE } from '../../rules/variants.ts';
import { message, say } from '../../words/index.ts';
import {
  type Analysis,
  describeMove,
  inForce,
  type PlacedAnalysis,
  pointName,
  rulesNamed,
  ruleTitle,
} from '../analysis/index.ts';
import { ownOutcome } from './outcome-table.ts';
import { MOST_FRAMES } from './sequence.ts';
import { verdictLine } from './verdict-lines.ts';

/**
 * Moves down, rules across: what each rule says of each of the entry's own moves, as far as it is
 * known. Yields after each move.
 */
export function* compare(
  document: KobanDocument,
  { analysis, entry, id }: PlacedAnalysis,
): Task<CompareReply> {
  const rules = comparedRules(analysis);
  const rows: CompareRow[] = [];
  const end = Math.min(analysis.game.length, analysis.inherited + MOST_FRAMES);
  for (let n = analysis.inherited + 1; n <= end; n++) {
    rows.push({
      index: n,
      number: String(analysis.shown(n)),
      point: pointName(analysis, n),
      description: say(describeMove(analysis, n)),
      cells: rules.map(({ id }) => verdictLine(analysis, id, n)),
    });
    yield;
  }
  return {
    uri: document.uri,
    entry: id,
    version: document.version,
    title: entry.syntax.title?.value ?? '',
    span: { start: entry.offset, end: entry.offset + entry.syntax.text.length },
    rules: rules.map((rule) => ({
      id: rule.id,
      title: say(ruleTitle(rule.id, analysis)),
      summary: say(message('rule.summary', { rule: rule.id })),
      inForce: rule.id === inForce(analysis),
    })),
    rows,
    ...outcomePart(
      analysis,
      rules.map(({ id }) => id),
    ),
  };
}

function outcomePart(analysis: Analysis, rules: readonly RuleId[]): Pick<Comparison, 'outcome'> {
  const own = ownOutcome(analysis);
  if (!own) return {};
  const cells = rules.map((rule) => {
    const known = own.of(rule);
    return known ? say(known) : '';
  });
  return { outcome: { title: say(own.title), cells } };
}

/**
 * Those that the entry names first, variants that only its claims and `rule:` lines speak of too.
 * Without the rule that forbids nothing, unless it is named: it has nothing to say.
 */
export function comparedRules(analysis: Analysis): readonly (typeof RULES)[number][] {
  const named = rulesNamed(analysis);
  const more = RULES.filter((rule) => rule.id !== UNBOUND_RULE).map((rule) => rule.id);
  return [...new Set([...named, ...more])].flatMap((id) => ruleOf(id) ?? []);
}
