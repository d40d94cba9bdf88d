import type { Property } from './property.ts';

/** What a reader must know before it reads on: only in the first node of a game. */
export const ROOT: readonly Property[] = [
  {
    name: 'FF',
    type: 'root',
    value: 'number',
    values: 'one',
    range: [1, 4],
    offers: ['4'],
  },
  {
    name: 'GM',
    type: 'root',
    value: 'number',
    values: 'one',
    range: [1, 99],
    offers: ['1'],
  },
  {
    name: 'SZ',
    type: 'root',
    value: 'size',
    values: 'one',
    offers: ['9', '13', '19'],
  },
  {
    name: 'CA',
    type: 'root',
    value: 'simpletext',
    values: 'one',
    since: 4,
    offers: ['UTF-8'],
  },
  {
    name: 'AP',
    type: 'root',
    value: { compose: ['simpletext', 'simpletext'] },
    values: 'one',
    since: 4,
  },
  {
    name: 'ST',
    type: 'root',
    value: 'number',
    values: 'one',
    since: 4,
    range: [0, 3],
  },
];
