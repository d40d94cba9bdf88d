import type { Scratch } from '../go/scratch.ts';
import { NO_BAN } from './grade.ts';

/** The point where the play just made bans a recapture: where a single stone was taken by one that stands alone in atari. */
export function banAfter(board: Scratch, move: number, removed: number): number {
  if (removed !== 1 || board.size(move) !== 1 || board.liberties(move, 2) !== 1) return NO_BAN;
  return board.taken[board.takenFrom]!;
}
