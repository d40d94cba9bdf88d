import { describe, expect, it } from 'vitest';
import { hasColors } from '../../src/cli/colors.ts';

describe('colors of output', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '3', TERM: 'dumb' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '', NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
  ] as const)('%o, on a terminal: %s', (environment, isTerminal, expected) => {
    expect(hasColors(environment, () => isTerminal)).toBe(expected);
  });
});
