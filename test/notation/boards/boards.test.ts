import { describe, expect, test } from 'vitest';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import { printIn } from '../printers/index.ts';

/** Boards as engines print them: what each prints besides is invented, the positions are our own. */
const GNUGO = `
   A B C D E
 5 . . . . . 5
 4 . X O . . 4
 3 . . + . . 3
 2 . O . X . 2     WHITE (O) has captured 2 stones
 1 . . . . . 1     BLACK (X) has captured 13 stones
   A B C D E
`;
const KATAGO = `MoveNum: 3 HASH: 00AA11BB22CC33DD
   A B C D E
 5 . . . . .
 4 . X1. . .
 3 . . O2. .
 2 . . . X3.
 1 . . . . @
Next player: White
Rules: {"ko":"POSITIONAL","scoring":"AREA","suicide":true}
B stones captured: 4
W stones captured: 1
`;
const PACHI = `Move:  12  Komi: 6.5  Handicap: 0  Captures B: 3 W: 1  d=24
      A B C D E F G        A B C D E F G
    +---------------+    +---------------+
  7 | . . . . . . . |  7 | x x , o o O O |
  6 | . X . . O . . |  6 | x X , , O O O |
  5 | . . . . . . . |  5 | x x , , o O O |
  4 | . . X). . . . |  4 | X X X , , o o |
  3 | . . . . . O . |  3 | X X x , , O o |
  2 | . X . . . . . |  2 | X X x , , o o |
  1 | . . . . . . . |  1 | x x x , , o o |
    +---------------+    +---------------+
`;
const LEELA = `Passes: 0            Black (X) Prisoners: 5
White (O) to move    White (O) Prisoners: 2

   a b c d e
 5 . . . . .  5
 4 . X + . .  4
 3 . . .(X).  3
 2 . O . . .  2
 1 . . . . .  1
   a b c d e
`;
const MICHI = `Move: 4     Black: 1 caps   White: 0 caps  Komi: 7.5
 5  . . . . .
 4  . X . . .
 3  . .(O). .
 2  . . . X .
 1  . . . . .
    A B C D E
`;
const GOMILL = `5  .  .  .  .  .
4  .  #  .  o  .
3  .  .  #  o  .
2  .  .  .  .  .
1  .  .  .  .  .
   A  B  C  D  E
`;

const FUEGO = `  A B C D E F G H J
9 . . . . . . . . . 9
8 . . . . . . . . . 8
7 . . + . . . X . . 7
6 . . . . . . . . . 6
5 . . . O O . . . . 5
4 . . . X . O . . . 4
3 . . + . X . + . . 3
2 . . . . . . . . . 2
1 . . . . . . . . . 1  B to play
  A B C D E F G H J
`;
const GOGUI = `   A B C D E
 5 . . . . . 5
 4 . X . O . 4
 3 . . . . . 3
 2 . . . . . 2  Prisoners: B 3  W 1
 1 . . . . . 1  White to play
   A B C D E
`;

function only(text: string) {
  const found = findDiagrams(text);
  expect(found).toHaveLength(1);
  return readDiagram(found[0]!)!;
}

const facts = (text: string) => {
  const { facts, entry } = only(text);
  return facts.map(({ kind, color, value, span }) => {
    expect(entry.text.slice(span.start, span.end)).toBe(value);
    return [kind, color ?? null, value];
  });
};

