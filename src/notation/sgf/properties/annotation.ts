import type { Property } from './property.ts';

/** What is said of a position. */
export const ANNOTATION: readonly Property[] = [
  {
    name: 'C',
    type: 'any',
    value: 'text',
    values: 'one',
  },
  {
    name: 'N',
    type: 'any',
    value: 'simpletext',
    values: 'one',
  },
  {
    name: 'DM',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'GB',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'GW',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'HO',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'UC',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'V',
    type: 'any',
    value: 'real',
    values: 'one',
  },
];
