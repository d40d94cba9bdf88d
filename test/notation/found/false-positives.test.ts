import { describe, expect, test } from 'vitest';
import { findDiagrams } from '../../../src/notation/index.ts';

const rows = (text: string) => findDiagrams(text).map((found) => found.rows);

const AMAZONS =
  '...O..O...\n..........\n..........\nO........O\n..........\n..........\nX........X\n..........\n..........\n...X..X...';

function lettered(board: string): string {
  const lines = board.split('\n').map((row, y) => `${String(10 - y).padStart(2)} ${[...row].join(' ')}`);
  return ['   A B C D E F G H J K', ...lines].join('\n');
}

describe('boards of other games', () => {
  const LINES = Array.from({ length: 3 }, (_, i) => i);
  const othello = (top: number, step: number, letters: string) =>
    [
      letters,
      ...Array.from({ length: 8 }, (_, y) => {
        const men = y === 3 ? '. . . O X . . .' : y === 4 ? '. . . X O . . .' : '. . . . . . . .';
        return `${top + step * y} ${men}`;
      }),
    ].join('\n');
  test.each([
    ['Othello, from the top', othello(1, 1, '  a b c d e f g h')],
    ['Othello in discs', othello(1, 1, '  a b c d e f g h').replace(/X/g, '●').replace(/O/g, '○')],
    [
      'Othello of small men',
      '........\n........\n........\n...xo...\n...ox...\n........\n........\n........',
    ],
    [
      'chess',
      `  a b c d e f g h\n${[8, 7, 6, 5, 4, 3, 2, 1].map((n) => `${n} ${n > 2 ? '. . . . . . . .' : 'P P P P R N B Q'}`).join('\n')}`,
    ],
    ['men that fall down', '.......\n.......\n.......\n...o...\n..oxx..\n.oxxo..'],
    [
      'five in a row with an i',
      `    a b c d e f g h i j k\n${LINES.map((y) => `${String(11 - y).padStart(3)} . . x . . o . . . . .`).join('\n')}`,
    ],
    ['rocks that roll', 'O....#....\nO.OO#....#\n.....##...\nOO.#O....O\n.O.....O#.'],
    ['a maze with a way out', '#...#......#\n#.#.#.####.#\n#.#...#..#.#\n#.###.#..#.#\n#.....#....X'],
    ['a hall', '  ..................\n......................\n  .................'],
    ['a room', '----------\n|........|\n|........|\n----------'],
    ['a chess position in a comment', '|RK...R..|\n|..KR.R..|'],
    ['soccer', '|.S....S.|\n|.........'],
    ['noughts and crosses', 'X.O\n.X.\nO.X'],
    ['noughts and crosses that are drawn', 'X O X\nX O O\nO X X'],
    ['noughts and crosses in a box', '+---+\n|X.O|\n|.X.|\n|O.X|\n+---+'],
    ['Conway’s cells', '........\n..OOO...\n.OOO....\n........'],
    ['a blinker', '. . . . .\n. . O . .\n. . O . .\n. . O . .\n. . . . .'],
    ['amazons', AMAZONS],
    [
      'amazons in letters',
      AMAZONS.replace(/X/g, 'B')
        .replace(/O/g, 'W')
        .replace(/(?<=.)(?=.)/g, ' '),
    ],
    ['amazons and arrows', AMAZONS.replace(/^\.\.\.\.\.\.\.\.\.\./m, '..##..#...')],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([]);
  });

  test('what could be another game is a diagram beside others', () => {
    const shape = '..XOO\n.XXO.\n...X.\n';
    const small = 'X.O\n.X.\nO.X\n';
    expect(rows(`${small}\n${small}`)).toEqual([]);
    expect(rows(`${shape}\nbecomes\n\n${small}`)).toHaveLength(2);
    expect(rows(`${shape}${'\nand so on\n'.repeat(9)}\n${small}`)).toHaveLength(1);
  });

  test.each([
    ['three by three, neither full nor won', 'XO.\n.OX\nX..'],
    ['three by three, with a label', '(a)  X.O\n     .X.\n     O.X'],
    ['three by three, of one color', 'O O O\nO . O\n. O O'],
    ['three by three, more white stones than black ones', 'XOO\nO.O\n...'],
    ['three by three, with little on it', '.O.\nX..\n...'],
    ['three by three, with a point that nobody knows', '?X?\n.O?\n?OO'],
    ['a shape at the rim', '. . . .\n. O O O\n. O . .\n. O O O'],
    ['black stones alone', '.....\n..X..\n.....\n..X..\n.....'],
    ['ten lines, with a stone more', AMAZONS.replace('.', 'X')],
    ['ten lines with coordinates of Go', lettered(AMAZONS)],
  ])('%s, is a diagram', (_name, text) => {
    expect(rows(text)).toHaveLength(1);
  });

  test('eight lines with Go’s coordinates are a Go board', () => {
    expect(rows(othello(8, -1, '  A B C D E F G H'))).toHaveLength(1);
  });
});

