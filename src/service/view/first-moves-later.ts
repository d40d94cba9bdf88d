/**
 * The same names as `first-moves.ts`, as far as figures need them, without it: the builds of the
 * library take this file in its place (`scripts/bundle-library.mjs`).
 */
import type { Analysis } from '../analysis/index.ts';
import type * as Moves from './first-moves.ts';

let loaded: typeof Moves | null = null;

export const figureMoves: (typeof Moves)['figureMoves'] = (...asked) => loaded?.figureMoves(...asked) ?? null;
export const figureMovesWords: (typeof Moves)['figureMovesWords'] = (analysis) =>
  loaded?.figureMovesWords(analysis) ?? null;
export const firstMovesShown: (typeof Moves)['firstMovesShown'] = (...asked) =>
  loaded?.firstMovesShown(...asked) ?? [];
export const firstMovesShownWork: (typeof Moves)['firstMovesShownWork'] = (...asked) =>
  loaded?.firstMovesShownWork(...asked) ?? [];
export const gradedPicture: (typeof Moves)['gradedPicture'] = (...asked) =>
  loaded?.gradedPicture(...asked) ?? null;
export const gradedWords: (typeof Moves)['gradedWords'] = (...asked) => loaded?.gradedWords(...asked) ?? [];

export async function loadFigureMoves({ syntax }: Analysis): Promise<void> {
  if (syntax.show?.moves) loaded ??= await import('./first-moves.ts');
}
