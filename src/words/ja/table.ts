import type { table as english } from '../en/table.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';
import { outcomeWord } from './playback.ts';

export const table = {
  'table.title': () => 'コウのルールの比較',
  'table.waiting': () => '文書を読み終えると、表が現れます。',
  'table.filter': () => 'ルールによって違う手だけ',
  'table.copy': () => 'Markdown としてコピー',
  'table.count': (a) => `${number(a.all)}手のうち${number(a.different)}手`,
  'table.no-moves': () => 'この項目に着手はありません。',
  'table.move': () => '手数',
  'table.play': () => '着手',
  'table.rule': (a) => `${a.title}：${a.summary}`,
  'table.outcome': (a) => outcomeWord(a.outcome),
  'table.heading': (a) => `${a.number}手目、${a.description}`,
  'table.note': (a) => `${a.rule}、${a.number}手目：${a.reason}。`,
} satisfies Translated<typeof english>;
