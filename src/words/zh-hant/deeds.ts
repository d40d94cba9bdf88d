import type { deeds as english } from '../en/deeds.ts';
import type { SentencesLike } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const deeds = {
  'color.title': (a) => COLOR[a.color],

  'deed.pass': (a) => `${COLOR[a.color]}虛手`,
  'deed.tenuki': (a) => `${COLOR[a.color]}脫先`,
  'deed.setup': () => '擺子',
  'deed.unread': (a) => `無法辨識${COLOR[a.color]}的著手`,
  'deed.void': (a) => `${COLOR[a.color]}不能下 ${a.point}`,
  'deed.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'deed.takes': (a) =>
    `${COLOR[a.color]} ${a.point} 提 ${a.stones.length > FEW ? `${number(a.stones.length)} 子` : list(a.stones)}`,
  'deed.suicide': (a) => `${COLOR[a.color]} ${a.point} 自殺${a.count > 1 ? `（${number(a.count)} 子）` : ''}`,
  'deed.numbered': (a) => `第 ${a.move} 手，${a.deed}`,
  'deed.listed': (a) => `第 ${a.move} 手：${a.deed}`,
} satisfies SentencesLike<typeof english>;
