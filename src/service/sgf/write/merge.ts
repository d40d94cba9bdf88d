import { mergeSgf } from '../../../notation/sgf/index.ts';
import type { MergeReply } from '../../../protocol/convert.ts';

/**
 * What joins another record to a text: one edit, as short as can be. The two have begun apart, so
 * all variations, comments and marks of both are in the result.
 *
 * @returns `null` where one of the two has something that is no SGF
 */
export function mergeRecords(ours: string, theirs: string): MergeReply {
  const merged = mergeSgf('', ours, theirs);
  if (!merged) return null;
  const { text, conflicts } = merged;
  const most = Math.min(ours.length, text.length);
  let start = 0;
  while (start < most && ours[start] === text[start]) start++;
  let same = 0;
  while (same < most - start && ours.at(-1 - same) === text.at(-1 - same)) same++;
  return { start, end: ours.length - same, text: text.slice(start, text.length - same), conflicts };
}
