import { type Task, until } from '../../go/task.ts';
import { EMPTY } from '../../go/types.ts';
import { lineStart } from '../../notation/index.ts';
import {
  drawn,
  type EyeExpectation,
  entryAt,
  entryEyes,
  type LinkedEntries,
  readEntryEyes,
  readEye,
  speaksOfEyes,
} from '../analysis/index.ts';
import { offersIn } from './complete/claims.ts';

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
  const begun = /^[ \t]*expect:[ \t]*(eye .* )[^ ]*$/i.exec(text.slice(lineStart(text, at), at))?.[1];
  for (const offer of begun ? offersIn(analysis, begun) : []) {
    const { point, owner } = offer.fields as Partial<EyeExpectation>;
    if (!('slot' in offer) || offer.slot.type !== 'worth' || point === undefined) continue;
    if (drawn(analysis).at(point) === EMPTY)
      yield* until(readEye(entryEyes(analysis), point, owner ?? null), expired);
  }
  if (speaksOfEyes(analysis)) yield* until(readEntryEyes(analysis), expired);
}
