import type { plies as english } from '../en/plies.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const plies = {
  'color.title': (a) => COLOR[a.color],

  'ply.pass': (a) => `${COLOR[a.color]}虚着`,
  'ply.tenuki': (a) => `${COLOR[a.color]}脱先`,
  'ply.setup': () => '摆子',
  'ply.unread': (a) => `无法识别${COLOR[a.color]}的着手`,
  'ply.void': (a) => `${COLOR[a.color]}不能下 ${a.point}`,
  'ply.over': (a) => `${COLOR[a.color]} ${a.point}（该处有子）`,
  'ply.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'ply.takes': (a) =>
    `${COLOR[a.color]} ${a.point} 提 ${a.stones.length > FEW ? `${number(a.stones.length)} 子` : list(a.stones)}`,
  'ply.suicide': (a) => `${COLOR[a.color]} ${a.point} 自杀${a.count > 1 ? `（${number(a.count)} 子）` : ''}`,
  'ply.numbered': (a) => `第 ${a.move} 手，${a.description}`,
  'ply.listed': (a) => `第 ${a.move} 手：${a.description}`,
} satisfies Translated<typeof english>;
