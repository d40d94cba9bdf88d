/** The figures of GNU Go’s documentation, and its pattern files. */
export { captionsOf } from './captions.ts';
export { patternsNotation } from './database.ts';
export { gnugoNotation, meaningOf } from './notation.ts';
