import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/go/types.ts';
import { closeSide, GOBAN_SEVERITIES, printDiagram } from '../../../src/notation/index.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { say } from '../../../src/words/index.ts';
import { runs } from '../../runs.ts';
import { printEntry } from '../printers/entry.ts';
import { anyText, mutate, mutation } from './arbitrary.ts';
import { EXAMPLES } from './examples.ts';
import { apply, clean, parseEntry, spansOf } from './helpers.ts';

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Everything that an entry means, without the places in its text. */
function meaning(entry: EntrySyntax): unknown {
  const drop = new Set([
    'span',
    'spans',
    'targetSpan',
    'keySpan',
    'valueSpan',
    'boardSpan',
    'problems',
    'text',
  ]);
  return JSON.parse(
    JSON.stringify(entry, (key, value) => {
      if (drop.has(key)) return undefined;
      return value instanceof Uint8Array ? [...value] : value;
    }),
  );
}

/** Throws when an entry does not fit its text. Plain conditions, since thousands of texts are checked. */
function check(entry: EntrySyntax, text: string): void {
  const must = (condition: boolean, what: string) => {
    if (!condition) throw new Error(what);
  };
  must(entry.text === text, 'the text is kept');
  for (const { where, span } of spansOf(entry)) {
    const { start, end } = span;
    must(start >= 0 && start <= end && end <= text.length, `${where}: ${start} to ${end} of ${text.length}`);
  }
  for (const { code, message: said } of entry.problems) {
    const message = say(said);
    must(KNOWN.has(code), code);
    must(message.length < 400 && !/undefined|NaN|\[object|[\p{Cs}\p{Cc}]/u.test(message), message);
  }
  const { diagram } = entry;
  if (!diagram) return;
  const { columns, rows, origin, whole } = diagram;
  must(diagram.cells.length === columns * rows && diagram.spans.length === columns * rows, 'all points');
  must(origin.column >= 1 && origin.column + columns - 1 <= (whole?.columns ?? 52), 'columns on the board');
  must(origin.row >= 1 && origin.row + rows - 1 <= (whole?.rows ?? 52), 'rows on the board');
}

const KNOWN: ReadonlySet<string> = new Set(Object.keys(GOBAN_SEVERITIES));

describe('any text', () => {
  test('is read without failing, all spans lie in it', () => {
    fc.assert(
      fc.property(anyText, (text) => check(parseEntry(text), text)),
      { numRuns: runs(1250) },
    );
  });

  test('so are mutations of entries', () => {
    const examples = fc.constantFrom(...EXAMPLES.map((example) => example.text));
    fc.assert(
      fc.property(examples, fc.array(mutation, { minLength: 1, maxLength: 6 }), (example, mutations) => {
        const text = mutate(example, mutations);
        check(parseEntry(text), text);
      }),
      { numRuns: runs(800) },
    );
  });

  test('printed and read again it means the same', () => {
    const texts = fc.oneof(
      anyText,
      fc
        .tuple(fc.constantFrom(...EXAMPLES.map((e) => e.text)), fc.array(mutation, { maxLength: 4 }))
        .map(([example, mutations]) => mutate(example, mutations)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const once = parseEntry(printEntry(parseEntry(text)));
        const twice = parseEntry(printEntry(once));
        expect(meaning(twice)).toEqual(meaning(once));
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('diagrams', () => {
  const boards = fc
    .record({
      columns: fc.integer({ min: 1, max: 25 }),
      rows: fc.integer({ min: 1, max: 25 }),
      open: fc.subarray([...SIDES]),
      column: fc.integer({ min: 1, max: 25 }),
      row: fc.integer({ min: 1, max: 25 }),
    })
    .chain((shape) =>
      fc.record({
        shape: fc.constant(shape),
        glyphs: fc.array(fc.constantFrom(...'..XXOO?*'), {
          minLength: shape.columns * shape.rows,
          maxLength: shape.columns * shape.rows,
        }),
        digits: fc.nat({ max: 10 }),
        labels: fc.subarray([...'abcxz']),
      }),
    );

  test('a printed diagram is read as it was', () => {
    fc.assert(
      fc.property(boards, ({ shape, glyphs, digits, labels }) => {
        const { columns, rows, open } = shape;
        const special = [...'1234567890'.slice(0, digits), ...labels];
        special.slice(0, glyphs.length - 1).forEach((glyph, i) => {
          glyphs[(i * 7919) % glyphs.length] = glyph;
        });
        const written = Array.from({ length: rows }, (_, y) =>
          glyphs.slice(y * columns, (y + 1) * columns).join(' '),
        );
        const edges = SIDES.filter((side) => !open.includes(side)).join(' ');
        const first = parseEntry(`${edges && `edges: ${edges}\n`}${written.map((r) => `${r}\n`).join('')}`);
        const origin = {
          column: first.diagram!.open.includes('left') ? Math.min(shape.column, 26 - columns) : 1,
          row: first.diagram!.open.includes('bottom') ? Math.min(shape.row, 26 - rows) : 1,
        };
        // Printed coordinates from a and 1 close those sides, so an open side stands further in.
        if (first.diagram!.open.includes('left') && origin.column === 1 && origin.row > 1) return;
        if (first.diagram!.open.includes('bottom') && origin.row === 1 && origin.column > 1) return;
        // A lone letter o or x above a single column would be a stone.
        if (columns === 1 && first.diagram!.open.includes('left') && [14, 23].includes(origin.column)) return;
        const moved = { ...first.diagram!, origin };
        const again = parseEntry(printDiagram(moved)).diagram!;
        const { spans: _, ...wanted } = moved;
        const { spans: __, ...found } = again;
        expect(found).toEqual(wanted);
      }),
      { numRuns: runs(80) },
    );
  });

  test('drawing the edge of an open side closes it and changes nothing else', () => {
    fc.assert(
      fc.property(fc.subarray([...SIDES]), fc.boolean(), fc.constantFrom(...SIDES), (open, spaced, side) => {
        const rows = spaced ? ['. X O', 'O . X'] : ['.XO', 'O.X'];
        const left = open.includes('left') ? '' : spaced ? '| ' : '|';
        const right = open.includes('right') ? '' : spaced ? ' |' : '|';
        const edge = `${left && '+'}${'-'.repeat(rows[0]!.length + 2 * Number(spaced && !!left))}${right && '+'}\n`;
        const drawn = rows.map((row) => `${left}${row}${right}\n`).join('');
        const text = `${open.includes('top') ? '' : edge}${drawn}${open.includes('bottom') ? '' : edge}`;
        const before = parseEntry(text);
        const fix = closeSide(before, side);
        expect(fix === null).toBe(!before.diagram!.open.includes(side));
        if (!fix) return;
        const after = parseEntry(apply(text, fix.edits));
        expect(after.problems).toEqual([]);
        expect(after.diagram!.open).toEqual(before.diagram!.open.filter((s) => s !== side));
        expect(after.diagram!.cells).toEqual(before.diagram!.cells);
      }),
    );
  });
});

describe('examples', () => {
  test.each(EXAMPLES)('$name: nothing is wrong with it, and printing keeps what it says', ({ text }) => {
    const entry = clean(text);
    expect(meaning(clean(printEntry(entry)))).toEqual(meaning(entry));
  });
});

describe('texts that are hard to read', () => {
  const LONG = 200_000;
  test.each([
    ['one long row', '.'.repeat(LONG)],
    ['one long line of garbage', 'Z#'.repeat(LONG)],
    ['blanks before a word', `${' '.repeat(LONG)}x`],
    ['a value of blanks', `from: a${' '.repeat(LONG)}b`],
    ['a long title', `# ${'x '.repeat(LONG)}`],
    ['many words that are no moves', `X\nmoves: ${'zz '.repeat(LONG / 10)}`],
    ['many plays', `. X\nmoves: ${'a1 '.repeat(LONG / 10)}`],
    // More than can be the arguments of one call.
    ['many rows', '. X O\n'.repeat(LONG)],
    ['many bars beside rows', '|. X O\n'.repeat(LONG / 10)],
    ['many rows apart', '. X O\n\n'.repeat(LONG / 10)],
    ['many boards', '+--+\n|XO|\n+--+\n\n'.repeat(LONG / 20)],
    ['many edges', '+--+\n'.repeat(LONG / 10)],
    ['many bars', '|\n'.repeat(LONG / 10)],
    ['many rows of errors', 'ZZ. X\n'.repeat(LONG / 10)],
    ['rows and prose in turn', '. X O\nsome prose\n'.repeat(LONG / 20)],
    ['many keys', 'x: y\n'.repeat(LONG / 10)],
    ['the same key many times', 'size: 9\n'.repeat(LONG / 10)],
    ['many rules', `X\nrules: ${'psk, '.repeat(LONG / 10)}`],
    ['many replays', `1\nreplays: ${Array.from({ length: 9000 }, (_, i) => `${2 * i + 3}@1`).join(' ')}`],
    ['many hot stones', `X\nexpect: hot after 1: ${'a1 '.repeat(LONG / 10)}`],
    ['a long sum', `X\nexpect: eye a1 is ${'1+'.repeat(LONG)}b`],
    ['line ends', '\r'.repeat(LONG)],
    ['hyphens', '- '.repeat(LONG)],
    ['letters', `X\n${'abcdefghjk'.repeat(LONG / 10)}`],
    ['numbers', `${'9'.repeat(LONG)} | . X`],
  ])('%s', (_, text) => {
    const entry = parseEntry(text);
    // A bounded number of problems for each line, or for each word: no more than the text has of these.
    expect(entry.problems.length).toBeLessThanOrEqual(text.length / 2);
  });
});
