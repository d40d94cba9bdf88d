import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardShape, Mark } from '../../src/protocol/player.ts';
import { LOOK_NAMES, type Look } from '../../src/render/choices.ts';
import {
  type BoardOptions,
  type BoardPicture,
  boardSvg,
  lineStrip,
  stripSvg,
} from '../../src/render/index.ts';
import type { PlacedMark } from '../../src/render/marks.ts';
import { FLAME } from '../../src/render/sign-paths.ts';
import { LOOKS, type ThemeName } from '../../src/render/theme.ts';
import '../../src/words/index.ts';
import { runs } from '../runs.ts';
import { anyPicture, anyText } from './arbitrary.ts';
import { all, type Node, parse, textOf } from './xml.ts';

const ALLOWED_TAGS = new Set(
  'svg g defs path circle rect text title use mask pattern linearGradient radialGradient stop'.split(' '),
);

function closed(columns: number, rows: number, rest: Partial<BoardShape> = {}): BoardShape {
  return { columns, rows, open: [], origin: { column: 1, row: 1 }, whole: null, ...rest };
}

function draw(picture: BoardPicture, options?: BoardOptions): Node {
  return parse(boardSvg(picture, options));
}

function marked(mark: Mark, rows = ['X..', '...', '..O'], point = 0): Node[] {
  return all(draw({ shape: closed(3, 3), rows, marks: [{ point, mark }] }));
}

const byClass = (nodes: readonly Node[], name: string) =>
  nodes.filter((node) => (node.attributes.class ?? '').split(' ').includes(name));

const anyOptions: fc.Arbitrary<BoardOptions> = fc.record({
  theme: fc.constantFrom(...(Object.keys(LOOKS.wood) as ThemeName[])),
  look: fc.constantFrom(...LOOK_NAMES),
  coordinates: fc.constantFrom('western', 'japanese', 'numbers', 'none'),
  cell: fc.integer({ min: -1, max: 60 }),
  title: anyText,
});

