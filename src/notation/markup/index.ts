/** Boards that markup draws by commands or tiles for single points: LaTeX and Wikipedia. */
import type { Notation } from '../notation.ts';
import { igoNotation, psgoNotation } from './latex.ts';
import { sgf2dgNotation } from './sgf2dg.ts';
import { wikipediaNotation } from './wikipedia.ts';

export const markupNotations: readonly Notation[] = [
  psgoNotation,
  igoNotation,
  sgf2dgNotation,
  wikipediaNotation,
];
