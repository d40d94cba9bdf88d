import { splitLines } from '../../notation/index.ts';
import { message, say } from '../../words/index.ts';
import { columnsOf } from '../columns.ts';
import { printable } from '../printable.ts';
import type { HelpEdit, HelpedDiagnosis } from './help.ts';
import { remedyAlone } from './remedy.ts';

/** How many columns of a line are shown, so that a record in one line stays readable. */
const WIDTH = 100;
const MOST_LINES = 4;

/** Puts a part of a report in a color, where there are colors. */
export type Coloring = (text: string, color: 'red' | 'yellow' | 'blue' | 'green' | 'bold') => string;

export const COLOR = { error: 'red', warning: 'yellow', information: 'blue', hint: 'blue' } as const;

/** The author's line with a caret below, and the line as the help would have it. */
export function excerpt(lines: readonly string[], one: HelpedDiagnosis, paint: Coloring): string[] {
  const source = lines[one.line - 1];
  if (source === undefined) return [];
  const gutter =
    String(Math.max(one.line, ...(one.help?.edits.map(({ endLine }) => endLine) ?? []))).length + 2;
  const bar = (label: string | number) => paint(`${String(label).padStart(gutter)} | `, 'blue');
  const from = one.column - 1;
  const to = Math.max(from + 1, one.endLine === one.line ? one.endColumn - 1 : source.length);
  const [text, cut] = windowed(source, from);
  const before = columnsOf(text.slice(0, from - cut));
  const under = Math.min(Math.max(1, columnsOf(text.slice(from - cut, to - cut))), WIDTH);
  const out = [
    `${bar(one.line)}${text}`,
    `${bar('')}${' '.repeat(before)}${paint('^'.repeat(under), COLOR[one.severity])}`,
  ];
  const { help } = one;
  const remedy = help || !isGrave(one) ? undefined : remedyAlone(one.code);
  if (remedy !== undefined)
    out.push(`${' '.repeat(gutter)} = ${paint(say(message('cli.help')), 'bold')}: ${printable(remedy)}`);
  if (!help) return out;
  out.push(
    `${' '.repeat(gutter)} = ${paint(say(message('cli.help')), 'bold')}: ${printable(say(help.message))}`,
  );
  const [first] = help.edits;
  if (!first) return out;
  const after = changed(lines, help.edits);
  // A rewrite of the line itself, or the lines that come to it; long ones are left to the editor.
  if (after.length > MOST_LINES) return out;
  after.forEach((line, k) => {
    out.push(`${bar(first.line + k)}${paint(windowed(line, first.column - 1)[0], 'green')}`);
  });
  return out;
}

const isGrave = ({ severity }: HelpedDiagnosis) => severity === 'error' || severity === 'warning';

/** The lines that edits touch, as they are then. */
function changed(lines: readonly string[], edits: readonly HelpEdit[]): string[] {
  const top = Math.min(...edits.map(({ line }) => line));
  const end = Math.max(...edits.map(({ endLine }) => endLine));
  let text = lines.slice(top - 1, end).join('\n');
  const offset = (line: number, column: number) =>
    lines.slice(top - 1, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  for (const edit of [...edits].reverse())
    text =
      text.slice(0, offset(edit.line, edit.column)) +
      edit.text +
      text.slice(offset(edit.endLine, edit.endColumn));
  return splitLines(text);
}

/** A long line from where it matters, and how much of it is left out before. */
function windowed(line: string, at: number): [text: string, cut: number] {
  const cut = at < WIDTH ? 0 : at - WIDTH / 2;
  // Each character that acts on a terminal is one place, so that the caret stands below the right
  // one.
  return [line.slice(cut, cut + WIDTH).replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' '), cut];
}
