/** SGF documents: their diagnostics, and what is still to be read and searched for them. */
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { KobanDocument } from '../document/types.ts';
import type { Task } from '../go/task.ts';
import { MESSAGES } from '../service/messages.ts';
import { findingsSoFar, movedFinding, type PlacedFinding } from '../service/sgf/diagnose.ts';
import type { SgfDocument } from '../service/sgf/document.ts';
import { gameIndexAt } from '../service/sgf/entries.ts';
import type { GameSource } from '../service/sgf/source.ts';
import type { Wanted } from '../service/verdicts.ts';
import { SEVERITIES, toRange } from './convert.ts';
import type { Search } from './searches.ts';

/** More than this help nobody, and editors slow down. */
const MOST = 2000;

/** What is known by now. */
export function sgfDiagnostics(document: KobanDocument, sgf: SgfDocument): Diagnostic[] {
  const { uri } = document;
  const all = findingsSoFar(sgf);
  const kept = all.length > MOST ? gravest(all) : all;
  const told = kept.map(({ finding, offset }): Diagnostic => {
    const { span, severity, code, message, related } = movedFinding(finding, offset);
    return {
      range: toRange(document, span),
      severity: SEVERITIES[severity],
      code,
      source: 'koban',
      message,
      ...(related &&
        related.length > 0 && {
          relatedInformation: related.map((one) => ({
            location: { uri, range: toRange(document, one.span) },
            message: one.message,
          })),
        }),
    };
  });
  if (kept === all) return told;
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  const message = MESSAGES['check.more'](all.length - kept.length);
  const severity = DiagnosticSeverity.Information;
  return [...told, { range, severity, code: 'check.more', source: 'koban', message }];
}

/** As many as are told, in the order of the text. */
function gravest(all: readonly PlacedFinding[]): PlacedFinding[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { finding } of all) counts[SEVERITIES[finding.severity]]!++;
  let room = MOST;
  const left = counts.map((count) => {
    const now = Math.min(count, room);
    room -= now;
    return now;
  });
  return all.filter(({ finding }) => left[SEVERITIES[finding.severity]]!-- > 0);
}

/** Whether what an edit touched is known: until then what was told before stays. */
export function isTellable(sgf: SgfDocument, at: number): boolean {
  if (!sgf.isCut) return false;
  const touched = sgf.games[gameIndexAt(sgf, at)];
  return !touched || touched.source.isChecked;
}

/** What must be known to tell of an edit. */
export function* readingAt(sgf: SgfDocument, at: number): Task<void> {
  yield* sgf.cutting();
  yield* sgf.games[gameIndexAt(sgf, at)]?.source.checkingAll() ?? [];
}

/** What the diagnostics wait for: first the games, then, from the one at the edit on, what is wrong in each, then searches. */
export function sgfSearches(sgf: SgfDocument, at: number): Search[] {
  if (sgf.isCut) return gameSearches(sgf, at);
  const then = () => gameSearches(sgf, at);
  return [{ analysis: sgf, key: 'cut', title: READING, work: () => sgf.cutting(), then }];
}

const READING = 'reading games';

function gameSearches(sgf: SgfDocument, at: number): Search[] {
  const { games } = sgf;
  const first = Math.max(0, gameIndexAt(sgf, at));
  const unread: Search[] = [];
  const unsearched: Search[] = [];
  for (let i = 0; i < games.length; i++) {
    const { source } = games[(first + i) % games.length]!;
    const list = source.isChecked ? unsearched : unread;
    for (const one of source.missing()) list.push(searchOf(source, one));
  }
  return [...unread, ...unsearched];
}

function searchOf(analysis: GameSource, wanted: Wanted): Search {
  if (analysis.isChecked) return { analysis, ...wanted };
  const then = () => analysis.missing().map((one) => searchOf(analysis, one));
  return { analysis, title: READING, ...wanted, then };
}
