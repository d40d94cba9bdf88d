import { expect, test, vi } from 'vitest';
import * as explanations from '../../src/cli/explanations.ts';
import * as built from '../../src/cli/explanations-built.ts';

test('the stand-in of a build has all names, and reads the file when it is first asked', () => {
  expect(Object.keys(built).sort()).toEqual(Object.keys(explanations).sort());
  const read = vi.fn(() => explanations);
  vi.stubGlobal('require', read);
  expect(read).not.toHaveBeenCalled();
  expect(built.explanationOf('move.occupied')).toEqual(explanations.explanationOf('move.occupied'));
  expect(built.explanationOf('toString')).toBeUndefined();
  expect(built.explanations()).toBe(explanations.explanations());
  expect(built.remedies()).toBe(explanations.remedies());
  expect(read).toHaveBeenCalledWith('./cli-explanations.js');
  vi.unstubAllGlobals();
});
