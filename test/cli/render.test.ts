import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/pictures/index.ts';
import { read } from '../pictures/sequences.ts';
import { parse } from '../render/xml.ts';
import { BASIC_KO } from '../service/marked.ts';
import { koban } from './run.ts';

const KO = `# Ko\n${BASIC_KO}\nmoves: W b2 B c2\n`;
const TWO = `${KO}# Ko\n${BASIC_KO}\nmoves: W b2\n# ../../etc/passwd\n${BASIC_KO}\n`;
const files = {
  'ko.goban': KO,
  'two.goban': TWO,
  'bad.goban': '# Bad\n| X O |\n| X |\nmoves: B z9\n',
  '-': KO,
};

it('makes no folder of the name of a picture that Koban cannot draw', () => {
  const files = { 'a.goban': '. X\n', 'v1.2/x.svg': '' };
  const ran = koban(['render', '--out', 'board.pdf', 'a.goban'], files);
  expect([ran.code, ran.written.size]).toEqual([2, 0]);
  expect(ran.error).toContain('NAME.svg');
  expect(koban(['render', '--out', 'board.mp4', 'a.goban'], files).code).toBe(2);
  // Neither is a picture of one kind named as one of another.
  const odd = koban(['render', '--format', 'png', '--out', 'board.svg', 'a.goban'], files);
  expect([odd.code, odd.written.size]).toEqual([2, 0]);
  expect(odd.error).toContain('NAME.png');
  expect(koban(['render', '--format', 'apng', '--out', 'board.png', 'a.goban'], files).code).toBe(0);
  for (const folder of ['board.pdf/', 'v1.2', 'figures'])
    expect(koban(['render', '--out', folder, 'a.goban'], files).code).toBe(0);
});

it('says nothing of no files where a file could not be read', () => {
  const { code, out, error } = koban(['check', 'none.goban']);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain('none.goban');
});

