/**
 * What `find` finds is what a naive search finds, for each kind of condition. `npm run test:find` compares all boards up to 3x3, and
 * 5x2, with six moves.
 */
import { expect, test } from 'vitest';
import { deepOnly } from '../runs.ts';
import { Agreement, compare } from './agreement.ts';

/** By board. */
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '2x1': ['differ 6', 'cycles 6', 'ko-position 2', 'disturber black 5', 'hot 1 5', 'pair spight,ing 6'],
  '3x1': [
    ...['differ 6', 'variants 6', 'rules 6', 'cycles 6', 'ko-position 3', 'disturber white 5', 'hot 1 4'],
    'matching 4 move 4 forbidden under psk',
    'matching 0 ko position after 0: a1 b1 c1',
  ],
  // A hot stone is captured here in the fourth move.
  '4x1': ['variants 5', 'pair basic,spight 4', 'cycles 5', 'ko-position 4', 'hot 3 4', 'disturber white 4'],
  // Jasiek's rule forbids a fourth play here before any stone was captured.
  '5x1': ['pair basic,coupling 4'],
  '2x2': ['differ 6', 'variants 5', 'cycles 6', 'ko-position 3', 'matching 2 move 2 forbidden under basic'],
  '3x2': [
    'differ 5',
    'cycles 6',
    'eye 0',
    'eye 2',
    'ko-position 2',
    'ko-position 6',
    'hot 2 4',
    'matching 1 hot after 1: a1',
  ],
};
const DEEP: typeof COMPARED = {
  '5x1': ['differ 6', 'variants 5', 'cycles 6', 'ko-position 2', 'disturber white 4', 'hot 2 4'],
  '2x2': ['rules 6', 'matching 4 move 4 forbidden under ssk'],
  '3x2': ['differ 6', 'hot 3 6', 'disturber black 6', 'disturber white 6'],
  '7x1': ['eye 2', 'eye 3', 'eye 4', 'eye 2a', 'eye 1+a', 'eye 2b'],
  '3x3': ['differ 4', 'cycles 5', 'ko-position 3', 'eye 1+a', 'eye 2b', 'eye 3'],
};

test.each([...Object.entries(COMPARED), ...deepOnly(...Object.entries(DEEP))])(
  'find agrees with a naive search on %s',
  (board, compared) => {
    const [columns = 0, rows = 0] = board.split('x').map(Number);
    const agreement = new Agreement({ columns, rows });
    let lines = 0;
    for (const what of compared) {
      const sides = compare(agreement, what);
      expect(sides.found, what).toEqual(sides.naive);
      lines += sides.lines;
    }
    expect(lines).toBeGreaterThan(0);
  },
);
