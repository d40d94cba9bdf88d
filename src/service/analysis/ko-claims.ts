/** Claims about ko positions and their disturbers, by a rule that has such. */
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleAnswers, RuleId } from '../../rules/rule.ts';
import { message } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { plyOf } from './moves.ts';
import { type Checked, fails } from './outcome.ts';
import type { Analysis } from './types.ts';
import { factsAfter, ruleFor } from './verdicts.ts';
import type { Work } from './work.ts';

/** By analysis: what rules know of the start, as far as it is read. */
const starts = new ObjectCache((_: Analysis) => new Map<RuleId, unknown>());

/**
 * Finds the ko positions of the start. The rule speaks of them with the first move, so there is
 * one: a pass, which changes none.
 */
function* readStart(analysis: Analysis, rule: RuleId): Task<void> {
  const referee = must(analysis.referee(rule));
  const color = analysis.game.toPlayAfter(0);
  const { judged } = yield* referee.hypothetical(0, { kind: 'pass', color });
  starts.get(analysis).set(rule, judged.facts);
  learned(analysis);
}

type KoQuestion = 'ko-position' | 'disturber';

/** What the rule that is asked says after move `n`; `null` where a search ended early. */
export function koAnswer<Q extends KoQuestion>(
  analysis: Analysis,
  question: Q,
  n: number,
): ReturnType<NonNullable<RuleAnswers<unknown>[Q]>> | null | 'pending' {
  const rule = ruleFor(analysis, question);
  // An impossible play changes nothing: what was true before it still is.
  let i = n;
  while (i > 0 && plyOf(analysis, i).kind === 'void') i--;
  const start = starts.get(analysis);
  const facts = i > 0 ? factsAfter(analysis, rule, i) : start.has(rule) ? start.get(rule) : 'pending';
  if (facts === 'pending') return facts;
  const answer = facts === null ? null : ruleOf(rule)?.answers?.[question]?.(facts);
  return (answer ?? null) as ReturnType<NonNullable<RuleAnswers<unknown>[Q]>> | null;
}

/** What a claim about ko positions comes to where a search ended early. */
export const UNKNOWN_POSITIONS: Checked = { ...fails(message('facts.no-positions'), null), open: true };

/** What both kinds of claims about ko positions need. */
export const koFacts = {
  rule: (analysis: Analysis, { kind }: { readonly kind: KoQuestion }): RuleId => ruleFor(analysis, kind),

  work(analysis: Analysis, claim: { readonly kind: KoQuestion; readonly after: number }): Work | null {
    const rule = ruleFor(analysis, claim.kind);
    if (analysis.index(claim.after) !== 0 || starts.get(analysis).has(rule)) return null;
    return { subject: analysis, key: `start ${rule}`, work: () => readStart(analysis, rule) };
  },
} as const;
