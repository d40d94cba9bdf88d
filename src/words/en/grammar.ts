import { excerpt } from '../excerpt.ts';
import { listsIn, numbersIn } from '../formats.ts';
import type { ColorWord, Moment } from '../types.ts';

const PLURAL = new Intl.PluralRules('en');
/** `1 stone`, `5,000 stones`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${form(n, one, many)}`;
}

/** The word alone. */
export function form(n: number, one: string, many: string): string {
  return PLURAL.select(n) === 'one' ? one : many;
}

/** A count with its thousands apart. */
export const number = numbersIn('en');

/** `c3`, `c3 and d4`, `c3, d4 and e5`. */
export const list = listsIn('en-GB', 'conjunction');

/** `c3, d4 or e5`. */
export const either = listsIn('en-GB', 'disjunction');

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `“${excerpt(text, most)}”`;
}

export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `. Did you mean “${near}”?`;
}

export const COLOR: Readonly<Record<ColorWord, string>> = { black: 'Black', white: 'White' };
export const OTHER: Readonly<Record<ColorWord, string>> = { black: 'White', white: 'Black' };

/** `the start`, `move 3`, `the setup behind move 3`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return 'the start';
  return setup ? `the setup behind move ${move}` : `move ${move}`;
}

/** `move 3`, `moves 1, 2 and 3`. */
export function moves(all: readonly Moment[]): string {
  return `${form(all.length, 'move', 'moves')} ${list(all.map(({ move }) => String(move)))}`;
}

/** `the stone at c3`, `the chain of 3 stones at c3`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `the stone at ${point}` : `the chain of ${count(size, 'stone')} at ${point}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A length of time, roughly, in the unit that is read most easily. */
export function duration(seconds: number): string {
  if (seconds < 90) return count(Math.ceil(seconds), 'second');
  if (seconds < 5400) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}
