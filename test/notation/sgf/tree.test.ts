import { describe, expect, it } from 'vitest';
import { parseSgf } from '../../../src/notation/sgf/index.ts';

describe('a node', () => {
  it.each([
    [';', true],
    [';B[aa]', true],
    [';B[aa]C[a]', true],
    [';B', false],
    [';B[aa', false],
    [';B[aa]C', false],
    [';B[aa]C[a', false],
  ])('%s takes a property behind it: %s', (text, takes) => {
    expect(parseSgf(`(${text}`).takesMore(0)).toBe(takes);
  });
});
