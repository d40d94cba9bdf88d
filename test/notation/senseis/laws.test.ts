import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printSenseis } from '../../../src/notation/export/senseis.ts';
import { FOUND_SEVERITIES } from '../../../src/notation/generated/severities.ts';
import { findDiagrams } from '../../../src/notation/index.ts';
import { parseSenseis } from '../../../src/notation/senseis/parse.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { say } from '../../../src/words/index.ts';
import { runs } from '../../runs.ts';
import { anyText, mutate, mutation } from '../goban/arbitrary.ts';
import { spansOf } from '../goban/helpers.ts';
import { figureOf } from '../printers/entry.ts';
import { SENSEIS_EXAMPLES } from './examples.ts';

const PIECES = [
  '$$',
  '$$B',
  '$$Wcm7 ',
  '$$ | . X |',
  '$$ ---',
  '\n',
  '. X O 1 2',
  ' a ',
  '_',
  '{AR 1:1 2:2}',
  '[a|P]',
];
const PLACES = new Set(['span', 'spans', 'boardSpan', 'problems', 'text']);

function meaning(entry: EntrySyntax): unknown {
  return JSON.parse(
    JSON.stringify(entry, (key, value) => {
      if (PLACES.has(key)) return undefined;
      return value instanceof Uint8Array ? [...value] : value;
    }),
  );
}

const again = (entry: EntrySyntax) => parseSenseis(printSenseis(figureOf(entry)!).text);

const texts = fc.oneof(
  anyText,
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...SENSEIS_EXAMPLES.map(({ text }) => text)), fc.array(mutation, { maxLength: 5 }))
    .map(([text, mutations]) => mutate(text, mutations)),
);

describe('any text', () => {
  test('is read without failing, with spans that lie in it and codes of the catalogue', () => {
    const known = new Set(Object.keys(FOUND_SEVERITIES).filter((code) => code.startsWith('senseis.')));
    fc.assert(
      fc.property(texts, (text) => {
        const entry = parseSenseis(text);
        for (const { span } of spansOf(entry)) {
          if (!(span.start >= 0 && span.start <= span.end && span.end <= text.length))
            throw new Error('span');
        }
        for (const { code, message: said } of entry.problems) {
          const message = say(said);
          if (!known.has(code) || message.length > 400 || /undefined|NaN/.test(message))
            throw new Error(message);
        }
        for (const one of findDiagrams(text)) if (one.span.end > text.length) throw new Error('found');
      }),
      { numRuns: runs(800) },
    );
  });

  test('printed and read again means the same, and has nothing new wrong with it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseSenseis(text);
        if (!read.diagram) return;
        const once = again(read);
        expect(once.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(meaning(again(once))).toEqual(meaning(once));
        expect([...once.diagram!.cells]).toEqual([...read.diagram.cells]);
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('diagrams', () => {
  test.each(SENSEIS_EXAMPLES)('$name: printed and read again is the same', ({ text }) => {
    const read = parseSenseis(text);
    const named = { ...read, toPlay: read.toPlay ?? again(read).toPlay };
    // A gap in the numbers is said in the title, so that it is no longer a gap.
    if (read.problems.length > 0) return;
    expect(meaning(again(read))).toEqual(meaning(named));
  });

  const GLYPHS = [...'....XXOO,?_BW#@YQZPCSTM'];
  const boards = fc.record({
    columns: fc.integer({ min: 1, max: 25 }),
    rows: fc.integer({ min: 1, max: 25 }),
    glyphs: fc.array(fc.constantFrom(...GLYPHS), { minLength: 625, maxLength: 625 }),
    digits: fc.nat({ max: 10 }),
    labels: fc.subarray([...'abcxz']),
    edges: fc.subarray(['left', 'right', 'top', 'bottom']),
    head: fc.constantFrom('$$B', '$$W', '$$Bc', '$$Wm11', '$$Bcm3'),
    title: fc.constantFrom('', ' A title', ' . X O', ' (a)'),
  });

  test('of every size, with every glyph and any edges, are read as they were drawn', () => {
    fc.assert(
      fc.property(boards, ({ columns, rows, glyphs, digits, labels, edges, head, title }) => {
        const special = [...'1234567890'.slice(0, digits), ...labels];
        const cells = glyphs.slice(0, columns * rows);
        special.slice(0, cells.length - 1).forEach((glyph, i) => {
          cells[(i * 7919) % cells.length] = glyph;
        });
        const has = new Set(edges);
        const edge = `$$ ${'-'.repeat(2 * columns + 1)}`;
        const lines = [`${head}${title}`];
        if (has.has('top')) lines.push(edge);
        for (let y = 0; y < rows; y++) {
          const row = cells.slice(y * columns, (y + 1) * columns).join(' ');
          lines.push(`$$ ${has.has('left') ? '| ' : ''}${row}${has.has('right') ? ' |' : ''}`);
        }
        if (has.has('bottom')) lines.push(edge);
        const read = parseSenseis(lines.join('\n'));
        const diagram = read.diagram!;
        expect([diagram.columns, diagram.rows]).toEqual([columns, rows]);
        expect(diagram.open.length).toBe(4 - has.size);
        const once = again(read);
        const kept = ['columns', 'rows', 'open', 'digits', 'labels', 'marks', 'signs', 'blanks'] as const;
        for (const key of kept) expect(once.diagram![key], key).toEqual(diagram[key]);
        expect([...once.diagram!.cells]).toEqual([...diagram.cells]);
        expect([once.diagram!.origin, once.diagram!.whole]).toEqual([diagram.origin, diagram.whole]);
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('work', () => {
  test('is linear, whatever the text', () => {
    const hard = [
      '$$ [a|'.repeat(100_000),
      '$$ {AR '.repeat(100_000),
      '$$B\n'.repeat(200_000),
      `$$B ${'1, '.repeat(200_000)}`,
    ];
    for (const text of hard) {
      parseSenseis(text);
      findDiagrams(text, { notations: ['senseis'] });
    }
  });
});
