import { type Catalogue, error, hint, information, problemsOf, warning } from '../catalogue.ts';

/** The catalogue of what `$$` diagrams can have wrong. Codes are stable; the words may change. */
const CATALOGUE = {
  'senseis.no-board': warning(() => 'This $$ diagram has no rows'),
  'senseis.header': warning(
    (a: { written: string }) =>
      `“${a.written}” is no option of a diagram; after $$ come B or W, c, a size and m with a number, then a blank and the title`,
  ),
  'senseis.size': error(
    (a: { written: string }) => `A board has 1 to 25 lines, not ${a.written}; the size is not used`,
  ),
  'senseis.first': error(
    (a: { written: string }) => `The first move has a number from 1 to 9999, not ${a.written}`,
  ),
  'senseis.stray-line': warning(() => 'This line does not begin with $$ and is not read'),
  'senseis.unreadable': error(
    (a: { written: string }) =>
      `“${a.written}” is neither a link [a|Page] nor an arrow {AR C3 E5} nor a line {LN C3 E5}`,
  ),
  'senseis.unknown-glyph': error(
    (a: { glyphs: string }) => `“${a.glyphs}” means nothing in a $$ diagram; the point is taken as unknown`,
  ),
  'senseis.ragged-row': warning(
    (a: { has: number; wants: number }) =>
      `This row has ${a.has} points, the board has ${a.wants} columns; what is missing is taken as unknown`,
  ),
  'senseis.too-large': error(
    (a: { what: 'columns' | 'rows'; has: number }) =>
      `${a.has} ${a.what} are more than 25; the rest is not read`,
  ),
  'senseis.row-after-edge': error(
    () =>
      'Below the lower edge there are no rows; two boards in one diagram stand side by side, with _ between them',
  ),
  'senseis.size-small': error(
    (a: { drawn: string; size: number }) =>
      `${a.drawn} do not fit a board of ${a.size} lines; the size is not used`,
  ),
  'senseis.digit-twice': error(
    (a: { number: number }) => `Move ${a.number} is drawn twice; the first one counts`,
  ),
  'senseis.digit-missing': warning(
    (a: { number: number; next: number }) =>
      `Move ${a.next} is drawn and move ${a.number} is not; it is taken as played elsewhere. The title may say where: “${a.number} at ${a.number > 1 ? 1 : 2}”, “${a.number} elsewhere” or “${a.number} pass”`,
  ),
  'senseis.label-twice': information(
    (a: { label: string }) => `Label “${a.label}” is drawn twice; only the first one can be named in moves`,
  ),
  'senseis.caption': warning(
    (a: { number: number; at: string }) =>
      `The title says that move ${a.number} is at ${a.at}, which is not drawn`,
  ),
  'senseis.line-end': error(
    (a: { written: string }) =>
      `“${a.written}” is no point of this diagram; points are C3, or 3:5 counted from the upper left`,
  ),
  'senseis.line-unplaced': error(
    (a: { written: string }) =>
      `“${a.written}” needs a diagram with a corner, so that its coordinates are known; 3:5 counts from the upper left`,
  ),
  'senseis.link-nowhere': hint((a: { anchor: string }) => `No point of the diagram has “${a.anchor}”`),
} satisfies Catalogue;

export const SENSEIS_CODES = Object.keys(CATALOGUE) as (keyof typeof CATALOGUE)[];

export const problem = problemsOf(CATALOGUE);
