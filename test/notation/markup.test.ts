import { describe, expect, it } from 'vitest';
import { findDiagrams, readDiagram } from '../../src/notation/index.ts';
import { koban } from '../cli/run.ts';

const converted = (text: string, name: string) =>
  koban(['convert', '--to', 'goban', name], { [name]: text }).out;

/** What is written for a package is read as it was. */
const back = (entry: string, to: 'psgo' | 'igo') => {
  const { out } = koban(['convert', '--to', to, 'a.goban'], { 'a.goban': entry });
  return converted(`Text.\n\n${out}\nMore.\n`, 'a.tex');
};

const PART = `| . . 2 .
| X O 1 .
| a X O .
| . . X x
+--------
size: 9
`;
const WHOLE = `+-----------+
| . . . . . |
| . X O . . |
| . X . O . |
| . . X O . |
| . . . . . |
+-----------+
to-play: white
moves: W c3 B pass W a1
circle: b3
`;

describe('boards of LaTeX packages', () => {
  it.each(['psgo', 'igo'] as const)('%s is read as Koban writes it', (to) => {
    for (const entry of [PART, WHOLE]) {
      const text = back(entry, to);
      const again = koban(['convert', '--to', to, 'a.goban'], { 'a.goban': text }).out;
      expect(again).toBe(koban(['convert', '--to', to, 'a.goban'], { 'a.goban': entry }).out);
    }
  });

  it('igo goes on with a board until it is cleared, and comments draw nothing', () => {
    const text = `\\gobansize{5}
\\black{a1,b2} \\white[1]{c3,d4}
% \\black{e5}
\\showfullgoban
Then: \\clear{a1}\\black[3]{e1}\\showgoban[b1,e4]
`;
    const [first, second] = findDiagrams(text, { kind: 'latex' }).map((one) => readDiagram(one)!.entry);
    expect(first!.diagram).toMatchObject({
      columns: 5,
      rows: 5,
      open: [],
      digits: [{ number: 1 }, { number: 2 }],
    });
    expect(first!.toPlay!.value).toBe(2);
    expect(second!.diagram).toMatchObject({
      columns: 4,
      rows: 4,
      open: ['top', 'left'],
      origin: { column: 2, row: 1 },
      digits: [{ number: 1, point: 15 }],
    });
    expect(second!.first!.value).toBe(3);
  });

  it.each([
    ['\\begin{psgoboard}[99]\\stone{black}{a}{1}\\end{psgoboard}', 0],
    ['\\begin{psgoboard}[9]\\stone{black}{a}{1}', 0],
    ['%\\begin{psgoboard}[9]\\end{psgoboard}', 0],
    ['\\begin{psgopartialboard}[9]{(8,8)(12,12)}\\end{psgopartialboard}', 0],
    ['\\showgoban[z9,a1]', 1],
    ['The command \\cleargoban clears the goban.', 0],
  ])('%s', (text, count) => {
    expect(findDiagrams(text, { kind: 'latex' })).toHaveLength(count);
  });
});

describe('a tile that the template of Wikipedia does not have', () => {
  it('is unknown, and named as it is written', () => {
    const text = `{{Goban 5x5
 |  |  |  |  | b
 | b|zqx| A| c| b
 |  | c|w2|  |
 | w| w| w| b1| w
 |  |  | w| w|
|24|u=u|r=r|wide=yes}}`;
    const [found] = findDiagrams(text);
    const { entry } = readDiagram(found!)!;
    const written = entry.problems.map(({ code, message: { args }, span }) => [
      code,
      args,
      entry.text.slice(span.start, span.end),
    ]);
    for (const sign of ['zqx', 'wide=yes'])
      expect(written).toContainEqual(['diagram.unknown-glyph', { glyphs: sign }, sign]);
  });
});

