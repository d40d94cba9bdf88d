import type { linking as english } from '../en/linking.ts';
import type { Translated } from '../message.ts';
import { didYouMean, number } from './grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return '수가 하나도 없습니다';
  if (first === last) return `제${first}수만 있습니다`;
  return last === first + 1
    ? `제${first}수와 제${last}수가 있습니다`
    : `제${first}수부터 제${last}수까지 있습니다`;
}

/** How entries continue one another. */
export const linking = {
  'link.unknown-title': (a) => `이 파일에는 제목이 “${a.title}”인 항목이 없습니다${didYouMean(a.near)}`,
  'link.title-twice': (a) =>
    `위에 제목이 “${a.title}”인 항목이 ${number(a.times)}개 있습니다. Koban은 가장 가까운 것에 잇습니다`,
  'link.circle': (a) => `“${a.title}” 자체가 이 항목에 이어지므로, 어느 쪽에도 처음이 없습니다`,
  'link.too-deep': (a) => `“${a.title}”까지 항목이 ${number(a.most)}단계 넘게 이어져 있습니다`,
  'link.no-such-move': (a) => `“${a.title}”에는 제${a.move}수가 없습니다. ${movesOf(a.first, a.last)}`,
  'link.board-differs': (a) =>
    `여기 그린 바둑판이 “${a.title}”에서 이어진 바둑판과 다릅니다. Koban은 이전 수순 없이 여기 그린 바둑판을 씁니다`,
} satisfies Translated<typeof english>;
