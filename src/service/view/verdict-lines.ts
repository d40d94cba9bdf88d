import type { VerdictLine } from '../../protocol/player.ts';
import { RULES } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import {
  type Analysis,
  assumed,
  because,
  inForce,
  judgementOf,
  remarks,
  ruleTitle,
} from '../analysis/index.ts';
import { hasProof } from './proof.ts';

/** Rules that are shown without being asked for: those that the entry names, then those that answer at once. */
export function rulesShown(analysis: Analysis): RuleId[] {
  const quick = RULES.filter((rule) => !rule.searches && rule.id !== 'none').map((rule) => rule.id);
  return [...new Set([...analysis.rules, ...quick])].filter((id) => analysis.referee(id));
}

/** All rules that judge anything, those of the entry first. */
export function rulesAll(analysis: Analysis): RuleId[] {
  const all = RULES.filter((rule) => rule.id !== 'none').map((rule) => rule.id);
  return [...new Set([...analysis.rules, ...all])].filter((id) => analysis.referee(id));
}

export function verdictLine(analysis: Analysis, rule: RuleId, n: number): VerdictLine {
  const judged = judgementOf(analysis, rule, n);
  const facts = { rule, title: ruleTitle(rule), inForce: rule === inForce(analysis) };
  if (typeof judged === 'string') return { ...facts, ...PENDING };
  const { verdict } = judged;
  const told = remarks(analysis, rule, n);
  return {
    ...facts,
    verdict: verdict.verdict,
    code: verdict.code,
    text: verdictText(analysis, verdict, told),
    outcome: outcomeOf(verdict),
    reason: verdict.reason,
    clause: clauseOf(verdict),
    notes: notesOf(analysis, verdict, told),
    proof: hasProof(analysis.game, verdict, n),
  };
}

const PENDING = {
  verdict: 'pending',
  code: null,
  text: 'still searching',
  outcome: null,
  reason: '',
  clause: null,
  notes: [],
  proof: false,
} as const;

/** `forbidden: captures a hot stone (Spight, Ko rule); hot: c4 f4`. */
export function verdictText(analysis: Analysis, verdict: Verdict, remarks: readonly string[] = []): string {
  const clause = clauseOf(verdict);
  const outcome = outcomeOf(verdict);
  const said = [
    verdict.verdict,
    outcome === null ? '' : outcome === 'draw' ? ', a draw' : ', no result',
    because(verdict),
    clause === null ? '' : ` (${clause})`,
  ];
  return [said.join(''), ...notesOf(analysis, verdict, remarks)].join('; ');
}

function outcomeOf({ outcome }: Verdict): VerdictLine['outcome'] {
  return outcome === undefined ? null : outcome === 'draw' ? 'draw' : 'no result';
}

function clauseOf({ clause, reason }: Verdict): string | null {
  return clause && reason ? `${clause.source}: ${clause.clause}` : null;
}

function notesOf(analysis: Analysis, verdict: Verdict, remarks: readonly string[]): string[] {
  const granted = assumed(analysis, verdict);
  return [...(granted ? [granted] : []), ...(verdict.hint ? [verdict.hint.message] : []), ...remarks];
}
