import type { BoardTheme } from '../board-theme.ts';
import { plainDark, plainLight } from './plain.ts';

// Colors of the editor's default themes, for pictures that cannot see those in use.
export const editorLight: BoardTheme = {
  ...plainLight,
  board: '#f6f6f6',
  rim: '#d4d4d4',
  line: '#6b6b6b',
  ink: '#3b3b3b',
  page: '#3b3b3b',
  black: { ...plainLight.black, fill: ['#1f1f1f'], outline: '#1f1f1f', outlineWidth: 0.9, ink: '#ffffff' },
  white: { ...plainLight.white, fill: ['#ffffff'], outline: '#3b3b3b', outlineWidth: 0.9, ink: '#1f1f1f' },
  unknown: '#7a7a7a',
};

export const editorDark: BoardTheme = {
  ...plainDark,
  board: '#292929',
  rim: '#454545',
  line: '#8c8c8c',
  ink: '#cccccc',
  page: '#9d9d9d',
  black: { ...plainLight.black, fill: ['#0e0e0e'], outline: '#9a9a9a', outlineWidth: 1.1, ink: '#ffffff' },
  white: { ...plainLight.white, fill: ['#e6e6e6'], outline: '#3c3c3c', outlineWidth: 0.8, ink: '#1f1f1f' },
  unknown: '#828282',
};
