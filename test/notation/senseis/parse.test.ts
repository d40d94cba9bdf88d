import { describe, expect, it } from 'vitest';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import { FOUND_SEVERITIES } from '../../../src/notation/generated/severities.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import { parseSenseis } from '../../../src/notation/senseis/parse.ts';
import { say } from '../../../src/words/index.ts';
import { withoutExample } from '../defined-example.ts';
import { marked, nameOf, placeOf, rowsOf } from '../goban/helpers.ts';
import { SENSEIS_EXAMPLES } from './examples.ts';

/** Reads a diagram that has nothing wrong. */
function clean(text: string) {
  const entry = parseSenseis(text);
  expect(entry.problems.map(({ code, message }) => `${code}: ${say(message)}`)).toEqual([]);
  return { entry, diagram: entry.diagram! };
}

const example = (name: string) => SENSEIS_EXAMPLES.find((one) => one.name.startsWith(name))!.text;

describe('$$ diagrams', () => {
  it('have a title, rows, moves and labels', () => {
    const { entry, diagram } = clean(example('a corner'));
    expect(entry.title?.value).toBe('Attachment and [hane]');
    expect(rowsOf(diagram)).toEqual(['........', '........', '..53X...', '..412...', '..a6..b.']);
    expect(placeOf(diagram)).toBe('open: bottom; from a4 of 8x8');
    expect(entry.toPlay).toBeNull();
  });

  it('have options in the header', () => {
    const { entry, diagram } = clean(example('options'));
    expect([entry.toPlay?.value, entry.first?.value, diagram.coordinates]).toEqual([WHITE, 27, true]);
    expect(placeOf(diagram)).toBe('open: top right; from a1 of 13x13');
    expect(entry.title?.value).toBe('White 27 to 30');
  });

  it('take options in any order, and a blank ends them', () => {
    expect(clean('$$9Bm3c T\n$$ . X').entry.first?.value).toBe(3);
    const { entry } = clean('$$ B is black\n$$ . X');
    expect([entry.toPlay, entry.title?.value]).toEqual([null, 'B is black']);
  });

  it('have marks on stones and on empty points', () => {
    const { diagram } = clean(example('every mark'));
    expect(rowsOf(diagram)).toEqual(['XXXXX..', 'OOOOO..', '...*?.a']);
    const signs = diagram.signs!.map(({ kind, point }) => `${kind} ${nameOf(point, diagram)}`);
    expect(signs).toEqual([
      ...['circle b3', 'square c3', 'triangle d3', 'cross e3'],
      ...['circle b2', 'square c2', 'triangle d2', 'cross e2'],
      ...['circle a1', 'square b1', 'triangle c1'],
    ]);
  });

  it('may have no blanks between points', () => {
    const { diagram } = clean(example('points side'));
    expect(rowsOf(diagram)).toEqual(['.XO..', 'XX.O.', '.OOO.', '..1..', '.....']);
    expect(placeOf(diagram)).toBe('open: none; from a1 of 5x5');
  });

  it('have points where there is no board: nobody knows what is there', () => {
    const { diagram } = clean(example('two boards'));
    expect(diagram.columns).toBe(11);
    expect(diagram.blanks).toEqual([5, 16, 27]);
    expect(rowsOf(diagram)[1]).toBe('.XO..?.XO..');
    expect(rowsOf(diagram)[2]).toBe('..1..?...2.');
  });

  it('tell of moves in the title', () => {
    const { entry } = clean(example('a ko in'));
    expect(entry.replays.map(({ number, at }) => [number, at])).toEqual([
      [4, 1],
      [7, 2],
    ]);
    expect(entry.elsewhere).toEqual([
      { number: 5, kind: 'pass' },
      { number: 6, kind: 'tenuki' },
    ]);
    expect(entry.toPlay?.value).toBe(WHITE);
  });

  it('say the numbers of titles as they are shown, and take digits too', () => {
    const board = '\n$$ . 1 2\n$$ . X .';
    for (const title of ['15 at 13', '3 at 1', '15, 17 at 13, 16 pass']) {
      const { replays } = clean(`$$Bm13 ${title}${board}`).entry;
      expect(replays[0], title).toMatchObject({ number: 3, at: 1 });
    }
  });

  it('say in many words where a move is', () => {
    const board = '\n$$ | 1 X 2 a\n$$ | 3 . . .';
    for (const title of ['4 at 1', '4@1', '4 @ 1', '4 takes ko at 1', '4 retakes at 1', '4 connects at 1']) {
      const { entry } = clean(`$$B ${title}${board}`);
      expect(entry.replays, title).toMatchObject([{ number: 4, at: 1 }]);
    }
    for (const title of ['A ko (4 at a)', '4 at a', '4 connects at a.', '4 at a, 5 pass']) {
      const { diagram } = clean(`$$B ${title}${board}`);
      expect(diagram.digits.at(-1), title).toEqual({ number: 4, point: 3 });
      expect(diagram.labels, title).toEqual([{ label: 'a', point: 3 }]);
    }
    expect(clean(`$$Bm11 14 at a${board}`).diagram.digits.at(-1)).toEqual({ number: 4, point: 3 });
    for (const title of ['4 at a time', '4 at b', '2 at a', 'take 4 at all'])
      expect(clean(`$$B ${title}${board}`).diagram.digits, title).toHaveLength(3);
  });

  it('stand in tags of forums and literals of programs', () => {
    const text = '[go]$$Bc A title\n$$ | . X O\n$$ | . 1 .[/go]\nand so on';
    const [found] = findDiagrams(text);
    expect(found).toMatchObject({ rows: ['|.XO', '|.1.'], lines: { first: 0, end: 3 } });
    const { entry } = readDiagram(found!)!;
    expect(entry.problems).toEqual([]);
    expect(entry.title?.value).toBe('A title');
    const { diagram } = clean("$$B\n$$ | . 1 X\n$$ [1|https://example.org/x]';");
    expect(diagram.links).toEqual([{ anchor: '1', target: 'https://example.org/x' }]);
  });

  it('have links, arrows and lines', () => {
    const { diagram } = clean(example('links'));
    expect(diagram.links).toEqual([
      { anchor: 'a', target: 'SomePage' },
      { anchor: '1', target: 'https://example.org/?page' },
    ]);
    expect(diagram.lines).toEqual([
      { kind: 'arrow', from: { x: 2, y: 1 }, to: { x: 4, y: 1 } },
      { kind: 'line', from: { x: 0, y: 0 }, to: { x: 5, y: 3 } },
      { kind: 'arrow', from: { x: 1, y: 2 }, to: { x: -1, y: 1 } },
    ]);
  });

  it('may stand in the middle of a board that nobody knows', () => {
    const { diagram } = clean(example('a position'));
    expect(placeOf(diagram)).toBe('open: top right bottom left; from a1 of ?');
  });

  it('are read in quotes, tags and with blank lines', () => {
    const { entry, diagram } = clean(example('blank lines').replace('1 0', '1 2'));
    expect(rowsOf(diagram)).toEqual(['.X.', '.12']);
    expect(entry.first?.value).toBe(5);
  });

  it('may begin with a row', () => {
    expect(rowsOf(clean('$$ . X O\n$$ X . .').diagram)).toEqual(['.XO', 'X..']);
    expect(clean('$$B . X O\n$$ X . .').entry.title?.value).toBe('. X O');
  });

  it.each([
    ['right and top', '$$B\n$$ -----\n$$ . X |\n$$ X . |', 'open: bottom left; from s18 of 19x19'],
    ['a size', '$$B9\n$$ -----\n$$ . X |\n$$ X . |', 'open: bottom left; from h8 of 9x9'],
    ['two edges across', '$$B\n$$ | . X |\n$$ | X . |\n$$ -----', 'open: top; from a1 of 2x2'],
    ['a size and no edge', '$$B9\n$$ . X\n$$ X .', 'open: top right bottom left; from a1 of 9x9'],
    ['the left alone', '$$B\n$$ | . X\n$$ | X .', 'open: top right bottom; from a1 of ?'],
  ])('are placed by %s', (_, text, place) => {
    expect(placeOf(clean(text).diagram)).toBe(place);
  });
});

