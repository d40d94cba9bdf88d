/**
 * All that draws, in a bundle of its own in Node hosts: half a megabyte that most sessions never
 * need. Only `lazy.ts` may load it.
 */
export * from '../pictures/index.ts';
export * from '../preview/index.ts';
export { readSettings } from '../service/index.ts';
export { speakBeside } from '../words/index.ts';
