/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { node as english, TreeNodeWords, TreeSign } from '../../en/node.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, number } from '../grammar.ts';

export const node = {
  'tree.node': (a) =>
    [
      a.isStart ? '開始' : a.move ? `第 ${number(a.number)} 手 ${play(a.move)}` : '無著手',
      ...(a.name === null ? [] : [a.name]),
      ...a.signs.map((sign) => TREE_SIGN[sign]),
      ...(a.ways > 1 ? [`${number(a.ways)} 個變化圖`] : []),
    ].join('，'),
} satisfies Translated<typeof english>;

const play = ({ color, point }: NonNullable<TreeNodeWords['move']>) =>
  `${COLOR[color]} ${point === 'pass' ? '虛手' : point === 'tenuki' ? '脫先' : point}`;

const TREE_SIGN = table<TreeSign>({
  setup: '擺子',
  comment: '註解',
  marks: '標記',
  error: '錯誤',
  forbidden: '禁止',
  right: '正解',
  wrong: '錯誤變化',
});
