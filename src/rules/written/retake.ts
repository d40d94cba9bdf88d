import type { Game, Ply } from '../../go/game.ts';
import { type Color, opponent } from '../../go/types.ts';
import type { Lift } from '../shared/clauses.ts';

/**
 * The move whose stone move `n` takes back alone: it was a lone stone that took a lone stone on the
 * point of move `n`, and nobody has played there since. `null` where there is none, where `atOnce`
 * asks for the move before, or where something has lifted the ban.
 */
export function retaken(game: Game, n: number, atOnce: boolean, lifts: readonly Lift[]): Ply | null {
  const ply = game.ply(n);
  if (ply.kind !== 'play' || ply.suicide || ply.captured.length !== 1) return null;
  for (let k = n - 1; k > 0; k--) {
    const last = game.ply(k);
    // Setup makes another board.
    if (last.kind === 'setup') return null;
    if (last.kind === 'play' && (last.point === ply.captured[0] || last.point === ply.point)) {
      const isKo =
        last.point === ply.captured[0] &&
        !last.suicide &&
        last.color !== ply.color &&
        last.chain.length === 1 &&
        last.captured.length === 1 &&
        last.captured[0] === ply.point;
      return isKo && !isLifted(game, last, n, lifts, ply.color) ? last : null;
    }
    if (atOnce) return null;
  }
  return null;
}

/** Whether the moves behind the captor, before move `n`, lift the ban on a recapture by `color`. */
function isLifted(game: Game, captor: Ply, n: number, lifts: readonly Lift[], color: Color): boolean {
  for (let k = captor.number + 1; k < n; k++) {
    if (lifts.includes('pass') && game.ply(k).kind === 'pass') return true;
    if (lifts.includes('elsewhere') && isElsewhere(game, k)) return true;
    if (
      lifts.includes('threat') &&
      k + 1 < n &&
      isElsewhere(game, k, color) &&
      isElsewhere(game, k + 1, opponent(color))
    )
      return true;
  }
  return false;
}

/** Whether move `k`, which is none in the ko, puts a stone on the board, or somewhere outside. */
function isElsewhere(game: Game, k: number, by?: Color): boolean {
  const { color, kind } = game.ply(k);
  return (kind === 'play' || kind === 'tenuki') && (by === undefined || color === by);
}

/**
 * The stones of kos that may be taken back, and what has been played since: all that bears on it.
 */
export function retakeKey(game: Game, lifts: readonly Lift[]): string {
  const open: string[] = [];
  const taken = new Set<number>();
  for (let k = game.length; k > 0; k--) {
    const last = game.ply(k);
    if (last.kind === 'setup') break;
    if (last.kind !== 'play') continue;
    const [point] = last.captured;
    const isKo = !last.suicide && last.captured.length === 1 && last.chain.length === 1;
    if (isKo && point !== undefined && !taken.has(last.point) && !taken.has(point)) {
      const since = sinceCaptor(game, last, lifts);
      if (since !== null) open.push(`${last.color} ${last.point} x ${point}${since}`);
    }
    taken.add(last.point);
  }
  return open.join();
}

/** How far what would lift the ban has come; `null` where it is lifted. */
function sinceCaptor(game: Game, captor: Ply, lifts: readonly Lift[]): string | null {
  if (isLifted(game, captor, game.length + 1, lifts, opponent(captor.color))) return null;
  const last = game.length;
  const isThreat =
    lifts.includes('threat') && last > captor.number && isElsewhere(game, last, opponent(captor.color));
  return isThreat ? ' threatened' : '';
}
