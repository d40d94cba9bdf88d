import { count, number } from './grammar.ts';
import { outcomeWord, type ShownOutcome } from './playback.ts';

/** The table of rules. */
export const table = {
  'table.title': () => 'Ko rules compared',
  'table.waiting': () => 'The table appears as soon as Koban has read the text.',
  'table.filter': () => 'Only where rules differ',
  'table.copy': () => 'Copy as Markdown',
  'table.count': (a: { different: number; all: number }) =>
    `${number(a.different)} of ${count(a.all, 'move')}`,
  'table.no-moves': () => 'This entry has no moves.',
  'table.move': () => 'Move',
  'table.play': () => 'Play',
  'table.rule': (a: { title: string; summary: string }) => `${a.title}: ${a.summary}`,
  'table.outcome': (a: { outcome: NonNullable<ShownOutcome> }) => outcomeWord(a.outcome),
  'table.heading': (a: { number: string; description: string }) => `Move ${a.number}, ${a.description}`,
  'table.note': (a: { rule: string; number: string; reason: string }) =>
    `${a.rule}, move ${a.number}: ${a.reason}.`,
} as const;
