import { describe, expect, test } from 'vitest';
import { serialize } from '../../src/render/element.ts';
import { LOOKS } from '../../src/render/theme.ts';
import { bevel, grain } from '../../src/render/wood.ts';

const theme = LOOKS.wood.light;
const box = { x0: 10, y0: 20, x1: 410, y1: 450 };

describe('wood', () => {
  test('is the same each time, and other where the board has another size', () => {
    const text = (size: typeof box) =>
      grain(size, 24, theme, 'k')
        .map((node) => serialize(node))
        .join('');
    expect(text(box)).toBe(text({ ...box }));
    expect(text(box)).not.toBe(text({ ...box, x1: 500 }));
  });

  test.each([6, 24, 88])('stays on the board, and is small: cells of %i', (cell) => {
    const paths = [...grain(box, cell, theme, 'k'), ...bevel(box, cell, theme)].filter(
      ({ tag }) => tag === 'path',
    );
    expect(paths.length).toBeGreaterThanOrEqual(4);
    let bytes = 0;
    for (const { attributes } of paths) {
      const d = String(attributes.d);
      bytes += d.length;
      if (!d.includes('C')) continue;
      const numbers = d.match(/[\d.]+/g)!.map(Number);
      for (let i = 0; i < numbers.length; i += 2) {
        expect(numbers[i]).toBeGreaterThanOrEqual(box.x0);
        expect(numbers[i]).toBeLessThanOrEqual(box.x1);
        expect(numbers[i + 1]).toBeGreaterThanOrEqual(box.y0);
        expect(numbers[i + 1]).toBeLessThanOrEqual(box.y1);
      }
    }
    expect(bytes).toBeLessThan(9000);
  });

  test('is not on boards that are none', () => {
    for (const look of ['plain', 'theme'] as const) expect(grain(box, 24, LOOKS[look].dark, 'k')).toEqual([]);
    expect(bevel(box, 24, LOOKS.wood.print)).toEqual([]);
  });
});
