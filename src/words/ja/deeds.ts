import type { deeds as english } from '../en/deeds.ts';
import type { SentencesLike } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';

const FEW = 4;

export const deeds = {
  'color.title': (a) => COLOR[a.color],

  'deed.pass': (a) => `${COLOR[a.color]}パス`,
  'deed.tenuki': (a) => `${COLOR[a.color]}手抜き`,
  'deed.setup': () => '盤面の配置',
  'deed.unread': (a) => `${COLOR[a.color]}の読めない着手`,
  'deed.void': (a) => `${COLOR[a.color]} ${a.point}、打てない点`,
  'deed.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'deed.takes': (a) =>
    `${COLOR[a.color]} ${a.point}、${a.stones.length > FEW ? `${number(a.stones.length)}子` : list(a.stones)}を取る`,
  'deed.suicide': (a) => `${COLOR[a.color]} ${a.point}、${a.count > 1 ? `${number(a.count)}子の` : ''}自殺手`,
  'deed.numbered': (a) => `${a.move}手目、${a.deed}`,
  'deed.listed': (a) => `${a.move}手目：${a.deed}`,
} satisfies SentencesLike<typeof english>;
