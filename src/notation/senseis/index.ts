import type { Notation } from '../notation.ts';
import { findSenseis, readSenseis } from './find.ts';
import { parseSenseis } from './parse.ts';

/** The `$$` diagrams of Sensei's Library, by its page on diagrams; forums took them over. */
export const SENSEIS: Notation = {
  id: 'senseis',
  label: 'Sensei’s Library ($$)',
  mark: '$$',
  find: findSenseis,
  read: readSenseis,
  parse: parseSenseis,
};

export { beginsDiagram, isHeaderLine } from './begins.ts';
export { glyphOfShape } from './glyphs.ts';
export { parseSenseis } from './parse.ts';
