import type { Game, Ply } from '../../go/game.ts';

/**
 * The move before, when move `n` takes back, at once and alone, its single stone that has just
 * captured a single stone. A stone that is part of a larger chain is no single stone, although it
 * captured one.
 */
export function captorTakenBack(game: Game, n: number): Ply | null {
  const ply = game.plies[n - 1];
  const last = game.plies[n - 2];
  if (ply?.kind !== 'play' || last?.kind !== 'play' || last.suicide || ply.color === last.color) return null;
  const single = last.captured.length === 1 && ply.captured.length === 1 && last.chain.length === 1;
  return single && ply.captured[0] === last.point ? last : null;
}

/** Whether move `n` is a recapture that basic ko forbids. */
export function isBasicKoRecapture(game: Game, n: number): boolean {
  return captorTakenBack(game, n) !== null;
}
