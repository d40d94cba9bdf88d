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

/**
 * "the position at the start (a cycle of 6 plays)", "the position after move 2 (a cycle of 4 moves,
 * one of them a pass)". Moves are counted from 1; who shows a diagram with other numbers puts them
 * in the place of these.
 */
export function inWords({ from, to, length, plays, passes }: Repetition): string {
  const count =
    length === plays
      ? `${plays} ${plays === 1 ? 'play' : 'plays'}`
      : `${length} moves, ${passes === 1 ? 'one of them a pass' : `${passes} of them passes`}`;
  // A play that leaves the board as it found it is nobody's cycle.
  if (to - from === 1) return 'the position before it (the suicide of a single stone changes nothing)';
  return `the position ${from === 0 ? 'at the start' : `after move ${from}`} (a cycle of ${count})`;
}
