/**
 * The same names as `theme.ts`, with the theme of pages alone, whose colors a style sheet sets: the
 * build of `<koban-board>` takes this file in its place (`scripts/bundle-library.mjs`).
 */
import { cssOf } from './css-theme.ts';
import { editorLight } from './looks/editor.ts';
import { plainLight } from './looks/plain.ts';
import { woodLight } from './looks/wood.ts';

export const LOOKS = {
  wood: { css: cssOf(woodLight) },
  plain: { css: cssOf(plainLight) },
  theme: { css: cssOf(editorLight) },
};
