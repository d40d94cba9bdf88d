/**
 * The same names as `first-moves.ts`, without it: the builds of the library take this file in its
 * place (`scripts/bundle-library.mjs`). Until {@link loadFirstMoves} has been called, nothing is
 * known of first moves.
 */
import { loadOutcomes } from '../../outcome/index.ts';
import type * as Moves from './first-moves.ts';
import type { Analysis } from './types.ts';

let loaded: typeof Moves | null = null;

export const firstMovesOf: (typeof Moves)['firstMovesOf'] = (...asked) =>
  loaded?.firstMovesOf(...asked) ?? null;
export const firstMovesWork: (typeof Moves)['firstMovesWork'] = (...asked) =>
  loaded?.firstMovesWork(...asked) ?? [];
export const firstMovesInFigure: (typeof Moves)['firstMovesInFigure'] = (analysis) =>
  loaded?.firstMovesInFigure(analysis) ?? null;
export const firstMovesAsked: (typeof Moves)['firstMovesAsked'] = (...asked) =>
  loaded?.firstMovesAsked(...asked) ?? null;
export const figureMovesWork: (typeof Moves)['figureMovesWork'] = (analysis) =>
  loaded?.figureMovesWork(analysis) ?? [];

/** Loads what a text needs that asks for first moves. */
export async function loadFirstMoves({ syntax }: Analysis): Promise<void> {
  if (!syntax.show?.moves) return;
  [loaded] = await Promise.all([import('./first-moves.ts'), loadOutcomes()]);
}
