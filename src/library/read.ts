/** Reading of what is no entry of our own: loaded when there is one. */
import { openDocument } from '../document/index.ts';
import type { Loss as SourceLoss } from '../notation/export/index.ts';
import { foreignDocument, type LinkedEntries, linkedEntries, type PlacedAnalysis } from '../service/index.ts';
import { say, speakInFull } from '../words/index.ts';
import { handedOut, settingsOf } from './documents.ts';
import { comesFrom, type Origin, type Spoken, saying } from './origins.ts';
import { recordAsEntries } from './records.ts';
import type { Document, Entry, Loss, ReadOptions } from './types.ts';

export { decoded } from './encoding.ts';

/** Records of games: an entry for each game and each variation. */
export function readRecord(text: string, options: ReadOptions, spoken: Spoken): Document {
  const { text: entries, lost, lineOf, record } = recordAsEntries(text);
  const document = openDocument(options.name ?? '', 0, 'goban', entries);
  return made(linkedEntries(document, settingsOf(options)), { spoken, record, lineOf }, lost);
}

/** Diagrams of other notations, wherever they stand. */
export function readForeign(text: string, options: ReadOptions, spoken: Spoken): Document {
  const document = foreignDocument(options.name ?? '', text);
  return made(linkedEntries(document, settingsOf(options)), { spoken }, []);
}

function made(linked: LinkedEntries, origin: Origin, lost: readonly SourceLoss[]): Document {
  speakInFull();
  return saying(origin.spoken, () => {
    comesFrom(linked, origin);
    const document = handedOut(linked);
    Object.assign(document, { lost: lost.map(saidLoss) });
    const { lineOf } = origin;
    for (const [i, entry] of document.entries.entries()) {
      if (lineOf) standAt(entry, lineOf(linked.entries[i] as PlacedAnalysis));
    }
    return document;
  });
}

/** Before anybody has the entry. */
function standAt(entry: Entry, line: number): void {
  const place = { line, column: 1, endLine: line, endColumn: 1 };
  const problems = entry.problems.map((one) => ({ ...one, ...place }));
  Object.assign(entry, { line, problems });
}

export const saidLoss = ({ code, message }: SourceLoss): Loss => ({ code, message: say(message) });
