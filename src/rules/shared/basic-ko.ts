import type { Game } from '../../go/game.ts';
import { type BasicWord, message } from '../../words/index.ts';
import type { WhyNot } from '../rule.ts';
import { type Clause, forbidden, type Verdict } from '../verdict.ts';
import { type ClauseFound, clauseEvidence } from './stated.ts';

const CLAUSE: Clause = {
  source: message('rule.title', { rule: 'basic' }),
  clause: message('clause.basic'),
};

/** What basic ko says of a play that takes back the stone of the move before. */
export function basicKoVerdict(found: ClauseFound): Verdict {
  return forbidden('basic.recapture', CLAUSE, message('basic.recapture'), clauseEvidence(found));
}

/**
 * Why basic ko does not forbid move `n`, which captures right after a capture, or a stone that has
 * captured before; `null` where it does, and for other plays: nobody takes those for recaptures.
 */
export function whyNoRecapture(game: Game, n: number): WhyNot | null {
  const { captured, kind, suicide } = game.ply(n);
  if (kind !== 'play' || suicide || captured.length === 0) return null;
  const last = n > 1 ? game.ply(n - 1) : null;
  const told = (by: BasicWord): WhyNot => ({
    reason: message('why.basic', { by, of: { move: n - 1 } }),
    evidence: by === 'late' ? [] : [{ kind: 'move', role: 'captor', number: n - 1 }],
  });
  if (last?.kind !== 'play' || last.suicide || last.captured.length === 0) {
    const before = game.plies.slice(0, n - 1);
    return before.some((one) => one.captured.length > 0 && captured.includes(one.point))
      ? told('late')
      : null;
  }
  if (!captured.includes(last.point)) return told('elsewhere');
  if (last.captured.length > 1) return told('captured');
  if (last.chain.length > 1) return told('chain');
  return captured.length > 1 ? told('more') : null;
}
