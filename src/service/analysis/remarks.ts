import type { Point } from '../../go/types.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Message } from '../../words/index.ts';
import { kosUpTo, lettersOf } from './kos.ts';
import type { Analysis } from './types.ts';
import { inShownNumbers, judgementOf } from './verdicts.ts';

/** What rules say of the state of things after move `n`: "hot: c4 f4". */
export function remarks(analysis: Analysis, rule: RuleId, n: number): Message[] {
  if (n <= 0) return [];
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || judged.facts === null) return [];
  const letters = (points: readonly Point[]) => lettersOf(kosUpTo(analysis, rule, n), points);
  const told = ruleOf(rule)?.describe?.(judged.facts, analysis.game.start.position.geometry, letters) ?? [];
  return told.map((line) => inShownNumbers(analysis, line));
}
