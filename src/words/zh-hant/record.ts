import type { record as english } from '../en/record.ts';
import type { TurnWord } from '../en/write.ts';
import type { SentencesLike } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const record = {
  'record.name': () => '對局資訊',
  'record.side': (a) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      `提子 ${number(a.captured)}`,
      ...(a.clock === null ? [] : [`剩餘時間 ${a.clock}`]),
    ].join('，'),
  'record.problems': (a) => `這局棋有 ${number(a.count)} 個問題`,
  'record.problem': (a) => `${a.severity === 'error' ? '錯誤' : '警告'}：${a.text}`,
  'tools.name': () => '寫入棋譜',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `輪到${COLOR[a.color]}，改變`,
} satisfies SentencesLike<typeof english>;

const TURN: Readonly<Record<TurnWord, string>> = {
  rotate: '旋轉棋譜',
  mirror: '左右翻轉棋譜',
  colors: '互換黑白',
};
