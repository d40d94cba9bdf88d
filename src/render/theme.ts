import type { BoardTheme } from './board-theme.ts';
import type { Look } from './choices.ts';
import { cssOf } from './css-theme.ts';
import { contrastDark, contrastLight, print } from './looks/contrast.ts';
import { editorDark, editorLight } from './looks/editor.ts';
import { plainDark, plainLight } from './looks/plain.ts';
import { woodDark, woodLight } from './looks/wood.ts';

export type { BoardTheme, StoneColors } from './board-theme.ts';

export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'high-contrast-light' | 'print' | 'css';

function look(light: BoardTheme, dark: BoardTheme): Readonly<Record<ThemeName, BoardTheme>> {
  return {
    light,
    dark,
    'high-contrast': contrastDark,
    'high-contrast-light': contrastLight,
    print,
    css: cssOf(light),
  };
}

/** The registry: one line for each look. */
export const LOOKS: Readonly<Record<Look, Readonly<Record<ThemeName, BoardTheme>>>> = {
  wood: look(woodLight, woodDark),
  plain: look(plainLight, plainDark),
  theme: look(editorLight, editorDark),
};
