import { eachLine } from '../notation/index.ts';
import { fencesIn, withoutQuotes } from './fence.ts';
import type { Region } from './sgf.ts';
import type { HostKind } from './types.ts';

const RULE_FENCE = /(?:```|~~~)[ \t]{0,9}korule(?![\w-])/i;

/** Whether a page may have a rule of its own. */
export const mayHaveRules = (text: string): boolean => RULE_FENCE.test(text);

/** Where a text has rules that its author has written: all of it, or fences named `korule`. */
export function ruleRegions(host: HostKind, text: string): Region[] {
  if (host === 'korule') return [{ text, offset: 0 }];
  if ((host !== 'markdown' && host !== 'text') || !mayHaveRules(text)) return [];
  const regions: Region[] = [];
  for (const { fence, open, end } of fencesIn(text, eachLine(text))) {
    if (!RULE_FENCE.test(text.slice(open.start, open.end))) continue;
    const part = text.slice(open.next, end);
    regions.push({ text: withoutQuotes(part, fence.quotes), offset: open.next });
  }
  return regions;
}
