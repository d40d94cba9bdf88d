/** The vocabulary of pictures: at most twelve signs, all on one page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as paths from '../../src/render/sign-paths.ts';
import { type Pen, sign } from '../../src/render/signs.ts';

const { VOCABULARY } = paths;

test('has at most twelve signs, each with a shape of its own', () => {
  const shapes = Object.values(VOCABULARY).filter((shape) => shape !== null);
  expect(Object.keys(VOCABULARY).length).toBeLessThanOrEqual(12);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('has every shape that pictures, pages and lists draw; a bar for no stone and a line that leaves are none', () => {
  const known = new Set<string>(
    [...Object.values(VOCABULARY), paths.PASS, paths.FORK].filter((one) => one !== null),
  );
  const drawn = Object.entries(paths).flatMap(([name, value]) =>
    name === 'VERDICT_GLYPHS'
      ? []
      : typeof value === 'string'
        ? [value]
        : Object.values(value).filter((one) => one !== null),
  );
  expect(drawn.filter((shape) => !known.has(shape))).toEqual([]);
});

test('is explained on one page, a row for each sign', () => {
  const page = readFileSync('docs/reference/board-view.md', 'utf8').split('## Signs')[1]!;
  const rows = [...page.matchAll(/^\|(\w+)\|.*\|$/gm)].map(([, name]) => name);
  expect(rows.slice(1)).toEqual(Object.keys(VOCABULARY));
  const picture = readFileSync('docs/screenshots/signs.svg', 'utf8');
  for (const [name, shape] of Object.entries(VOCABULARY)) {
    expect(picture).toContain(`>${name}<`);
    if (shape !== null) expect(picture).toContain(shape);
  }
});

test('lies in the middle of its point in every size, and beside it where it is moved', () => {
  const middle = (size: number, s: number, ...by: number[]) => {
    const { attributes } = sign({ x: 100, y: 50, s } as Pen, paths.PASS, size, {}, ...by);
    const [x = 0, y = 0, k = 0] = String(attributes.transform)
      .match(/-?[\d.]+/g)!
      .map(Number);
    return [Math.round(x + 8 * k), Math.round(y + 8 * k), k];
  };
  expect(middle(1, 1)).toEqual([100, 50, 1]);
  expect(middle(0.5, 3)).toEqual([100, 50, 1.5]);
  expect(middle(0.5, 2, 8, -7)).toEqual([116, 36, 1]);
});
