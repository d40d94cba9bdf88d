/** Reading of what is no entry of our own: loaded when there is one. */
import { openDocument } from '../document/index.ts';
import { finish } from '../go/task.ts';
import type { Loss as SourceLoss } from '../notation/export/index.ts';
import { checkText } from '../notation/sgf/index.ts';
import {
  analyseSgf,
  diagnosed,
  foreignDocument,
  graded,
  type LinkedEntries,
  linkedEntries,
  type PlacedAnalysis,
  regionsOf,
  type Settings,
} from '../service/index.ts';
import { message, say, speakInFull } from '../words/index.ts';
import { handedOut, settingsOf } from './documents.ts';
import { comesFrom, type Origin, type Spoken, saying } from './origins.ts';
import { recordAsEntries } from './records.ts';
import type { Document, Entry, Loss, Problem, ReadOptions } from './types.ts';

export { decoded } from './encoding.ts';

/** Records of games: an entry for each game and each variation. */
export function readRecord(text: string, options: ReadOptions, spoken: Spoken): Document {
  const { text: entries, lost, lineOf, record } = recordAsEntries(text);
  const document = openDocument(options.name ?? '', 0, 'goban', entries);
  const settings = settingsOf(options);
  const wrong = () => (record === text ? slipsOf(record, settings) : []);
  return made(linkedEntries(document, settings), { spoken, record, lineOf }, lost, wrong);
}

/** What is wrong with a record as a text, in its order; no rule is asked. */
function slipsOf(record: string, settings: Settings): Problem[] {
  const { games, outside } = analyseSgf(record, settings);
  const regionOf = regionsOf(record, { line: 1, column: 1 });
  const slips = games.flatMap(({ game, offset }) => {
    const { size, isGo, sgf, ruleInForce: rule } = game;
    const found = finish(checkText(sgf, { size, isGo, rule: message('rule.name', { rule }) }));
    return diagnosed(graded(found, settings), offset, regionOf);
  });
  return [...diagnosed(outside, 0, regionOf), ...slips]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, endLine, endColumn, severity, code, message: said }) => ({
      ...{ line, column, endLine, endColumn, severity, code },
      message: say(said),
    }));
}

/** Diagrams of other notations, wherever they stand. */
export function readForeign(text: string, options: ReadOptions, spoken: Spoken): Document {
  const document = foreignDocument(options.name ?? '', text);
  return made(linkedEntries(document, settingsOf(options)), { spoken }, [], () => []);
}

function made(
  linked: LinkedEntries,
  origin: Origin,
  lost: readonly SourceLoss[],
  problems: () => readonly Problem[],
): Document {
  speakInFull();
  return saying(origin.spoken, () => {
    comesFrom(linked, origin);
    const document = handedOut(linked);
    Object.assign(document, { lost: lost.map(saidLoss), problems: problems() });
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
