import type { Task } from '../go/task.ts';
import { lineStart } from '../notation/text.ts';
import { namedEye } from './complete-claims.ts';
import { entryAt } from './cursor.ts';
import { entryEyes, readEye, readEyes, speaksOfEyes } from './eyes.ts';
import { until } from './hover-move.ts';
import { isSgfAt, preparing } from './sgf/entries.ts';
import type { DocumentAnalysis } from './types.ts';

/**
 * Reads the eyes that completion, and *Insert what holds*, can offer at an offset: that of the claim being written first, then all of
 * an entry that speaks of eyes. What is not read by the time `expired` says that nobody can wait is not offered.
 */
export function* readEyesToOffer(
  document: DocumentAnalysis,
  offset: number,
  expired: () => boolean,
): Task<void> {
  if (isSgfAt(document, offset)) yield* preparing(document.sgf!, { offset });
  const placed = isSgfAt(document, offset) ? undefined : entryAt(document, offset);
  if (!placed) return;
  const { analysis, entry } = placed;
  const { text } = entry.syntax;
  const at = offset - entry.offset;
  const begun = /^[ \t]*expect:[ \t]*(eye .*)$/i.exec(text.slice(lineStart(text, at), at))?.[1];
  const named = begun && namedEye(analysis, begun.replace(/\s+/g, ' ').toLowerCase());
  if (named) yield* until(readEye(entryEyes(analysis), named.point, named.owner), expired);
  if (speaksOfEyes(analysis)) yield* until(readEyes(entryEyes(analysis)), expired);
}
