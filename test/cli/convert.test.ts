import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../src/notation/index.ts';
import { targets } from '../../src/service/index.ts';
import { message, say } from '../../src/words/index.ts';
import { rowsOf } from '../notation/goban/helpers.ts';
import { koban } from './run.ts';

const FILE = `# One
+-------+
| X 1 . |
| . O a |
+-------+

# Two
from: One
moves: a1 pass
`;
const PAGE = `Text.\n\n$$W Three\n$$ ------\n$$ | 1 X .\n$$ | . . ,\n\nMore text.\n`;

describe('koban convert', () => {
  it('needs a notation to write, and a file', () => {
    expect(koban(['convert', 'a.goban'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to is missing'),
    });
    expect(koban(['convert', '--to', 'sgf'])).toMatchObject({ code: 2 });
    expect(koban(['convert', '--to', 'sfg', '-'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to takes goban'),
    });
    expect(koban(['convert', '--to', 'sgf', 'b'])).toMatchObject({
      code: 2,
      error: 'koban: b: There is no such file\n',
    });
  });

  it('writes every notation, of every entry, and its help has them all', () => {
    const help = koban(['convert', '--help']).out;
    for (const { id } of targets()) {
      const { code, out } = koban(['convert', '--to', id, 'a.goban'], { 'a.goban': FILE });
      expect([id, code]).toEqual([id, 0]);
      expect(out.length).toBeGreaterThan(20);
      expect(help).toContain(say(message('target.doc', { target: id })));
    }
  });

  it('tells on standard error what is lost, by file, line and code', () => {
    const { out, error, code } = koban(['convert', '--to', 'gnugo', '-'], { '-': FILE });
    expect(code).toBe(0);
    expect(out).toContain(' 2 X X . 2     WHITE (O) has captured 0 stones');
    expect(error.split('\n').slice(0, 3)).toEqual([
      '-:1: lost.title: the title',
      '-:1: lost.labels: 1 label',
      '-:1: lost.moves: the order of 1 move',
    ]);
    expect(koban(['convert', '--strict', '--to', 'gnugo', '-'], { '-': FILE }).code).toBe(1);
    expect(koban(['convert', '--strict', '--to', 'goban', '-'], { '-': FILE }).code).toBe(0);
  });

  it('takes an entry by number or title, and a position', () => {
    const args = (...more: string[]) =>
      koban(['convert', '--to', 'senseis', ...more, 'a.goban'], { 'a.goban': FILE });
    expect(args('--entry', '1').out).toContain('$$B One\n');
    expect(args('--entry', 'two').out).toContain('$$Wm2 Two (3 pass)\n');
    expect(args('--entry', '3')).toMatchObject({
      code: 2,
      error: expect.stringContaining('no entry “3” among 2'),
    });
    expect(args('--entry', '1', '--at', '1').out).toContain('$$ | X X . |');
    expect(args('--entry', '1', '--at', '9')).toMatchObject({
      code: 1,
      error: expect.stringContaining('This entry has no move 9'),
    });
  });

  it('finds diagrams in other texts', () => {
    const { out, code } = koban(['convert', '--to', 'goban', 'mail.txt'], { 'mail.txt': PAGE });
    expect(code).toBe(0);
    expect(out).toBe('# Three\nsize: 19\n+------\n| 1 X .\n| . . .\nto-play: white\n');
    const found = koban(['convert', '--to', 'json', 'mail.txt'], { 'mail.txt': PAGE }).out;
    expect(JSON.parse(found)).toEqual({
      version: 1,
      diagrams: [{ line: 4, notation: 'senseis', rows: ['------', '|1X.', '|..,'] }],
    });
    expect(koban(['convert', '--to', 'goban', 'a.txt'], { 'a.txt': '' })).toMatchObject({ code: 2 });
  });

  it('says what is wrong with what it reads, and where', () => {
    const text = '$$B T\n$$ . 1 !\n';
    const { error, code } = koban(['convert', '--to', 'goban', '-'], { '-': text });
    expect(code).toBe(1);
    expect(error).toContain('-:2:8: error: “!” has no meaning in a $$ diagram');
  });

  it('gives further entries a title, without which they would not begin', () => {
    const two = `${'$$\n$$ . X\n$$ O .\n\n'.repeat(2)}`;
    const { out } = koban(['convert', '--to', 'goban', '-'], { '-': two });
    expect(out.match(/^# .*$/gm)).toEqual(['# Diagram 1', '# Diagram 2']);
  });
});

describe('there and back', () => {
  const boards = fc.record({
    size: fc.integer({ min: 2, max: 13 }),
    cells: fc.array(fc.constantFrom(...'...XO'), { minLength: 169, maxLength: 169 }),
    moves: fc.nat({ max: 9 }),
  });

  it('goban to $$ to goban is the same board', () => {
    fc.assert(
      fc.property(boards, ({ size, cells, moves }) => {
        const glyphs = cells.slice(0, size * size);
        const free = glyphs.flatMap((glyph, i) => (glyph === '.' ? [i] : []));
        free.slice(0, moves).forEach((point, i) => {
          glyphs[point] = String(i + 1);
        });
        if (free[moves] !== undefined) glyphs[free[moves]] = 'a';
        const rows = Array.from({ length: size }, (_, y) => glyphs.slice(y * size, (y + 1) * size).join(' '));
        const text = `# T\n+-+\n${rows.map((row) => `| ${row} |\n`).join('')}+-+\n`;
        const dollars = koban(['convert', '--to', 'senseis', '-'], { '-': text });
        const back = koban(['convert', '--to', 'goban', '-'], { '-': dollars.out });
        const before = parseEntry(text).diagram!;
        const parts = dollars.out.split('\n\n').length;
        // A play on a stone of the board begins another diagram; then there is more than one to compare.
        if (parts > 1) return;
        const after = parseEntry(back.out).diagram!;
        expect(rowsOf(after)).toEqual(rowsOf(before));
        expect(after.open).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('game records', () => {
  const GAME = '(;GM[1]SZ[5]GN[G]\n;B[cc]\n(;W[dd]LB[aa:too long a text])\n(;W[cd]TR[cc]))\n';

  it('tell where they stand in the file', () => {
    const { out, error } = koban(['convert', '--to', 'gnugo', 'g.sgf'], { 'g.sgf': GAME });
    expect(out.match(/captured/g)).toHaveLength(6);
    expect(error.split('\n').filter((line) => /lost\.(title|signs)/.test(line))).toEqual([
      'g.sgf:1: lost.signs: 1 sign',
      'g.sgf:1: lost.title: the title',
      'g.sgf:4: lost.title: the title',
      'g.sgf:4: lost.title: the title',
      'g.sgf:4: lost.signs: 1 sign',
    ]);
  });

  it('are read in the encoding that they name', () => {
    const text = '(;CA[GB2312]SZ[5]GN[~~];B[cc])';
    const bytes = Uint8Array.from(
      [...text].map((c, i) => (c === '~' ? [0xce, 0xa7][i - text.indexOf('~')]! : c.charCodeAt(0))),
    );
    const { out } = koban(['convert', '--to', 'goban', 'g.sgf'], { 'g.sgf': bytes });
    expect(out).toContain('# \u56f4\n');
  });
});

it('takes 19 lines, and a line with the number 19, for those of the usual board', () => {
  const row = (number: string, stones: string) => `${number}${`. . . ${stones}`.padEnd(37, ' .')}`;
  const letters = '   A B C D E F G H J K L M N O P Q R S T';
  const wide = (top: number) => [row(`${top} `, 'X O'), row(`${top - 1} `, 'O X'), row(`${top - 2} `, '. .')];
  const sgf = (...lines: string[]) =>
    koban(['convert', '--to', 'sgf', '-'], { '-': `${lines.join('\n')}\n` }).out;
  for (const lines of [
    [...wide(19), letters],
    [letters, ...wide(19)],
    [...wide(19), letters, 'edges: top'],
    wide(19),
  ])
    expect(sgf(...lines)).toContain('SZ[19]PL[B]AB[da][eb]AW[ea][db]');
  expect(sgf(...wide(20), letters)).toContain('SZ[21]PL[B]AB[');
  expect(sgf(row('', 'X O'), row('', 'O X'))).toMatch(/SZ\[19\]PL\[B\]AB\[d\w\]\[e\w\]/);
  // A part keeps clear of what it does not draw.
  expect(sgf('. X O', 'X . .')).toMatch(/SZ\[19\].*AB\[j/);
});
