import type { Scratch } from '../../../go/scratch.ts';
import { EMPTY, type Point } from '../../../go/types.ts';
import { banAfter } from '../ban.ts';
import { NO_BAN } from '../grade.ts';

/**
 * Who may still take which ko, as GNU Go keeps kos from going round for ever (its manual: "Ko",
 * "Komaster"): a player who takes a ko back at once, for which a threat is needed, is its master.
 * The other side does not take it again, and the master takes others only next to it. When the
 * other side takes elsewhere in turn, neither side takes any more. A number: the kind in two bits,
 * then the point where the ko would be taken.
 */
export const FREE = 0;
/** Two kos were taken in a row without threats. */
const WEAK = 1;
const MASTERED = 2;
const OVER = 3;

export const FORBIDDEN = -1;

/**
 * After a play that takes no ko. The play is on the board; `isMaster`: the side with threats
 * without end made it.
 */
export function afterPlay(board: Scratch, kos: number, isMaster: boolean): number {
  const kind = kos & 3;
  if (kind === WEAK) return FREE;
  if (kind === FREE || !isMaster) return kos;
  // Filled, or closed for the other side, the ko is settled.
  const p = kos >> 2;
  if (board.cells[p] !== EMPTY) return FREE;
  const other = 3 - board.lastColor;
  const removed = board.play(other as 1 | 2, p);
  const closed = board.suicide || false;
  const again = banAfter(board, p, removed) !== NO_BAN && !closed;
  board.undo();
  return closed && !again ? FREE : kos;
}

/**
 * After a play at `move` that takes a ko at `taken`, with `ban` before it. `FORBIDDEN` when it is
 * not to be considered.
 */
export function afterKo(
  board: Scratch,
  kos: number,
  isMaster: boolean,
  move: Point,
  taken: Point,
  ban: number,
): number {
  const kind = kos & 3;
  const at = kos >> 2;
  const nested = isDiagonal(board, taken, at);
  if (kind === OVER || (kind === MASTERED && (isMaster ? !nested : move === at))) return FORBIDDEN;
  if (kind === WEAK && move !== ban && !nested) return FORBIDDEN;
  if (move === ban && (kind === FREE || kind === WEAK)) return (taken << 2) | MASTERED;
  if (kind === MASTERED) return isMaster ? (taken << 2) | MASTERED : (at << 2) | OVER;
  return ban === NO_BAN ? kos : (ban << 2) | WEAK;
}

function isDiagonal({ geometry }: Scratch, p: Point, q: Point): boolean {
  return Math.abs(geometry.x(p) - geometry.x(q)) === 1 && Math.abs(geometry.y(p) - geometry.y(q)) === 1;
}
