import { eachLine } from '../notation/index.ts';
import { fencesIn, withoutQuotes } from './fence.ts';
import { mayHaveRules, RULE_FENCE } from './rules.ts';
import type { Region } from './sgf.ts';
import type { HostKind } from './types.ts';

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
