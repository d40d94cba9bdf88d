import type { Game } from '../../go/game.ts';

/** The last pass before move `n`, 0 for none: where history begins if passes end it. */
export function historyBefore(game: Game, n: number): number {
  for (let k = n - 1; k > 0; k--) if (game.ply(k).kind === 'pass') return k;
  return 0;
}

/**
 * The moves before move `n`, not before move `since`, that left the whole board as it does, the
 * earliest first; 0 is the start. Nothing is repeated across a tenuki.
 */
export function* earlierTwins(game: Game, n: number, since: number): Generator<number, void> {
  const { origin } = game.ply(n);
  for (let k = Math.max(origin, since); k < n; k++) if (originAt(game, k) === origin) yield k;
}

/** `Ply.origin` of move `n` or the start. A tenuki parts equal boards: their origins differ. */
export function originAt(game: Game, n: number): number {
  return n === 0 ? 0 : game.ply(n).origin;
}

/** Whether no play made the board after move `k`: it is the start, or set up, and passes since. */
export function boardWasSetUp(game: Game, k: number): boolean {
  for (let i = k; i > 0; i--) {
    const { kind } = game.ply(i);
    if (kind === 'setup') return true;
    if (kind === 'play' || kind === 'tenuki') return false;
  }
  return true;
}
