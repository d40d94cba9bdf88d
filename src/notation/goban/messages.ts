import { type Catalogue, error, hint, information, problemsOf, quoted, warning } from '../catalogue.ts';

/**
 * The catalogue: what this notation has to say about a text, one line for each code. Codes are
 * stable, tests and users' filters hold on to them; the words may change. Texts are plain sentences
 * without a final period.
 */
const CATALOGUE = {
  'line.unreadable': error(
    () => 'This is no row of a board, no key: value line, no comment (;) and no title (#)',
  ),
  'title.second': error(() => 'One entry has one title; a second one begins another entry'),
  'entry.no-board': warning(() => 'This entry has no board: draw rows, or give a size: or a from:'),

  'field.unknown-key': error(
    (a: { key: string; near: string | undefined }) =>
      `There is no key “${quoted(a.key)}”${didYouMean(a.near)}`,
  ),
  'field.duplicate': error((a: { key: string }) => `“${a.key}” is given twice; the first one counts`),
  'field.empty': error((a: { key: string; value: string }) => `“${a.key}” has no value; it takes ${a.value}`),
  'field.value': error(
    (a: { key: string; written: string; value: string; near: string | undefined }) =>
      `“${a.key}” cannot be “${quoted(a.written)}”; it takes ${a.value}${didYouMean(a.near)}`,
  ),
  'rule.unknown': error(
    (a: { written: string; near: string | undefined; known: string }) =>
      `There is no rule “${quoted(a.written)}”${didYouMean(a.near) || `; there are ${a.known}`}`,
  ),
  'rule.duplicate': warning((a: { rule: string }) => `“${a.rule}” is listed twice`),

  'diagram.ragged-row': error(
    (a: { has: number; wants: number }) => `This row has ${points(a.has)}, the board has ${a.wants} columns`,
  ),
  'diagram.unknown-glyph': error(
    (a: { glyphs: string }) =>
      `“${quoted(a.glyphs)}” is no glyph of a board; the point is taken as unknown (?)`,
  ),
  'diagram.gap': warning(
    () => 'A blank line in the middle of the board; the rows below are read as part of it',
  ),
  'diagram.second-board': error(
    () => 'An entry has one board; this second one is not read. A title (# …) would begin an entry for it',
  ),
  'diagram.missing-edge': warning(
    (a: { side: string }) =>
      `The ${a.side} edge is not drawn at every row; it is taken as the edge of the board`,
  ),
  'diagram.too-large': error(
    (a: { what: 'columns' | 'rows'; has: number; most: number }) =>
      `${a.has} ${a.what} are more than the ${a.most} that a board may have; the rest is not read`,
  ),
  'coordinates.columns': warning(
    (a: { letters: number; columns: number }) =>
      `${a.letters} column letters for ${a.columns} columns; the board counts`,
  ),
  'coordinates.letter-i': warning(
    (a: { letters: string }) => `Columns have no letter i: these are ${a.letters}`,
  ),
  'coordinates.disagree': warning(
    (a: { first: string }) =>
      `These letters do not agree with the other ones, which begin at ${a.first}; those count`,
  ),
  'coordinates.rows': warning(
    (a: { written: number; wants: number }) => `This row is number ${a.wants}, not ${a.written}`,
  ),
  'coordinates.place': warning(
    (a: { line: 'column' | 'row'; printed: string; place: string }) =>
      `By the coordinates the diagram begins at ${a.line} ${a.printed}, by the edges and the size at ${a.place}`,
  ),
  'coordinates.range': warning(
    (a: { line: 'column' | 'row'; last: number; most: number }) =>
      `By the coordinates the diagram reaches ${a.line} ${a.last}; a board ends at ${a.most}, so they are not used`,
  ),
  'size.too-small': error(
    (a: { what: 'columns' | 'rows'; drawn: number; size: number }) =>
      `${a.drawn} ${a.what} are drawn, more than the ${a.size} of the size`,
  ),
  'size.mismatch': error(
    (a: { what: 'columns' | 'rows'; drawn: number; size: number }) =>
      `${a.drawn} ${a.what} between two drawn edges are not the ${a.size} of the size`,
  ),
  'size.place-unknown': information(
    (a: { parts: readonly string[] }) =>
      `No edge or coordinate tells which ${a.parts.join(' and ')} are drawn; coordinates count from the lower left point`,
  ),
  'size.unsaid': hint(
    (a: { size: string }) =>
      `If this is a whole ${a.size} board, say so: without edges or a size it is open at the top and the right`,
  ),

  'digit.duplicate': error(
    (a: { digit: string; number: number }) =>
      `Move ${a.number} (“${a.digit}”) is drawn twice; the first one counts. A later move on the same point is told by replays:`,
  ),
  'digit.missing': error(
    (a: { number: number; next: number }) =>
      `Before move ${a.next}, move ${a.number} is neither drawn nor told by replays:`,
  ),
  'label.duplicate': error(
    (a: { label: string }) =>
      `Label “${a.label}” is drawn twice; the first one counts${
        a.label === 'x' || a.label === 'o' ? '. Stones are capital letters' : ''
      }`,
  ),
  'label.unknown': error((a: { label: string }) => `The diagram has no label “${a.label}”`),

  'move.unreadable': error(
    (a: { written: string }) =>
      `“${quoted(a.written)}” is no move: a coordinate (c4), a label, pass, tenuki or @N, perhaps after B or W`,
  ),
  'move.color-alone': error((a: { color: string }) => `“${a.color}” without a move after it`),
  'move.no-column-i': error(
    (a: { written: string }) => `“${a.written}”: there is no column i, it would be taken for j or 1`,
  ),
  'move.off-board': error(
    (a: { written: string; board: string }) => `${a.written} is not on the drawn board (${a.board})`,
  ),

  'replay.unreadable': error(
    (a: { written: string }) =>
      `“${quoted(a.written)}” is no replay; write 4@1 or 4 at 1: move 4 is at the point of move 1`,
  ),
  'replay.drawn': error(
    (a: { number: number }) => `Move ${a.number} has a point already; this replay is not used`,
  ),
  'replay.later': error(
    (a: { number: number; at: number }) =>
      `Move ${a.number} can only be at the point of an earlier move, not of ${a.at}`,
  ),
  'replay.unknown': error((a: { at: number }) => `Move ${a.at} is not drawn in this diagram`),

  'mark.unreadable': error(
    (a: { written: string; value: string }) => `“${quoted(a.written)}” cannot be read; this takes ${a.value}`,
  ),
  'mark.off-board': error(
    (a: { written: string; board: string }) => `${a.written} is not on the drawn board (${a.board})`,
  ),
  'mark.second': warning((a: { point: string }) => `${a.point} has a mark already; the first one is drawn`),

  'expect.unreadable': error((a: { form: string }) => `This claim cannot be read; ${a.form}`),
  'expect.eye-worth': error(
    (a: { written: string; near: string | undefined }) =>
      `“${quoted(a.written)}” is not what an eye can be; write a sum such as 1+b or 2a, or a class such as proper, half, false or better than half${didYouMean(a.near)}`,
  ),
  'expect.no-point': error((a: { written: string }) => `“${quoted(a.written)}” is no point`),
  'expect.off-board': error(
    (a: { written: string; board: string }) => `${a.written} is not on the drawn board (${a.board})`,
  ),
} satisfies Catalogue;

export type Code = keyof typeof CATALOGUE;

/** All codes, for the documentation and for the tests that want an example of each. */
export const CODES = Object.keys(CATALOGUE) as Code[];

/** A problem of the catalogue; `args` are what its text speaks of. */
export const problem = problemsOf(CATALOGUE);

function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `; did you mean “${near}”?`;
}

function points(n: number): string {
  return n === 1 ? '1 point' : `${n} points`;
}
