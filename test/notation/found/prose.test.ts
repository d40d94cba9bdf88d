/**
 * What people and programs write that is no board, and boards among it. Each text is of our own
 * wording, after a kind of text in which boards were once found that are none.
 */
import { describe, expect, test } from 'vitest';
import { findDiagrams } from '../../../src/notation/index.ts';
import { BOARDS, OTHERS } from '../../fixtures/texts/texts.ts';

describe('prose, code and tables', () => {
  test.each(Object.entries(OTHERS))('%s', (_name, text) => {
    for (const kind of ['plain', 'markdown', 'c'] as const)
      expect(findDiagrams(text, { kind }).map(({ rows }) => rows)).toEqual([]);
  });

  test.each(Object.entries(BOARDS))('%s', (_name, { text, rows }) => {
    expect(findDiagrams(text).map((found) => found.rows.length)).toEqual(rows);
  });

  test('at most one of a hundred boards that are found is none', () => {
    const found = (text: string) => findDiagrams(text).length;
    const right = Object.values(BOARDS).reduce((sum, { rows }) => sum + rows.length, 0);
    const wrong = Object.values(OTHERS).reduce((sum, text) => sum + found(text), 0);
    expect(right).toBeGreaterThan(20);
    expect(wrong / (right + wrong)).toBeLessThanOrEqual(0.01);
  });
});