describe('the template of Wikipedia', () => {
  it('has stones, numbers, marks, and the edges that it names', () => {
    const text = `{{Goban 5x5
 |  |  |  |  | b
 | b|bT| A|-c| b
 |  | c|w2|  | <!-- 3 -->
 | w| -| w| b1| w
 |  |  | w| w|  
|24|u=u|r=r}}`;
    expect(converted(`== Ko ==\n${text}\nText.\n`, 'a.wiki')).toBe(`----------+
. . . . X |
X X . . X |
. . 2 . . |
O . O 1 O |
. . O O . |
circle: d4 b3
triangle: b4
label: c4=A
`);
  });

  it('is read as Wikibooks writes it, and is whole without a size', () => {
    const row = `| ${'|'.repeat(18)}|=\n`;
    const [found] = findDiagrams(`{{Goban|=\n${row.repeat(18)}| b${'|'.repeat(18)}|=\n|20}}\n`);
    const { diagram } = readDiagram(found!)!.entry;
    expect(diagram).toMatchObject({ columns: 19, rows: 19, open: [] });
    expect([...diagram!.cells].flatMap((cell, point) => (cell === 1 ? [point] : []))).toEqual([342]);
  });
});

describe('hostile texts', () => {
  const again = (one: string, length = 200_000) => one.repeat(length / one.length);
  it.each([
    ['commands on one line', `\\showgoban${again('\\a')}`],
    ['environments that are not closed', `${again('\\begin{psgoboard}')}\\end{psgoboard}`],
    [
      'marks before stones',
      `${again(`\\gobansymbol{${again('a1,', 4000)}a1}{x}`)}${again(`\\black{${again('b1,', 4000)}b1}`)}\\showgoban`,
    ],
    ['templates in each other', again(`${again('{{goban|', 50_000)}}}`)],
    ['comments that are not closed', again(`{{goban|${again('<!--', 50_000)}}}`)],
  ])('%s take time in proportion to their length', (_what, text) => {
    const before = process.cpuUsage();
    findDiagrams(text, { kind: 'markdown' });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('a board that is not closed takes nothing of the next', () => {
    const board = '\\begin{psgoboard}[5]\\stone{black}{a}{1}\\end{psgoboard}';
    const found = findDiagrams(`\\begin{psgoboard}[5]\\stone{white}{b}{2}\n\n${board}\n`, { kind: 'latex' });
    expect(found.map((one) => readDiagram(one)!.entry.diagram!.cells.filter(Boolean))).toEqual([
      new Uint8Array([1]),
    ]);
  });
});

describe('boards in the fonts of Sgf2Dg', () => {
  const board = (rows: string, after = '') => `\\vbox{\\vbox{\\goo\n${rows}\n}\n${after}}\n`;

  it('have edges, stones, and whose turn it is', () => {
    const rows = [
      String.raw`\0??<\0??(\0??(\- @(\0??>`,
      String.raw`\0??[\- !+\- @+\0??+\0??]`,
      String.raw`\0??[\0??+\0??*\- !+\0??]`,
    ];
    const text = board(rows.join('\n'), '\\hfil problem 1, white to play\\hfil\\break\n');
    expect(converted(text, 'a.tex')).toBe(
      '+-----------+\n| . . . X . |\n| . O X . . |\n| . . . O . |\nto-play: white\n',
    );
    expect(converted(text.replaceAll(/^/gm, '%'), 'a.tex')).toBe('');
  });

  it('have numbers whose color depends on the font, letters and marks', () => {
    const rows = [
      String.raw`\0??+\001+\002+\goe\003+\004+`,
      String.raw`\!  b\401+\502+\- :+\- ;+`,
      String.raw`\0??+\0??+\0??+\0??+\0??+`,
    ];
    expect(converted(board(rows.join('\n')), 'a.tex')).toBe(
      '. X O O X\nb X O X O\n. . . . .\ncircle: d2 e2\nlabel: b2=A c2=B b3=1 c3=2 d3=3 e3=4\n',
    );
    const game = board('\\0??+\\001+\\0??+\n\\0??+\\- !+\\002+');
    expect(converted(game, 'a.tex')).toBe('. 1 .\n. O 2\n');
  });

  it('report what is no point, take it for unknown, and read the rest of the row', () => {
    const text = board('\\0??<\\- @(\\0??(\n\\0??[\\0Q?+\\- !+\n\\0??[\\0??+\\0??~');
    const [found] = findDiagrams(text);
    const { entry } = readDiagram(found!)!;
    expect([...entry.diagram!.cells]).toEqual([0, 1, 0, 0, 3, 2, 0, 0, 3]);
    expect(entry.problems.map(({ code, span }) => [code, entry.text.slice(span.start, span.end)])).toEqual([
      ['diagram.unknown-glyph', '\\0Q?+'],
      ['diagram.unknown-glyph', '\\0??~'],
    ]);
  });
});
