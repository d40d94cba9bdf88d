import type { node as english, TreeNodeWords, TreeSign } from '../en/node.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const node = {
  'tree.node': (a) =>
    [
      a.isStart ? '開始局面' : a.move ? `${number(a.number)}手目 ${play(a.move)}` : '着手なし',
      ...(a.name === null ? [] : [a.name]),
      ...a.signs.map((sign) => TREE_SIGN[sign]),
      ...(a.ways > 1 ? [`変化図${number(a.ways)}個`] : []),
    ].join('、'),
} satisfies Translated<typeof english>;

const play = ({ color, point }: NonNullable<TreeNodeWords['move']>) =>
  `${COLOR[color]}${point === 'pass' ? 'パス' : point === 'tenuki' ? '手抜き' : point}`;

const TREE_SIGN = table<TreeSign>({
  setup: '配置',
  comment: 'コメント',
  marks: '印',
  error: 'エラー',
  forbidden: '禁止',
  right: '正解',
  wrong: '失敗',
});
