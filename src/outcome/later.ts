/**
 * The same names as `index.ts`, as far as claims need them, without the search: the builds of the
 * library take this file in its place (`scripts/bundle-library.mjs`). Claims about outcomes stay
 * open until {@link loadOutcomes} has been called.
 */
import type { ask as Ask, boundaryFor as BoundaryFor } from './ask.ts';

// What the library does not use of these is left out of its bundles.
export { targetColors } from './boundary.ts';
export { DEFAULT_STATES, MOST_THREATS } from './limits.ts';
export { answerFrom, beginGame, type ProofGame } from './proof/answer.ts';
export { verify } from './proof/check.ts';
export { summaryOf } from './standing.ts';

let engine: { readonly ask: typeof Ask; readonly boundaryFor: typeof BoundaryFor } | null = null;

export const outcomesAreThere = (): boolean => engine !== null;

export async function loadOutcomes(): Promise<void> {
  engine ??= await import('./ask.ts');
}

function there() {
  if (!engine) throw new Error('outcomes are not loaded');
  return engine;
}

export const ask: typeof Ask = (...question) => there().ask(...question);
export const boundaryFor: typeof BoundaryFor = (question) => there().boundaryFor(question);
