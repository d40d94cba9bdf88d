import { describe, expect, test } from 'vitest';
import { Reader } from '../../../src/eyes/reading/reader.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { WHITE } from '../../../src/go/types.ts';

/**
 * Positions on 9x9 with GNU Go 3.8's answers to `attack` and `defend`, each so small that no stone
 * can be left out without another answer of one of the two, or of a search of all plays that fill
 * liberties: here the kinds of plays that are considered, and how far each is, decide. `-` is an
 * empty row.
 */
const STRINGS = `
attack c9 ko: ..O...... ....X.... - - - - - - -
attack f1 no: - - - - - - ....X.... - .....O...
attack c9 no: ..O...... - ....X.... - - - - - -
attack f9 no: .....X... - .....O... - - - - - -
defend j9 yes: ........O - - .......X. - - - - -
attack a9 no: O........ .O....... - .X....... - - - - -
defend j7 yes: - - .......XO - - .......X. - - -
attack c9 no: ..X...... ......O.. .....O... - - - - - -
attack h7 yes: - - ......OX. .....O... - - - - -
attack b1 no: - - - - - - - ....OO... .X.......
attack f8 yes: ...O.O... ....OX... - - - - - - -
defend h3 no: - - - - - .....O.O. ......OX. - -
attack d8 yes: ...X.X... ...OX.... - - - - - - -
attack b1 no: - - - - - - - ..OX..... .O.X.....
attack a8 yes: - X.XO..... ..O...... - - - - - -
attack b6 yes: - - - .XO...... ...O..... - .O....... - -
attack h7 yes: .......X. ......O.. ......OX. - - - - - -
attack c7 yes: - - .XOX..... .....X... - - - - -
attack a2 yes: - - - - - - ..X...... O.OX..... -
attack h4 yes: - - - ........X .......X. .......OX - - -
defend d9 yes: ...X..... ..OOX.... .....O... - - - - - -
attack j9 no: ......X.X .X....... ....O.... - - - ........X - -
attack h7 no: - ......X.. .....O.X. ......OO. - - - - -
attack b8 ko: ..X...... .X....... .O.O..... ....O.... - - - - -
attack e2 no: - - - - - - ...O.OO.. ..X.X.... -
defend j1 yes: - - - - ........X ........O .....O... ...O..... ........X
attack a7 no: - - O........ ..X...... .OX...... - ..X...... - -
attack j6 no: .......O. ......XXO - ........O - - ......X.. - -
defend e1 ko: - - - - - - - ....OXO.. ...OX.X..
defend e1 no: - - - - - - ...X.X... O...X.... O...O....
defend a8 no: - O........ X........ .X.X..... ..X...... .X....... - - -
defend f9 yes: .....X... ..OOX..O. .....OO.. - - - - - -
attack f3 ko: - - - - .....XO.. ....XO.O. .....XO.. - -
attack f2 no: - - - - - - ...X.X... ...OXO.X. ....O....
defend g2 no: - - - - ......O.. .......O. ....O.OX. .....OX.. -
attack g3 ko: - - - - - .....X... ....XOX.. ....O.O.. .....O...
attack e7 ko: - - ....OX... ...OX.X.. ....OX... - - - -
defend g4 yes: - - - .......O. ......O.O .....OXOO - - -
attack a2 ko: - - - - ..X...... ..OX..... ..XO..... O..O..... -
attack b9 ko: .X....... .XO...... X..O..... .XO...... - - - - -
attack g4 ko: - - - - .....O... ....OXO.. ....X.X.. .....X... -
attack f2 no: - - - - - - ...X.X... ...OXO.X. ....O....
defend j8 ko: .......O. .....XO.O ........X ......XXX - - - - -
attack e1 no: - - - - - ....X.... ...X.X... ...O.OX.. ....O.O..
attack h4 ko: - - .....O... ......OX. .....O.OX ......OX. - - -
attack a3 ko: - - - - X........ .XO...... XO.O..... .XO...... -
attack h7 no: - - ......XO. .......XO ......XO. .......XO - - -
attack a6 no: - - ..X.O.... XXO...... .O.O..... ..O...... .O....... - -
attack f3 ko: - - - - .......X. ....O.... ...OXO... ...X.XX.. ....X....
defend a5 ko: - - XO....... O.O...... XO....... X..O..... - - O........
attack c2 no: - - - - - ...XO.... ..XO.O... ..OXO.... ....X....
attack d6 ko: - - ....OO... ...XO.... ..XO.O... ...XO.... - - -
attack g1 no: - - - - - ......O.. ...O.O.O. ...XOX... ....X.X..
`;

function at(rows: string): Position {
  const lines = rows.split(' ').map((row) => (row === '-' ? '.........' : row));
  return Position.of(Geometry.square(9), lines);
}

describe('strings as GNU Go reads them', () => {
  test.each(STRINGS.trim().split('\n'))('%s', (line) => {
    const [, who, name, answer, rows] = /^(attack|defend) (\S+) (no|ko|yes): (.*)$/.exec(line)!;
    const position = at(rows!);
    const reading = new Reader(position)[who as 'attack' | 'defend'](position.geometry.point(name!));
    expect(reading.answer).toBe(answer);
    // Only what is taken at once is proven on so large a board.
    expect(reading.proven && reading.nodes > 0).toBe(false);
  });

  test('both answers of each kind are among them', () => {
    for (const kind of ['attack', 'defend'])
      for (const answer of ['no', 'yes'])
        expect(STRINGS).toMatch(new RegExp(`^${kind} \\S+ ${answer}:`, 'm'));
    expect(STRINGS).toMatch(/ ko:/);
  });
});

/**
 * Where GNU Go says that it is captured outright: a stone whose capture takes a ko may be left, and
 * be taken back after a threat.
 */
test('a stone may be left in a ko', () => {
  const position = at('- O........ XO....... .X.X..... X.X...... XXO...... ..O...... - -');
  // White takes at a6. Black surrounds what it is joined to, but cannot play at a9: in the end he
  // has to take a ko.
  expect(new Reader(position).safe(WHITE, position.geometry.point('a6'))).toMatchObject({
    answer: 'ko',
    firstThreat: 'self',
  });
});
