import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardPattern, Finder, findInRecords, patternOf } from '../../src/collection/index.ts';
import { finish } from '../../src/go/task.ts';
import type { Side } from '../../src/go/types.ts';
import { parseSgf } from '../../src/notation/sgf/index.ts';
import { buildGame, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { expectSeen, runs } from '../runs.ts';

const GLYPHS = '.XO?';

function patternFrom(rows: readonly string[], open: readonly Side[]): BoardPattern {
  const cells = Uint8Array.from(rows.join(''), (glyph) => GLYPHS.indexOf(glyph));
  return patternOf({ columns: rows[0]!.length, rows: rows.length, open, whole: null }, cells);
}

/** A drawing as people turn a sheet of paper: lines of signs, with `#` beyond an edge. */
function sheets(rows: readonly string[], open: readonly Side[]): Set<string> {
  const width = rows[0]!.length;
  const edge = (side: Side) => (open.includes(side) ? '~' : '#');
  const framed = [
    `~${edge('top').repeat(width)}~`,
    ...rows.map((row) => edge('left') + row + edge('right')),
    `~${edge('bottom').repeat(width)}~`,
  ];
  const found = new Set<string>();
  for (const swap of [(c: string) => c, (c: string) => ({ X: 'O', O: 'X' })[c] ?? c]) {
    let sheet = framed.map((row) => [...row].map(swap));
    for (let turn = 0; turn < 4; turn++) {
      for (const one of [sheet, sheet.map((row) => [...row].reverse())])
        found.add(one.map((row) => row.join('')).join('\n'));
      sheet = sheet[0]!.map((_, x) => sheet.map((row) => row[x]!).reverse());
    }
  }
  return found;
}

/** Where the sheets lie on a board of signs: compared point by point, everywhere. */
function lying(all: readonly (readonly string[])[], board: readonly string[]): Set<string> {
  const found = new Set<string>();
  const at = (x: number, y: number) => board[y]?.[x] ?? '#';
  for (const lines of all) {
    const [columns, rows] = [lines[0]!.length - 2, lines.length - 2];
    for (let top = 0; top + rows <= board.length; top++)
      for (let left = 0; left + columns <= board[0]!.length; left++) {
        const fits = lines.every((line, y) =>
          [...line].every((sign, x) => {
            const there = at(left + x - 1, top + y - 1);
            if (sign === '~') return true;
            return sign === '?' ? there !== '#' : sign === there;
          }),
        );
        if (fits) found.add(`${left},${top}\n${lines.join('\n')}`);
      }
  }
  return found;
}

/** The nodes at which a sheet begins to lie somewhere, by the boards of the analysis. */
function slowly(text: string, rows: readonly string[], open: readonly Side[]): string[] {
  const game = buildGame(text, DEFAULT_SETTINGS);
  const all = [...sheets(rows, open)].map((sheet) => sheet.split('\n'));
  const places = Array.from({ length: game.sgf.nodeCount }, (_, node) =>
    lying(all, game.positionAfter(game.plyAt(node)).rows()),
  );
  return places.flatMap((now, node) => {
    const before = places[game.sgf.parent(node)] ?? new Set();
    return [...now].filter((place) => !before.has(place)).map((place) => `${node}: ${place}`);
  });
}

/** As the search says it, with each form drawn as a sheet. */
function quickly(text: string, pattern: BoardPattern): string[] {
  const { matches } = finish(findInRecords(parseSgf(text), new Finder(pattern), false));
  return matches.map(({ node, box, form }) => {
    const { columns, rows, allowed, edges } = form;
    const sign = (mask: number) => (mask === 15 ? '?' : GLYPHS[Math.log2(mask)]!);
    const side = (one: Side) => (edges.includes(one) ? '#' : '~');
    const lines = [
      `~${side('top').repeat(columns)}~`,
      ...Array.from(
        { length: rows },
        (_, y) =>
          side('left') +
          Array.from(allowed.subarray(y * columns, (y + 1) * columns), sign).join('') +
          side('right'),
      ),
      `~${side('bottom').repeat(columns)}~`,
    ];
    return `${node}: ${box.left},${box.top}\n${lines.join('\n')}`;
  });
}

const SIZE = 4;
const point = fc.constantFrom(...'abcd').chain((x) => fc.constantFrom(...'abcd').map((y) => x + y));
/** Moves, passes, moves on stones, setup and variations on a board so small that much is captured. */
const node = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(fc.constantFrom('B', 'W'), point).map(([c, p]) => `;${c}[${p}]`) },
  { weight: 1, arbitrary: fc.constantFrom(';B[]', ';W[tt]', ';C[word]', ';B[zz]', ';B[ aa ]', ';W[ ba]') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('AB', 'AW', 'AE'), point, point, point)
      .map(([name, a, b, c]) => `;${name}[${a}][${b}]B[${c}]`),
  },
);
const line = fc.array(node, { minLength: 1, maxLength: 10 }).map((nodes) => nodes.join(''));
const branch = fc
  .tuple(line, fc.array(line, { maxLength: 2 }))
  .map(([stem, ends]) => `(${stem}${ends.map((end) => `(${end})`).join('')})`);
