import type { Scratch } from '../../go/scratch.ts';
import type { Color, Point } from '../../go/types.ts';
import { NO_BAN } from './grade.ts';

/**
 * The point where the play just made bans a recapture: where a single stone was taken by one that
 * stands alone in atari.
 */
export function banAfter(board: Scratch, move: number, removed: number): number {
  if (removed !== 1 || board.size(move) !== 1 || board.liberties(move, 2) !== 1) return NO_BAN;
  return board.taken[board.takenFrom] ?? NO_BAN;
}

/** Whether a player who plays at its last liberty takes the chain at `target` in a ko. */
export function takesInKo(board: Scratch, player: Color, last: Point, target: Point): boolean {
  if (board.size(target) > 1) return false;
  const removed = board.play(player, last);
  const ko = banAfter(board, last, removed) === target;
  board.undo();
  return ko;
}
