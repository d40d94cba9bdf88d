import { defineDiagnostic } from '../define.ts';
import type { ColorWord, Said } from '../types.ts';
import { dollars } from './dollars.ts';
import { COLOR } from './grammar.ts';

/** What is said of diagrams in other notations. */
export const found = {
  ...dollars,

  'colors.assumed': (a: { X: ColorWord; sign: string; why: Said }) =>
    `Koban assumes that ${a.sign} is ${COLOR[a.X]} (${a.why})`,
  'signs.author': () => 'the author says so',
  'signs.dollars': () => 'X is Black in $$ diagrams',
  'signs.pattern': () => 'in a pattern O is the player to move, of either color, and X the opponent',
  'signs.gnugo': () =>
    'in GNU Go’s diagrams O is the player to move or the owner of the eye, of either color',
  'signs.engine': (a: { program: string; sign: string }) => `${a.program} prints Black as ${a.sign}`,
  'signs.usual': (a: { sign: string }) => `${a.sign} most often stands for Black`,

  'digits.numbers': (a: { repeated: boolean }) =>
    `Koban shows these digits as numbers and does not play them, because ${a.repeated ? 'some of them appear more than once' : 'they do not count up from 1 without a gap'}`,
  'digits.unclear': (a: { last: number }) =>
    `The digits 1 to ${a.last} could be moves or names of points. Koban shows them as numbers; write “digits: moves” to play them`,
  'diagram.not-points': () =>
    'Something is drawn between the points here; Koban ignores what is not on the grid',
  'pattern.differs': (a: { title: string }) =>
    `This diagram does not have the size of the diagram that it annotates (${a.title})`,

  'fix.digits-are-numbers': () => 'The digits are numbers: do not play them',
  'fix.digits-are-moves': () => 'The digits are moves: play them',
} as const;

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  found: {
    'colors.assumed': defineDiagnostic(
      'hint',
      'The text does not say which signs are Black.',
      'Take the fix, which writes `colors:`.',
      '@example\n.X..\nXO.O\n.XO.\n.O..\n@end example\n',
    ),
    'digits.numbers': defineDiagnostic(
      'hint',
      'Koban shows the digits as numbers and does not play them.',
      'Write `digits: moves` if they are moves.',
      '@example\nXX.23\nXO12.\nXO.13\n@end example\n',
    ),
    'digits.unclear': defineDiagnostic(
      'information',
      'Each digit from 1 on appears once, so they may be moves.',
      'Take a fix: `digits: moves` or `digits: numbers`.',
      '@example\n.4.2.\n3.X.1\n..O..\n@end example\n',
    ),
    'pattern.differs': defineDiagnostic(
      'warning',
      'The two diagrams of a pattern differ in size.',
      'Correct one of the two.',
      { text: 'Pattern P\n\nXO\n.X\n\n:8\n\nXOO\n.XO\n\n;x(a)\n', file: 'patterns/a.db' },
    ),
    'diagram.not-points': defineDiagnostic(
      'information',
      'A figure of another notation has something drawn between its points. Koban ignores it.',
      'Nothing, or redraw the figure.',
    ),
  },
  senseis: {
    'senseis.no-board': defineDiagnostic(
      'warning',
      'The diagram has no rows.',
      'Draw rows.',
      '$$B Nothing\n$$',
    ),
    'senseis.header': defineDiagnostic(
      'warning',
      'The word after `$$` is not an option.',
      'Write `B` or `W`, `c`, a size, `m` with a number, then a space and the title.',
      '$$Black to play\n$$ . X',
    ),
    'senseis.size': defineDiagnostic(
      'error',
      'A board has 1 to 25 lines.',
      'Correct the size.',
      '$$B26\n$$ . X',
    ),
    'senseis.first': defineDiagnostic(
      'error',
      'The number of the first move is from 1 to 9999.',
      'Correct the number.',
      '$$Bm0\n$$ . X',
    ),
    'senseis.stray-line': defineDiagnostic(
      'warning',
      'A line within the diagram does not begin with `$$`.',
      'Write `$$` before it.',
      '$$B\n$$ . X\nprose\n$$ . .',
    ),
    'senseis.unreadable': defineDiagnostic(
      'error',
      'The line is not a link, an arrow or a line.',
      'Write `[a|Page]`, `{AR C3 E5}` or `{LN C3 E5}`.',
      '$$B\n$$ . X\n$$ [a]',
    ),
    'senseis.unknown-glyph': defineDiagnostic(
      'error',
      'The sign means nothing in a `$$` diagram.',
      'Correct the sign.',
      '$$B\n$$ . X ! .',
    ),
    'senseis.ragged-row': defineDiagnostic(
      'warning',
      'The row has fewer or more points than the others.',
      'Add or remove points.',
      '$$B\n$$ . X .\n$$ . X .\n$$ . X',
    ),
    'senseis.too-large': defineDiagnostic(
      'error',
      'The board has more than 25 columns or rows.',
      'Draw a part.',
      '$$B\n$$ . . . . . . . . . . . . . . . . . . . . . . . . . .',
    ),
    'senseis.row-after-edge': defineDiagnostic(
      'error',
      'There is a row below the lower edge.',
      'Put boards side by side, with `_` between them.',
      '$$B\n$$ . X\n$$ ---\n$$ . X',
    ),
    'senseis.size-small': defineDiagnostic(
      'error',
      'The drawing is larger than the size.',
      'Correct the size.',
      '$$B2\n$$ | . . X |\n$$ -------',
    ),
    'senseis.digit-twice': defineDiagnostic(
      'error',
      'A move is drawn twice. Koban uses the first one.',
      'Write `2 at 1` in the title.',
      '$$B\n$$ 1 1',
    ),
    'senseis.digit-missing': defineDiagnostic(
      'warning',
      'A number is missing. Koban assumes that the move was played elsewhere.',
      'Write `2 at 1`, `2 elsewhere` or `2 pass` in the title.',
      '$$B\n$$ 1 3',
    ),
    'senseis.label-twice': defineDiagnostic(
      'information',
      'A label is drawn twice. Moves can name only the first one.',
      'Choose another letter.',
      '$$B\n$$ a a',
    ),
    'senseis.caption': defineDiagnostic(
      'warning',
      'The title names a move that is not drawn.',
      'Correct the number.',
      '$$B 5 at 2\n$$ 1 .',
    ),
    'senseis.line-end': defineDiagnostic(
      'error',
      'An arrow or line ends on a point that does not exist.',
      'Correct the point.',
      '$$B\n$$ | . X\n$$ ---\n$$ {AR A1 I2}',
    ),
    'senseis.line-unplaced': defineDiagnostic(
      'error',
      'The coordinates of an arrow are unknown, because the diagram has no corner.',
      'Count from the upper left: `1:1`.',
      '$$B\n$$ . X\n$$ {AR A1 B1}',
    ),
    'senseis.link-nowhere': defineDiagnostic(
      'hint',
      'No point of the diagram has the letter of the link.',
      'Draw the letter.',
      '$$B\n$$ . X\n$$ [b|Page]',
    ),
  },
};
