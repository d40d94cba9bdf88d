import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/notation/found/source.ts';
import { findDiagrams, parseEntry, readDiagram } from '../../../src/notation/index.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { runs } from '../../runs.ts';
import { printIn } from '../printers/index.ts';

/** The last diagram of a text in a notation, less where its points stand in the text. */
function read(text: string, id: string, kind: SourceKind = 'plain') {
  const found = findDiagrams(text, { kind, notations: [id] });
  expect(found.length, text).toBeGreaterThan(0);
  const reading = readDiagram(found.at(-1)!)!;
  const { spans: _, ...diagram } = reading.entry.diagram!;
  return { entry: reading.entry, facts: reading.facts, diagram };
}

const print = (entry: EntrySyntax, id: string) => printIn(id, entry);

function board(columns: number, rows: number, signs: readonly string[]) {
  const cell = fc.constantFrom(...signs);
  return fc
    .array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
    .map((cells) => cells.map((row) => row.join('')));
}

const boards = (signs: readonly string[], least: number) =>
  fc
    .tuple(fc.integer({ min: least, max: 19 }), fc.integer({ min: least, max: 19 }))
    .chain(([columns, rows]) => board(columns, rows, signs));

/** An entry of ours whose board is closed at the sides that are named. */
function entryOf(rows: readonly string[], open: { readonly [side: string]: boolean } = {}): EntrySyntax {
  const edge = `${open.left ? '' : '+'}${'-'.repeat(rows[0]!.length)}${open.right ? '' : '+'}`;
  const lines = rows.map((row) => `${open.left ? '' : '|'}${row}${open.right ? '' : '|'}`);
  return parseEntry([...(open.top ? [] : [edge]), ...lines, ...(open.bottom ? [] : [edge])].join('\n'));
}