describe('boards of engines', () => {
  test.each([
    ['showboard', GNUGO, 5],
    ['katago', KATAGO, 5],
    ['leela-zero', LEELA, 5],
    ['michi', MICHI, 5],
    ['gomill', GOMILL, 5],
    ['fuego', FUEGO, 9],
    ['fuego', GOGUI, 5],
  ])('%s: a whole board from a1', (notation, text, size) => {
    const { found, entry, colors } = only(text);
    expect(found.notation).toBe(notation);
    expect(entry.diagram).toMatchObject({
      columns: size,
      rows: size,
      open: [],
      origin: { column: 1, row: 1 },
      whole: { columns: size, rows: size },
    });
    expect(colors).toMatchObject({ X: 1, confidence: 1 });
    expect(entry.problems).toEqual([]);
  });

  // The parenthesis stands right behind a row number of two digits.
  test.each([
    ['michi', (number: string) => number, `Move: 3     Black: 0 caps   White: 0 caps`, ''],
    [
      'leela-zero',
      (number: string) => ` ${number}`,
      'White (O) to move    White (O) Prisoners: 0',
      'a b c d e f g h j k l',
    ],
  ])('%s: a last move in column a beyond row 9', (notation, behind, above, letters) => {
    const rows = Array.from({ length: 11 }, (_, i) => {
      const number = String(11 - i).padStart(2);
      const points = i === 0 ? '(X). . . O . . . . . .' : ' . X . . . . . . . . .';
      return notation === 'michi' ? `${number}${points}` : `${number}${points}${behind(number)}`;
    });
    const { found, entry } = only(
      [above, `   ${letters}`, ...rows, `   ${letters || 'A B C D E F G H J K L'}`, ''].join('\n'),
    );
    expect(found.notation).toBe(notation);
    expect(found.rows).toEqual(['X...O......', ...Array.from({ length: 10 }, () => '.X.........')]);
    expect(entry.diagram).toMatchObject({ columns: 11, rows: 11, open: [], origin: { column: 1, row: 1 } });
  });

  test('Fuego’s board says who plays, GoGui’s also what was captured', () => {
    expect(facts(FUEGO)).toEqual([['to-play', 1, 'B']]);
    expect(facts(GOGUI)).toEqual([
      ['captures', 2, '3'],
      ['captures', 1, '1'],
      ['to-play', 2, 'White'],
    ]);
    const { entry } = only(FUEGO);
    expect(entry.toPlay?.value).toBe(1);
    const { text, lost } = printIn('fuego', entry);
    expect(text).toBe(FUEGO);
    expect(lost).toEqual([]);
  });

  test('rows are without coordinates, frames drawn, marks of last moves taken away', () => {
    expect(only(KATAGO).found.rows).toEqual(['.....', '.X...', '..O..', '...X.', '....@']);
    expect(only(LEELA).found.rows[2]).toBe('...X.');
    expect(only(GOMILL).found.rows[1]).toBe('.#.o.');
    expect(findDiagrams(PACHI)[0]!.rows[0]).toBe('+-------+');
    expect(findDiagrams(PACHI)[0]!.rows[4]).toBe('|..X....|');
  });

  test('what they say around the board is read as facts', () => {
    expect(facts(GNUGO)).toEqual([
      ['captures', 2, '2'],
      ['captures', 1, '13'],
    ]);
    expect(facts(KATAGO)).toEqual([
      ['move-number', null, '3'],
      ['to-play', 2, 'White'],
      ['rules', null, '{"ko":"POSITIONAL","scoring":"AREA","suicide":true}'],
      ['captures', 2, '4'],
      ['captures', 1, '1'],
    ]);
    expect(facts(LEELA)).toContainEqual(['captures', 1, '5']);
    expect(only(LEELA).entry.toPlay?.value).toBe(2);
    expect(facts(MICHI)).toContainEqual(['komi', null, '7.5']);
  });

  test('last moves are signs of their points', () => {
    expect(only(LEELA).entry.diagram!.signs).toEqual([{ point: 13, kind: 'last-move' }]);
    expect(only(MICHI).entry.diagram!.signs).toEqual([{ point: 12, kind: 'last-move' }]);
    expect(only(KATAGO).entry.diagram!.signs).toHaveLength(3);
  });

  test('Pachi prints a board and a map of who owns what', () => {
    const [board, map] = findDiagrams(PACHI).map((found) => readDiagram(found)!);
    expect([board!.found.notation, map!.found.notation]).toEqual(['pachi', 'pachi-ownership']);
    expect(board!.entry.diagram).toMatchObject({ columns: 7, rows: 7, open: [] });
    expect(board!.entry.diagram!.signs).toEqual([{ point: 23, kind: 'last-move' }]);
    expect(map!.entry.diagram!.signs!.every(({ kind }) => kind === 'territory')).toBe(true);
  });
});

describe('boards in other texts', () => {
  test('small letters for stones', () => {
    const { found, entry } = only('xo.o.\n.xoo.\nx.x.o\n.`x..\n.....');
    expect(found.notation).toBe('katago');
    expect(entry.diagram!.cells.filter((cell) => cell === 1)).toHaveLength(5);
  });

  test('a star for Black in old news', () => {
    const { found, entry } = only(
      '   A B C D E\n 5 . . . . . 5\n 4 . * O . . 4\n 3 . . + * . 3\n 2 . . . . . 2\n 1 . . . . . 1\n',
    );
    expect(found.notation).toBe('plain');
    expect(entry.diagram!.cells[6]).toBe(1);
    expect(entry.diagram!.marks).toEqual([]);
  });

  test('a square of nothing but stones and empty points is a whole board', () => {
    const { entry } = only(`${'. . . . . . .\n'.repeat(3)}. . X O . . .\n${'. . . . . . .\n'.repeat(3)}`);
    expect(entry.diagram).toMatchObject({ columns: 7, rows: 7, open: [], whole: { columns: 7, rows: 7 } });
  });
});
