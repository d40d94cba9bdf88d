/** The table as Markdown, to be pasted into a text. */
import type { CompareRow, Comparison } from '../../../src/protocol/compare.ts';
import { verdictWord } from '../../ui/signs.ts';
import { words } from '../../ui/words.ts';

/**
 * Moves down, rules across; the active rule in bold. Reasons follow the table, since cells of
 * Markdown hold one line.
 */
export function asMarkdown({ rules, title }: Comparison, rows: readonly CompareRow[]): string {
  const head = rules.map((rule) => (rule.inForce ? `**${plain(rule.title)}**` : plain(rule.title)));
  const notes: string[] = [];
  const lines = rows.map(({ number, description, cells }) => {
    const verdicts = cells.map((cell) => {
      const word = plain(verdictWord(cell));
      if (cell.reason === '') return word;
      const { title, reason } = cell;
      notes.push(words('table.note', { rule: plain(title), number: plain(number), reason: plain(reason) }));
      return `${word} (${notes.length})`;
    });
    return row([plain(number), plain(description), ...verdicts]);
  });
  const table = [
    row([words('table.move'), words('table.play'), ...head]),
    row(Array(head.length + 2).fill('---')),
    ...lines,
  ];
  const parts = [table.join('\n'), notes.map((note, i) => `${i + 1}. ${note}`).join('\n')];
  if (title !== '') parts.unshift(`**${plain(title)}**`);
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** So that what an author typed stays what it is: no markup, no HTML, one line. */
function plain(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~!$&]/g, '\\$&')
    .trim();
}
