import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { kobanLater } from './run.ts';

const valid = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
  JSON.parse(readFileSync('schemas/positions.schema.json', 'utf8')),
);

const FILES = {
  // A stone on the third line with an approach, in the upper right corner.
  'part.goban': '. . . . .|\n. X . . .|\n. . . O .|\n. . . . .|\n'.replace(/^/, '---------+\n'),
  'games/one.sgf':
    '(;SZ[9]PB[A]PW[B];B[ec])\n\n(;SZ[9]GN[Mirrored]\n;B[db];W[bc];B[ff])\n(;GM[3]SZ[9];B[aa])',
  'games/page.md':
    '# Page\n\n```goban\n# Drawn\n+---------\n| . . . . .\n| . . . 2 .\n| . 1 . . .\n| . . . . .\n```\n\n```sgf\n(;SZ[9];B[hc];W[fb])\n```\n',
  'games/server.gib':
    '\\HS\n\\[GAMETAG=S1,R1,D2,G600,W0,Z0,T30-3-1200,C2024:1:1:1:1,I:a,L:0,M:b,N:0,A:a,B:b,J:1\\]\n\\HE\n\\GS\n2 1 0\n&2 0\nINI 0 1 0 &4\nSTO 0 2 1 16 2\nSTO 0 3 2 17 1\n\\GE\n',
};

const find = (...args: readonly string[]) => kobanLater(['find', '--matching', 'part.goban', ...args], FILES);

describe('koban find --matching FILE --in FOLDER', () => {
  test('says file, game, move, place and symmetry', async () => {
    const { code, out, error } = await find('--in', 'games');
    expect(error).toContain('koban find: 3 places in 4 games and 1 entry of 3 files\n');
    expect(out.split('\n')).toEqual([
      'games/one.sgf:4:7: game 2 (Mirrored), after move 2, at A6–E9, mirrored',
      'games/page.md:7:9: entry 1 (Drawn), after move 2, at A1–E4, mirrored, colors exchanged',
      'games/page.md:13:14: game 1, after move 2, at E6–J9, colors exchanged',
      '',
    ]);
    expect(code).toBe(0);
  });

  test('prints JSON as its schema says', async () => {
    const { out } = await find('--in', 'games', '--format', 'json', '--every');
    const printed = JSON.parse(out);
    expect([valid(printed), valid.errors]).toEqual([true, null]);
    expect(printed).toMatchObject({ files: 3, games: 4, entries: 1, pattern: { columns: 5, rows: 4 } });
    expect(printed.places[0]).toEqual({
      file: 'games/one.sgf',
      line: 4,
      column: 7,
      in: 'game',
      number: 2,
      title: 'Mirrored',
      move: 2,
      from: 'a6',
      to: 'e9',
      mirrored: true,
      turned: 0,
      exchanged: false,
    });
  });

  test('takes a move of an entry, or of a record, and ends with 1 where there is nothing', async () => {
    const { out } = await kobanLater(
      ['find', '--matching', 'games/server.gib', '--in', 'games/server.gib', '--after', '2'],
      FILES,
    );
    expect(out).toContain('after move 2, at A1–T19');
    const none = await kobanLater(
      ['find', '--matching', 'games/server.gib', '--in', 'games/one.sgf', '--after', '2'],
      FILES,
    );
    expect([none.code, none.out]).toEqual([1, '']);
  });

  test.each([
    [['--in', 'games', '--board', '3x3'], '--in does not go together with --board'],
    [['--in', 'nowhere/*'], 'has no file of Koban'],
    [['--in', 'games', '--format', 'goban'], '--format'],
    [['--after', '2'], '--matching does not go together with --after'],
  ])('%j is refused', async (args, why) => {
    const { code, error } = await find(...args);
    expect(error).toContain(why);
    expect(code).toBe(2);
  });

  test('a board of unknown points, and one with an error, are refused', async () => {
    const only = (text: string) =>
      kobanLater(['find', '--matching', 'x.goban', '--in', 'games'], { ...FILES, 'x.goban': text });
    expect((await only('? ?\n? ?\n')).error).toContain('Every point of the board is unknown');
    expect((await only('. X\n. X O\n')).code).toBe(2);
    expect((await only('# A\n. X\n\n# B\nX .\n')).error).toContain('one entry');
  });

  test('a file that cannot be read is said, and the others are searched', async () => {
    const { code, out, error } = await find('--in', 'games/one.sgf', '--in', 'gone.sgf');
    expect(out).toContain('game 2 (Mirrored)');
    expect(error).toContain('gone.sgf');
    expect(code).toBe(2);
  });
});
