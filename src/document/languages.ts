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

/** The language of GNU Go's pattern databases: Koban always reads them. */
export const PATTERN_LANGUAGE = 'gnugo-patterns';

/**
 * What to look for in a text. Without a named language, only what cannot be mistaken:
 * `$$` in Markdown. Fences named `goban` are entries in any text that the server is shown.
 */
export function drawingsIn(languageId: string, named: readonly string[]): DrawingsWanted | null {
  if (languageId === PATTERN_LANGUAGE) return { kind: 'db', notations: ['gnugo-patterns'] };
  const kind = DRAWN_LANGUAGES.get(languageId);
  if (kind && named.includes(languageId)) return { kind };
  return languageId === 'markdown' ? { kind: 'markdown', notations: ['senseis'] } : null;
}