/** The smallest text for each code; the span that is told is marked. */
const PROBLEMS: readonly (readonly [code: string, text: string])[] = [
  ['senseis.no-board', '«$$B Nothing»\n$$'],
  ['senseis.header', '$$«Black» to play\n$$ . X'],
  ['senseis.size', '$$B«26»\n$$ . X'],
  ['senseis.first', '$$B«m0»\n$$ . X'],
  ['senseis.stray-line', '$$B\n$$ . X\n«prose»'],
  ['senseis.unreadable', '$$B\n$$ . X\n$$ «{AR C3}»'],
  ['senseis.unreadable', '$$B\n$$ . X\n$$ «[a]»'],
  ['senseis.unknown-glyph', '$$B\n$$ . X «!» .'],
  ['senseis.ragged-row', '$$B\n$$ . X .\n$$ . X .\n$$ «. X»'],
  ['senseis.too-large', `$$B\n$$ «${'. '.repeat(26).trim()}»`],
  ['senseis.row-after-edge', '$$B\n$$ . X\n$$ ---\n$$ «. X»'],
  ['senseis.size-small', '$$B«2»\n$$ | . . X |\n$$ -------'],
  ['senseis.digit-twice', '$$B\n$$ 1 «1»'],
  ['senseis.digit-missing', '$$B\n$$ 1 «3»'],
  ['senseis.label-twice', '$$B\n$$ a «a»'],
  ['senseis.caption', '$$B «5 at 2»\n$$ 1 .'],
  ['senseis.line-end', '$$B\n$$ | . X\n$$ ---\n$$ «{AR A1 I2}»'],
  ['senseis.line-unplaced', '$$B\n$$ . X\n$$ «{AR A1 B1}»'],
  ['senseis.link-nowhere', '$$B\n$$ . X\n$$ «[b|Page]»'],
];

