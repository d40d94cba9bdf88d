import { excerpt } from '../excerpt.ts';
import type { ColorWord, Moment } from '../types.ts';

const NUMBER = new Intl.NumberFormat('zh-Hans');
const AND = new Intl.ListFormat('zh-Hans', { type: 'conjunction' });
const OR = new Intl.ListFormat('zh-Hans', { type: 'disjunction' });

/** A count with its thousands apart. */
export function number(n: number): string {
  return NUMBER.format(n);
}

/** `c3`, `c3和d4`. */
export function list(names: readonly string[]): string {
  return AND.format(names);
}

/** `c3或d4`. */
export function either(names: readonly string[]): string {
  return OR.format(names);
}

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `“${excerpt(text, most)}”`;
}

export const COLOR: Readonly<Record<ColorWord, string>> = { black: '黑', white: '白' };
export const OTHER: Readonly<Record<ColorWord, string>> = { black: '白', white: '黑' };

/** `开始时`, `第3手`, `第3手之后的摆子`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '开始时';
  return setup ? `第${move}手之后的摆子` : `第${move}手`;
}

/** `第3手`, `第1、2和3手`. */
export function moves(all: readonly Moment[]): string {
  return `第${list(all.map(({ move }) => String(move)))}手`;
}

/** `c3的棋子`, `c3的一块棋（3子）`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point}的棋子` : `${point}的一块棋（${number(size)}子）`;
}
