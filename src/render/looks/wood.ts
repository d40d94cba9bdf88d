import type { BoardTheme } from '../board-theme.ts';
import { KOS } from './hues.ts';

// Kaya, slate and shell.
export const woodLight: BoardTheme = {
  board: '#e6be80',
  rim: '#8f6a3466',
  grain: '#8a5a20',
  sheen: '#fff0cf',
  line: '#4c3516',
  ink: '#563d1a',
  page: '#6b5a44',
  black: {
    fill: ['#75767a', '#3a3b3e', '#17181a', '#060607'],
    outline: '#050506',
    outlineWidth: 0.4,
    ink: '#ffffff',
    hot: '#f2611c',
    forbidden: '#ff4d5e',
  },
  white: {
    fill: ['#ffffff', '#fcfaf5', '#ece7db', '#cfc7b7'],
    outline: '#8d8371',
    outlineWidth: 0.55,
    ink: '#16120c',
    hot: '#e0480a',
    forbidden: '#d3122b',
  },
  shadow: '#3a240a40',
  glow: '#ff5a00',
  repeats: '#0b5fae',
  badgeInk: '#ffffff',
  eye: '#00684d',
  unknown: '#8a673a',
  kos: KOS,
  koInk: '#ffffff',
};

// The board by lamp light: it does not glare, and black stones still stand out.
export const woodDark: BoardTheme = {
  ...woodLight,
  board: '#b3884f',
  rim: '#00000059',
  grain: '#5c3910',
  sheen: '#e8c68c',
  line: '#33220c',
  ink: '#32220c',
  page: '#b9ab98',
  black: { ...woodLight.black, fill: ['#66676b', '#313235', '#141416', '#040405'] },
  white: {
    ...woodLight.white,
    fill: ['#fdfcf8', '#f2efe6', '#dcd6c7', '#b8af9c'],
    outline: '#6b604c',
    hot: '#d04208',
    forbidden: '#c80f27',
  },
  shadow: '#1a0f034d',
  glow: '#ff5200',
  repeats: '#0a4b8c',
  eye: '#004d38',
  unknown: '#5f4522',
};
