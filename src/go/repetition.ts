import type { Game } from './game.ts';

/**
 * A board play after which the whole board is as it was after an earlier move (`from`; 0: the
 * start).
 */
export interface Repetition {
  readonly from: number;
  readonly to: number;
  /** All moves in between, passes too, but no setup. */
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
  /** Of the number of plays. */
  readonly parity: 'even' | 'odd';
}

/** The moves between two numbers, counted. */
export function repetition(game: Game, from: number, to: number): Repetition {
  const start = from === 0 ? undefined : game.plies[from - 1];
  const end = to === 0 ? undefined : game.plies[to - 1];
  const plays = (end?.playCount ?? 0) - (start?.playCount ?? 0);
  const passes = (end?.passCount ?? 0) - (start?.passCount ?? 0);
  const setups = (end?.setupCount ?? 0) - (start?.setupCount ?? 0);
  return { from, to, length: to - from - setups, plays, passes, parity: plays % 2 === 0 ? 'even' : 'odd' };
}

/**
 * What move `n` repeats, from the latest and from the earliest earlier move with the same board;
 * `null` when it repeats nothing.
 */
export function repetitionsAt(
  game: Game,
  n: number,
): { readonly latest: Repetition; readonly earliest: Repetition } | null {
  const recreates = game.plies[n - 1]?.recreates;
  if (!recreates) return null;
  return {
    latest: repetition(game, recreates.latest, n),
    earliest: repetition(game, recreates.earliest, n),
  };
}
