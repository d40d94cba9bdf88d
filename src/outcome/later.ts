/**
 * The same names as `index.ts`, as far as claims need them, without the search: the builds of the
 * library take this file in its place (`scripts/bundle-library.mjs`). Claims about outcomes stay
 * open until {@link loadOutcomes} has been called.
 */
import type * as Engine from './engine.ts';

// What the library does not use of these is left out of its bundles.
export { aimOf, DEFAULT_ASKED, GRADES_FORMAT, isKeeping, rankOf } from './grade.ts';
export { AGAIN_STATES, DEFAULT_STATES, GRADED_STATES, MOST_THREATS } from './limits.ts';
export { comparedWith, fatesOf, isUndecided, resultOf, targetColors } from './standing.ts';
export { isSameSupply, NO_SUPPLY, ONE_MORE, saidSupply, supplyText } from './supply.ts';

let engine: typeof Engine | null = null;

export const outcomesAreThere = (): boolean => engine !== null;

export async function loadOutcomes(): Promise<void> {
  engine ??= await import('./engine.ts');
}

function there(): typeof Engine {
  if (!engine) throw new Error('outcomes are not loaded');
  return engine;
}

export const answerFrom: (typeof Engine)['answerFrom'] = (...asked) => there().answerFrom(...asked);
export const ask: (typeof Engine)['ask'] = (...question) => there().ask(...question);
export const beginGame: (typeof Engine)['beginGame'] = (...asked) => there().beginGame(...asked);
export const boundaryFor: (typeof Engine)['boundaryFor'] = (question) => there().boundaryFor(question);
export const gradedGames: (typeof Engine)['gradedGames'] = (...asked) => there().gradedGames(...asked);
export const gradesOf: (typeof Engine)['gradesOf'] = (...asked) => there().gradesOf(...asked);
export const pairShown: (typeof Engine)['pairShown'] = (...asked) => there().pairShown(...asked);
export const problemOf: (typeof Engine)['problemOf'] = (question) => there().problemOf(question);
export const refusalOf: (typeof Engine)['refusalOf'] = (value) => there().refusalOf(value);
export const reportFor: (typeof Engine)['reportFor'] = (question) => there().reportFor(question);
export const robustnessOf: (typeof Engine)['robustnessOf'] = (...asked) => there().robustnessOf(...asked);
export const verify: (typeof Engine)['verify'] = (value) => there().verify(value);
export const zoneOf: (typeof Engine)['zoneOf'] = (...asked) => there().zoneOf(...asked);
