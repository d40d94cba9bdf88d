import type { Span } from '../../../notation/index.ts';
import { claimsOf } from '../analysis/claims.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/** Where a game may name a rule, in its own text: the value of `RU`, and claims of comments. */
export function rulePlaces(game: SgfGame): { readonly ru: Span | null; readonly claims: readonly Span[] } {
  const { ruProperty, sgf } = game;
  const value = ruProperty < 0 ? -1 : sgf.firstValue(ruProperty);
  return {
    ru: value < 0 || value >= sgf.endValue(ruProperty) ? null : sgf.innerSpan(value),
    claims: claimsOf(game).flatMap(({ analysis }) => analysis.syntax.expects.map(({ span }) => span)),
  };
}
