import type { Game } from '../../go/game.ts';
import { type Repetition, repetitionsAt } from '../../go/repetition.ts';
import { type Pattern, patternOf } from '../../rules/index.ts';
import type { Analysis } from './types.ts';

/**
 * The repetition that move `n` completes, from the latest earlier move with the same board; `null`
 * when it makes none.
 */
export function repetitionAt(game: Game, n: number): Repetition | null {
  return repetitionsAt(game, n)?.latest ?? null;
}

/** The repetitions that the entry's own moves complete. */
export function ownRepetitions(analysis: Analysis): Repetition[] {
  const found: Repetition[] = [];
  for (let n = analysis.inherited + 1; n <= analysis.game.length; n++) {
    const one = repetitionAt(analysis.game, n);
    if (one) found.push(one);
  }
  return found;
}

/**
 * The identifier of the pattern that a repetition is of, such as `triple-ko`, by the Korean
 * commentary's table.
 */
export function patternOfRepetition(game: Game, one: Repetition): Pattern {
  return patternOf(game, one.from, one.to);
}
