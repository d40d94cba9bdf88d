import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/notation/found/source.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';

/** The rows of every diagram in a text. */
const rows = (text: string, kind?: SourceKind) =>
  findDiagrams(text, { ...(kind && { kind }) }).map((found) => found.rows);

describe('figures of the kind that GNU Go’s manual draws', () => {
  const FIGURES: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
    ['points side by side', 'XXO\nX.O\n.OO', [['XXO', 'X.O', '.OO']]],
    ['an indented block', '\n      XO.\n      .OX\n', [['XO.', '.OX']]],
    [
      'ragged rows that begin further right',
      '   X.\n OO*.\nOX.O\n  OO',
      [['   X.', ' OO*.', 'OX.O', '  OO']],
    ],
    ['a sign alone above and below', '  !\n X..\n.X\n!', [['  !', ' X..', '.X', '!']]],
    ['a hole in a row', '!\n. .\n..X', [['!', '. .', '..X']]],
    ['points apart', ' . X O .\n . X . O\n . . X O', [['.XO.', '.X.O', '..XO']]],
    ['two columns between', 'X  .  O  .\n.  O  .  X\nX  X  .  .', [['X.O.', '.O.X', 'XX..']]],
    ['a left edge', '|X.O\n|.XO\n|..X', [['|X.O', '|.XO', '|..X']]],
    ['a bar close to points that are apart', ' |X . O .\n |. O X .\n', [['|X.O.', '|.OX.']]],
    ['a corner', '|.XO\n|X.O\n+---', [['|.XO', '|X.O', '+---']]],
    ['a corner at the upper right', '----+\n.XO.|\nX.O.|', [['----+', '.XO.|', 'X.O.|']]],
    ['an edge without corners', 'OXXO\n.X.O\n----', [['OXXO', '.X.O', '----']]],
    ['captions at the right', 'X.O.   Black can\n.XO.   cut here.', [['X.O.', '.XO.']]],
    ['a label at the left', "      .XO\n(b')  XO.   1 + a\n      O.X", [['.XO', 'XO.', 'O.X']]],
    [
      'side by side',
      'XX.     .OO\nO.X     X.O',
      [
        ['XX.', 'O.X'],
        ['.OO', 'X.O'],
      ],
    ],
    [
      'side by side with a word between',
      '!..         or    ..!\n .XX!              XX.',
      [
        ['!..', ' .XX!'],
        ['..!', ' XX.'],
      ],
    ],
    [
      'side by side with edges',
      '|.XO    |.X*\n|O.X    |Oab\n+---    +---',
      [
        ['|.XO', '|O.X', '+---'],
        ['|.X*', '|Oab', '+---'],
      ],
    ],
    [
      'side by side, one of them shifted by a tab',
      '..X|    .aX|\nO.X|\tO.b|',
      [
        ['..X|', 'O.X|'],
        ['.aX|', 'O.b|'],
      ],
    ],
    [
      'one above the other',
      'XO\nO.\n\nand:\n\n.XO\nXOO',
      [
        ['XO', 'O.'],
        ['.XO', 'XOO'],
      ],
    ],
    ['row numbers and column letters', ' 3 . X .\n 2 O . X\n 1 . O .\n   A B C', [['.X.', 'O.X', '.O.']]],
    ['numbers at the right', '. X . 8\nO . X 7\n. O . 6\nF G H', [['.X.', 'O.X', '.O.']]],
    ['small letters for stones or nothing', 'xXo?\n.Oxo\n?..o', [['xXo?', '.Oxo', '?..o']]],
    ['labels, also a row of nothing else', 'cab\nXdO\nX.O', [['cab', 'XdO', 'X.O']]],
    ['liberty counts', 'XX.23\nXO12.\nXO.13', [['XX.23', 'XO12.', 'XO.13']]],
    ['a hyphen for what is not counted', '|- X . -\n|X . O O\n|O O - .', [['|-X.-', '|X.OO', '|OO-.']]],
    [
      'points only, one row shifted, beside a board',
      '...\n ..\n\nXO.\n.OX\nX.O',
      [
        ['...', ' ..'],
        ['XO.', '.OX', 'X.O'],
      ],
    ],
    ['off the board', '|  #  .  .  #\n|  #  .  X  #\n|  #  #  #  #', [['|#..#', '|#.X#', '|####']]],
    [
      'a star for the move, with an attribute line',
      'Pattern Own1\n\n?X*\nO.O\n\n:8,D\n\n?Xa\nObO\n\n;lib(a)>1\n',
      [
        ['?X*', 'O.O'],
        ['?Xa', 'ObO'],
      ],
    ],
    ['a pattern of one row', 'Pattern 99\n\nX.X!\n\n:0112', [['X.X!']]],
    ['a pattern of one column', 'Pattern Own2\n\nO\n.\nO\n\n:+,C', [['O', '.', 'O']]],
    ['one row that is all of a text', '  !..X.', [['!..X.']]],
    [
      'signs that name points, if they are all there is',
      '  1\n A23\n 4B5\nC6\n',
      [['  1', ' A23', ' 4B5', 'C6']],
    ],
    [
      'something drawn between the points',
      '+-A--------+\n| 3 X . . .|\nB 1 . O . .|\n| . +-> O X|\n+----------+',
      [['+-A--------+', '| 3 X . . .|', 'B 1 . O . .|', '| . +-> O X|', '+----------+']],
    ],
  ];

  test.each(FIGURES)('%s', (_name, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test('lines and offsets are those of the text', () => {
    const text = 'See:\n\n   XO.\n   .OX\n\nThen.\n';
    const [found] = findDiagrams(text);
    expect(found).toMatchObject({ line: 2, lines: { first: 2, end: 4 } });
    expect(text.slice(found!.span.start, found!.span.end)).toBe('   XO.\n   .OX\n');
  });
});

describe('comments and quotes around diagrams', () => {
  const FIGURE = ['XO.', '.OX', 'X..'];
  test.each([
    ['a C comment', '/* Look:\n *\n * XO.\n * .OX\n * X..\n */\nint x;'],
    ['a C comment that ends with the last row', '/*\n  XO.\n  .OX\n  X..*/'],
    ['line comments', '// XO.\n// .OX\n// X..\nf();'],
    ['Lisp', ';; XO.\n;; .OX\n;; X..'],
    ['a shell or Python comment', 'def f():\n\n    # XO.\n    # .OX\n    # X..\n'],
    ['LaTeX', '% XO.\n% .OX\n% X..\n'],
    ['a quoted mail', '> I mean\n>\n> XO.\n> .OX\n> X..\n'],
    ['a mail quoted twice', '> > XO.\n> > .OX\n> > X..\n'],
    ['other line ends', 'XO.\r\n.OX\r\nX..\r\n'],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([FIGURE]);
  });

  test('a stone in the first column is no comment mark', () => {
    expect(rows('# . o .\n. # o o\n# # o .\n# . # o\n# . . .')).toEqual([
      ['#.o.', '.#oo', '##o.', '#.#o', '#...'],
    ]);
  });

  test('Texinfo: examples only, and @@ is one sign', () => {
    const text = 'XO.\nXO.\n\n@example\n@group\n X@@@@\nXX.@@\n@end group\n@end example\n@c XO\n';
    expect(rows(text, 'texinfo')).toEqual([[' X@@', 'XX.@']]);
  });
});

describe('what is no diagram', () => {
  test.each([
    ['prose', 'OK. X is fine, e.g. here. And so on ...\nO.K. is another one, i.e. this.'],
    ['ellipses', 'first\n...\nlast\n...\n'],
    ['a rule', '----------\n\n==========\n'],
    ['a table', '| X | O |\n|---|---|\n| a | b |\n| . | ? |'],
    ['a table of numbers', '0 0 1 0 0\n0 1 2 1 0\n1 2 X 2 1\n0 1 2 1 0'],
    ['bits', '??001000  00100001\n??101010  10101010\n??001000  00100000'],
    ['a box with words', '+-------+\n| Board |\n| code  |\n+-------+'],
    ['a state machine', 'state  | . | O | X |\n    1 | 2 | 3 | 4 |\n    2 | 0 | 1 | 2 |'],
    ['a maze', '#########\n#...#...#\n#.#.#.#.#\n#########'],
    ['cells', '.#.\n..#\n###'],
    ['a legend', '!  .  X'],
    ['arguments', 'attack(a,b,c,...,y,z)\ndefend(a,b,c,...,y,z)'],
    ['bulleted bold words', '* **text**\n* **body**\n* **end**'],
    ['globs', '`*.js`\n`*.ts`\n`?.md`'],
    ['types', 'x?:\ny?:\nxo?:'],
    ['versions', '`1.2.8`,\n`1.1.0`.\n3.3.13'],
    ['code', 'if (x) {\n  ...\n} else {\n  ...\n}'],
    ['substrings of a row', 'state 1: .XXO...\nstate 2: XXO...\nstate 3: XO...'],
    ['shell', './configure --enable-x\n../interface/x --o\n'],
    ['a message of a compiler', 'a.c:12:3: error: XXX\n  O\n  ^'],
    ['words in a column', 'abc\ndef\ngh\nother'],
    ['nothing', ''],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([]);
  });
});

test('an author’s line below a quoted board or in its comment is read without the marks of either', () => {
  const read = (text: string) => readDiagram(findDiagrams(text)[0]!)!.entry.diagram!.cells;
  const board = ['. X O .', 'X O . O', '. X O .', '. . . .'];
  const swapped = read([...board, 'colors: X=white O=black'].join('\n'));
  expect([...swapped]).not.toEqual([...read(board.join('\n'))]);
  for (const mark of ['> ', '> > ', '// ', ';; ', '% ']) {
    const lines = [...board, 'colors: X=white O=black'].map((line) => mark + line);
    expect([...read(lines.join('\n'))], mark).toEqual([...swapped]);
  }
});
