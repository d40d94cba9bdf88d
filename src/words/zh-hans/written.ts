import type { Explained } from '../define.ts';
import type { written as english } from '../en/written.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, moment, number, positionAt, quote } from './grammar.ts';
import { recreates } from './rules.ts';

const often = (times: number) => (times < 2 ? '' : `，这是第 ${number(times)} 次`);

const OUTCOME = {
  draw: () => '对局判和',
  'no-result': () => '对局以无胜负结束',
  loss: (player: string) => `${player}判负`,
  win: (player: string) => `${player}判胜`,
};

/** What a rule that an author has written says of a move. */
export const written = {
  'written.title': (a) => a.title,
  'written.clause': (a) => `第 ${a.line} 行，${quote(a.text, 200)}`,
  'written.retake': (a) =>
    a.atOnce ? '对刚提一子的单子立即回提' : `回提了${moment(a.of)}提一子时所下的单子`,
  'written.recreates': (a) =>
    `${recreates(a)}${a.by === 'same' ? '，而该局面由同一方下成' : a.by === 'opponent' ? '，而该局面由对方下成' : ''}${a.sameTurn ? '，且轮到同一方下' : ''}${often(a.times)}`,
  'written.repeats': (a) => `重复了${moment(a.of)}：落子之前和之后的棋盘都与那时相同${often(a.times)}`,
  'written.ends': (a) =>
    `${a.reason}。${a.agreed ? '如双方同意，' : ''}${OUTCOME[a.outcome](COLOR[a.player])}${a.agreed ? '；Koban 无从知道双方是否同意' : ''}`,
  'written.unread': (a) =>
    `Koban 读不懂${quote(a.rule)}的第 ${list(a.lines.map(String))} 行，因此不按这条规则作任何判断`,
  'written.uncounted': (a) => `再现了${positionAt(a.of)}，但规则中没有适用于此的条款`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'written.retake': [
    '自写规则的一个条款禁止回提这个劫。',
    '先下别处，或断言这一手被禁止。消息写明是哪个条款、在第几行。',
  ],
  'written.recreation': [
    '自写规则的一个条款禁止再现此前的局面或情境。',
    '下别处，或断言这一手被禁止。消息写明是哪个条款、在第几行。',
  ],
  'written.repetition': [
    '自写规则的一个条款禁止重复此前的一手。',
    '下别处，或断言这一手被禁止。消息写明是哪个条款、在第几行。',
  ],
  'written.also': ['自写规则沿用另一条规则的禁令，而那条规则禁止这一手。', '下别处，或断言这一手被禁止。'],
  'written.ends': ['自写规则的一个条款使对局在这一手结束。', '断言 `move 2 ends`，或让一方变着。'],
  'written.unread': [
    '规则中有 Koban 读不懂的一行，因此不按它判断任何着手。',
    '改正该行：[语法](rule-text.md)。',
  ],
} satisfies Explained;
