import type { Game } from '../../go/game.ts';
import type { Recurrence } from '../rule.ts';
import { originAt } from '../shared/history.ts';

/** The player's last move but one, if move `n` is the same play again; -1 else. */
export function lastButOne(game: Game, n: number, passLifts: boolean): number {
  const ply = game.ply(n);
  if (!ply.recreates) return -1;
  let back = 0;
  for (let k = n - 1; k > 0; k--) {
    const last = game.ply(k);
    if (passLifts && last.kind === 'pass') return -1;
    if (last.kind === 'void' || last.kind === 'setup' || last.color !== ply.color || ++back < 2) continue;
    const isSame =
      last.kind === 'play' &&
      last.point === ply.point &&
      last.origin === ply.origin &&
      originAt(game, k - 1) === originAt(game, n - 1);
    return isSame ? k : -1;
  }
  return -1;
}

/** The last moves of each player, by which a play is their last move but one again. */
export function lastMoves(game: Game, recurrence: Recurrence): string {
  const told: string[] = [];
  const seen = [0, 0, 0];
  for (let k = game.length; k > 0 && Math.min(seen[1] ?? 0, seen[2] ?? 0) < 2; k--) {
    const { color, kind, point } = game.ply(k);
    told.push(`${kind} ${color} ${point} ${recurrence.board(k - 1)} ${recurrence.board(k)}`);
    if (kind !== 'void' && kind !== 'setup') seen[color] = (seen[color] ?? 0) + 1;
  }
  return told.join();
}
