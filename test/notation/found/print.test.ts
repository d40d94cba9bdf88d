import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, EMPTY, UNKNOWN, WHITE } from '../../../src/go/types.ts';
import { boardNotations } from '../../../src/notation/boards/index.ts';
import { gnugoNotation } from '../../../src/notation/gnugo/notation.ts';
import { findDiagrams, parseEntry, readDiagram } from '../../../src/notation/index.ts';
import type { Notation } from '../../../src/notation/notation.ts';
import type { Diagram, EntrySyntax } from '../../../src/notation/types.ts';
import { runs } from '../../runs.ts';
import { hasPrinter, printIn } from '../printers/index.ts';

/** What a text in a notation says, without where it says it. */
function read(text: string, { id }: Notation): { entry: EntrySyntax; diagram: Omit<Diagram, 'spans'> } {
  const found = findDiagrams(text, { notations: [id] });
  expect(found, text).toHaveLength(1);
  const { entry } = readDiagram(found[0]!)!;
  const { spans: _, ...diagram } = entry.diagram!;
  return { entry, diagram };
}

const FIGURES = [
  'XO.\n.OX\n---',
  '+---\n|xXo\n|?*!\n|.O.',
  'XaO\n?cO\n.XX',
  'XX.23\nXO12.\nXO.13',
  '..@X\n!XX%\nX.#O',
  "      .X.\n(b')  XO.\n      O.X",
  'Pattern Own1\n\n?X*\nO.O\n',
  '|.XO\n|XO.\n|..X\n+---\ncolors: X=white O=black\nmoves: B a1 W c1\n',
  '.1.\nX2X\n.O.\ndigits: moves\n',
  '   X.\n OO*.\nOX.O\n  OO',
];

describe('what is printed is read back as it was', () => {
  test.each(FIGURES)('a figure of GNU Go’s manual: %j', (text) => {
    const once = read(text, gnugoNotation);
    const printed = printIn('gnugo', once.entry);
    const again = read(printed.text, gnugoNotation);
    expect(again.diagram).toEqual(once.diagram);
    expect(again.entry.colors).toEqual(once.entry.colors);
    expect(again.entry.moves.map(({ target }) => target)).toEqual(
      once.entry.moves.map(({ target }) => target),
    );
    expect(again.entry.title?.value).toBe(once.entry.title?.value);
    expect(printed.lost).toEqual([]);
  });

  test('any drawn part, in the manner of the manual', () => {
    const cell = fc.constantFrom('X', 'O', '.', '?', '*', 'X', 'O', '.');
    const side = fc.boolean();
    const board = fc
      .tuple(fc.integer({ min: 3, max: 19 }), fc.integer({ min: 3, max: 12 }))
      .chain(([columns, rows]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(board, side, side, (rows, left, bottom) => {
        // Two rows of stones, so that a figure is there for sure.
        const drawn = [
          'XOX'.padEnd(rows[0]!.length, '.'),
          'O.X'.padEnd(rows[0]!.length, 'O'),
          ...rows.map((row) => row.join('')),
        ];
        const text = [
          ...drawn.map((row) => (left ? `|${row}` : row)),
          ...(bottom ? ['-'.repeat(rows[0]!.length)] : []),
        ].join('\n');
        const entry = parseEntry(text);
        const printed = printIn('gnugo', entry);
        const { diagram } = read(printed.text, gnugoNotation);
        expect([diagram.columns, diagram.rows, [...diagram.cells], diagram.marks]).toEqual([
          entry.diagram!.columns,
          entry.diagram!.rows,
          [...entry.diagram!.cells],
          entry.diagram!.marks,
        ]);
        expect(diagram.open).toEqual(entry.diagram!.open);
      }),
      { numRuns: runs(60) },
    );
  });

  test.each(boardNotations.filter(({ id }) => hasPrinter(id)))('whole boards of $label', (notation) => {
    const size = fc.integer({ min: 5, max: 19 });
    const stones = size.chain((n) =>
      fc
        .array(fc.constantFrom('.', '.', 'X', 'O'), { minLength: n * n, maxLength: n * n })
        .map((cells) => ({ n, cells })),
    );
    fc.assert(
      fc.property(stones, ({ n, cells }) => {
        const rows = Array.from({ length: n }, (_, y) => `|${cells.slice(y * n, (y + 1) * n).join('')}|`);
        const edge = `+${'-'.repeat(n)}+`;
        const entry = parseEntry([edge, ...rows, edge].join('\n'));
        const { text } = printIn(notation.id, entry);
        const { diagram, entry: again } = read(text, notation);
        expect([...diagram.cells]).toEqual([...entry.diagram!.cells]);
        expect(diagram).toMatchObject({ columns: n, rows: n, open: [], origin: { column: 1, row: 1 } });
        expect([...read(printIn(notation.id, again).text, notation).diagram.cells]).toEqual([
          ...diagram.cells,
        ]);
      }),
      { numRuns: runs(16) },
    );
  });

  test('what cannot be printed is told', () => {
    const entry = parseEntry('# A long title with blanks\n| X O |\n| . a |\n');
    expect(printIn('gnugo', entry).lost).toHaveLength(1);
    expect([BLACK, WHITE, EMPTY, UNKNOWN]).toContain(entry.diagram!.cells[0]);
    expect(printIn('gnugo', parseEntry('# Nothing')).lost).toEqual(['There is no board']);
  });
});