describe('problems of $$ diagrams', () => {
  it.each(PROBLEMS)('%s in %j', (code, written) => {
    const { text, spans } = marked(written);
    const told = parseSenseis(text).problems.filter((one) => one.code === code);
    expect(told.map(({ span }) => span)).toEqual(spans);
  });

  it('have an example each', () => {
    const codes = Object.keys(FOUND_SEVERITIES).filter((code) => code.startsWith('senseis.'));
    const shown = new Set(PROBLEMS.map(([code]) => code));
    expect([...shown].filter((code) => !codes.includes(code))).toEqual([]);
    const missing = codes.filter((code) => !shown.has(code));
    expect(withoutExample(missing, (text) => parseSenseis(text).problems)).toEqual([]);
  });
});

describe('finding $$ diagrams', () => {
  it('finds each of them, with its lines and rows', () => {
    const text = `Some prose.\n\n${example('points side')}\nMore.\n$$B One\n$$ . X .\n$$W Two\n$$ . O .\n`;
    const found = findDiagrams(text, { notations: ['senseis'] });
    expect(found.map(({ line, lines, rows }) => [line, lines.first, lines.end, rows.length])).toEqual([
      [3, 2, 10, 7],
      [13, 12, 14, 1],
      [15, 14, 16, 1],
    ]);
    expect(found[0]!.rows[1]).toBe('|.XO..|');
    for (const one of found) {
      const reading = readDiagram(one)!;
      expect(reading.entry.text).toBe(text.slice(one.span.start, one.span.end));
      expect(reading.colors).toMatchObject({ X: BLACK, confidence: 1 });
    }
  });

  it.each(['$$ x = \\frac{1}{2} $$', '$$\nE = mc^2\n$$', 'costs $$ 20', '$$', '$$ Title only'])(
    'finds none in %j',
    (text) => {
      expect(findDiagrams(text, { notations: ['senseis'] })).toEqual([]);
    },
  );
});

it('keeps a letter that stands a second time as a sign', () => {
  const { diagram } = parseSenseis('$$B\n$$ | a . a X |\n$$ | a O . . |\n')!;
  expect(diagram!.labels).toEqual([{ label: 'a', point: 0 }]);
  expect(diagram!.signs).toEqual([
    { kind: 'other', point: 2, text: 'a' },
    { kind: 'other', point: 4, text: 'a' },
  ]);
});
