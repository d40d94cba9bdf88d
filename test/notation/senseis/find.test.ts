import { expect, test } from 'vitest';
import { findDiagrams } from '../../../src/notation/index.ts';

/** The lines of each diagram and its rows. */
const found = (text: string) =>
  findDiagrams(text).map(({ notation, line, rows }) => [notation, line, rows] as const);

test('rows without an empty point are rows below a header with options', () => {
  expect(found('$$B A title\n$$ X W X\n$$ O a b\n$$ B 1 O\n')).toEqual([
    ['senseis', 1, ['XWX', 'Oab', 'B1O']],
  ]);
  expect(found('$$W A title\n$$ 1 a B\n$$ . . X\n$$ 2 O X\n')).toEqual([
    ['senseis', 1, ['1aB', '..X', '2OX']],
  ]);
});

test('and below another row', () => {
  expect(found('$$ | . . X\n$$ | 1 a B\n')).toEqual([['senseis', 0, ['|..X', '|1aB']]]);
  expect(found('$$ . . X\n$$ 1 a B\n')).toEqual([['senseis', 0, ['..X', '1aB']]]);
});

test('formulas are no diagrams', () => {
  expect(found('$$\nX O\n$$\n')).toEqual([]);
  expect(found('$$ X O $$\n\n$$ a b $$\n')).toEqual([]);
});
