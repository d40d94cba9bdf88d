import { must } from '../go/must.ts';
import { eachLine } from '../notation/index.ts';
import { HOSTS } from './hosts.ts';
import { within } from './scan.ts';
import { type Fence, withoutQuotes } from './segment.ts';
import type { HostKind } from './types.ts';

/** A part of a document in which SGF stands. */
export interface Region {
  /** As it stands there, but for the marks of block quotes, which are blanks. */
  readonly text: string;
  /** Where it begins in the document. */
  readonly offset: number;
}

/** Where a text has SGF: all of it, or the contents of fences named `sgf`. */
export function sgfRegions(host: HostKind, text: string): Region[] {
  if (host === 'sgf') return [{ text, offset: 0 }];
  if (host === 'goban' || host === 'none' || !SGF_FENCE.test(text)) return [];
  const regions: Region[] = [];
  let fence: Fence | null = null;
  let begun = -1;
  const end = (at: number) => {
    if (begun < 0) return;
    const part = text.slice(begun, at);
    const { quotes } = must(fence);
    regions.push({ text: quotes > 0 ? withoutQuotes(part, quotes) : part, offset: begun });
    begun = -1;
  };
  for (const line of eachLine(text)) {
    const state = fence ? within(text, line, fence) : 'outside';
    if (fence && state !== 'inside') {
      end(line.start);
      fence = null;
    }
    if (!fence && state === 'outside') {
      fence = HOSTS[host].opening(text, line);
      if (fence && SGF_FENCE.test(text.slice(line.start, line.end))) begun = line.next;
    }
  }
  end(text.length);
  return regions;
}

const SGF_FENCE = /(?:```|~~~)[ \t]{0,9}sgf(?![\w-])/i;
