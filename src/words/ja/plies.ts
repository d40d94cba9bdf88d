import type { plies as english } from '../en/plies.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';

const FEW = 4;

export const plies = {
  'color.title': (a) => COLOR[a.color],

  'ply.pass': (a) => `${COLOR[a.color]}パス`,
  'ply.tenuki': (a) => `${COLOR[a.color]}手抜き`,
  'ply.setup': () => '盤面の配置',
  'ply.unread': (a) => `${COLOR[a.color]}の読めない着手`,
  'ply.void': (a) => `${COLOR[a.color]} ${a.point}、打てない点`,
  'ply.over': (a) => `${COLOR[a.color]} ${a.point}、石のある点`,
  'ply.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'ply.takes': (a) =>
    `${COLOR[a.color]} ${a.point}、${a.stones.length > FEW ? `${number(a.stones.length)}子` : list(a.stones)}を取る`,
  'ply.suicide': (a) => `${COLOR[a.color]} ${a.point}、${a.count > 1 ? `${number(a.count)}子の` : ''}自殺手`,
  'ply.numbered': (a) => `${a.move}手目、${a.description}`,
  'ply.listed': (a) => `${a.move}手目：${a.description}`,
} satisfies Translated<typeof english>;