describe('any picture', () => {
  test('is one well-formed element of harmless kinds, whatever is typed', () => {
    fc.assert(
      fc.property(anyPicture, anyOptions, (picture, options) => {
        const bad = all(draw(picture, options)).flatMap((node) => [
          ...(ALLOWED_TAGS.has(node.tag) ? [] : [node.tag]),
          ...Object.entries(node.attributes)
            .filter(
              ([name, value]) =>
                /^on|^style$/.test(name) ||
                /NaN|Infinity|undefined|javascript:/.test(value) ||
                (name === 'href' && !value.startsWith('#')),
            )
            .map(([name, value]) => `${name}=${value}`),
        ]);
        expect(bad).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  test('is the same twice, to the byte', () => {
    fc.assert(
      fc.property(anyPicture, anyOptions, (picture, options) => {
        expect(boardSvg(structuredClone(picture), { ...options })).toBe(boardSvg(picture, options));
      }),
      { numRuns: runs(20) },
    );
  });

  test('refers only to ids that it defines, each defined once', () => {
    fc.assert(
      fc.property(anyPicture, anyOptions, (picture, options) => {
        const svg = boardSvg(picture, options);
        const ids = all(parse(svg)).flatMap((node) => node.attributes.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
      }),
      { numRuns: runs(40) },
    );
  });

  test('has a stone for each stone, inside of it', () => {
    fc.assert(
      fc.property(anyPicture, fc.integer({ min: 8, max: 40 }), (picture, cell) => {
        const root = draw(picture, { cell });
        const { columns, rows } = picture.shape;
        const cells = picture.rows
          .slice(0, rows)
          .map((row) => row.slice(0, columns))
          .join('');
        for (const [name, glyph] of [
          ['koban-black', 'X'],
          ['koban-white', 'O'],
        ] as const) {
          const stones = byClass(all(root), name).flatMap((group) => group.children as Node[]);
          expect(stones.length).toBe(cells.split(glyph).length - 1);
          for (const { attributes } of stones) {
            const [x, y, r] = [attributes.cx, attributes.cy, attributes.r].map(Number) as [
              number,
              number,
              number,
            ];
            expect(x - r).toBeGreaterThanOrEqual(0);
            expect(y - r).toBeGreaterThanOrEqual(0);
            expect(x + r).toBeLessThanOrEqual(Number(root.attributes.width));
            expect(y + r).toBeLessThanOrEqual(Number(root.attributes.height));
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('text that was typed', () => {
  test('comes out as it went in, but for characters that XML has not', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const nodes = marked({ kind: 'label', text }, ['...', '...', '...'], 4);
        const texts = nodes.filter((node) => node.tag === 'text').map(textOf);
        const clean = text
          // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
          .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
        expect(texts).toContain(clean);
      }),
    );
  });
});

describe('the board', () => {
  const empty9 = Array.from({ length: 9 }, () => '.........');

  test('has the proportions of a real one', () => {
    const root = draw({ shape: closed(19, 19), rows: [] }, { cell: 28 });
    const ratio = Number(root.attributes.height) / Number(root.attributes.width);
    expect(ratio).toBeGreaterThan(1.04);
    expect(ratio).toBeLessThan(1.08);
  });

  test('is as large as asked for, and no larger', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }),
        fc.integer({ min: 1, max: 19 }),
        fc.integer({ min: 150, max: 900 }),
        fc.integer({ min: 150, max: 900 }),
        (columns, rows, width, height) => {
          const root = draw({ shape: closed(columns, rows), rows: [] }, { fit: { width, height } });
          expect(Number(root.attributes.width)).toBeLessThanOrEqual(width);
          expect(Number(root.attributes.height)).toBeLessThanOrEqual(height);
        },
      ),
    );
  });

  const stars = (shape: BoardShape) =>
    byClass(all(draw({ shape, rows: [] })), 'koban-hoshi').flatMap((group) => group.children).length;

  test.each([
    [4, 4, 0],
    [5, 5, 1],
    [7, 7, 4],
    [9, 9, 5],
    [10, 10, 4],
    [13, 13, 5],
    [15, 15, 9],
    [19, 19, 9],
    [20, 20, 4],
    [25, 25, 9],
    [1, 19, 0],
  ])('of %i by %i has %i stars', (columns, rows, n) => {
    expect(stars(closed(columns, rows))).toBe(n);
  });

  test('shows in a part the stars of the whole board', () => {
    const part = (column: number, row: number) =>
      stars(
        closed(6, 6, { open: ['top', 'right'], origin: { column, row }, whole: { columns: 19, rows: 19 } }),
      );
    expect(part(1, 1)).toBe(1);
    expect(part(5, 5)).toBe(1);
    expect(part(11, 1)).toBe(1);
    expect(part(4, 4)).toBe(1);
    expect(part(5, 11)).toBe(1);
    expect(stars(closed(6, 6, { open: ['top', 'right'] }))).toBe(0);
  });

  test('fades at open sides only, and draws edges on the others', () => {
    const nodes = (open: BoardShape['open']) => all(draw({ shape: closed(9, 9, { open }), rows: empty9 }));
    const count = (open: BoardShape['open'], tag: string) =>
      nodes(open).filter((node) => node.tag === tag).length;
    expect(count([], 'mask')).toBe(0);
    expect(count(['top', 'right'], 'mask')).toBe(1);
    // One for each open side, besides that of the wood.
    expect(count(['top', 'right'], 'linearGradient')).toBe(count([], 'linearGradient') + 2);
    const edges = (open: BoardShape['open']) =>
      byClass(nodes(open), 'koban-edge')[0]?.attributes.d?.match(/M/g)?.length ?? 0;
    expect(edges([])).toBe(4);
    expect(edges(['top', 'right'])).toBe(2);
    expect(edges(['top', 'right', 'bottom', 'left'])).toBe(0);
  });

  test('draws no line to the middle of an unknown point', () => {
    const lines = (rows: string[]) =>
      byClass(all(draw({ shape: closed(3, 3), rows }, { cell: 20 })), 'koban-grid')[0]!.attributes.d;
    expect(lines(['...', '...', '...'])).toMatch(/^(M[\d.]+ [\d.]+[HV][\d.]+){6}$/);
    const holed = draw({ shape: closed(3, 3), rows: ['...', '.?.', '...'] }, { cell: 20 });
    // The middle row and column fall into two halves each.
    expect(lines(['...', '.?.', '...'])).toMatch(/^(M[\d.]+ [\d.]+[HV][\d.]+){8}$/);
    expect(byClass(all(holed), 'koban-unknown')).toHaveLength(1);
  });

  test('names columns and rows as asked', () => {
    const shape = closed(9, 9);
    const labels = (coordinates: BoardOptions['coordinates']) =>
      byClass(all(draw({ shape, rows: empty9 }, { coordinates: coordinates! })), 'koban-coordinates')
        .flatMap((group) => group.children as Node[])
        .map(textOf);
    expect(labels('western')).toContain('ABCDEFGHJ');
    expect(labels('western')).toContain('9');
    expect(labels('japanese')).toContain('987654321');
    expect(labels('japanese')).toContain('九');
    expect(labels('none')).toEqual([]);
  });
});

describe('marks', () => {
  test('a forbidden play is a crossed ring that names the rules', () => {
    const nodes = all(
      draw({
        shape: closed(3, 3),
        rows: ['X..', '...', '...'],
        marks: [
          { point: 0, mark: { kind: 'forbidden', rule: 'spight' } },
          { point: 0, mark: { kind: 'forbidden', rule: 'psk', title: 'positional superko' } },
          { point: 0, mark: { kind: 'forbidden', rule: 'psk', title: 'positional superko' } },
        ],
      }),
    );
    expect(byClass(nodes, 'koban-forbidden').map(textOf)).toEqual([
      'forbidden under spight, positional superko',
    ]);
  });

  test('hot stones have a shape besides their color: a flame, and a ring where nothing glows', () => {
    const hot = { point: 0, mark: { kind: 'hot' } } as const;
    const picture = { shape: closed(2, 2), rows: ['X.', '..'], marks: [hot] };
    const svg = (mark: PlacedMark, theme: 'light' | 'print') =>
      boardSvg({ ...picture, marks: [mark] }, { theme });
    expect(svg(hot, 'light')).toContain(FLAME);
    expect(svg(hot, 'light')).toContain('koban-glow');
    expect(svg(hot, 'light')).not.toContain('stroke-dasharray');
    expect(svg(hot, 'print')).toContain('stroke-dasharray');
    const elsewhere = svg({ point: 0, mark: { kind: 'hot', elsewhere: true } }, 'light');
    expect(elsewhere).toContain(FLAME);
    expect(elsewhere).not.toContain('koban-glow');
  });

  test('print uses no color but black, white and gray', () => {
    const svg = boardSvg(
      {
        shape: closed(3, 3),
        rows: ['XO.', 'XO.', '?..'],
        marks: [
          { point: 0, mark: { kind: 'hot' } },
          { point: 1, mark: { kind: 'forbidden', rule: 'psk' } },
          { point: 2, mark: { kind: 'mouth', group: 1 } },
          { point: 3, mark: { kind: 'repeats' } },
          { point: 5, mark: { kind: 'eye', text: '1+b' } },
        ],
      },
      { theme: 'print' },
    );
    const colors = svg.match(/#[0-9a-f]{3,8}(?=")/g)!;
    expect(colors.length).toBeGreaterThan(5);
    for (const color of colors) expect(color).toMatch(/^#(..)\1\1$|^#(.)\2\2$/);
    // A hot black stone is marked in white: black on black would be no mark.
    expect(svg).toMatch(/stroke="#ffffff" stroke-width="2\.1" stroke-dasharray/);
  });

  test('neither a label nor the value of an eye hides the other', () => {
    const svg = boardSvg({
      shape: closed(3, 3),
      rows: ['...', '...', '...'],
      labels: [{ point: 4, text: 'q' }],
      marks: [{ point: 4, mark: { kind: 'eye', text: '1+a+b' } }],
    });
    expect(svg).toContain('>q</text>');
    expect(svg).toContain('>1+a+b</text>');
  });

  test('points that are not on the board are passed over', () => {
    expect(byClass(marked({ kind: 'last' }, ['...'], 9), 'koban-mark')).toHaveLength(0);
    expect(byClass(marked({ kind: 'last' }, ['...'], -1), 'koban-mark')).toHaveLength(0);
  });

  test('labels and crosses of the diagram go under stones', () => {
    const picture = { shape: closed(3, 1), labels: [{ point: 0, text: 'a' }], crosses: [1] };
    const count = (rows: string[]) => byClass(all(draw({ ...picture, rows })), 'koban-mark').length;
    expect(count(['...'])).toBe(2);
    expect(count(['XO.'])).toBe(0);
  });
});

describe('a hover picture is small', () => {
  test('7x7 under 8 KB, 19x19 with 240 stones under 28 KB', () => {
    const small = boardSvg({
      shape: closed(7, 7),
      rows: Array(7).fill('XO.XO.X'),
      marks: [{ point: 0, mark: { kind: 'last' } }],
    });
    expect(small.length).toBeLessThan(8000);
    const rows = Array.from({ length: 19 }, (_, y) => 'XO.XO.XO.XO.XO.XO.X'.slice(y % 3) + '.'.repeat(y % 3));
    expect(boardSvg({ shape: closed(19, 19), rows }).length).toBeLessThan(28_000);
  });

  test('every theme draws the same shapes', () => {
    const picture = { shape: closed(3, 3), rows: ['XO.', '.?.', '...'] };
    const bare = (theme: ThemeName, look: Look) => {
      const drawn = all(draw(picture, { theme, look }));
      // Not all boards are wood, and not all stones have shadows.
      const some = new Set(
        [...byClass(drawn, 'koban-wood'), ...byClass(drawn, 'koban-shadow')].flatMap((node) => all(node)),
      );
      return drawn
        .filter((node) => !/adient|stop|defs/.test(node.tag) && !some.has(node))
        .map((node) => node.tag)
        .join(' ');
    };
    expect(bare('light', 'wood').split(' ').length).toBeGreaterThan(10);
    for (const look of LOOK_NAMES) {
      for (const theme of Object.keys(LOOKS.wood) as ThemeName[])
        expect(bare(theme, look)).toBe(bare('light', 'wood'));
    }
  });
});

describe('strips', () => {
  const shape = closed(3, 1);
  const steps = [
    { rows: ['X..'], point: 0, caption: '1 B a1' },
    { rows: ['XO.'], point: 1 },
    { rows: ['.O.'], point: -1 },
    { rows: ['XO.'], point: 0 },
  ];

  test('number the plays whose stones stand, the later one where two were played', () => {
    const root = parse(lineStrip(shape, steps, { perRow: 2 }));
    const boards = root.children.filter((child) => (child as Node).tag === 'g') as Node[];
    const numbers = boards.map((board) => byClass(all(board), 'koban-mark').map((mark) => textOf(mark)));
    expect(numbers).toEqual([['1'], ['1', '2'], ['2'], ['4', '2']]);
    expect(boards.map((board) => board.attributes.transform)).toHaveLength(4);
    expect(new Set(boards.map((board) => board.attributes.transform ?? '')).size).toBe(4);
  });

  test('draw the wood once', () => {
    const svg = lineStrip(shape, steps);
    expect(svg.match(/koban-board/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(4);
    const one = boardSvg({ shape, rows: ['XO.'] }, { cell: 16, coordinates: 'none' }).length;
    expect(svg.length).toBeLessThan(one * 3);
  });

  test('of any pictures are well-formed, and define each id once', () => {
    fc.assert(
      fc.property(fc.array(anyPicture, { maxLength: 3 }), anyText, (pictures, caption) => {
        const same = pictures.map((picture) => ({ ...picture, shape: pictures[0]!.shape, caption }));
        const ids = all(parse(stripSvg(same))).flatMap((node) => node.attributes.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: runs(24) },
    );
  });
});
