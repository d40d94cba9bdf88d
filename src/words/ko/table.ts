import type { table as english } from '../en/table.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';
import { outcomeWord } from './playback.ts';

/** The table of rules. */
export const table = {
  'table.title': () => '패 규칙 비교',
  'table.waiting': () => 'Koban이 텍스트를 읽으면 표가 나타납니다.',
  'table.filter': () => '판정이 다른 수만',
  'table.copy': () => 'Markdown으로 복사',
  'table.count': (a) => `${number(a.all)}수 중 ${number(a.different)}수`,
  'table.no-moves': () => '이 항목에는 수가 없습니다.',
  'table.move': () => '수',
  'table.play': () => '착수',
  'table.rule': (a) => `${a.title}: ${a.summary}`,
  'table.outcome': (a) => outcomeWord(a.outcome),
  'table.heading': (a) => `제${a.number}수 ${a.description}`,
  'table.note': (a) => `${a.rule}, 제${a.number}수: ${a.reason}.`,
} satisfies Translated<typeof english>;
