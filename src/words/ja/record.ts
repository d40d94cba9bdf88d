import type { record as english } from '../en/record.ts';
import type { TurnWord } from '../en/write.ts';
import type { SentencesLike } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const record = {
  'record.name': () => '対局情報',
  'record.side': (a) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      `アゲハマ${number(a.captured)}`,
      ...(a.clock === null ? [] : [`残り時間 ${a.clock}`]),
    ].join('、'),
  'record.problems': (a) => `この対局の問題${number(a.count)}件`,
  'record.problem': (a) => `${a.severity === 'error' ? 'エラー' : '警告'}：${a.text}`,
  'tools.name': () => '棋譜に書き込む',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `次は${COLOR[a.color]}番。変える`,
} satisfies SentencesLike<typeof english>;

const TURN: Readonly<Record<TurnWord, string>> = {
  rotate: '棋譜を回転',
  mirror: '棋譜を左右反転',
  colors: '黒と白を入れ替える',
};
