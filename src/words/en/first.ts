/**
 * What is spoken from the beginning: all sentences. A small build takes `reading.ts` in place of
 * this file.
 */
export { english as first } from './index.ts';
