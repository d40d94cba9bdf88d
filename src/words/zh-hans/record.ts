import type { record as english, NumberedWord } from '../en/record.ts';
import type { TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const record = {
  'record.name': () => '对局信息',
  'record.side': (a) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      `提子 ${number(a.captured)}`,
      ...(a.clock === null ? [] : [`剩余时间 ${a.clock}`]),
    ].join('，'),
  'record.problems': (a) => `这局棋有 ${number(a.count)} 个问题`,
  'record.problem': (a) => `${a.severity === 'error' ? '错误' : '警告'}：${a.text}`,
  'control.numbers': (a) => `棋子上的手数：${NUMBERED[a.kind]}`,
  'control.last-moves': () => '显示手数的着手数目',
  'find.name': () => '查找着手或注释',
  'find.hint': () => '点、手数或文字',
  'find.previous': () => '上一个',
  'find.next': () => '下一个',
  'find.close': () => '关闭',
  'find.count': (a) => `第 ${number(a.at)} 个，共 ${number(a.of)} 个`,
  'tools.edit': () => '编辑',
  'tools.name': () => '写入棋谱',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `轮到${COLOR[a.color]}，改变`,
} satisfies Translated<typeof english>;

const TURN = table<TurnWord>({
  rotate: '旋转棋谱',
  mirror: '左右翻转棋谱',
  colors: '互换黑白',
});

const NUMBERED = table<NumberedWord>({
  off: '无',
  last: '最后几手',
  all: '全部',
  here: '从这里起',
});
