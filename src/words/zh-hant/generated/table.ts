/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { table as english } from '../../en/table.ts';
import type { Translated } from '../../message.ts';
import { number } from '../grammar.ts';

/** The table of rules. */
export const table = {
  'table.title': () => '劫規則比較',
  'table.waiting': () => 'Koban 讀完文字後，這裡會顯示表格。',
  'table.selected': () => '所選的裁定',
  'table.filter': () => '只顯示各規則不一致的著手',
  'table.copy': () => '複製為 Markdown',
  'table.count': (a) => `${number(a.all)} 手中的 ${number(a.different)} 手`,
  'table.no-moves': () => '本條目沒有著手。',
  'table.agree': () => '各規則對每一手的裁定都一致。',
  'table.more': (a) => `${number(a.of)} 種規則中顯示了 ${number(a.seen)} 種；橫向捲動可以看到其餘的。`,
  'table.move': () => '手數',
  'table.play': () => '著手',
  'table.active': () => '目前',
  'table.rule': (a) => `${a.title}：${a.summary}`,
  'table.go': (a) => `在第 ${a.number} 手開啟棋盤`,
  'table.animate': () => '開啟棋盤',
  'table.heading': (a) => `第 ${a.number} 手，${a.description}`,
  'table.note': (a) => `${a.rule}，第 ${a.number} 手：${a.reason}。`,
} satisfies Translated<typeof english>;
