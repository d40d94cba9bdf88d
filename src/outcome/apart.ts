/**
 * The same names as `index.ts` for the core of the extension, which takes this file in its place
 * (`scripts/build.mjs`): what searches and checks is in a file of its own, `dist/outcome.js`, which
 * is loaded, at once, when a text first asks for an outcome.
 */
import type * as Door from './index.ts';

export { targetColors } from './boundary.ts';
export { DEFAULT_STATES, MOST_THREATS } from './limits.ts';
export { resultOf, summaryOf } from './standing.ts';

type OutcomeEngine = Pick<typeof Door, 'answerFrom' | 'ask' | 'beginGame' | 'boundaryFor' | 'verify'>;

/**
 * A script that is loaded leaves here what it has, where there are no modules; a host of web
 * extensions has it here from the beginning.
 */
const left = globalThis as {
  kobanOutcome?: OutcomeEngine;
  readonly kobanFolder?: string;
  importScripts?(address: string): void;
};
declare const require: (file: string) => OutcomeEngine;
/** Only in Node: bundles for pages have a stand-in of `require`. */
declare const __filename: string | undefined;

const FILE = './outcome.js';
let engine: OutcomeEngine | null = null;

function there(): OutcomeEngine {
  engine ??= loaded();
  return engine;
}

function loaded(): OutcomeEngine {
  if (left.kobanOutcome) return left.kobanOutcome;
  if (typeof __filename === 'string') return require(FILE);
  left.importScripts?.(left.kobanFolder === undefined ? FILE : left.kobanFolder + FILE.slice(1));
  if (!left.kobanOutcome) throw new Error(`${FILE} cannot be loaded`);
  return left.kobanOutcome;
}

export const outcomesAreThere = (): boolean => true;

export async function loadOutcomes(): Promise<void> {}

export const answerFrom: OutcomeEngine['answerFrom'] = (...asked) => there().answerFrom(...asked);
export const ask: OutcomeEngine['ask'] = (...question) => there().ask(...question);
export const beginGame: OutcomeEngine['beginGame'] = (...asked) => there().beginGame(...asked);
export const boundaryFor: OutcomeEngine['boundaryFor'] = (question) => there().boundaryFor(question);
export const verify: OutcomeEngine['verify'] = (value) => there().verify(value);
