/** Colors of a picture. Any CSS color, `var(…)` too: they are written into presentation attributes, never into `style`. */
export interface Theme {
  readonly board: string;
  /** The rim of the wood; `none` for none. */
  readonly rim: string;
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
  /** From the lit side to the dark side: three stops, or one for a flat stone. */
  readonly fill: readonly string[];
  readonly outline: string;
  /** Width of the outline for a cell of 24 pixels. */
  readonly outlineWidth: number;
  /** Marks and numbers on the stone. */
  readonly ink: string;
}

export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'high-contrast-light' | 'print' | 'css';

// Hues that stay apart for the color-blind (after Okabe and Ito); every mark has a shape of its own besides.
const MOUTHS = ['#0072b2', '#cc79a7', '#009e73', '#e69f00', '#56b4e9'] as const;

const light: Theme = {
  board: '#e2b878',
  rim: '#c4955052',
  line: '#5b4121',
  ink: '#5b4121',
  page: '#6b5a44',
  black: { fill: ['#6a6a6c', '#29292b', '#0c0c0d'], outline: '#000000', outlineWidth: 0.5, ink: '#ffffff' },
  white: { fill: ['#ffffff', '#fbf9f4', '#d9d3c6'], outline: '#7d7361', outlineWidth: 0.8, ink: '#16120c' },
  shadow: '#3a240a4d',
  hot: '#e8500a',
  glow: '#ff5a00',
  forbidden: '#d3122b',
  repeats: '#0b5fae',
  badgeInk: '#ffffff',
  eye: '#00684d',
  unknown: '#8a673a',
  mouths: MOUTHS,
};

// Walnut by lamp light: dark enough not to glare, light enough for black stones to stand out.
const dark: Theme = {
  ...light,
  board: '#b08a57',
  rim: '#00000040',
  line: '#3d2a12',
  ink: '#35240e',
  page: '#b9ab98',
  black: { fill: ['#5c5c5f', '#1f1f21', '#050506'], outline: '#000000', outlineWidth: 0.5, ink: '#ffffff' },
  white: { fill: ['#fdfcf9', '#efebe2', '#c4bcab'], outline: '#5b4f3c', outlineWidth: 0.8, ink: '#16120c' },
  shadow: '#1a0f0366',
  hot: '#f0560c',
  glow: '#ff5200',
  forbidden: '#c80f27',
  repeats: '#0a4b8c',
  eye: '#004d38',
  unknown: '#5f4522',
};

const highContrast: Theme = {
  board: '#000000',
  rim: '#6fc3df',
  line: '#a8a8a8',
  ink: '#ffffff',
  page: '#ffffff',
  black: { fill: ['#000000'], outline: '#ffffff', outlineWidth: 1.6, ink: '#ffffff' },
  white: { fill: ['#ffffff'], outline: '#ffffff', outlineWidth: 1.6, ink: '#000000' },
  shadow: 'none',
  hot: '#ff8c2e',
  glow: '#ff7a10',
  forbidden: '#ff5060',
  repeats: '#5cc8ff',
  badgeInk: '#000000',
  eye: '#4dffb8',
  unknown: '#a8a8a8',
  mouths: ['#3fa9ff', '#ff9ed8', '#30e8b0', '#ffc83d', '#bfe6ff'],
};

const highContrastLight: Theme = {
  ...highContrast,
  board: '#ffffff',
  rim: '#0f4a85',
  line: '#404040',
  ink: '#000000',
  page: '#000000',
  black: { fill: ['#000000'], outline: '#000000', outlineWidth: 1.4, ink: '#ffffff' },
  white: { fill: ['#ffffff'], outline: '#000000', outlineWidth: 1.4, ink: '#000000' },
  hot: '#a83800',
  glow: '#ff7a10',
  forbidden: '#b5001f',
  repeats: '#00478f',
  badgeInk: '#ffffff',
  eye: '#00513b',
  unknown: '#505050',
  mouths: MOUTHS,
};

const print: Theme = {
  ...highContrastLight,
  rim: 'none',
  line: '#000000',
  hot: '#000000',
  glow: 'none',
  forbidden: '#000000',
  repeats: '#000000',
  eye: '#000000',
  unknown: '#000000',
  mouths: ['#000000'],
};

/** The light look with every color behind a custom property: a style sheet may change any of them, none need be there. */
const css: Theme = (() => {
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
})();

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light,
  dark,
  'high-contrast': highContrast,
  'high-contrast-light': highContrastLight,
  print,
  css,
};
