import type { Property } from './property.ts';

/** Stones put on the board and taken off it without a move. */
export const SETUP: readonly Property[] = [
  {
    name: 'AB',
    title: 'Add black',
    meaning: 'Puts black stones on these points, whatever is there. Nothing is captured by it.',
    type: 'setup',
    value: 'stone',
    values: 'list',
  },
  {
    name: 'AW',
    title: 'Add white',
    meaning: 'Puts white stones on these points, whatever is there. Nothing is captured by it.',
    type: 'setup',
    value: 'stone',
    values: 'list',
  },
  {
    name: 'AE',
    title: 'Add empty',
    meaning: 'Takes away what is on these points.',
    type: 'setup',
    value: 'point',
    values: 'list',
  },
  {
    name: 'PL',
    title: 'Player to play',
    meaning: 'Whose turn it is: B or W.',
    type: 'setup',
    value: 'color',
    values: 'one',
    offers: ['B', 'W'],
  },
];
