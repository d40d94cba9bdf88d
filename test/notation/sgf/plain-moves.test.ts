import { expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { checkText } from '../../../src/notation/sgf/check/index.ts';
import { parseSgf } from '../../../src/notation/sgf/tree.ts';
import { message } from '../../../src/words/index.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SIZES = [
  [1, 1],
  [9, 9],
  [19, 19],
  [26, 27],
  [27, 5],
  [52, 52],
] as const;

/** By move, the codes of what is said of it; `before` stands between its name and its value. */
function saidOf(values: readonly string[], [columns, rows]: readonly [number, number], before: string) {
  const text = `(;GM[1]FF[4]${values.map((value) => `(;B${before}[${value}])`).join('')})`;
  const surroundings = { size: { columns, rows }, isGo: true, rule: message('help.check') };
  const said = values.map((): string[] => []);
  const length = text.indexOf('(', 1);
  const step = `(;B${before}[${values[0]}])`.length;
  for (const { code, span } of finish(checkText(parseSgf(text), surroundings)))
    said[Math.floor((span.start - length) / step)]?.push(code);
  return said;
}

// Most moves are written so that the checks of names and values can be passed over; a blank stands in the way of that.
it.each(SIZES)(
  'says the same of every move of two letters on %i by %i, with a blank before its value',
  (...size) => {
    let wrong = 0;
    for (const first of LETTERS) {
      const values = LETTERS.map((second) => first + second);
      const said = saidOf(values, size, '');
      expect(said).toEqual(saidOf(values, size, ' '));
      wrong += said.filter((codes) => codes.includes('sgf.off-board')).length;
    }
    // `tt` is a pass up to 19x19.
    const passes = size[0] <= 19 && size[1] <= 19 ? 1 : 0;
    expect(wrong).toBe(52 * 52 - size[0] * size[1] - passes);
  },
);
