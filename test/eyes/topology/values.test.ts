import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHOICES_OF_A,
  compareRationals,
  DEFAULT_A,
  parseA,
  rational,
} from '../../../src/eyes/topology/choice.ts';
import { eyeTable, inInterval, printInterval, printTable } from '../../../src/eyes/topology/table.ts';
import {
  classOf,
  parseClass,
  parseSum,
  printDecimal,
  printRational,
  printSum,
  sameSum,
  worthOf,
} from '../../../src/eyes/topology/values.ts';

const sums = fc.record({
  units: fc.nat(8),
  a: fc.nat(4),
  b: fc.nat(4),
  unknown: fc.constant(0),
});

describe('sums', () => {
  test.each([
    ['1+b', '1+b'],
    ['b + 1', '1+b'],
    [' 2 a', '2a'],
    ['a+b+2', '2+a+b'],
    ['a+a', '2a'],
    ['1+1', '2'],
    ['0', '0'],
    ['?+1', '1+?'],
  ])('%s is written %s', (text, canonical) => {
    expect(printSum(parseSum(text)!)).toBe(canonical);
  });

  test.each(['', '+', '1+', 'c', '1.5', '2ab', 'a-b', '111', '-1', 'A'])('“%s” is no sum', (text) => {
    expect(parseSum(text)).toBeNull();
  });

  test('what is printed is read back', () => {
    fc.assert(fc.property(sums, (sum) => sameSum(parseSum(printSum(sum))!, sum)));
  });

  test('a + b is exactly 2 for every choice, and the value is that of the parts', () => {
    for (const a of CHOICES_OF_A) {
      expect(printRational(worthOf(parseSum('a+b')!, a)!)).toBe('2');
      fc.assert(
        fc.property(sums, (sum) => {
          const value = worthOf(sum, a)!;
          const real = sum.units + (sum.a * a.numerator) / a.denominator;
          const number = value.numerator / value.denominator;
          return Math.abs(number - real - sum.b * (2 - a.numerator / a.denominator)) < 1e-9;
        }),
      );
    }
  });

  test('a sum with an unknown diagonal has no value', () => {
    expect(worthOf(parseSum('1+?')!, DEFAULT_A)).toBeNull();
  });
});

describe('numbers', () => {
  test('fractions are in lowest terms', () => {
    expect(rational(18, -8)).toEqual({ numerator: -9, denominator: 4 });
    expect(rational(0, 5)).toEqual({ numerator: 0, denominator: 1 });
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  test.each([
    [5, 3, '1.67'],
    [15, 8, '1.88'],
    [3, 2, '1.5'],
    [4, 1, '4'],
    [199, 100, '1.99'],
    [399, 200, '2'],
  ])('%i/%i is shown as %s', (n, d, text) => {
    expect(printDecimal(rational(n, d))).toBe(text);
  });

  test('only choices of the list are taken for a', () => {
    expect(parseA('a=6/8')).toEqual({ numerator: 3, denominator: 4 });
    for (const text of ['1/3', '0.5', '7/0', 'b=1/2', '']) expect(parseA(text)).toBeNull();
  });
});

describe('classes', () => {
  test.each([
    ['2a', 'better than proper eye'],
    ['a+b', 'proper eye'],
    ['1+b', 'better than half eye'],
    ['3', 'half eye'],
    ['2+b', 'worse than half eye'],
    ['2+a+b', 'false eye'],
    ['2+2b', 'worse than false eye'],
  ])('%s is a %s', (sum, name) => {
    expect(classOf(worthOf(parseSum(sum)!, DEFAULT_A)!)).toBe(name);
  });

  test('claims name them with and without “eye”', () => {
    expect(parseClass('Better than a half eye')).toBe('better than half eye');
    expect(parseClass('false')).toBe('false eye');
    expect(parseClass('good')).toBeNull();
  });
});

describe('the table of the text', () => {
  const table = eyeTable();

  test('a = 1/2 fails for (c"), (d), (d") and (e), the other choices nowhere', () => {
    const failing = table.choices.map((_, i) =>
      table.rows.filter(({ cells }) => !cells[i]!.holds).map(({ eye }) => eye.name),
    );
    expect(failing).toEqual([["c''", 'd', "d''", 'e'], [], [], [], []]);
  });

  test('(c") comes before (d) for every a between 3/4 and 1, and not for 3/4', () => {
    expect(table.ordered).toEqual([false, false, false, true, true]);
    const choices = fc
      .integer({ min: 5, max: 400 })
      .chain((d) => fc.integer({ min: Math.floor((3 * d) / 4) + 1, max: d - 1 }).map((n) => rational(n, d)));
    fc.assert(
      fc.property(choices, (a) => {
        const { ordered, rows } = eyeTable([a]);
        return compareRationals(a, rational(3, 4)) > 0 && ordered[0]! && rows.every((r) => r.cells[0]!.holds);
      }),
    );
  });

  test('numbers as the text prints them', () => {
    const row = (name: string) => table.rows.find(({ eye }) => eye.name === name)!.cells;
    expect(row("b'").map(({ value }) => printDecimal(value))).toEqual(['3.5', '3.33', '3.25', '3.2', '3.13']);
    expect(row("d''").map(({ value }) => printDecimal(value))).toEqual(['4', '3.67', '3.5', '3.4', '3.25']);
  });

  test('both printed forms mark the failing cells', () => {
    expect(printTable(table).split('\n')[7]).toMatch(
      /^\(c''\) +2b +3! +2\.67 +2\.5 +2\.4 +2\.25 +2 < e < 3$/,
    );
    expect(printTable(table).split('!')).toHaveLength(4 + 3 + 1);
  });

  test('intervals are open', () => {
    expect(inInterval(rational(2), { above: 2, below: 3, about: null })).toBe(false);
    expect(inInterval(rational(3), { above: null, below: null, about: 3 })).toBe(true);
    expect(printInterval({ above: 4, below: null, about: null })).toBe('4 < e');
  });
});
