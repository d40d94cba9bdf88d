/**
 * What the sentences of Japanese are made of. House style: です・ます for sentences, noun phrases for
 * titles and values; sentences of a message are separated by 。 and none stands at the end of a
 * message that is one line of a list; full-width punctuation, 「」 around what is quoted;
 * a move is 黒 d5, its number 3手目; words of the notation stay as they are written.
 */

import { excerpt } from '../excerpt.ts';
import { table } from '../fallback.ts';
import { listsIn, numbersIn } from '../formats.ts';
import type { ColorWord, Moment } from '../types.ts';

/** A count with its thousands apart. */
export const number = numbersIn('ja');

/** `c3、d4`. */
export const list = listsIn('ja', 'conjunction');

/** `c3またはd4`. */
export const either = listsIn('ja', 'disjunction');

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `「${excerpt(text, most)}」`;
}

export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `。「${near}」のことですか`;
}

export const COLOR = table<ColorWord>({ black: '黒', white: '白' });
export const OTHER = table<ColorWord>({ black: '白', white: '黒' });

/** `開始時`, `3手目`, `3手目の後の配置`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '開始時';
  return setup ? `${move}手目の後の配置` : `${move}手目`;
}

/** `開始時`, `3手目の後`. */
export function after(at: Moment): string {
  return at.move === 0 ? '開始時' : `${moment(at)}の後`;
}

/** `3手目`, `1、2、3手目`. */
export function moves(all: readonly Moment[]): string {
  return `${list(all.map(({ move }) => String(move)))}手目`;
}

/** `c3の石`, `c3の3子の連`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point}の石` : `${point}の${number(size)}子の連`;
}

/** A length of time, roughly, in the unit that is read most easily. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${number(Math.ceil(seconds))}秒`;
  if (seconds < 5400) return `${number(Math.ceil(seconds / 60))}分`;
  return `${number(Math.ceil(seconds / 3600))}時間`;
}
