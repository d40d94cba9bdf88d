import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFigures } from '../../../src/notation/gnugo/figures.ts';

const text = readFileSync(new URL('../../fixtures/eye-figures.txt', import.meta.url), 'utf8');

describe('figures in running text', () => {
  const figures = readFigures(text);

  test('labels and claims', () => {
    expect(figures.map(({ label }) => label)).toEqual([
      ...['a', "a'", 'b', "b'", 'c', "c'", "c''", 'd', "d'", "d''", 'e', "e'", "e''"],
      ...['left', 'right'],
    ]);
    expect(figures[8]).toMatchObject({
      claim: '1+a+b',
      prose: ['of white, between stones', 'e = 1 + a + b'],
    });
  });

  test('two side by side: each has its own words', () => {
    expect(figures[13]).toMatchObject({ rows: ['XXO', 'X.X', 'OXX'], prose: [], claim: null });
    expect(figures[14]).toMatchObject({
      rows: ['XXO.', 'X.XX', 'XX.O'],
      prose: ['half', 'e = 3'],
      claim: '3',
    });
  });

  test('rows are told where they stand', () => {
    for (const { rows, spans } of figures) {
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(rows);
    }
  });

  test('a ragged figure is filled up with what nobody knows', () => {
    const [figure] = readFigures('(x)  .OX\n    OO.O\n     .O\n');
    expect(figure).toMatchObject({ label: 'x', rows: ['?.OX', 'OO.O', '?.O?'] });
  });

  test('the end of lines does not matter', () => {
    const rows = (one: string) => readFigures(one).map((figure) => [figure.label, figure.rows, figure.claim]);
    expect(rows(text.replace(/\n/g, '\r\n'))).toEqual(rows(text));
  });

  test('no text makes it fail, and spans lie within', () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom(...'.XO?+,( )ae=1\n'), maxLength: 12 }));
    fc.assert(
      fc.property(lines, (parts) => {
        const one = parts.join('\n');
        for (const { rows, spans } of readFigures(one)) {
          expect(new Set(rows.map((row) => row.length)).size).toBe(1);
          expect(spans.every(({ start, end }) => start < end && end <= one.length)).toBe(true);
        }
      }),
    );
  });
});
