import type { node as english, TreeNodeWords, TreeSign } from '../en/node.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const node = {
  'tree.node': (a) =>
    [
      a.isStart ? '시작' : a.move ? `${number(a.number)}수 ${play(a.move)}` : '수 없음',
      ...(a.name === null ? [] : [a.name]),
      ...a.signs.map((sign) => TREE_SIGN[sign]),
      ...(a.ways > 1 ? [`변화도 ${number(a.ways)}개`] : []),
    ].join(', '),
} satisfies Translated<typeof english>;

const play = ({ color, point }: NonNullable<TreeNodeWords['move']>) =>
  `${COLOR[color]} ${point === 'pass' ? '패스' : point === 'tenuki' ? '손빼기' : point}`;

const TREE_SIGN = table<TreeSign>({
  setup: '배치',
  comment: '주석',
  marks: '표시',
  error: '오류',
  forbidden: '금지',
  right: '정답',
  wrong: '오답',
});
