import { excerpt } from '../excerpt.ts';
import { table } from '../fallback.ts';
import { numbersIn } from '../formats.ts';
import type { ColorWord, Moment } from '../types.ts';

/**
 * A character that stands apart from Chinese ones: a Latin letter, a digit, a sign of half width.
 */
const WESTERN = /[!-~]/;
const CHINESE = /\p{Script=Han}/u;

/**
 * Parts of a sentence, with a blank where Chinese characters meet others (`黑 c3`,
 * `按 Spight 热子劫规则`).
 */
export function join(...parts: readonly string[]): string {
  return parts.reduce((left, right) => {
    const [last, first] = [left.at(-1) ?? '', right.charAt(0)];
    const meet = (CHINESE.test(last) && WESTERN.test(first)) || (WESTERN.test(last) && CHINESE.test(first));
    return meet ? `${left} ${right}` : left + right;
  }, '');
}

/** A count with its thousands apart. */
export const number = numbersIn('zh-Hans');

/** `c3`, `c3 和 d4`, `c3、d4 和 e5`. */
export function list(names: readonly string[]): string {
  return joined(names, '和');
}

/** `c3、d4 或 e5`. */
export function either(names: readonly string[]): string {
  return joined(names, '或');
}

function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : join(names.slice(0, -1).join('、'), word, last);
}

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `“${excerpt(text, most)}”`;
}

export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `。是否应为“${near}”？`;
}

export const COLOR = table<ColorWord>({ black: '黑', white: '白' });
export const OTHER = table<ColorWord>({ black: '白', white: '黑' });

/** `起始局面`, `第 3 手`, `第 3 手后的摆子`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '起始局面';
  return setup ? `第 ${move} 手后的摆子` : `第 ${move} 手`;
}

/** `起始时`, `第 3 手后`. */
export function after(at: Moment): string {
  return at.move === 0 ? '起始时' : `${moment(at)}${at.setup ? '之' : ''}后`;
}

/** `起始局面`, `第 2 手后的局面`. */
export function positionAt(at: Moment): string {
  return at.move === 0 ? '起始局面' : `${after(at)}的局面`;
}

/** `第 3 手`, `第 1、2 和 3 手`. */
export function moves(all: readonly Moment[]): string {
  return `第 ${list(all.map(({ move }) => String(move)))} 手`;
}

/** `c3 处的棋子`, `c3 处 3 子的棋串`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point} 处的棋子` : `${point} 处 ${number(size)} 子的棋串`;
}

/** A length of time, roughly, in the unit that is read most easily. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${number(Math.ceil(seconds))} 秒`;
  if (seconds < 5400) return `${number(Math.ceil(seconds / 60))} 分钟`;
  return `${number(Math.ceil(seconds / 3600))} 小时`;
}
