import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { ruleOf, settledWhyNot, whyNotOf } from '../../rules/index.ts';
import type { Judged } from '../../rules/referee.ts';
import type { RuleId, WhyNot } from '../../rules/rule.ts';
import type { Message } from '../../words/index.ts';
import { type Analysis, inForce, inShownNumbers, judgementOf, ownMoves } from '../analysis/index.ts';

/** Whether a rule may say why it has nothing against move `n`; this searches for nothing. */
export function mayExplain(analysis: Analysis, rule: RuleId, n: number): boolean {
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || judged.verdict.verdict !== 'allowed') return false;
  return analysis.game.ply(n).kind === 'play' && ruleOf(rule)?.whyNot !== undefined;
}

/** Why a rule has nothing against move `n`, in shown numbers; `null` where it gives no reason. */
export function* reasonOf(analysis: Analysis, rule: RuleId, n: number): Task<WhyNot | null> {
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || !mayExplain(analysis, rule, n)) return null;
  return yield* reasonIn(analysis, rule, analysis.game, n, judged);
}

/** The same of the last move of a game that is not the entry's own, and which the rule allows. */
export function* reasonIn(
  analysis: Analysis,
  rule: RuleId,
  game: Game,
  n: number,
  judged: Judged,
): Task<WhyNot | null> {
  const options = analysis.referee(rule)?.options;
  const task = options && whyNotOf({ rule, game, n, options, judged });
  const why = task ? yield* task : null;
  return why && { ...why, reason: inShownNumbers(analysis, why.reason) };
}

/** Moves of an entry with reasons; longer ones are read move by move. */
const LONGEST = 240;

/**
 * Why the rule in force has nothing against the entry's own moves, from what settled their
 * verdicts. Nothing is searched, so rules of which only a search can tell say nothing.
 */
export function settledReasons(analysis: Analysis): { readonly move: number; readonly reason: Message }[] {
  const rule = inForce(analysis);
  return [...ownMoves(analysis)].flatMap((n) => {
    const reason = settledReason(analysis, rule, n);
    return reason ? [{ move: analysis.shown(n), reason }] : [];
  });
}

/** Why a rule has nothing against one move, in shown numbers, if that is known without a search. */
export function settledReason(analysis: Analysis, id: RuleId, n: number): Message | null {
  const { game } = analysis;
  const rule = ruleOf(id);
  const options = analysis.referee(id)?.options;
  if (!rule || !options || (rule.searches && !rule.settled) || game.length > LONGEST) return null;
  const judged = judgementOf(analysis, id, n);
  if (typeof judged === 'string' || !mayExplain(analysis, id, n)) return null;
  const why = settledWhyNot({ rule: id, game, n, options, judged });
  return why && inShownNumbers(analysis, why.reason);
}
