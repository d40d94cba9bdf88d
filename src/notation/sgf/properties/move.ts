import type { Property } from './property.ts';

/** What happens in a node: moves, and the clock after them. */
export const MOVE: readonly Property[] = [
  {
    name: 'B',
    type: 'move',
    value: 'move',
    values: 'one',
  },
  {
    name: 'W',
    type: 'move',
    value: 'move',
    values: 'one',
  },
  {
    name: 'KO',
    type: 'move',
    value: 'none',
    values: 'one',
  },
  {
    name: 'MN',
    type: 'move',
    value: 'number',
    values: 'one',
  },
  {
    name: 'BL',
    type: 'move',
    value: 'real',
    values: 'one',
  },
  {
    name: 'WL',
    type: 'move',
    value: 'real',
    values: 'one',
  },
  {
    name: 'OB',
    type: 'move',
    value: 'number',
    values: 'one',
  },
  {
    name: 'OW',
    type: 'move',
    value: 'number',
    values: 'one',
  },
  {
    name: 'BM',
    type: 'move',
    value: 'double',
    values: 'one',
  },
  {
    name: 'DO',
    type: 'move',
    value: 'none',
    values: 'one',
  },
  {
    name: 'IT',
    type: 'move',
    value: 'none',
    values: 'one',
  },
  {
    name: 'TE',
    type: 'move',
    value: 'double',
    values: 'one',
  },
];
