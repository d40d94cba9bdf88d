import type { Task } from '../../go/task.ts';
import { ruleOf, whyNotOf } from '../../rules/index.ts';
import type { RuleId, WhyNot } from '../../rules/rule.ts';
import { type Analysis, inShownNumbers, judgementOf } from '../analysis/index.ts';

/** Whether a rule may say why it has nothing against move `n`; this searches for nothing. */
export function mayExplain(analysis: Analysis, rule: RuleId, n: number): boolean {
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || judged.verdict.verdict !== 'allowed') return false;
  return analysis.game.ply(n).kind === 'play' && ruleOf(rule)?.whyNot !== undefined;
}

/** Why a rule has nothing against move `n`, in shown numbers; `null` where it gives no reason. */
export function* reasonOf(analysis: Analysis, rule: RuleId, n: number): Task<WhyNot | null> {
  const options = analysis.referee(rule)?.options;
  if (!options || !mayExplain(analysis, rule, n)) return null;
  const task = whyNotOf(rule, analysis.game, n, options);
  const why = task ? yield* task : null;
  return why && { ...why, reason: inShownNumbers(analysis, why.reason) };
}
