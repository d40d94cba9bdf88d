/**
 * The same as `document.ts` for a text that nobody edits: read once, to its end. The build of
 * `<koban-board>` takes this file in its place (`scripts/bundle-library.mjs`).
 */
import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import { finish } from '../go/task.ts';
import { lineStarts, parsing } from '../notation/index.ts';
import { withoutQuotes } from './fence.ts';
import { HOSTS } from './hosts.ts';
import { LONGEST, scanning } from './scan.ts';
import type { HostKind, KobanDocument, PlacedEntry } from './types.ts';

export { placeEdit } from './document.ts';

export function openDocument(uri: string, version: number, host: HostKind, text: string): KobanDocument {
  const starts = lineStarts(text);
  const lineOf = (offset: number) => partitionPoint(0, starts.length, (i) => must(starts[i]) <= offset) - 1;
  const endOf = (line: number) => {
    const end = starts[line + 1] ?? text.length;
    return must(starts[line]) + text.slice(starts[line], end).replace(/[\r\n]+$/, '').length;
  };
  const within = (offset: number) => Math.max(0, Math.min(offset, text.length));
  const state = { fence: null, opened: false };
  const cuts = finish(scanning(text, HOSTS[host], state, LONGEST, () => false));
  const entries = cuts.flatMap(({ start, end, state: { fence }, isEntry }): PlacedEntry[] => {
    if (!isEntry) return [];
    const own = text.slice(start, end);
    const quotes = fence?.quotes ?? 0;
    const syntax = finish(parsing(quotes > 0 ? withoutQuotes(own, quotes) : own));
    const isOpen = fence?.goban && end === text.length;
    return [
      {
        syntax,
        offset: start,
        line: lineOf(start),
        ...(isOpen && { unclosed: fence.mark.repeat(fence.length) }),
        ...(quotes > 0 && { prefix: '> '.repeat(quotes) }),
      },
    ];
  });
  return {
    uri,
    version,
    host,
    text,
    length: text.length,
    entries,
    *reading() {},
    positionAt(offset) {
      const at = within(offset);
      const line = lineOf(at);
      return { line, character: Math.min(at, endOf(line)) - must(starts[line]) };
    },
    offsetAt({ line, character }) {
      if (line < 0) return 0;
      if (line >= starts.length) return text.length;
      return Math.max(must(starts[line]), Math.min(must(starts[line]) + character, endOf(line)));
    },
  };
}
