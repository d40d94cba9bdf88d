import type { Explained } from '../define.ts';
import type { linking as english } from '../en/linking.ts';
import type { Translated } from '../message.ts';
import { didYouMean, number } from './grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return '它没有着手';
  if (first === last) return `它只有第 ${first} 手`;
  return `它的着手是第 ${first} ${last === first + 1 ? '和' : '至'} ${last} 手`;
}

/** How entries continue one another. */
export const linking = {
  'link.unknown-title': (a) => `本文件中没有标题为“${a.title}”的条目${didYouMean(a.near)}`,
  'link.title-twice': (a) => `上面有 ${number(a.times)} 个标题为“${a.title}”的条目；Koban 接续最近的一个`,
  'link.circle': (a) => `“${a.title}”本身接续本条目，因此两者都没有开头`,
  'link.too-deep': (a) => `“${a.title}”接续的条目又接续别的条目，层数超过 ${number(a.most)}`,
  'link.no-such-move': (a) => `“${a.title}”没有第 ${a.move} 手；${movesOf(a.first, a.last)}`,
  'link.board-differs': (a) => `这里画的棋盘与“${a.title}”所到达的不同；Koban 采用所画的棋盘，不带那段历史`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'link.unknown-title': ['文件或页面中没有以此为标题的条目。', '采用建议，或改正标题。'],
  'link.title-twice': [
    '上方有多个条目以 `from:` 所写为标题。Koban 接在最近的一个之后。',
    '给每个条目不同的标题。',
  ],
  'link.circle': ['条目互相接续，成了一圈。', '给其中一个画棋盘。'],
  'link.no-such-move': ['条目没有这个编号的着手。', '改正 `after` 后面的编号。'],
  'link.board-differs': [
    '条目接续另一条目，却画了不同的棋盘。Koban 采用画出的棋盘，不带此前的着手。',
    '删除行，或删除 `from:`。',
  ],
  'link.too-deep': ['`from:` 行把超过 100 个条目连成一串。', '在中间再画一次棋盘。'],
} satisfies Explained;
