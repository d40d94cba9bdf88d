import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/notation/found/source.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';

const rows = (text: string, kind?: SourceKind) =>
  findDiagrams(text, { ...(kind && { kind }) }).map((found) => found.rows);

const entries = (text: string) => findDiagrams(text).map((found) => readDiagram(found)!.entry);

describe('boards in the literals of programs', () => {
  const BOARD = ['.XO.', 'XO.O', '.XXO'];
  test.each([
    ['a literal for each row', 'b = parse(".XO."\n          "XO.O"\n          ".XXO");'],
    ['with line ends in them', 'const char *b =\n  ".XO.\\n"\n  "XO.O\\n"\n  ".XXO\\n";'],
    ['a list', "board = [\n  '.XO.',\n  'XO.O',\n  '.XXO',\n]"],
    ['a list of which the first stands further right', 'let b = &[".XO.",\n  "XO.O",\n  ".XXO"];'],
    ['added one by one', 's = ".XO.";\ns += "XO.O";\ns += ".XXO";'],
    ['a raw literal whose last row ends it', 'auto b = R"(\n   .XO.\n   XO.O\n   .XXO)";'],
    ['a raw literal with its rows below each other', '  R"(. X O .\n     X O . O\n     . X X O)",'],
    ['with code behind it', "B = parse('''\n.XO.\nXO.O\n.XXO\n''' + EMPTY_ROW * 7)"],
    ['three quotes', 'BOARD = """\n.XO.\nXO.O\n.XXO"""\n'],
    ['back quotes', 'const b = `\n.XO.\nXO.O\n.XXO`;\n'],
    ['a comment behind each', '[".XO.",  # a cut\n "XO.O",\n ".XXO"],'],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([BOARD]);
    expect(rows(text, 'c')).toEqual([BOARD]);
  });

  test('lists that follow each other are boards of their own', () => {
    const lists = '[["XOX",\n  "...",\n  "???"],\n ["XO.",\n  "...",\n  "?.?"]]';
    expect(rows(lists)).toEqual([
      ['XOX', '...', '???'],
      ['XO.', '...', '?.?'],
    ]);
    expect(rows('"XO?"\n"X.."\n"x.?",\n"XO?"\n"O.o"\n"?o?",')).toEqual([
      ['XO?', 'X..', 'x.?'],
      ['XO?', 'O.o', '?o?'],
    ]);
  });

  test('points have their places in the text', () => {
    const text = 's = ".XO.";\ns += "XO.O";\n';
    const [found] = findDiagrams(text);
    const { entry } = readDiagram(found!)!;
    const spans = entry.diagram!.spans.map(({ start, end }) => text.slice(start, end));
    expect(spans.join('')).toBe('.XO.XO.O');
  });

  test('rows that running text quotes are none', () => {
    expect(
      rows('It first makes an automaton of these patterns: "X..X",\n"X???", "X.OX" and "X?oX".'),
    ).toEqual([]);
    expect(rows('open("..", "...");\nclose("..", "...");\njoin("../x");')).toEqual([]);
  });

  test('KataGo’s back quotes are points', () => {
    expect(rows('oo.`xxx\n...`.x.\n.x.`o..\no..`...')).toEqual([
      ['oo.`xxx', '...`.x.', '.x.`o..', 'o..`...'],
    ]);
  });
});

describe('comments beside code', () => {
  test.each([
    ['code below', 'def f():\n    # XO.\n    # .OX\n    board = Board(3)\n'],
    ['code above and below', 'x = 1\n# XO.\n# .OX\ny(2)\n'],
    ['words around', '# A ko:\n# XO.\n# .OX\n# Who takes it?\nrun()\n'],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([['XO.', '.OX']]);
  });

  test('what stands in a comment and what does not are never one drawing', () => {
    const text = '// XOO  +OO\n// O*O  O*O\n// OO.  OOO\n0x5554, 0x5556,\n\n/* .X.\n * XOX\n */\n.X.\n';
    expect(rows(text, 'c')).toEqual([['XOO', 'O*O', 'OO.'], ['+OO', 'O*O', 'OOO'], ['.X.', 'XOX'], ['.X.']]);
  });
});

