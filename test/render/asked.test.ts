import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedAbove, askedBelow, contourPath } from '../../src/render/asked.ts';
import { layout } from '../../src/render/layout.ts';
import { LOOKS } from '../../src/render/theme.ts';
import { runs } from '../runs.ts';

const SHAPE = { columns: 6, rows: 5, open: [], origin: { column: 1, row: 1 }, whole: null };
const points = fc.uniqueArray(fc.nat(29), { maxLength: 30 });

/** The straight pieces of a path, each as its two ends. */
function pieces(path: string): [string, string][] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)].map(([, x, y, way, to]) => [
    `${x} ${y}`,
    way === 'H' ? `${to} ${y}` : `${x} ${to}`,
  ]);
}

describe('what is asked about', () => {
  test('has an outline that is closed and stands between points and all others', () => {
    fc.assert(
      fc.property(points, (chosen) => {
        const drawn = pieces(contourPath(layout(SHAPE, 24, 'none'), new Set(chosen)));
        const degrees = new Map<string, number>();
        for (const end of drawn.flat()) degrees.set(end, (degrees.get(end) ?? 0) + 1);
        for (const degree of degrees.values()) expect(degree % 2).toBe(0);
        // A slow count of the sides of points that have no chosen neighbour.
        const at = (x: number, y: number) =>
          x >= 0 && y >= 0 && x < 6 && y < 5 && chosen.includes(y * 6 + x) ? 1 : 0;
        let sides = 0;
        for (const p of chosen)
          for (const [dx, dy] of [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ] as const)
            sides += 1 - at((p % 6) + dx, Math.floor(p / 6) + dy);
        expect(drawn).toHaveLength(sides);
      }),
      { numRuns: runs(200), seed: 51 },
    );
  });

  test('draws nothing outside of the board, and no element for nothing', () => {
    const theme = LOOKS.wood.light;
    const made = layout(SHAPE, 24, 'none');
    expect(askedAbove(made, theme, { chains: [], liberties: [-1, 30], at: -1 })).toEqual([]);
    expect(askedBelow(made, theme, { chains: [], outside: [30] })).toEqual([]);
    expect(askedBelow(made, theme, { chains: [], outside: [3, 4] })).toHaveLength(1);
  });
});
