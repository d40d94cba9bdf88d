import type { SourceKind } from '../notation/index.ts';
import type { DrawingsWanted } from './drawn.ts';

/** Languages (identifiers of editors) in whose texts diagrams of other notations are read. */
export const DRAWN_LANGUAGES: ReadonlyMap<string, SourceKind> = new Map([
  ['markdown', 'markdown'],
  ['texinfo', 'texinfo'],
  ['asciidoc', 'asciidoc'],
  ['restructuredtext', 'rst'],
  ['latex', 'latex'],
  ['tex', 'latex'],
  ['plaintext', 'plain'],
  ['c', 'c'],
  ['cpp', 'c'],
]);

/** Kinds of prose, in which `$$` at the beginning of a line is a diagram. */
const WITH_DOLLARS: ReadonlySet<SourceKind> = new Set([
  'markdown',
  'texinfo',
  'asciidoc',
  'rst',
  'latex',
  'plain',
]);

/** The languages in whose texts `$$` diagrams are always read. */
export const DOLLAR_LANGUAGES: readonly string[] = [...DRAWN_LANGUAGES].flatMap(([language, kind]) =>
  WITH_DOLLARS.has(kind) ? [language] : [],
);

/** The language of GNU Go's pattern databases: Koban always reads them. */
export const PATTERN_LANGUAGE = 'gnugo-patterns';

/** What is read in a text of some kind without being asked for: only what cannot be mistaken. */
export function dollarsIn(kind: SourceKind): DrawingsWanted | null {
  return WITH_DOLLARS.has(kind) ? { kind, notations: ['senseis'] } : null;
}

/**
 * What to look for in a text. Without a named language, only `$$` in prose. Fences named `goban`
 * are entries in any text that the server is shown.
 */
export function drawingsIn(languageId: string, named: readonly string[]): DrawingsWanted | null {
  if (languageId === PATTERN_LANGUAGE) return { kind: 'db', notations: ['gnugo-patterns'] };
  const kind = DRAWN_LANGUAGES.get(languageId);
  if (kind && named.includes(languageId)) return { kind };
  return kind ? dollarsIn(kind) : null;
}