describe('how rows are framed', () => {
  test.each([
    ['an edge of hyphens that are apart', ' . X O .\n X O O .\n - - - -', [['.XO.', 'XOO.', '----']]],
    ['with corners', '+ - - - +\n| X . O |\n| . X . |\n+ - - - +', [['+---+', '|X.O|', '|.X.|', '+---+']]],
    ['numbers right before packed rows', '  ABCDE\n10..X..\n 9.....\n 8..O..', [['..X..', '.....', '..O..']]],
    ['the smallest board', '   A B\n 2 X .\n 1 X X', [['X.', 'XX']]],
    ['an empty one of nine points', '   A B C\n 3 . . .\n 2 . . .\n 1 . . .', [['...', '...', '...']]],
    ['plus signs for empty points', ' 3 +++++\n 2 ++X++\n 1 +++++\n   ABCDE', [['+++++', '++X++', '+++++']]],
    ['a small board of plus signs', ' * // => +++\n * //    +XO\n * //    +++', [['+++', '+XO', '+++']]],
    ['a word above rows that are apart', 'boardsize 3\n. X .\nO . X\n. O .', [['.X.', 'O.X', '.O.']]],
    ['words above labels', 'Case 4:\nOOOO\nO.aO', [['OOOO', 'O.aO']]],
    [
      'moves whose stones are gone',
      ' 3 . O X . .\n 2 X1. . .2O3\n 1 . X . . O\n   A B C D E',
      [['.OX..', 'X...O', '.X..O']],
    ],
    [
      'a map of who owns what, which is nobody’s',
      ' 3 | . X . |   3 | : : : |\n 2 | . O . |   2 | : : : |\n 1 | . . . |   1 | : : : |\n   +-------+     +-------+',
      [
        ['|.X.|', '|.O.|', '|...|', '+---+'],
        ['|:::|', '|:::|', '|:::|', '+---+'],
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test('boardsize says how large the board is', () => {
    const [entry] = entries('boardsize 5\nkomi 6.5\n. X O . .\nX O . . .\n');
    expect(entry!.diagram).toMatchObject({ columns: 5, rows: 2, whole: { columns: 5, rows: 5 } });
    const [whole] = entries('boardsize 3\n. X O\nX O .\n. . .');
    expect(whole!.diagram).toMatchObject({ open: [], whole: { columns: 3, rows: 3 } });
  });

  test('coordinates around what is not square may frame a corner', () => {
    const [entry] = entries('3 . . . .\n2 X X O .\n1 . O . .\n  A B C D');
    expect(entry!.diagram).toMatchObject({ open: ['top', 'right'], whole: null });
    const told = 'MoveNum: 2\n  A B C D\n3 . . . .\n2 X X O .\n1 . O . .\nNext player: Black\n';
    expect(entries(told)[0]!.diagram).toMatchObject({ open: [], whole: { columns: 4, rows: 3 } });
  });
});

describe('letters and signs for stones', () => {
  const cells = (text: string) => {
    const [entry] = entries(text);
    return [...entry!.diagram!.cells].join('');
  };
  test.each([
    ['B and W', '. B W .\n. . B W\n. . . .'],
    ['b and w', '.bw.\n..bw\n....'],
    ['@ and O, x for a point', '+ @ O +\n+ x @ O\n+ + + +\n- - - -'],
  ])('%s', (_name, text) => {
    expect(cells(text)).toBe('012000120000');
    expect(entries(text)[0]!.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('labels stay labels', () => {
    const [entry] = entries('. B W .\n. a B W\n. . o .');
    expect(entry!.diagram!.labels.map(({ label }) => label)).toEqual(['a', 'o']);
  });
});

test('a digit that stands twice is a move where it stands first, and a sign elsewhere', () => {
  const [entry] = entries('.1.\n1XO\nX.2\ndigits: moves\n');
  const { digits, signs } = entry!.diagram!;
  expect(digits).toEqual([
    { number: 1, point: 1 },
    { number: 2, point: 8 },
  ]);
  expect(signs).toEqual([{ kind: 'number', point: 3, text: '1' }]);
});
