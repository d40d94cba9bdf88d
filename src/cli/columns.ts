import type { Io } from './command.ts';

/** Characters that are two columns wide on a terminal: those of East Asia and their punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
/** Of these, lines are broken at blanks only: Korean has blanks between its words. */
const HANGUL = /[\u1100-\u115f\uac00-\ud7a3]/u;
/** No line begins with these. */
const CLOSING = /^[、。，．：；！？）」』】…‥ー]/u;

/** How wide texts for reading are, in columns: as wide as the terminal, within bounds. */
export function readingWidth({ outputColumns }: Pick<Io, 'outputColumns'>): number {
  return outputColumns === 0 ? 100 : Math.max(40, Math.min(100, outputColumns));
}

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : 1;
  return columns;
}

/** The text with blanks behind it, up to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

/** The beginning of a text that takes no more columns than this. */
export function cut(text: string, width: number): string {
  let [end, columns] = [0, 0];
  for (const character of text) {
    columns += columnsOf(character);
    if (columns > width) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * A text on lines of no more columns than this, broken at blanks and beside wide characters. A
 * longer word has a line of its own.
 */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && columnsOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line !== '') lines.push(line.trimEnd());
  return lines;
}

/**
 * Words with the blanks behind them, and wide characters other than Hangul one by one, each with
 * what may not begin a line.
 */
function pieces(text: string): string[] {
  const made: string[] = [];
  let isOpen = false;
  for (const character of text) {
    const isWide = WIDE.test(character) && !HANGUL.test(character);
    if (made.length > 0 && ((isOpen && !isWide) || CLOSING.test(character) || character === ' '))
      made[made.length - 1] += character;
    else made.push(character);
    isOpen = !isWide && character !== ' ';
  }
  return made;
}
