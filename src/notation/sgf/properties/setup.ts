import type { Property } from './property.ts';

/** Stones put on the board and taken off it without a move. */
export const SETUP: readonly Property[] = [
  {
    name: 'AB',
    type: 'setup',
    value: 'stone',
    values: 'list',
  },
  {
    name: 'AW',
    type: 'setup',
    value: 'stone',
    values: 'list',
  },
  {
    name: 'AE',
    type: 'setup',
    value: 'point',
    values: 'list',
  },
  {
    name: 'PL',
    type: 'setup',
    value: 'color',
    values: 'one',
    offers: ['B', 'W'],
  },
];
