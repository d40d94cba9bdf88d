import { expect, it } from 'vitest';
import { recordsInHtml } from '../../src/document/html.ts';

it('finds a record with a value of many megabytes in an attribute', () => {
  const record = `(;SZ[9]C[${'a'.repeat(12_000_000)}])`;
  const [found] = recordsInHtml(`<a data-sgf="${record}">`);
  expect(found).toEqual({ start: 13, end: 13 + record.length });
});

it('leaves out a record with an escape outside of values alone', () => {
  expect(recordsInHtml('"(;SZ[9]C[a\\]b];B[aa])"')).toHaveLength(1);
  expect(recordsInHtml('"(;SZ[9]\\n;B[aa])"')).toEqual([]);
});
