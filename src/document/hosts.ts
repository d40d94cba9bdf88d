import type { TextLine } from '../notation/index.ts';
import type { Scanner } from './scan.ts';
import type { Fence } from './segment.ts';
import type { HostKind } from './types.ts';

/** Where entries stand in a host text; one line for each kind of host. */
export const HOSTS: Readonly<Record<HostKind, Scanner>> = {
  goban: { entriesOutside: true, opening: () => null },
  markdown: { entriesOutside: false, opening: fenceAt },
  text: { entriesOutside: false, opening: fenceAt },
  sgf: { entriesOutside: false, opening: () => null },
  none: { entriesOutside: false, opening: () => null },
};

/**
 * ```
 *   > 1. ~~~~ goban
 *        ^--- ^----
 * ```
 * The opening line of a fence, of entries or not: three or more `` ` `` or `~`, behind any
 * indentation, block quotes and list marks. Lists are not followed further, so a fence that is not
 * closed continues beyond the end of its list item.
 */
function fenceAt(text: string, { start, end }: TextLine): Fence | null {
  let i = start;
  let quotes = 0;
  for (;;) {
    while (i < end && isSpace(text.charAt(i))) i++;
    if (i < end && text[i] === '>') {
      quotes++;
      i++;
      continue;
    }
    const list = afterListMark(text, i, end);
    if (list < 0) break;
    i = list;
  }
  const mark = text[i];
  if (i >= end || (mark !== '`' && mark !== '~')) return null;
  const marks = i;
  while (i < end && text[i] === mark) i++;
  const length = i - marks;
  if (length < 3) return null;
  const info = text.slice(i, end);
  if (mark === '`' && info.includes('`')) return null;
  return { mark, length, indent: marks - start, quotes, goban: /^[ \t]*goban(?![\w-])/i.test(info) };
}

function isSpace(c: string): boolean {
  return c === ' ' || c === '\t';
}

/** Behind `- `, `* `, `+ `, `12. ` or `3) `; -1 when there is no list mark. */
function afterListMark(text: string, start: number, end: number): number {
  let i = start;
  if (i < end && '-*+'.includes(text.charAt(i))) i++;
  else {
    while (i < end && i - start < 9 && text.charAt(i) >= '0' && text.charAt(i) <= '9') i++;
    if (i === start || (text[i] !== '.' && text[i] !== ')')) return -1;
    i++;
  }
  return i < end && isSpace(text.charAt(i)) ? i : -1;
}

/**
 * In a longer text nothing is looked for, in characters: reading it would take the memory and the
 * time of all others.
 */
export const LARGEST = 20_000_000;

/** A text with more games is too large as well: each takes some kilobytes once it is read. */
export const MOST_GAMES = 200_000;

/** Whether nothing is looked for in a text. Variations count as games: they cost as much. */
export function isTooLarge(text: string): boolean {
  if (text.length > LARGEST) return true;
  if (text.length < 2 * MOST_GAMES) return false;
  let games = 0;
  for (let at = text.indexOf('(;'); at >= 0; at = text.indexOf('(;', at + 2))
    if (++games > MOST_GAMES) return true;
  return false;
}

const EXTENSIONS: ReadonlyMap<string, HostKind> = new Map([
  ['goban', 'goban'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mdx', 'markdown'],
  ['mdown', 'markdown'],
  ['sgf', 'sgf'],
]);

/** The host by a file's name; else (standard input) by whether the text has a fence of entries. */
export function hostOf(name: string, text = ''): HostKind {
  const dot = name.lastIndexOf('.');
  const known = dot < 0 ? undefined : EXTENSIONS.get(name.slice(dot + 1).toLowerCase());
  if (known) return known;
  return /^[ \t>]*(?:```+|~~~+)[ \t]*goban(?![\w-])/im.test(text) ? 'text' : 'goban';
}
