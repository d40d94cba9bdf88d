import type { KobanDocument } from '../../document/index.ts';
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import type { CompareRow, Comparison } from '../../protocol/compare.ts';
import type { VerdictLine } from '../../protocol/player.ts';
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
import { mayExplain, settledReason } from './why.ts';

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
      cells: cellsOf(
        analysis,
        n,
        rules.map(({ id }) => id),
      ),
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

/**
 * Where rules differ about a move, those that allow it say why, as far as that is known, and show
 * it.
 */
function cellsOf(analysis: Analysis, n: number, rules: readonly RuleId[]): VerdictLine[] {
  const cells = rules.map((rule) => verdictLine(analysis, rule, n));
  const known = cells.filter(({ verdict }) => verdict !== 'pending');
  const differ = new Set(known.map(({ verdict }) => verdict)).size > 1;
  return rules.map((rule, i) => {
    const cell = must(cells[i]);
    if (!differ || cell.verdict !== 'allowed' || !mayExplain(analysis, rule, n)) return cell;
    const reason = cell.reason === '' ? settledReason(analysis, rule, n) : null;
    return { ...cell, why: true, ...(reason && { reason: say(reason) }) };
  });
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
