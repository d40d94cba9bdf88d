import { count, number, quote } from './grammar.ts';

/** What is said of `$$` diagrams, which entries may be. */
export const dollars = {
  'senseis.no-board': () => 'This $$ diagram has no rows',
  'senseis.header': (a: { written: string }) =>
    `${quote(a.written)} is not an option of a diagram. After $$ come B or W, c, a size, and m with a number, then a space and the title`,
  'senseis.size': (a: { written: string }) =>
    `A board has 1 to 25 lines, not ${quote(a.written)}; Koban ignores this size`,
  'senseis.first': (a: { written: string }) =>
    `The first move has a number from 1 to 9,999, not ${quote(a.written)}`,
  'senseis.stray-line': () => 'This line does not begin with $$, so Koban ignores it',
  'senseis.unreadable': (a: { written: string }) =>
    `${quote(a.written)} is not a link [a|Page], an arrow {AR C3 E5} or a line {LN C3 E5}`,
  'senseis.unknown-glyph': (a: { glyphs: string }) =>
    `${quote(a.glyphs)} has no meaning in a $$ diagram; Koban treats the point as unknown`,
  'senseis.ragged-row': (a: { has: number; wants: number }) =>
    `This row has ${count(a.has, 'point')}, but the board has ${count(a.wants, 'column')}; Koban treats missing points as unknown`,
  'senseis.too-large': (a: { what: 'columns' | 'rows'; has: number }) =>
    `${number(a.has)} ${a.what} are too many: a board has at most 25, and Koban ignores the rest`,
  'senseis.row-after-edge': () =>
    'A diagram has no rows below its lower edge. To draw two boards in one diagram, put them side by side with _ between them',
  'senseis.size-small': (a: { columns: number; rows: number; size: number }) =>
    `${count(a.columns, 'column')} and ${count(a.rows, 'row')} do not fit on a board of size ${a.size}; Koban ignores the size`,
  'senseis.digit-twice': (a: { number: number }) =>
    `Move ${a.number} is drawn twice; Koban uses the first one`,
  'senseis.digit-missing': (a: { number: number; next: number }) =>
    `Move ${a.number} is missing, but move ${a.next} is drawn; Koban assumes that move ${a.number} was played elsewhere. The title can say where: “${a.number} at ${a.number > 1 ? 1 : 2}”, “${a.number} elsewhere” or “${a.number} pass”`,
  'senseis.label-twice': (a: { label: string }) =>
    `Label “${a.label}” is drawn twice; moves can name only the first one`,
  'senseis.caption': (a: { number: number; at: number }) =>
    `The title puts move ${a.number} where move ${a.at} was, but move ${a.at} is not drawn`,
  'senseis.line-end': (a: { written: string }) =>
    `${quote(a.written)} is not a point of this diagram. Write C3, or 3:5 counted from the upper left`,
  'senseis.line-unplaced': (a: { written: string }) =>
    `${quote(a.written)} needs a diagram with a corner, which fixes its coordinates. Write 3:5 to count from the upper left`,
  'senseis.link-nowhere': (a: { anchor: string }) => `No point of the diagram shows “${a.anchor}”`,
} as const;
