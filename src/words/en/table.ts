import { count, form, number } from './grammar.ts';

/** The table of rules. */
export const table = {
  'table.title': () => 'Ko rules compared',
  'table.waiting': () => 'The table appears as soon as Koban has read the text.',
  'table.selected': () => 'The selected verdict',
  'table.filter': () => 'Only where rules differ',
  'table.copy': () => 'Copy as Markdown',
  'table.count': (a: { different: number; all: number }) =>
    `${number(a.different)} of ${count(a.all, 'move')}`,
  'table.no-moves': () => 'This entry has no moves.',
  'table.agree': () => 'The rules agree on every move.',
  'table.more': (a: { seen: number; of: number }) =>
    `${number(a.seen)} of ${count(a.of, 'rule')} ${form(a.seen, 'fits', 'fit')}; scroll sideways to see the others.`,
  'table.move': () => 'Move',
  'table.play': () => 'Play',
  'table.active': () => 'active',
  'table.rule': (a: { title: string; summary: string }) => `${a.title}: ${a.summary}`,
  'table.go': (a: { number: string }) => `Open board at move ${a.number}`,
  'table.animate': () => 'Open Board',
  'table.heading': (a: { number: string; description: string }) => `Move ${a.number}, ${a.description}`,
  'table.note': (a: { rule: string; number: string; reason: string }) =>
    `${a.rule}, move ${a.number}: ${a.reason}.`,
} as const;
