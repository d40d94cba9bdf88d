import type { Property } from './property.ts';

/** What a reader must know before it reads on: only in the first node of a game. */
export const ROOT: readonly Property[] = [
  {
    name: 'FF',
    title: 'File format',
    meaning: 'The version of SGF: 4 is the current one.',
    type: 'root',
    value: 'number',
    values: 'one',
    range: [1, 4],
    offers: ['4'],
  },
  {
    name: 'GM',
    title: 'Game',
    meaning: 'Which game it is: 1 is Go.',
    type: 'root',
    value: 'number',
    values: 'one',
    range: [1, 99],
    offers: ['1'],
  },
  {
    name: 'SZ',
    title: 'Size',
    meaning: 'The size of the board, up to 52: `19`, or columns and rows, `13:9`. 19 where it is not said.',
    type: 'root',
    value: 'size',
    values: 'one',
    offers: ['9', '13', '19'],
  },
  {
    name: 'CA',
    title: 'Charset',
    meaning: 'The encoding of the file. ISO-8859-1 where it is not said.',
    type: 'root',
    value: 'simpletext',
    values: 'one',
    since: 4,
    offers: ['UTF-8'],
  },
  {
    name: 'AP',
    title: 'Application',
    meaning: 'The program that wrote the file, and its version.',
    type: 'root',
    value: { compose: ['simpletext', 'simpletext'] },
    values: 'one',
    since: 4,
  },
  {
    name: 'ST',
    title: 'Style',
    meaning:
      'How variations are shown: those of the next move (0) or of this one (1), with marks on the board or without (add 2).',
    type: 'root',
    value: 'number',
    values: 'one',
    since: 4,
    range: [0, 3],
  },
];