describe('koban render', () => {
  it('prints one picture, an SVG unless told otherwise', () => {
    const ran = koban(['render', 'ko.goban'], files);
    expect([ran.code, ran.error]).toEqual([0, '']);
    expect(parse(ran.out.trimEnd()).tag).toBe('svg');
    expect(koban(['render', '-', '--format', 'svg'], files).out).toBe(ran.out);
  });

  it('prints bytes as bytes', () => {
    const ran = koban(['render', 'ko.goban', '--format', 'png', '--cell', '20'], files);
    expect(ran.code).toBe(0);
    expect(decode(ran.bytes!).width).toBeGreaterThan(60);
  });

  it('prints no bytes to a terminal', () => {
    const terminal = { terminalColumns: 80, outputColumns: 80, now: () => 0 };
    const ran = koban(['render', 'ko.goban', '--format', 'png'], files, terminal);
    expect([ran.code, ran.bytes]).toEqual([2, null]);
    expect(ran.error).toContain('--out board.png');
    expect(koban(['render', 'ko.goban'], files, terminal).code).toBe(0);
  });

  it('draws of a record without an entry that is named its game, and of a problem the question', () => {
    const records = {
      'line.sgf': '(;GM[1]SZ[9];B[ee]CR[cc];W[cc]TR[ee];B[dd]LB[ff:A])',
      'problem.sgf': '(;GM[1]SZ[9]AB[aa][ba]AW[ab][bb]PL[B](;B[ca]C[RIGHT];W[cb];B[da])(;B[cb];W[ca]))',
      'two.sgf': '(;GM[1]SZ[9];B[ee](;W[cc])(;W[dd]))',
      'handicap.sgf': '(;GM[1]SZ[9]HA[2]AB[cc][gg];W[ee])',
    };
    const drawn = (...args: string[]) => koban(['render', '--format', 'txt', ...args], records);
    expect(drawn('line.sgf').out).toBe(drawn('line.sgf', '--entry', '1').out);
    expect(drawn('problem.sgf').out).toBe(drawn('problem.sgf', '--entry', '1', '--at', '0').out);
    expect(drawn('problem.sgf').out).not.toBe(drawn('problem.sgf', '--entry', '1').out);
    expect(drawn('problem.sgf', '--at', '3').out).toBe(drawn('problem.sgf', '--entry', '1').out);
    expect(drawn('handicap.sgf').out).toBe(drawn('handicap.sgf', '--at', '1').out);
    expect(drawn('two.sgf').code).toBe(2);
    const [numbered, plain] = [['--numbers'], []].map(
      (more) => koban(['render', ...more, 'line.sgf'], records).out,
    );
    expect(numbered).not.toBe(plain);
    expect(koban(['render', '--out', 'all/', 'line.sgf'], records).written.size).toBe(4);
  });

  it('draws text as the notation has it', () => {
    const ran = koban(['render', 'ko.goban', '--format', 'txt', '--at', '0'], files);
    expect(ran.out).toContain('A B C');
    expect(koban(['check', 'x.goban'], { 'x.goban': ran.out }).code).toBe(0);
  });

  it('writes a file for each entry into a folder, named after titles that lead nowhere else', () => {
    const ran = koban(['render', 'two.goban', '--out', 'pictures/'], files);
    expect(ran.code).toBe(0);
    expect([...ran.written.keys()]).toEqual([
      'pictures/ko.svg',
      'pictures/ko-2.svg',
      'pictures/etc-passwd.svg',
    ]);
    expect(ran.out).toBe('');
  });

  it('tells the format by the file that is named', () => {
    const ran = koban(['render', 'ko.goban', '--out', 'a/b.gif'], files);
    expect([...ran.written.keys()]).toEqual(['a/b.gif']);
    expect(Buffer.from(ran.written.get('a/b.gif') as Uint8Array).toString('latin1', 0, 6)).toBe('GIF89a');
  });

  it('chooses an entry by title or number', () => {
    const at = (entry: string) => koban(['render', 'two.goban', '--entry', entry], files);
    expect(at('3').code).toBe(0);
    expect(at('../../etc/passwd').out).toBe(at('3').out);
    expect(at('4')).toMatchObject({ code: 2, out: '' });
    expect(at('nothing').error).toContain('There is no entry “nothing”');
  });

  it('shows the position after a move as it is numbered in the text', () => {
    const text = `${KO}first: 7\n`;
    const at = (n: string) => koban(['render', 'x.goban', '--at', n], { 'x.goban': text });
    expect(at('7').out).not.toBe(at('8').out);
    expect(at('8').out).toBe(koban(['render', 'x.goban'], { 'x.goban': text }).out);
    expect(at('9').error).toContain('This entry has no move 9; its moves are');
    expect(at('9').code).toBe(2);
  });

  it('has looks and coordinates', () => {
    const of = (...args: string[]) => koban(['render', 'ko.goban', ...args], files).out;
    const all = [
      of(),
      of('--theme', 'dark'),
      of('--theme', 'print'),
      of('--coordinates', 'none'),
      of('--cell', '40'),
    ];
    all.push(
      of('--numbers'),
      of('--plain'),
      of('--caption'),
      of('--background', '#123456'),
      of('--coordinates', 'japanese'),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(of('--background', '#123456')).toContain('fill="#123456"');
    expect(of('--caption')).toContain('>Ko</text>');
  });

  it('makes figures as in books', () => {
    const text = `# Long\n+-----+\n| . . . |\n| . . . |\n| . . . |\nmoves: a1 b1 c1 a2 b2 c2\n`;
    const ran = koban(['render', 'x.goban', '--split', '3', '--out', 'd', '--format', 'svg'], {
      'x.goban': text,
    });
    expect([...ran.written.keys()]).toEqual(['d/long-1.svg', 'd/long-2.svg']);
    expect(ran.written.get('d/long-1.svg')).toContain('Moves 1–3');
    const again = koban(['render', 'two.goban', '--entry', '1', '--split', '10'], files);
    expect(again.out).toContain('2 at C2');
  });

  it('draws the wheel beside figures, which have its letters', () => {
    const kos = { 'kos.goban': readFileSync('examples/triple-ko.goban', 'utf8') };
    const asked = ['render', 'kos.goban', '--entry', '1', '--split', '3', '--out', 'd', '--format', 'svg'];
    const plain = koban(asked, kos).written;
    const { written } = koban([...asked, '--wheel'], kos);
    expect([...written.keys()]).toEqual(['d/triple-ko-1.svg', 'd/triple-ko-2.svg', 'd/triple-ko-wheel.svg']);
    expect(written.get('d/triple-ko-wheel.svg')).toMatch(/<title[^>]*>Ko a: Black/);
    const letters = (file: string, all: typeof written) => String(all.get(file)).match(/>[abc]<\/text>/g);
    expect(letters('d/triple-ko-1.svg', plain)).toBeNull();
    expect(letters('d/triple-ko-1.svg', written)).toHaveLength(3);
  });

  it('draws an entry with errors as far as it can be, says so, and ends with 1', () => {
    const ran = koban(['render', 'bad.goban'], files);
    expect(ran.code).toBe(1);
    expect(ran.error).toMatch(/^bad\.goban:1: error: /);
    expect(parse(ran.out.trimEnd()).tag).toBe('svg');
  });

  it('draws the variations of SGF, and diagrams of other notations', () => {
    const sgf = '(;GM[1]SZ[5]GN[A game];B[cc];W[bb](;B[dd])(;B[aa]))';
    const games = koban(['render', 'x.sgf', '--out', 'd', '--format', 'txt'], { 'x.sgf': sgf });
    expect([games.code, [...games.written.keys()]]).toEqual([
      0,
      ['d/a-game.txt', 'd/a-game-variation-1-at-3.txt'],
    ]);
    expect(games.written.get('d/a-game.txt')).toContain('(X)');
    const page = 'Text\n\n$$B Shape\n$$ | . X 1\n$$ | . . a\n$$ -------\n';
    const drawn = koban(['render', 'x.md', '--format', 'txt'], { 'x.md': page });
    expect([drawn.code, drawn.out]).toEqual([0, expect.stringContaining('| . X(X)')]);
  });

  it('says what SGF has that no picture holds', () => {
    const ran = koban(['render', 'x.sgf'], { 'x.sgf': '(;GM[1]SZ[40]TM[5];B[aa])' });
    expect(ran.error).toBe('x.sgf:1: lost.properties: what the record says with TM\n');
    expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/^<svg /)]);
  });

  it.each([
    [['render', 'two.goban'], 'This makes 3 pictures; choose one with --entry, or name a folder with --out'],
    [['render', 'two.goban', '--out', 'x.png'], 'This makes 3 pictures'],
    [
      ['render', 'two.goban', '--entry', '1', '--split', '1'],
      'This makes 2 figures; name a folder with --out',
    ],
    [['render', 'none.goban'], 'There is no such file'],
    [['render', 'ko.goban', '--format', 'bmp'], '--format takes svg, png, gif'],
    [['render', 'ko.goban', '--theme', 'pink'], '--theme takes light, dark, print'],
    [['render', 'ko.goban', '--cell', '5'], '--cell takes a whole number from 8 to 200'],
    [['render', 'ko.goban', '--background', 'red'], '--background takes a color such as #ffffff'],
    [['render', 'ko.goban', '--split', '5', '--format', 'gif'], '--split makes svg or png, not “gif”'],
    [['render', 'ko.goban', '--split', '5', '--at', '1'], '--split shows all moves'],
    [['render', 'empty.md'], 'There is no diagram here'],
  ])('%j cannot be done, and says why', (args, said) => {
    const ran = koban(args, { ...files, 'empty.md': '# Nothing\n' });
    expect(ran.code).toBe(2);
    expect(ran.error).toContain(said);
  });

  // All examples, by the program that is shipped: test/built/render.test.ts.
  it.each(FORMATS.map(({ id }) => id))('gives the same bytes twice as %s', (id) => {
    const name = 'examples/triple-ko.goban';
    const once = () =>
      koban(['render', name, '--format', id, '--out', 'd', '--cell', '8'], { [name]: read(name) });
    const [first, second] = [once(), once()];
    expect(first.code).toBe(0);
    expect(first.written.size).toBeGreaterThan(1);
    expect([...first.written]).toEqual([...second.written]);
  });
});
