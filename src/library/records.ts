/** Game records as entries. */
import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import { finish } from '../go/task.ts';
import { gobanOfSgf, type Loss } from '../notation/export/index.ts';
import { linesOf } from '../notation/index.ts';
import { cutting, inUtf8, parseSgf, serverRecord } from '../notation/sgf/index.ts';
import type { PlacedAnalysis } from '../service/index.ts';
import { message } from '../words/index.ts';

export function entriesOf(text: string, first: boolean): string {
  if (!first) return gobanOfSgf(text).text;
  let games = 0;
  const [game] = finish(cutting(text, 0, true, () => games++ > 0)).games;
  return game ? gobanOfSgf(text.slice(game.start, game.end)).text : '';
}

interface RecordEntries {
  readonly text: string;
  readonly lost: readonly Loss[];
  /** The record as SGF. */
  readonly record: string;
  /** The line of the record, from 1, where an entry begins. */
  lineOf(placed: PlacedAnalysis): number;
}

/** A record, SGF or of an Asian server, as entries. */
export function recordAsEntries(source: string): RecordEntries {
  const server = serverRecord(source);
  const record = server?.text ?? source;
  const { text, lost, places } = gobanOfSgf(record);
  const lines = linesOf(record);
  const names = server?.lost ?? [];
  const before: Loss[] =
    names.length > 0 ? [{ code: 'lost.properties', message: message('loss.properties', { names }) }] : [];
  return {
    text,
    lost: [...before, ...lost],
    record,
    lineOf({ index }) {
      const at = places[index] ?? 0;
      return partitionPoint(0, lines.length, (i) => must(lines[i]).next <= at) + 1;
    },
  };
}

/** A record in UTF-8, with its line breaks as they should be; `null` where it has no game. */
export function tidyRecord(record: string): string | null {
  const parsed = parseSgf(record);
  return parsed.games.length > 0 ? `${inUtf8(parsed).trimEnd()}\n` : null;
}
