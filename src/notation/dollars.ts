/** The reader of `$$` diagrams, which a small build loads later (`readers-later.ts`). */
export { parseSenseis } from './senseis/index.ts';
