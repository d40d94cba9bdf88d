import type { BoardTheme } from '../board-theme.ts';
import { BRIGHT_KOS } from './hues.ts';
import { woodLight } from './wood.ts';

// A page of a good book: cream paper, flat stones, nothing else.
export const plainLight: BoardTheme = {
  ...woodLight,
  board: '#f5ecd9',
  rim: '#c9bb9c',
  grain: 'none',
  sheen: 'none',
  line: '#5d5344',
  ink: '#4a4236',
  black: { ...woodLight.black, fill: ['#211f1c'], outline: '#211f1c', outlineWidth: 0.9 },
  white: { ...woodLight.white, fill: ['#fffefa'], outline: '#2c2822', outlineWidth: 0.9 },
  shadow: 'none',
  unknown: '#8d8069',
};

export const plainDark: BoardTheme = {
  ...plainLight,
  board: '#393631',
  rim: '#57524a',
  line: '#9c9384',
  ink: '#cfc6b6',
  page: '#b9ab98',
  black: { ...woodLight.black, fill: ['#12110f'], outline: '#8b8375', outlineWidth: 1.1 },
  // Side by side, white stones stay apart by the color of the board.
  white: { ...woodLight.white, fill: ['#ece7dc'], outline: '#4a463f', outlineWidth: 0.8 },
  glow: '#ff6a14',
  repeats: '#6cb8ff',
  badgeInk: '#10151a',
  eye: '#6fdcb2',
  unknown: '#8d8474',
  kos: BRIGHT_KOS,
  koInk: '#000000',
};
