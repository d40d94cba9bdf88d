import type { Game, Ply } from '../../go/game.ts';
import { message } from '../../words/index.ts';
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
