/** Whose stone comes next. */
import type { Frame, Stone } from '../../../src/protocol/player.ts';

/** Who plays next. Only a sequence that does not say leaves it to be guessed. */
export function turnOf({ toPlay, move }: Frame): Stone {
  return toPlay ?? (move?.color === 'black' ? 'white' : 'black');
}

/** The stone of the player whose turn it is, or of the other one. */
export function stoneOf(turn: Stone, other: boolean): Stone {
  return other ? (turn === 'black' ? 'white' : 'black') : turn;
}
