import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';

const text = readFileSync(new URL('../../fixtures/eye-figures.txt', import.meta.url), 'utf8');

const read = (one: string) =>
  findDiagrams(one).map((found) => {
    const { facts } = readDiagram(found)!;
    const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
    return { rows: found.rows, labels: of('label'), captions: of('caption'), values: of('eye-value') };
  });

describe('figures of eyes in running text', () => {
  const figures = read(text);

  test('labels and values', () => {
    expect(figures.map(({ labels }) => labels)).toEqual(
      ['a', "a'", 'b', "b'", 'c', "c'", "c''", 'd', "d'", "d''", 'e', "e'", "e''", 'left', 'right'].map(
        (one) => [one],
      ),
    );
    expect(figures[8]).toMatchObject({
      values: ['1+a+b'],
      captions: ['of white, between stones', 'e = 1 + a + b'],
    });
  });

  test('two side by side: each has its own words', () => {
    expect(figures[13]).toMatchObject({ rows: ['XXO', 'X.X', 'OXX'], captions: [], values: [] });
    expect(figures[14]).toMatchObject({
      rows: ['XXO.', 'X.XX', 'XX.O'],
      captions: ['half', 'e = 3'],
      values: ['3'],
    });
  });

  test('the end of lines does not matter', () => {
    expect(read(text.replace(/\n/g, '\r\n'))).toEqual(figures);
  });
});
