import { type Task, until } from '../../go/task.ts';
import { lineStart } from '../../notation/index.ts';
import {
  entryAt,
  entryEyes,
  type LinkedEntries,
  readEntryEyes,
  readEye,
  speaksOfEyes,
} from '../analysis/index.ts';
import { namedEye } from './complete/claims.ts';

/**
 * Reads the eyes that completion, and *Insert what holds*, can offer at an offset: that of the
 * claim being written first, then all of an entry that speaks of eyes. What is not read by the time
 * `expired` says is too late is not offered.
 */
export function* readEyesToOffer(
  document: LinkedEntries,
  offset: number,
  expired: () => boolean,
): Task<void> {
  const placed = entryAt(document, offset);
  if (!placed) return;
  const { analysis, entry } = placed;
  const { text } = entry.syntax;
  const at = offset - entry.offset;
  const begun = /^[ \t]*expect:[ \t]*(eye .*)$/i.exec(text.slice(lineStart(text, at), at))?.[1];
  const named = begun && namedEye(analysis, begun.replace(/\s+/g, ' ').toLowerCase());
  if (named) yield* until(readEye(entryEyes(analysis), named.point, named.owner), expired);
  if (speaksOfEyes(analysis)) yield* until(readEntryEyes(analysis), expired);
}
