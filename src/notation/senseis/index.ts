import { figureOf } from '../figure.ts';
import type { Notation } from '../notation.ts';
import { findSenseis, readSenseis } from './find.ts';
import { parseSenseis } from './parse.ts';
import { printSenseis } from './print.ts';

/** The `$$` diagrams of Sensei's Library, as its page on how diagrams work describes them; forums took them over. */
export const SENSEIS: Notation = {
  id: 'senseis',
  label: 'Sensei’s Library ($$)',
  find: findSenseis,
  read: readSenseis,
  parse: parseSenseis,
  print(entry) {
    const figure = figureOf(entry);
    if (!figure) return { text: '', lost: ['There is no board'] };
    const { text, lost } = printSenseis(figure);
    return { text, lost: lost.map(({ message }) => message) };
  },
};
