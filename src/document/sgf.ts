import { eachLine } from '../notation/index.ts';
import { embedsIn } from './embeds.ts';
import { fencesIn, withoutQuotes } from './fence.ts';
import { recordsInHtml } from './html.ts';
import type { HostKind } from './types.ts';

/** A part of a document in which SGF stands. */
export interface Region {
  /** As it stands there, but for the marks of block quotes, which are blanks. */
  readonly text: string;
  /** Where it begins in the document. */
  readonly offset: number;
}

/**
 * Where a text has SGF: all of it, the contents of fences named `sgf`, elements of HTML, or what
 * forums and players of pages embed.
 */
export function sgfRegions(host: HostKind, text: string): Region[] {
  if (host === 'sgf') return [{ text, offset: 0 }];
  const regionOf = ({ start, end }: { readonly start: number; readonly end: number }): Region => ({
    text: text.slice(start, end),
    offset: start,
  });
  if (host === 'goban' || host === 'korule' || host === 'none') return [];
  const embeds = embedsIn(text);
  if (host === 'html') {
    const found = recordsInHtml(text);
    const known = new Set(found.map(({ start }) => start));
    const others = embeds.filter(({ start }) => !known.has(start));
    return [...found, ...others].sort((a, b) => a.start - b.start).map(regionOf);
  }
  if (embeds.length === 0 && !SGF_FENCE.test(text)) return [];
  const regions: Region[] = [];
  const fences = [...fencesIn(text, eachLine(text))];
  for (const { fence, open, end } of fences) {
    if (!SGF_FENCE.test(text.slice(open.start, open.end))) continue;
    const part = text.slice(open.next, end);
    regions.push({ text: withoutQuotes(part, fence.quotes), offset: open.next });
  }
  // What stands in a fence of another language is shown there, and not used.
  let at = 0;
  for (const one of embeds) {
    while ((fences[at]?.end ?? one.end) < one.start) at++;
    if ((fences[at]?.open.start ?? one.end) >= one.start) regions.push(regionOf(one));
  }
  return regions.sort((a, b) => a.offset - b.offset);
}

const SGF_FENCE = /(?:```|~~~)[ \t]{0,9}sgf(?![\w-])/i;
