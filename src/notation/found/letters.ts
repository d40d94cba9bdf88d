import { COLUMN_LETTERS } from '../../go/geometry.ts';

/** The first column that printed letters name, from 1; where they have an i, i counts. */
export function firstColumnOf(letters: string): number {
  const small = letters.toLowerCase();
  const order = small.includes('i') ? 'abcdefghijklmnopqrstuvwxyz' : COLUMN_LETTERS;
  return order.indexOf(small.charAt(0)) + 1;
}
