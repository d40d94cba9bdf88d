import type { record as english, NumberedWord } from '../en/record.ts';
import type { TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const record = {
  'record.name': () => '対局情報',
  'record.side': (a) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      `取った石${number(a.captured)}子`,
      ...(a.clock === null ? [] : [`残り時間 ${a.clock}`]),
    ].join('、'),
  'record.problems': (a) => `この対局の問題${number(a.count)}件`,
  'record.problem': (a) => `${a.severity === 'error' ? 'エラー' : '警告'}：${a.text}`,
  'control.numbers': (a) => `石の手数：${NUMBERED[a.kind]}`,
  'control.last-moves': () => '手数を表示する手の数',
  'find.name': () => '手かコメントを検索',
  'find.hint': () => '点、手数、文字列',
  'find.previous': () => '前へ',
  'find.next': () => '次へ',
  'find.close': () => '閉じる',
  'find.count': (a) => `${number(a.of)}件中${number(a.at)}件目`,
  'tools.edit': () => '編集',
  'tools.name': () => '棋譜に書き込む',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `次は${COLOR[a.color]}番。変える`,
} satisfies Translated<typeof english>;

const TURN = table<TurnWord>({
  rotate: '棋譜を回転',
  mirror: '棋譜を左右反転',
  colors: '黒と白を入れ替える',
});

const NUMBERED = table<NumberedWord>({
  off: 'なし',
  last: '最後の手',
  all: 'すべて',
  here: 'ここから',
});
