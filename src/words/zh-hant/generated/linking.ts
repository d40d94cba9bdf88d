/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { linking as english } from '../../en/linking.ts';
import type { Translated } from '../../message.ts';
import { didYouMean, number } from '../grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return '它沒有著手';
  if (first === last) return `它只有第 ${first} 手`;
  return `它的著手是第 ${first} ${last === first + 1 ? '和' : '至'} ${last} 手`;
}

/** How entries continue one another. */
export const linking = {
  'link.unknown-title': (a) => `本檔案中沒有標題為「${a.title}」的條目${didYouMean(a.near)}`,
  'link.title-twice': (a) => `上面有 ${number(a.times)} 個標題為「${a.title}」的條目；Koban 接續最近的一個`,
  'link.circle': (a) => `「${a.title}」本身接續本條目，因此兩者都沒有開頭`,
  'link.too-deep': (a) => `「${a.title}」接續的條目又接續別的條目，層數超過 ${number(a.most)}`,
  'link.no-such-move': (a) => `「${a.title}」沒有第 ${a.move} 手；${movesOf(a.first, a.last)}`,
  'link.board-differs': (a) => `這裡畫的棋盤與「${a.title}」所到達的不同；Koban 採用所畫的棋盤，不帶那段歷史`,
} satisfies Translated<typeof english>;
