import { excerpt } from '../excerpt.ts';
import type { Moment } from '../types.ts';
import { list, number } from '../zh-hans/grammar.ts';

export { COLOR, either, join, list, number, OTHER } from '../zh-hans/grammar.ts';

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `「${excerpt(text, most)}」`;
}

export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `。是否應為「${near}」？`;
}

/** `起始局面`, `第 3 手`, `第 3 手後的擺子`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '起始局面';
  return setup ? `第 ${move} 手後的擺子` : `第 ${move} 手`;
}

/** `起始時`, `第 3 手後`. */
export function after(at: Moment): string {
  return at.move === 0 ? '起始時' : `${moment(at)}${at.setup ? '之' : ''}後`;
}

/** `起始局面`, `第 2 手後的局面`. */
export function positionAt(at: Moment): string {
  return at.move === 0 ? '起始局面' : `${after(at)}的局面`;
}

/** `第 3 手`, `第 1、2 和 3 手`. */
export function moves(all: readonly Moment[]): string {
  return `第 ${list(all.map(({ move }) => String(move)))} 手`;
}

/** `c3 處的棋子`, `c3 處 3 子的棋串`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point} 處的棋子` : `${point} 處 ${number(size)} 子的棋串`;
}

/** A length of time, roughly, in the unit that is read most easily. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${number(Math.ceil(seconds))} 秒`;
  if (seconds < 5400) return `${number(Math.ceil(seconds / 60))} 分鐘`;
  return `${number(Math.ceil(seconds / 3600))} 小時`;
}
