import type { Explained } from '../define.ts';
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

/** Why each is reported, and what to do. */
export const diagnostics = {
  'link.unknown-title': [
    '파일이나 페이지에 이 제목의 항목이 없습니다.',
    '제안을 따르거나 제목을 고치십시오.',
  ],
  'link.title-twice': [
    '`from:`의 제목을 가진 항목이 위에 여러 개 있습니다. Koban은 가장 가까운 항목에 잇습니다.',
    '항목마다 다른 제목을 붙이십시오.',
  ],
  'link.circle': ['항목들이 서로 이어져 고리를 이룹니다.', '둘 중 하나에 바둑판을 그리십시오.'],
  'link.no-such-move': ['항목에 이 번호의 수가 없습니다.', '`after` 뒤의 번호를 고치십시오.'],
  'link.board-differs': [
    '항목이 다른 항목에 이어지는데 다른 바둑판을 그렸습니다. Koban은 그린 바둑판을 쓰고, 그전의 수순은 쓰지 않습니다.',
    '행이나 `from:`을 지우십시오.',
  ],
  'link.too-deep': ['`from:` 줄로 항목이 100개 넘게 이어져 있습니다.', '중간에 바둑판을 다시 그리십시오.'],
} satisfies Explained;
