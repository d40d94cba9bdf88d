import type { Game } from '../go/game.ts';
import { patternOf } from '../rules/korean/pattern.ts';
import type { Analysis } from './types.ts';

/** A move after which the whole board is as it was earlier. Indices of the game, 0 for the start. */
export interface Repetition {
  readonly from: number;
  readonly to: number;
  /** All moves in between: `to - from`. */
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
  /** Of the number of plays. */
  readonly parity: 'even' | 'odd';
}

export function repetition(game: Game, from: number, to: number): Repetition {
  let plays = 0;
  let passes = 0;
  for (let i = from; i < to; i++) {
    const { kind } = game.plies[i]!;
    if (kind === 'play') plays++;
    else if (kind === 'pass') passes++;
  }
  return { from, to, length: to - from, plays, passes, parity: plays % 2 === 0 ? 'even' : 'odd' };
}

/** The repetition that move `n` completes, from the latest earlier move with the same board; `null` when it makes none. */
export function repetitionAt(game: Game, n: number): Repetition | null {
  const from = game.plies[n - 1]?.sameAs.at(-1);
  return from === undefined ? null : repetition(game, from, n);
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

/** The identifier of the pattern that a repetition is of, such as `triple-ko`, by the Korean commentary's table. */
export function patternOfRepetition(game: Game, one: Repetition): string {
  return patternOf(game, one.from, one.to);
}

/** `3 plays`, `4 moves, one of them a pass`. */
export function lengthInWords(one: Repetition): string {
  if (one.length === one.plays) return `${one.plays} ${one.plays === 1 ? 'play' : 'plays'}`;
  const passes = one.passes === 1 ? 'one of them a pass' : `${one.passes} of them passes`;
  return `${one.length} moves${one.passes > 0 ? `, ${passes}` : ''}`;
}
