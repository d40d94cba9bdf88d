/** Signs can be read on what they lie on, by everyone. */
import { expect, test } from 'vitest';
import type { BoardTheme } from '../../src/render/board-theme.ts';
import { LOOK_NAMES } from '../../src/render/index.ts';
import { LOOKS, type ThemeName } from '../../src/render/theme.ts';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** What lies on what, as `signs.ts` and `marks.ts` draw it. */
function pairsOf(theme: BoardTheme): [name: string, sign: string, ground: string][] {
  const { board, ink, eye, repeats, badgeInk, white } = theme;
  const pairs: [string, string, string][] = [
    ['labels, circles, crosses and rims of mouths on the board', ink, board],
    ['values of eyes', eye, board],
    ['the arrow of a repetition', badgeInk, repeats],
    ['a forbidden play in its white casing', white.forbidden, white.fill[0]!],
    ['the badge of a forbidden play', white.forbidden, '#ffffff'],
    ['the badge of a hot stone', white.hot, '#ffffff'],
  ];
  for (const color of ['black', 'white'] as const) {
    const { fill, ink, hot, forbidden } = theme[color];
    // Signs lie between the light of a stone and its rim.
    for (const ground of fill.length > 1 ? fill.slice(1, -1) : fill) {
      pairs.push([`ink on ${color}`, ink, ground]);
      pairs.push([`a flame on ${color}`, hot, ground]);
      // A ring lies at the rim.
      if (ground !== fill[1] || fill.length === 1) pairs.push([`a ring on ${color}`, forbidden, ground]);
    }
  }
  return pairs;
}

const THEMES: readonly ThemeName[] = ['light', 'dark', 'high-contrast', 'high-contrast-light', 'print'];

test.each(LOOK_NAMES.flatMap((look) => THEMES.map((name) => [look, name] as const)))(
  'signs stand out in %s, %s',
  (look, name) => {
    const least = name === 'light' || name === 'dark' ? 3 : 4.5;
    for (const [what, sign, ground] of pairsOf(LOOKS[look][name]))
      expect(contrast(sign, ground), `${what}: ${sign} on ${ground}`).toBeGreaterThanOrEqual(least);
  },
);
