import { describe, expect, test } from 'vitest';
import { clean, expectProblems, placeOf, rowsOf } from './helpers.ts';

/** Texts with nothing wrong in them: rows as read, and where they are on the board. */
const BOARDS: readonly { name: string; text: string; rows: string[]; place: string }[] = [
  {
    name: 'spaced rows without edges',
    text: '. X O\nX . .',
    rows: ['.XO', 'X..'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'rows without spaces',
    text: '.XO\nX..',
    rows: ['.XO', 'X..'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'a frame with corners',
    text: '+-----+\n| X O |\n| . . |\n+-----+',
    rows: ['XO', '..'],
    place: 'open: none; from a1 of 2x2',
  },
  {
    name: 'a tight frame',
    text: '+--+\n|XO|\n|..|\n+--+',
    rows: ['XO', '..'],
    place: 'open: none; from a1 of 2x2',
  },
  {
    name: 'a lower left corner',
    text: '| . X\n| O .\n+----',
    rows: ['.X', 'O.'],
    place: 'open: top right; from a1 of ?',
  },
  {
    name: 'an edge of hyphens, no corners',
    text: '-----\n. X O\n. . .',
    rows: ['.XO', '...'],
    place: 'open: right bottom left; from a1 of ?',
  },
  {
    name: 'a corner mark of an edge line closes its side too',
    text: '  . X O\n  . . .\n+------',
    rows: ['.XO', '...'],
    place: 'open: top right; from a1 of ?',
  },
  {
    name: 'an edge line that is no wider than the rows marks no corner',
    text: '+---+\n. X O\n. . .',
    rows: ['.XO', '...'],
    place: 'open: right bottom left; from a1 of ?',
  },
  {
    name: 'corner marks alone',
    text: '+       +\n  . X O\n  . . .',
    rows: ['.XO', '...'],
    place: 'open: bottom; from a1 of ?',
  },
  {
    name: 'star points are empty',
    text: '. + ,\n. . .',
    rows: ['...', '...'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'a row of nothing but star points',
    text: '. . .\n+ + +\n. . .',
    rows: ['...', '...', '...'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'a last row of star points',
    text: 'X . O\n+ + +',
    rows: ['X.O', '...'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'one point, a star',
    text: '|+|',
    rows: ['.'],
    place: 'open: top bottom; from a1 of ?',
  },
  {
    name: 'one row of stones',
    text: 'XO.X',
    rows: ['XO.X'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'digits, labels, marks, unknowns',
    text: '1 2 0 a *\n3 4 5 ? X\n6 7 8 9 b',
    rows: ['120a*', '345?X', '6789b'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'coordinates as engines print them',
    text: '   A B C D\n 3 . X . . 3\n 2 O . X . 2\n 1 . . . . 1\n   A B C D',
    rows: ['.X..', 'O.X.', '....'],
    place: 'open: top right; from a1 of ?',
  },
  {
    name: 'a fragment with coordinates',
    text: '   G H J K\n12 . X . .\n11 O . X .\n10 . . . .',
    rows: ['.X..', 'O.X.', '....'],
    place: 'open: top right bottom left; from g10 of ?',
  },
  {
    name: 'coordinates around a frame',
    text: '    a b\n  +-----+\n2 | . X | 2\n1 | . . | 1\n  +-----+\n    a b',
    rows: ['.X', '..'],
    place: 'open: none; from a1 of 2x2',
  },
  {
    name: 'row numbers without letters, four rows',
    text: '9 . . X\n8 . . .\n7 O . .\n6 . . .',
    rows: ['..X', '...', 'O..', '...'],
    place: 'open: top right bottom left; from a6 of ?',
  },
  {
    name: 'digits down the first column are moves when they make sense',
    text: '3 . X\n2 . .\n1 O .',
    rows: ['3.X', '2..', '1O.'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'digits that cannot be moves are row numbers',
    text: '7 . X\n6 . .\n5 O .',
    rows: ['.X', '..', 'O.'],
    place: 'open: top right bottom left; from a5 of ?',
  },
  {
    name: 'few small letters that fit rows with numbers are coordinates',
    text: '  c d e\n3 . X O\n2 O . X\n1 . . .',
    rows: ['.XO', 'O.X', '...'],
    place: 'open: top right left; from c1 of ?',
  },
  {
    name: 'numbers at the right only',
    text: '. X O 12\nO . X 11\n D E F',
    rows: ['.XO', 'O.X'],
    place: 'open: top right bottom left; from d11 of ?',
  },
  {
    name: 'few small letters without a frame are labels',
    text: 'a b c\n. X O',
    rows: ['abc', '.XO'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'many small letters are coordinates',
    text: 'c d e f\n. X O .\n. . . .',
    rows: ['.XO.', '....'],
    place: 'open: top right bottom left; from c1 of ?',
  },
  {
    name: 'letters between bars are labels',
    text: '| a b c |\n| . X O |',
    rows: ['abc', '.XO'],
    place: 'open: top bottom; from a1 of ?',
  },
  {
    name: 'a row of labels between rows',
    text: '. X O\na b c\n. . .',
    rows: ['.XO', 'abc', '...'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'comments between rows',
    text: '. X\n; a comment\nO .',
    rows: ['.X', 'O.'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'blank lines around the board, tabs and trailing blanks',
    text: '\uFEFF\n\n\t.\tX  \n\tO\t.\t\n   \n',
    rows: ['.X', 'O.'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'carriage returns',
    text: '. X\r\nO .\r\nsize: 2\r\n',
    rows: ['.X', 'O.'],
    place: 'open: none; from a1 of 2x2',
  },
  {
    name: 'size as large as the rows closes all sides',
    text: 'size: 3x2\n. X O\nX . .',
    rows: ['.XO', 'X..'],
    place: 'open: none; from a1 of 3x2',
  },
  {
    name: 'size without rows is an empty board',
    text: 'size: 3x2',
    rows: ['...', '...'],
    place: 'open: none; from a1 of 3x2',
  },
  {
    name: 'size and edges place the part: upper right',
    text: 'size: 9\n-----+\n. . X|\n. O .|',
    rows: ['..X', '.O.'],
    place: 'open: bottom left; from g8 of 9x9',
  },
  {
    name: 'size and edges place the part: lower left',
    text: 'size: 19\n|. . X\n|. O .\n+-----',
    rows: ['..X', '.O.'],
    place: 'open: top right; from a1 of 19x19',
  },
  {
    name: 'size and coordinates place the part, the far edges too',
    text: 'size: 9\n  G H J\n9 . X .\n8 . . O',
    rows: ['.X.', '..O'],
    place: 'open: bottom left; from g8 of 9x9',
  },
  {
    name: 'edges: all',
    text: 'edges: all\n. X\nO .',
    rows: ['.X', 'O.'],
    place: 'open: none; from a1 of 2x2',
  },
  {
    name: 'edges: some',
    text: 'edges: top, left\n. X\nO .',
    rows: ['.X', 'O.'],
    place: 'open: right bottom; from a1 of ?',
  },
  {
    name: 'edges: with a size',
    text: 'edges: top right\nsize: 5\n. X\nO .',
    rows: ['.X', 'O.'],
    place: 'open: bottom left; from d4 of 5x5',
  },
  {
    name: 'colors turn the stones',
    text: 'colors: X=white O=black\nX O .',
    rows: ['OX.'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'colors by one word',
    text: 'colors: O = black\nX O .',
    rows: ['OX.'],
    place: 'open: top right bottom left; from a1 of ?',
  },
  {
    name: 'a board of 52 by 52',
    text: `${'. '.repeat(52)}\n`.repeat(52),
    rows: Array.from({ length: 52 }, () => '.'.repeat(52)),
    place: 'open: top right bottom left; from a1 of ?',
  },
];

describe('boards', () => {
  test.each(BOARDS)('$name', ({ text, rows, place }) => {
    const { diagram } = clean(text);
    expect(rowsOf(diagram!)).toEqual(rows);
    expect(placeOf(diagram!)).toBe(place);
  });

  test('each point knows where it stands in the text', () => {
    const text = '+-----+\n| X O |\n| . a |\n+-----+';
    const { diagram, boardSpan } = clean(text);
    expect(diagram!.spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe('XO.a');
    expect(boardSpan).toEqual({ start: 0, end: text.length });
  });

  test('a point that is missing in a ragged row is unknown, and stands at the end of its row', () => {
    const entry = expectProblems('. X O\n«. X»\n. . .', 'diagram.ragged-row');
    expect(rowsOf(entry.diagram!)).toEqual(['.XO', '.X?', '...']);
    expect(entry.diagram!.spans[5]).toEqual({ start: 9, end: 9 });
  });

  test('a row full of typing errors between rows is still a row', () => {
    const entry = expectProblems('. X O .\n«Z Z Z» .\n. . . .', 'diagram.unknown-glyph');
    expect(rowsOf(entry.diagram!)).toEqual(['.XO.', '???.', '....']);
  });

  test('a character of two units is one point', () => {
    const entry = expectProblems('. X O\n. «😀» O', 'diagram.unknown-glyph');
    expect(rowsOf(entry.diagram!)).toEqual(['.XO', '.?O']);
  });
});
