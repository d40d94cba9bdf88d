/** Where a text has nothing yet, a board can be begun. */
import type { EditorText } from './ports.ts';

/** Where a first board is written, and in what. */
interface Beginning {
  readonly offset: number;
  readonly notation: 'goban' | 'sgf' | 'markdown';
}

const OPENING = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(goban|sgf)[ \t]*$/i;
const CLOSING = /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/;

/** A text that is empty, or the empty fence around a place; `null` where no board can begin. */
export function beginningAt({ notation, text }: EditorText, offset = 0): Beginning | null {
  if (notation !== 'goban' && notation !== 'sgf' && notation !== 'markdown') return null;
  if (text.trim() === '') return { offset: 0, notation };
  if (notation !== 'markdown') return null;
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  let line = text.slice(0, offset).split('\n').length - 1;
  const blank = (n: number) => lines[n]?.trim() === '';
  if (CLOSING.test(lines[line] ?? '') && line > 0) line--;
  while (line > 0 && blank(line)) line--;
  const kind = OPENING.exec(lines[line] ?? '')?.[1]?.toLowerCase();
  if (kind !== 'goban' && kind !== 'sgf') return null;
  let end = line + 1;
  while (blank(end)) end++;
  if (!CLOSING.test(lines[end] ?? '')) return null;
  return { offset: text.split('\n', line + 1).join('\n').length + 1, notation: kind };
}

/** The text of a first board of this size, and where in it the board is. */
export function firstBoard(
  notation: Beginning['notation'],
  size: number,
): { readonly text: string; readonly at: number } {
  if (notation === 'sgf') return { text: `(;FF[4]GM[1]CA[UTF-8]AP[Koban]SZ[${size}])\n`, at: 0 };
  const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
  const drawn = edge + `|${' .'.repeat(size)} |\n`.repeat(size) + edge;
  const fence = '```goban\n';
  return notation === 'goban'
    ? { text: drawn, at: 0 }
    : { text: `${fence}${drawn}\`\`\`\n`, at: fence.length };
}
