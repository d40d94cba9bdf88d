import type { Game } from '../go/game.ts';
import { ruleOf } from '../rules/index.ts';
import type { Judged } from '../rules/referee.ts';
import type { RuleId } from '../rules/rule.ts';
import { type Numbering, renumberedJudgement } from './renumber.ts';

/** What `koban judge` prints of one verdict: the contract is the notation's page of the documentation. */
export interface VerdictFacts {
  readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends';
  readonly code: string | null;
  readonly [fact: string]: unknown;
}

/** A judgement as facts. `game` is the one that the move belongs to; numbers are those that `numbering` shows. */
export function verdictFacts(id: RuleId, made: Judged, game: Game, numbering: Numbering): VerdictFacts {
  const { verdict, facts } = renumberedJudgement(numbering, made);
  const { geometry } = game.start.position;
  const own = facts === null ? {} : (ruleOf(id)?.toJson?.(facts, geometry, game, numbering.shown) ?? {});
  const repeated = verdict.evidence.find((one) => one.kind === 'repetition');
  const assumes = verdict.assumptions.map(({ kind, string }) => ({ kind, string: geometry.name(string) }));
  return {
    verdict: verdict.verdict,
    code: verdict.code,
    ...(verdict.outcome && { outcome: verdict.outcome }),
    ...(verdict.reason && { reason: verdict.reason }),
    ...(verdict.clause && { clause: `${verdict.clause.source}: ${verdict.clause.clause}` }),
    ...own,
    ...(repeated && { repeatsMove: numbering.shown(repeated.of) }),
    ...(assumes.length > 0 && { assumes }),
    ...(verdict.hint && { hint: { code: verdict.hint.code, message: verdict.hint.message } }),
  };
}
