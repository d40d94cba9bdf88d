import { eachLine } from '../notation/index.ts';
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

/** Where a text has SGF: all of it, the contents of fences named `sgf`, or elements of HTML. */
export function sgfRegions(host: HostKind, text: string): Region[] {
  if (host === 'sgf') return [{ text, offset: 0 }];
  if (host === 'html')
    return recordsInHtml(text).map(({ start, end }) => ({ text: text.slice(start, end), offset: start }));
  if (host === 'goban' || host === 'korule' || host === 'none' || !SGF_FENCE.test(text)) return [];
  const regions: Region[] = [];
  for (const { fence, open, end } of fencesIn(text, eachLine(text))) {
    if (!SGF_FENCE.test(text.slice(open.start, open.end))) continue;
    const part = text.slice(open.next, end);
    regions.push({ text: withoutQuotes(part, fence.quotes), offset: open.next });
  }
  return regions;
}

const SGF_FENCE = /(?:```|~~~)[ \t]{0,9}sgf(?![\w-])/i;