describe('what programs and people print', () => {
  test.each([
    ['dots of tests', `${'.'.repeat(40)}\n${'.'.repeat(40)}\n........\n\nOK`],
    ['dots and failures', '......F....s.......E....\n.........F..............\n...F\n'],
    ['endings of files', '*.o\n*.d\n*.a'],
    ['endings in columns', '*.cc,  *.cxx,\n*.idl, *.ddl,\n*.md,  *.tcl,'],
    ['a list of names', 'GO_MOT_NONE,\nGO_MOT_YOSE,\nGO_MOT_KO,'],
    ['numbers', '0x3,\n0x6,\n0x8,'],
    ['pointers', '&x,\n&w,\n&y,'],
    ['bullets', '# XXX\n#\n# see below\n#\n'],
    ['a tree of moves', 'O8  : T  -0.61c W  12.0c\nO9  : T  -0.83c W  11.0c\nP3  : T  -1.01c W  10.2c'],
    ['a list of stones', 'X K19\nX K18\nO L17\nO L16'],
    ['macros', '..\n.de X\n.ds X\n..'],
    ['macros of a part of a manual page', '.Xo Ar x\n.Xc'],
    ['a manual page', '.Op Fl a\n.Op Fl b\n.Op Ar file\n.Xc'],
    ['tags of a manual', '|help|\n|tutor|\n|motion|\n|xo|'],
    ['encoded data', 'MX#@0!P_O\n"@<!P#@.!X\n'],
    ['a picture', '/* XPM */\nstatic char *p[] = {\n"..XX..",\n".XOOX.",\n"..XX.."};'],
    ['a line of each game', '3 X..O NPX PS0 E0\n2 XX.O NPO PS0 E0\n2 XX.O NPX PS1 E0'],
    ['directives', '.. _GTP: http://x\n.. _SGF: http://y\n.. _Go: http://z'],
    ['exclamations', 'Ok, now\nOoh! well\nOops! no\nOne, two'],
    ['the floor of a box', '  O   X\n|_______|'],
    ['sources', 'r = a*X + b*(X@X)\ns = .5 * x\nt = *p++'],
  ])('%s', (_name, text) => {
    expect(rows(text)).toEqual([]);
  });
});

test('macros of manual pages are no rows, whatever stands between them', () => {
  const page = (body: string) => `.\\" A comment\n.Dd November 1, 2026\n.Dt A 1\n.Sh DESCRIPTION\n${body}\n`;
  for (const body of [
    '.Op Fl o\n.Oo Fl L Xo\n.Ar host\n.Xc\n.Oc\n.Oo Fl R Xo\n.Xc\n.Oc',
    '.EX\n!\n! make a key\n!\n.EE',
  ])
    expect(rows(page(body))).toEqual([]);
  const macros = ['.Op Fl o', '.Oo Fl L Xo', '.Xc', '.XO', '.Xo', '.Ox O', '.Xr O', '.de X', '.EE'];
  for (const above of macros)
    for (const between of ['', '!\n', '! make\n', '?\n'])
      for (const below of macros)
        expect(rows(page(`${above}\n${between}${below}`)), `${above} ${below}`).toEqual([]);
  // What a page draws is found.
  expect(rows(page('.EX\n  .XO.\n  .XXO\n  ..OO\n  ----\n.EE')).length).toBe(1);
});

test('a letter beside the move of a figure makes no stone of it', () => {
  const [found] = findDiagrams('A figure:\n\n  O*a\n  ?BO\n\nand another:\n\n  ..X\n  OXO\n');
  expect(found?.notation).toBe('gnugo');
});

test('walls beside crosses are a figure of GNU Go where stones and small letters are many', () => {
  expect(rows('Xx.##O\nOx####\n.x#XoX\nxXOO##\nXo#x.#')).toHaveLength(1);
  expect(rows('X..##.\n.x####\n..#...\nx...##\n..#..#')).toEqual([]);
});
