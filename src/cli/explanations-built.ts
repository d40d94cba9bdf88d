/** The names of `explanations.ts` in a build, which reads that file when it is first asked. */
import type * as Explanations from './explanations.ts';

export type { Explanation } from './explanations.ts';

declare const require: (file: './cli-explanations.js') => typeof Explanations;

const there = () => require('./cli-explanations.js');

export const explanations: (typeof Explanations)['explanations'] = () => there().explanations();
export const remedies: (typeof Explanations)['remedies'] = () => there().remedies();
export const explanationOf: (typeof Explanations)['explanationOf'] = (code) => there().explanationOf(code);
