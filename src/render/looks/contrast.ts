import type { BoardTheme } from '../board-theme.ts';
import { BRIGHT_KOS, KOS } from './hues.ts';

export const contrastDark: BoardTheme = {
  board: '#000000',
  rim: '#6fc3df',
  grain: 'none',
  sheen: 'none',
  line: '#a8a8a8',
  ink: '#ffffff',
  page: '#ffffff',
  black: {
    fill: ['#000000'],
    outline: '#ffffff',
    outlineWidth: 1.6,
    ink: '#ffffff',
    hot: '#ff8c2e',
    forbidden: '#ff5060',
  },
  white: {
    fill: ['#ffffff'],
    outline: '#ffffff',
    outlineWidth: 1.6,
    ink: '#000000',
    hot: '#a83800',
    forbidden: '#b5001f',
  },
  shadow: 'none',
  glow: '#ff7a10',
  repeats: '#5cc8ff',
  badgeInk: '#000000',
  eye: '#4dffb8',
  unknown: '#a8a8a8',
  kos: BRIGHT_KOS,
  koInk: '#000000',
};

export const contrastLight: BoardTheme = {
  ...contrastDark,
  board: '#ffffff',
  rim: '#0f4a85',
  line: '#404040',
  ink: '#000000',
  page: '#000000',
  black: { ...contrastDark.black, outline: '#000000', outlineWidth: 1.4 },
  white: { ...contrastDark.white, outline: '#000000', outlineWidth: 1.4 },
  glow: '#ff7a10',
  repeats: '#00478f',
  badgeInk: '#ffffff',
  eye: '#00513b',
  unknown: '#505050',
  kos: KOS,
  koInk: '#ffffff',
};

export const print: BoardTheme = {
  ...contrastLight,
  rim: 'none',
  line: '#000000',
  black: { ...contrastLight.black, outlineWidth: 1, hot: '#ffffff', forbidden: '#ffffff' },
  white: { ...contrastLight.white, outlineWidth: 1, hot: '#000000', forbidden: '#000000' },
  glow: 'none',
  repeats: '#000000',
  eye: '#000000',
  unknown: '#000000',
  kos: ['#000000'],
  koInk: '#ffffff',
};
