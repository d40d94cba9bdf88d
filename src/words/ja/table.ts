import type { table as english } from '../en/table.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export const table = {
  'table.title': () => 'コウのルールの比較',
  'table.waiting': () => '文書を読み終えると、表が現れます。',
  'table.selected': () => '選んだ判定',
  'table.filter': () => 'ルールによって違う手だけ',
  'table.copy': () => 'Markdown としてコピー',
  'table.count': (a) => `${number(a.all)}手のうち${number(a.different)}手`,
  'table.no-moves': () => 'この項目に着手はありません。',
  'table.agree': () => 'どの手の判定も、ルールによって違いません。',
  'table.more': (a) =>
    `${number(a.of)}個のルールのうち${number(a.seen)}個が見えています。ほかは横にスクロールしてください。`,
  'table.move': () => '手数',
  'table.play': () => '着手',
  'table.active': () => '適用中',
  'table.rule': (a) => `${a.title}：${a.summary}`,
  'table.go': (a) => `${a.number}手目で盤面を開く`,
  'table.animate': () => '盤面を開く',
  'table.heading': (a) => `${a.number}手目、${a.description}`,
  'table.note': (a) => `${a.rule}、${a.number}手目：${a.reason}。`,
} satisfies Translated<typeof english>;
