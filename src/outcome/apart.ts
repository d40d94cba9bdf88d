/**
 * The same names as `index.ts` for the core of the extension, which takes this file in its place
 * (`scripts/build.mjs`): what searches and checks is in a file of its own, `dist/outcome.js`, which
 * is loaded, at once, when a text first asks for an outcome.
 */
import type * as Engine from './engine.ts';

export { DEFAULT_STATES, MOST_THREATS } from './limits.ts';
export { resultOf, summaryOf, targetColors } from './standing.ts';

/**
 * A script that is loaded leaves here what it has, where there are no modules; a host of web
 * extensions has it here from the beginning.
 */
const left = globalThis as {
  kobanOutcome?: typeof Engine;
  readonly kobanFolder?: string;
  importScripts?(address: string): void;
};
declare const require: (file: string) => typeof Engine;
/** Only in Node: bundles for pages have a stand-in of `require`. */
declare const __filename: string | undefined;

const FILE = './outcome.js';
let engine: typeof Engine | null = null;

function there(): typeof Engine {
  engine ??= loaded();
  return engine;
}

function loaded(): typeof Engine {
  if (left.kobanOutcome) return left.kobanOutcome;
  if (typeof __filename === 'string') return require(FILE);
  left.importScripts?.(left.kobanFolder === undefined ? FILE : left.kobanFolder + FILE.slice(1));
  if (!left.kobanOutcome) throw new Error(`${FILE} cannot be loaded`);
  return left.kobanOutcome;
}

export const outcomesAreThere = (): boolean => true;

export async function loadOutcomes(): Promise<void> {}

export const answerFrom: (typeof Engine)['answerFrom'] = (...asked) => there().answerFrom(...asked);
export const ask: (typeof Engine)['ask'] = (...question) => there().ask(...question);
export const beginGame: (typeof Engine)['beginGame'] = (...asked) => there().beginGame(...asked);
export const boundaryFor: (typeof Engine)['boundaryFor'] = (question) => there().boundaryFor(question);
export const verify: (typeof Engine)['verify'] = (value) => there().verify(value);
