import type { Game } from '../../go/game.ts';
import type { Recurrence } from '../rule.ts';

/**
 * The stone that basic ko looks at, and what it took: a single one that has just taken a single
 * one.
 */
export function lastExchange(game: Game): string {
  const last = game.plies.at(-1);
  if (last?.kind !== 'play' || last.suicide || last.captured.length !== 1 || last.chain.length !== 1)
    return '';
  return `${last.color} ${last.point} x ${last.captured[0]}`;
}

/**
 * The boards that were there since move `since` and may come again, each with what `label` says of
 * the move that left it; those without a label do not count. `times`: whether it matters how often.
 */
export function boardsPassed(
  game: Game,
  recurrence: Recurrence,
  since: number,
  label: (k: number) => string | null,
  times = false,
): string {
  let from = since;
  for (let k = game.length; k > since; k--) {
    if (game.ply(k).kind !== 'tenuki') continue;
    from = k;
    break;
  }
  const passed: string[] = [];
  for (let k = from; k <= game.length; k++) {
    const board = recurrence.board(k);
    const said = board < 0 ? null : label(k);
    if (said !== null) passed.push(`${board}${said}`);
  }
  return (times ? passed : [...new Set(passed)]).sort().join();
}
