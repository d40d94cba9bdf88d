import { embedsIn } from './embeds.ts';
import { fenceAt } from './fence.ts';
import type { Scanner } from './scan.ts';
import type { HostKind } from './types.ts';

/** Where entries stand in a host text; one line for each kind of host. */
export const HOSTS: Readonly<Record<HostKind, Scanner>> = {
  goban: { entriesOutside: true, opening: () => null },
  markdown: { entriesOutside: false, opening: fenceAt },
  text: { entriesOutside: false, opening: fenceAt },
  html: { entriesOutside: false, opening: fenceAt },
  sgf: { entriesOutside: false, opening: () => null },
  korule: { entriesOutside: false, opening: () => null },
  none: { entriesOutside: false, opening: () => null },
};

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
  ['korule', 'korule'],
]);

/** How the names of texts end that have entries or games, and those of records of servers. */
export const ENDINGS: readonly string[] = [...EXTENSIONS.keys()];
export const SERVER_ENDINGS: readonly string[] = ['gib', 'ngf', 'ugf', 'ugi'];

const endingOf = (name: string) => (/\.(\w+)$/.exec(name)?.[1] ?? '').toLowerCase();

/** Whether a file has a record as an Asian server writes it, by its name. */
export function isServerFile(name: string): boolean {
  return SERVER_ENDINGS.includes(endingOf(name));
}

/**
 * The host by a file's name; else (standard input) by whether the text has a fence of entries or
 * rules, or embeds a record. Pages of HTML are hosts where they may have game records.
 */
export function hostOf(name: string, text = ''): HostKind {
  const known = EXTENSIONS.get(endingOf(name));
  if (known) return known;
  if (/\.x?html?$/i.test(name) && text.includes('(;')) return 'html';
  const hasFence = /^[ \t>]*(?:```+|~~~+)[ \t]*(?:goban|korule)(?![\w-])/im.test(text);
  return hasFence || embedsIn(text).length > 0 ? 'text' : 'goban';
}
