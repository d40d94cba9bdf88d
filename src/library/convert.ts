/** Entries in other notations, loaded when one is first asked for. */
import type { Loss as SourceLoss } from '../notation/export/index.ts';
import { convertEntries, type LinkedEntries, type PlacedAnalysis, targets } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { originOf, saying } from './origins.ts';
import { saidLoss } from './read.ts';
import { tidyRecord } from './records.ts';
import type { Conversion, Notation } from './types.ts';

/** @throws RangeError for a notation that there is not */
export function checkNotation(to: string): void {
  const ids = targets().map(({ id }) => id);
  if (!(ids as readonly string[]).includes(to))
    throw new RangeError(`a notation is one of ${ids.join(', ')}, not ${JSON.stringify(to)}`);
}

/** @param at the number of the move after which the position is; all moves without it */
export function convertedTo(
  to: Notation,
  linked: LinkedEntries,
  chosen: readonly PlacedAnalysis[],
  at: number | undefined,
): Conversion {
  speakInFull();
  const { spoken, record } = originOf(linked);
  // A record that is wanted as a record stays as it is.
  const same =
    to === 'sgf' && record !== undefined && at === undefined && chosen === linked.entries
      ? tidyRecord(record)
      : null;
  if (same !== null) return { text: same, lost: [] };
  const { entries, prelude } = convertEntries(linked, to, chosen, at);
  const texts = entries.map(({ text }) => text).filter((text) => text !== '');
  return saying(spoken, () => ({
    text: prelude + texts.join(to === 'sgf' ? '' : '\n'),
    lost: unique(entries.flatMap(({ lost }) => lost)).map(saidLoss),
  }));
}

function unique(lost: readonly SourceLoss[]): SourceLoss[] {
  return [...new Map(lost.map((one) => [JSON.stringify(one), one])).values()];
}