const record = fc.tuple(line, branch, branch).map(([stem, a, b]) => `(;SZ[${SIZE}]${stem}${a}${b})`);
const drawing = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([columns, rows]) =>
    fc.tuple(
      fc.array(
        fc.array(fc.constantFrom('.', '.', 'X', 'O', '?'), { minLength: columns, maxLength: columns }),
        { minLength: rows, maxLength: rows },
      ),
      fc.subarray<Side>(['top', 'right', 'bottom', 'left']),
    ),
  )
  .map(([rows, open]) => ({ rows: rows.map((row) => row.join('')), open }));

describe('a part of a board is found in a record', () => {
  test('at the nodes and places at which turning sheets of paper finds it', () => {
    let found = 0;
    fc.assert(
      fc.property(record, drawing, (text, { rows, open }) => {
        const slow = slowly(text, rows, open).sort();
        found += slow.length;
        expect(quickly(text, patternFrom(rows, open)).sort()).toEqual(slow);
      }),
      { numRuns: runs(60) },
    );
    expectSeen(found, 200);
  });

  test('the first place of a game is the first of all places', () => {
    fc.assert(
      fc.property(record, record, drawing, (one, other, { rows, open }) => {
        const finder = new Finder(patternFrom(rows, open));
        const sgf = parseSgf(one + other);
        const all = finish(findInRecords(sgf, finder, false)).matches;
        const firsts = [0, 1].flatMap((game) => all.find((match) => match.game === game) ?? []);
        expect(finish(findInRecords(sgf, finder, true)).matches).toEqual(firsts);
      }),
      { numRuns: runs(30) },
    );
  });

  test('a wall of stones of one color, anywhere and mirrored, but on no side that is not there', () => {
    const text = '(;SZ[5]AB[ba][bb][bc][bd][be])';
    const wall = (open: readonly Side[]) =>
      finish(findInRecords(parseSgf(text), new Finder(patternFrom(['.O', '.O'], open)), false)).matches;
    // Beside the left edge the column is drawn; turned sheets need a column on the other side, which is there too.
    expect(wall(['top', 'bottom', 'left', 'right'])).toHaveLength(8);
    expect(wall(['top', 'bottom', 'right'])).toHaveLength(4);
    expect(wall(['bottom', 'right'])).toHaveLength(2);
    expect(wall(['right', 'left'])).toHaveLength(0);
  });

  test('a game that is not Go has no boards, and counts all the same', () => {
    const { matches, games } = finish(
      findInRecords(
        parseSgf('(;GM[2];B[aa])(;GM[1]SZ[9];B[aa])'),
        new Finder(patternFrom(['X'], ['top', 'left', 'right', 'bottom'])),
        true,
      ),
    );
    expect(games).toBe(1);
    expect(matches.map(({ game }) => game)).toEqual([1]);
  });
});

test('moves with blanks around their letters are played, in the first corner too', () => {
  const pattern = patternFrom(['X.', '..'], ['right', 'bottom']);
  for (const corner of ['aa', 'da', 'ad', 'dd']) {
    const found = quickly(`(;SZ[4];B[${corner}])`, pattern);
    expect(found).not.toEqual([]);
    expect(quickly(`(;SZ[4];B[ ${corner} ])`, pattern)).toEqual(found);
  }
});
