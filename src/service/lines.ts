import type { VerdictLine } from '../protocol/player.ts';
import { RULES } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Verdict } from '../rules/verdict.ts';
import type { Analysis } from './types.ts';
import { inForce, judgementOf, remarks } from './verdicts.ts';
import { assumed, because, ruleTitle } from './words.ts';

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
  if (typeof judged === 'string') {
    return { ...facts, verdict: 'pending', code: null, text: 'still searching' };
  }
  const { verdict } = judged;
  return {
    ...facts,
    verdict: verdict.verdict,
    code: verdict.code,
    text: verdictText(analysis, verdict, remarks(analysis, rule, n)),
  };
}

/** `forbidden: captures a hot stone (Spight, Ko rule); hot: c4 f4`. */
export function verdictText(analysis: Analysis, verdict: Verdict, remarks: readonly string[] = []): string {
  const clause =
    verdict.clause && verdict.reason ? ` (${verdict.clause.source}: ${verdict.clause.clause})` : '';
  const outcome = verdict.outcome ? `, ${verdict.outcome === 'draw' ? 'a draw' : 'no result'}` : '';
  const parts = [`${verdict.verdict}${outcome}${because(verdict)}${clause}`];
  const granted = assumed(analysis, verdict);
  if (granted) parts.push(granted);
  if (verdict.hint) parts.push(verdict.hint.message);
  return [...parts, ...remarks].join('; ');
}
