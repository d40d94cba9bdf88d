import type { Property } from './property.ts';

/** What is said of a position. */
export const ANNOTATION: readonly Property[] = [
  {
    name: 'C',
    title: 'Comment',
    meaning: 'A comment on this node. Line ends stay as they are; a backslash goes before `]` and `\\`.',
    type: 'any',
    value: 'text',
    values: 'one',
  },
  {
    name: 'N',
    title: 'Node name',
    meaning: 'A short name for this node, in one line.',
    type: 'any',
    value: 'simpletext',
    values: 'one',
  },
  {
    name: 'DM',
    title: 'Even position',
    meaning: 'The position is even; 2 says that this is emphasized.',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'GB',
    title: 'Good for Black',
    meaning: 'The position is good for Black; 2 says very good.',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'GW',
    title: 'Good for White',
    meaning: 'The position is good for White; 2 says very good.',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'HO',
    title: 'Hotspot',
    meaning: 'Something interesting is here, such as the move that decides the game.',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'UC',
    title: 'Unclear position',
    meaning: 'The position is unclear; 2 says that this is emphasized.',
    type: 'any',
    value: 'double',
    values: 'one',
  },
  {
    name: 'V',
    title: 'Value',
    meaning: 'What the position is worth, in points: positive is good for Black, negative for White.',
    type: 'any',
    value: 'real',
    values: 'one',
  },
];
