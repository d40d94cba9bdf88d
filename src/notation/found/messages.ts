import { type Catalogue, hint, information, problemsOf, warning } from '../catalogue.ts';

/** What is to be said of diagrams in other notations, one line for each code. Codes are stable. */
const CATALOGUE = {
  'colors.assumed': hint(
    (a: { X: string; signs: string; why: string }) => `${a.signs[0]} is taken for ${a.X} (${a.why})`,
  ),
  'digits.numbers': hint(
    (a: { digits: string }) => `The digits are shown as numbers, not played as moves: ${a.digits}`,
  ),
  'digits.unclear': information(
    (a: { last: number }) =>
      `1 to ${a.last} could be moves or only name points; they are shown as numbers until the text says digits: moves`,
  ),
  'diagram.unknown-glyph': warning(
    (a: { glyph: string }) => `“${a.glyph}” has no meaning in this notation; the point is taken as unknown`,
  ),
  'diagram.not-points': information(
    () => 'Something is drawn between the points here; what is not on the grid is left out',
  ),
  'coordinates.rows': warning(
    (a: { written: number; wants: number }) => `This row is number ${a.wants}, not ${a.written}`,
  ),
  'pattern.differs': warning(
    (a: { title: string }) => `This diagram is not as large as the one that it comments on (${a.title})`,
  ),
  'pattern.no-diagram': warning((a: { title: string }) => `The pattern ${a.title} has no diagram`),
} satisfies Catalogue;

export const say = problemsOf(CATALOGUE);
