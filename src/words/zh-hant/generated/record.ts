/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { record as english, NumberedWord } from '../../en/record.ts';
import type { TurnWord } from '../../en/write.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, number } from '../grammar.ts';

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
  'control.numbers': (a) => `棋子上的手數：${NUMBERED[a.kind]}`,
  'control.last-moves': () => '顯示手數的著手數目',
  'find.name': () => '尋找著手或註解',
  'find.hint': () => '點、手數或文字',
  'find.previous': () => '上一個',
  'find.next': () => '下一個',
  'find.close': () => '關閉',
  'find.count': (a) => `第 ${number(a.at)} 個，共 ${number(a.of)} 個`,
  'tools.edit': () => '編輯',
  'tools.name': () => '寫入棋譜',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `輪到${COLOR[a.color]}，改變`,
} satisfies Translated<typeof english>;

const TURN = table<TurnWord>({
  rotate: '旋轉棋譜',
  mirror: '左右翻轉棋譜',
  colors: '互換黑白',
});

const NUMBERED = table<NumberedWord>({
  off: '無',
  last: '最後幾手',
  all: '全部',
  here: '從這裡起',
});
