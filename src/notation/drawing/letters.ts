import { COLUMN_LETTERS } from '../../go/geometry.ts';

/** The number of the first column that printed letters name, from 1; with an i among them the alphabet counts. */
export function firstColumnOf(letters: string): number {
  const small = letters.toLowerCase();
  const order = small.includes('i') ? 'abcdefghijklmnopqrstuvwxyz' : COLUMN_LETTERS;
  return order.indexOf(small[0]!) + 1;
}
