import type { table as english } from '../en/table.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';
import { outcomeWord } from './playback.ts';

/** The table of rules. */
export const table = {
  'table.title': () => '劫规则比较',
  'table.waiting': () => 'Koban 读完文本后，这里会显示表格。',
  'table.filter': () => '只显示各规则不一致的着手',
  'table.copy': () => '复制为 Markdown',
  'table.count': (a) => `${number(a.all)} 手中的 ${number(a.different)} 手`,
  'table.no-moves': () => '本条目没有着手。',
  'table.move': () => '手数',
  'table.play': () => '着手',
  'table.rule': (a) => `${a.title}：${a.summary}`,
  'table.outcome': (a) => outcomeWord(a.outcome),
  'table.heading': (a) => `第 ${a.number} 手，${a.description}`,
  'table.note': (a) => `${a.rule}，第 ${a.number} 手：${a.reason}。`,
} satisfies Translated<typeof english>;
