/** Where a text has nothing yet, a board can be begun. */
import { fenceAround } from './fences.ts';
import type { EditorText } from './ports.ts';

/** Where a first board is written, and in what. */
interface Beginning {
  readonly offset: number;
  readonly notation: 'goban' | 'sgf' | 'markdown';
}

/** A text that is empty, or the empty fence around a place; `null` where no board can begin. */
export function beginningAt({ notation, text }: EditorText, offset = 0): Beginning | null {
  if (notation !== 'goban' && notation !== 'sgf' && notation !== 'markdown') return null;
  if (text.trim() === '') return { offset: 0, notation };
  if (notation !== 'markdown') return null;
  const found = fenceAround(text, offset);
  if (!found?.close || text.slice(found.open.next, found.end).trim() !== '') return null;
  const opening = text.slice(found.open.start, found.open.end);
  const kind = /^[ \t]*[`~]+[ \t]*(goban|sgf)[ \t]*$/i.exec(opening)?.[1]?.toLowerCase();
  return kind === 'goban' || kind === 'sgf' ? { offset: found.open.next, notation: kind } : null;
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
