import type { Task } from '../go/task.ts';
import { BLACK, WHITE } from '../go/types.ts';
import { lineStart } from '../notation/text.ts';
import { namedEye } from './complete-claims.ts';
import { entryAt, placeAt } from './cursor.ts';
import { entryEyes, readClaimedEye, readEye, readEyes, readIfEye, speaksOfEyes } from './eyes.ts';
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

/** Reads the eye that a hover at an offset speaks of to its end: who hovers again is told. */
export function* readEyeAt(document: DocumentAnalysis, offset: number): Task<void> {
  const placed = isSgfAt(document, offset) ? undefined : entryAt(document, offset);
  if (!placed) return;
  const { analysis, entry } = placed;
  const place = placeAt(analysis, offset - entry.offset);
  if (place?.kind === 'point') {
    for (const owner of [BLACK, WHITE] as const) yield* readIfEye(entryEyes(analysis), place.point, owner);
  } else if (place?.kind === 'expect' && place.expect.claim?.kind === 'eye') {
    yield* readClaimedEye(analysis, place.expect.claim);
  }
}
