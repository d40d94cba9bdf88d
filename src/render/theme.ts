import type { BoardTheme, StoneColors } from './board-theme.ts';
import { contrastDark, contrastLight, print } from './looks/contrast.ts';
import { editorDark, editorLight } from './looks/editor.ts';
import { plainDark, plainLight } from './looks/plain.ts';
import { woodDark, woodLight } from './looks/wood.ts';

export type { BoardTheme, StoneColors } from './board-theme.ts';

/** What a board is made of. In high contrast and on paper all looks are alike. */
export type Look = 'wood' | 'plain' | 'theme';

export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'high-contrast-light' | 'print' | 'css';

/** A look with each color behind a custom property, which a style sheet may set. */
function cssOf(light: BoardTheme): BoardTheme {
  const ref = (name: string, value: string) => `var(--koban-${name},${value})`;
  const stone = (name: string, colors: StoneColors): StoneColors => ({
    fill: colors.fill.map((value, i) => ref(`${name}-${i + 1}`, value)),
    outline: ref(`${name}-outline`, colors.outline),
    outlineWidth: colors.outlineWidth,
    ink: ref(`${name}-ink`, colors.ink),
  });
  const { black, white, mouths, ...plain } = light;
  const named = Object.entries(plain).map(([name, value]) => [name, ref(name, value as string)]);
  return {
    ...(Object.fromEntries(named) as Omit<BoardTheme, 'black' | 'white' | 'mouths'>),
    black: stone('black', black),
    white: stone('white', white),
    mouths: mouths.map((value, i) => ref(`mouth-${i + 1}`, value)),
  };
}

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

export const LOOK_NAMES = Object.keys(LOOKS) as Look[];
