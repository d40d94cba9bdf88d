import { contrastDark, contrastLight, print } from './looks/contrast.ts';
import { editorDark, editorLight } from './looks/editor.ts';
import { plainDark, plainLight } from './looks/plain.ts';
import { woodDark, woodLight } from './looks/wood.ts';

/** Colors of a picture. Any CSS color, `var(…)` too: they are written into presentation attributes, never into `style`. */
export interface Theme {
  readonly board: string;
  /** The rim of the wood; `none` for none. */
  readonly rim: string;
  /** The rings of the wood, and its lighter years; `none` for a board that is no wood. */
  readonly grain: string;
  readonly sheen: string;
  readonly line: string;
  /** Coordinates on the wood, and labels on empty points. */
  readonly ink: string;
  /** Coordinates beside the wood (fragments), on the page. */
  readonly page: string;
  readonly black: StoneColors;
  readonly white: StoneColors;
  /** Under the stones; `none` for none. */
  readonly shadow: string;
  readonly hot: string;
  /** Around hot stones; `none` for none. */
  readonly glow: string;
  readonly forbidden: string;
  readonly repeats: string;
  /** Signs in the middle of small colored badges. */
  readonly badgeInk: string;
  readonly eye: string;
  /** Hatching of unknown points. */
  readonly unknown: string;
  /** Ko mouths, by group. */
  readonly mouths: readonly string[];
}

export interface StoneColors {
  /** From the lit side to the dark side: four stops, or one for a flat stone. */
  readonly fill: readonly string[];
  readonly outline: string;
  /** Width of the outline for a cell of 24 pixels. */
  readonly outlineWidth: number;
  /** Marks and numbers on the stone. */
  readonly ink: string;
}

/** What a board is made of. In high contrast and on paper all looks are alike. */
export type Look = 'wood' | 'plain' | 'theme';

export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'high-contrast-light' | 'print' | 'css';

/** A look with every color behind a custom property: a style sheet may change any of them, none need be there. */
function cssOf(light: Theme): Theme {
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
    ...(Object.fromEntries(named) as Omit<Theme, 'black' | 'white' | 'mouths'>),
    black: stone('black', black),
    white: stone('white', white),
    mouths: mouths.map((value, i) => ref(`mouth-${i + 1}`, value)),
  };
}

function look(light: Theme, dark: Theme): Readonly<Record<ThemeName, Theme>> {
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
export const LOOKS: Readonly<Record<Look, Readonly<Record<ThemeName, Theme>>>> = {
  wood: look(woodLight, woodDark),
  plain: look(plainLight, plainDark),
  theme: look(editorLight, editorDark),
};

export const LOOK_NAMES = Object.keys(LOOKS) as Look[];

/** The themes of the look that is the default. */
export const THEMES = LOOKS.wood;
