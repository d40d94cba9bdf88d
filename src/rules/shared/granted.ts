import type { Game } from '../../go/game.ts';
import type { Assumption } from '../../go/play.ts';
import type { Point } from '../../go/types.ts';
import { type PlayRecord, playedLast } from './ko-run.ts';

/**
 * What a rule assumes on a part of a board when it calls captured stones hot, or not hot: whether
 * earlier plays were ko plays is an assumption wherever something that is not drawn could change
 * it. `play` is a ko play that captures `captured`.
 */
export function grantedSince(game: Game, play: PlayRecord, captured: readonly Point[]): Assumption[] {
  const { geometry, hasUnknown } = game.start.position;
  if (!geometry.hasOpenSide && !hasUnknown) return [];
  return captured.flatMap((stone) => {
    const played = playedLast(game, play, [stone]);
    if (!played) return [];
    const granted: Assumption[] = [];
    for (let record = play.previous; record; record = record.previous) {
      if (record.ko.is !== 'undecided') {
        // One play that ended the run for certain is enough.
        if (record.ko.is === 'no' && record.ko.assumptions.length === 0) return [];
        granted.push(...record.ko.assumptions);
      }
      if (record === played) break;
    }
    return granted;
  });
}
