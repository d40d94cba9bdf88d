import type { Game, Ply } from '../../go/game.ts';
import { type BasicWord, message } from '../../words/index.ts';
import type { WhyNot } from '../rule.ts';
import { ALLOWED, type Clause, forbidden, type Verdict } from '../verdict.ts';

const CLAUSE: Clause = {
  source: message('rule.title', { rule: 'basic' }),
  clause: message('clause.basic'),
};

/**
 * Whether move `n` takes back, at once and alone, a single stone that has just captured a single
 * stone. A stone that is part of a larger chain is no single stone, although it captured one.
 */
export function isBasicKoRecapture(game: Game, n: number): boolean {
  return captorTakenBack(game, n) !== null;
}

/** What basic ko says of move `n`. */
export function basicKoVerdict(game: Game, n: number): Verdict {
  const captor = captorTakenBack(game, n);
  if (!captor) return ALLOWED;
  const { number, point } = captor;
  return forbidden('basic.recapture', CLAUSE, message('basic.recapture'), [
    { kind: 'move', role: 'captor', number },
    { kind: 'points', role: 'captor', points: [point] },
  ]);
}

/** The move before, when move `n` is a basic ko recapture of its stone. */
function captorTakenBack(game: Game, n: number): Ply | null {
  const ply = game.plies[n - 1];
  const last = game.plies[n - 2];
  if (ply?.kind !== 'play' || last?.kind !== 'play' || last.suicide || ply.color === last.color) return null;
  const single = last.captured.length === 1 && ply.captured.length === 1 && last.chain.length === 1;
  return single && ply.captured[0] === last.point ? last : null;
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
