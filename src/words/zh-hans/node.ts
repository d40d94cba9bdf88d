import type { node as english, TreeNodeWords, TreeSign } from '../en/node.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const node = {
  'tree.node': (a) =>
    [
      a.isStart ? '开始' : a.move ? `第 ${number(a.number)} 手 ${play(a.move)}` : '无着手',
      ...(a.name === null ? [] : [a.name]),
      ...a.signs.map((sign) => TREE_SIGN[sign]),
      ...(a.ways > 1 ? [`${number(a.ways)} 个变化图`] : []),
    ].join('，'),
} satisfies Translated<typeof english>;

const play = ({ color, point }: NonNullable<TreeNodeWords['move']>) =>
  `${COLOR[color]} ${point === 'pass' ? '虚着' : point === 'tenuki' ? '脱先' : point}`;

const TREE_SIGN = table<TreeSign>({
  setup: '摆子',
  comment: '注释',
  marks: '标记',
  error: '错误',
  forbidden: '禁止',
  right: '正解',
  wrong: '错误变化',
});