describe('patterns', () => {
  const PATTERNS = [
    'Pattern Own1\n\nXO*\n.o?\n---\n\n:8,ed\n\nXa*\n.b?\n---\n\n;lib(a)>1 && x(b)\n>helper(a)\n',
    'Pattern Own2\n\n|?X.\n|O!x\n+---\n\n:-,-\n',
    'Pattern Own3\n\n-O-\n@%#\nX$O\n(<&\n\n:0110\n',
    'Pattern Own4\n\nXO\nOX\n\n:8\n\nAA\nbX\n\n;lib(A)>1\n',
    'Pattern Own5\n\nYO.\n.QX\n\n:8\n',
  ];

  test.each(PATTERNS)('%j is read back as it was', (text) => {
    const all = findDiagrams(text, { kind: 'db' });
    expect(all.length).toBeGreaterThan(0);
    for (const found of all) {
      const { entry } = readDiagram(found)!;
      const { spans: _, ...diagram } = entry.diagram!;
      const { text: printed, lost } = print(entry, 'gnugo-patterns');
      const again = read(printed, 'gnugo-patterns', 'db');
      expect(again.diagram, printed).toEqual(diagram);
      expect(lost).toEqual([]);
    }
  });

  test('attributes and constraints of a pattern go with it; comments of other texts do not', () => {
    const { entry } = read(PATTERNS[0]!, 'gnugo-patterns', 'db');
    const { text } = print(entry, 'gnugo-patterns');
    expect(text.split('\n')).toEqual(expect.arrayContaining([';lib(a)>1 && x(b)', '>helper(a)']));
    expect(print(parseEntry('; mine\nX O .\n. a X\n'), 'gnugo-patterns').text).not.toContain('mine');
  });

  test('a title becomes a name, and what cannot be held is told', () => {
    const entry = parseEntry('# Two eyes\nrules: spight\n| X O |\n| 1 a |\n');
    const { text, lost } = print(entry, 'gnugo-patterns');
    expect(text).toMatch(/^Pattern Two_eyes\n\n\|XO\|\n/);
    expect(lost.map((sentence) => sentence.split(' ').slice(0, 3).join(' '))).toEqual([
      'The title “Two',
      'The order of',
      'The line rules',
    ]);
  });

  test('any board', () => {
    const side = fc.boolean();
    fc.assert(
      fc.property(boards(['X', 'O', '.', '?', '.', '.'], 4), side, side, (rows, left, bottom) => {
        const entry = entryOf(
          rows.map((row) => row.replace(/a(?=.*a)/g, '.')),
          {
            left,
            bottom,
            top: true,
            right: true,
          },
        );
        const { text } = print(entry, 'gnugo-patterns');
        const once = read(text, 'gnugo-patterns', 'db');
        expect(once.diagram.open).toEqual(entry.diagram!.open);
        expect([...once.diagram.cells]).toEqual([...entry.diagram!.cells]);
        const again = read(print(once.entry, 'gnugo-patterns').text, 'gnugo-patterns', 'db');
        expect(again.diagram).toEqual(once.diagram);
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('boards in mail', () => {
  test.each([
    '   A B C D E\n 5 . . . . . 5\n 4 . * O . . 4\n 3 . . + * . 3\n 2 . . . . . 2\n 1 . . . . . 1\n',
    `${'. . . . . . .\n'.repeat(3)}. . X O . . .\n${'. . . . . . .\n'.repeat(3)}`,
    '# . O . #\n. # O O .\n# # O . .\n. # . # O\n# . . . .\nsize: 19\n',
    '+-----+\n|@ . O|\n|. @ O|\n|. . .|\n|@ O .|\n|@ O .|\n|. . .|\n|. . .|\n|. . O|\n|. . .|\n+-----+\n',
    '   K L M N\n 9 # O . .\n 8 . # O .\n 7 # . O O\n',
  ])('%j is read back as it was', (text) => {
    const once = read(text, 'plain');
    const { text: printed, lost } = print(once.entry, 'plain');
    expect(read(printed, 'plain').diagram, printed).toEqual(once.diagram);
    expect(lost).toEqual([]);
    // Nobody else takes it for theirs.
    expect(findDiagrams(printed).map(({ notation }) => notation)).toEqual(['plain']);
  });

  test('any whole board, and any part that is known for a board', () => {
    const side = fc.boolean();
    fc.assert(
      fc.property(
        boards(['X', 'O', '.', '?', '.', '.'], 4),
        fc.record({ left: side, right: side, top: side, bottom: side }),
        (rows, open) => {
          const known = rows.length > 4 && rows[0]!.length > 4;
          // Signs alone draw nothing that is a board for sure.
          const first = known ? 'XXO' : '.';
          const part = [first.padEnd(rows[0]!.length, '.'), ...rows.slice(1)];
          const entry = entryOf(part, known ? open : {});
          const once = read(print(entry, 'plain').text, 'plain');
          expect([...once.diagram.cells]).toEqual([...entry.diagram!.cells]);
          expect(once.diagram.open).toEqual(entry.diagram!.open);
          expect(read(print(once.entry, 'plain').text, 'plain').diagram).toEqual(once.diagram);
        },
      ),
      {
        numRuns: runs(80),
        // A first column of Black alone.
        examples: [
          [
            ['XX.O.', 'X.OX.', 'X.O.X', 'X..XO', 'X.O..'],
            { left: true, right: false, top: true, bottom: true },
          ],
          [Array<string>(5).fill('X'.repeat(17)), { left: true, right: false, top: true, bottom: true }],
          [Array<string>(6).fill('XO.X.'), { left: true, right: true, top: true, bottom: true }],
        ],
      },
    );
  });
});

describe('boards of engines', () => {
  test('a map of who owns what', () => {
    const boards = fc
      .integer({ min: 5, max: 19 })
      .chain((n) =>
        board(n, n, ['X', 'O', 'x', 'o', ',']).map((rows) => [`,${rows[0]!.slice(1)}`, ...rows.slice(1)]),
      );
    fc.assert(
      fc.property(boards, (rows) => {
        const text = rows.map((row, y) => `${String(rows.length - y).padStart(2)} | ${[...row].join(' ')} |`);
        const edge = `   +${'-'.repeat(2 * rows.length + 1)}+`;
        const letters = `     ${[...'ABCDEFGHJKLMNOPQRST'.slice(0, rows.length)].join(' ')}`;
        const once = read([letters, edge, ...text, edge].join('\n'), 'pachi-ownership');
        const { text: printed, lost } = print(once.entry, 'pachi-ownership');
        expect(lost).toEqual([]);
        expect(read(printed, 'pachi-ownership').diagram).toEqual(once.diagram);
      }),
      { numRuns: runs(16) },
    );
  });

  test('Michi: the last move and the captures', () => {
    const text = `Move: 2     Black: 1 caps   White: 0 caps
 3 . . .
 2 . X(O)
 1 . . .
   A B C
`;
    const once = read(text, 'michi');
    const { text: printed } = print(once.entry, 'michi');
    expect(printed).toMatch(/^Move: \d/);
    const again = read(printed, 'michi');
    expect([...again.diagram.cells]).toEqual([...once.diagram.cells]);
    expect(again.facts.map(({ kind }) => kind)).toEqual(['move-number', 'captures', 'captures']);
  });
});
