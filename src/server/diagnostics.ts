import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver';
import { check } from '../service/check.ts';
import { MESSAGES } from '../service/messages.ts';
import { type Range as EntryRange, rangeInEntry } from '../service/places.ts';
import { ancestor } from '../service/sequence.ts';
import { SgfDocument } from '../service/sgf/document.ts';
import { GameSource } from '../service/sgf/source.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis, Settings } from '../service/types.ts';
import { missing } from '../service/verdicts.ts';
import { SEVERITIES } from './convert.ts';
import type { Subject } from './searches.ts';
import { sgfDiagnostics } from './sgf.ts';

/**
 * The diagnostics of a document, fast: those of an entry are kept with its analysis, in lines counted from the entry, until a late
 * verdict makes them stale; with the entry's own line added they are kept too, until it moves. So an edit pays for one entry, and for
 * the entries below it only when a line came or went.
 */
export function diagnosticsOf(document: DocumentAnalysis): Diagnostic[] {
  const { sgf } = document;
  if (sgf?.isWhole) return sgfDiagnostics(document.document, sgf);
  const { uri } = document.document;
  const found: Diagnostic[] = sgf ? sgfDiagnostics(document.document, sgf) : [];
  for (const placed of document.entries) {
    const own = relative(placed.analysis, document.settings);
    if (own.items.length === 0) continue;
    for (const one of inPlace(own, placed, uri)) found.push(one);
  }
  return found.length > MOST ? fewest(found) : found;
}

/** As many as editors show of one file. */
const MOST = 1000;

/** The gravest, in the order of the text, and one more that says how many are left out. */
function fewest(all: readonly Diagnostic[]): Diagnostic[] {
  const left = [0, 0, 0, 0, 0];
  for (const { severity } of all) left[severity!]!++;
  // So many of each severity are told.
  let room = MOST;
  const told = left.map((count) => {
    const now = Math.min(count, room);
    room -= now;
    return now;
  });
  const kept: Diagnostic[] = [];
  let first: Diagnostic | null = null;
  for (const one of all) {
    if (told[one.severity!]!-- > 0) kept.push(one);
    else first ??= one;
  }
  const more = all.length - kept.length;
  const message = MESSAGES['check.more'](more);
  const severity = DiagnosticSeverity.Information;
  kept.push({ range: first!.range, severity, code: 'check.more', source: 'koban', message });
  return kept;
}

/** A finding with everything but its place in the document. */
interface Item {
  readonly range: EntryRange;
  readonly rest: Omit<Diagnostic, 'range' | 'relatedInformation'>;
  readonly related: readonly {
    readonly depth: number;
    readonly range: EntryRange;
    readonly message: string;
  }[];
}

interface Relative {
  readonly settings: Settings;
  readonly items: readonly Item[];
  /** Whether no search is owed any more. */
  readonly complete: boolean;
  placed: {
    readonly uri: string;
    readonly lines: string;
    readonly diagnostics: readonly Diagnostic[];
  } | null;
}

const KEPT = new WeakMap<Analysis, Relative>();

/** Late verdicts of the entry have come. */
export function forget(analysis: Subject): void {
  // Games know by themselves what has come.
  if (analysis instanceof GameSource || analysis instanceof SgfDocument) return;
  if (!KEPT.get(analysis)?.complete) KEPT.delete(analysis);
}

/** Whether all that the entry's diagnostics rest on is known; cheap to ask again. */
export function isComplete(analysis: Analysis): boolean {
  return KEPT.get(analysis)?.complete === true;
}

function relative(analysis: Analysis, settings: Settings): Relative {
  const kept = KEPT.get(analysis);
  if (kept && kept.settings === settings) return kept;
  const made: Relative = {
    settings,
    items: check(analysis, settings).map(({ span, code, severity, message, related = [] }) => ({
      range: rangeInEntry(analysis.syntax, span),
      rest: { severity: SEVERITIES[severity], code, source: 'koban', message },
      related: related.map((link) => ({
        depth: link.depth,
        range: rangeInEntry(syntaxAt(analysis, link.depth), link.span),
        message: link.message,
      })),
    })),
    complete: missing(analysis).length === 0,
    placed: null,
  };
  KEPT.set(analysis, made);
  return made;
}

function syntaxAt(analysis: Analysis, depth: number): Analysis['syntax'] {
  let at = analysis;
  for (let i = 0; i < depth && at.parent; i++) at = at.parent;
  return at.syntax;
}

function inPlace(own: Relative, placed: PlacedAnalysis, uri: string): readonly Diagnostic[] {
  const lines = linesOf(placed);
  const known = own.placed;
  if (known && known.uri === uri && known.lines === lines) return known.diagnostics;
  const diagnostics = own.items.map(({ range, rest, related }): Diagnostic => {
    const moved = { range: below(range, placed.entry.line), ...rest };
    if (related.length === 0) return moved;
    const relatedInformation = related.map((link): DiagnosticRelatedInformation => {
      const { line } = ancestor(placed, link.depth).entry;
      return { location: { uri, range: below(link.range, line) }, message: link.message };
    });
    return { ...moved, relatedInformation };
  });
  own.placed = { uri, lines, diagnostics };
  return diagnostics;
}

/** Where the entry stands and those that it continues, for diagnostics link to them. */
function linesOf(placed: PlacedAnalysis): string {
  let lines = String(placed.entry.line);
  for (let up = placed.parent; up; up = up.parent) lines += ` ${up.entry.line}`;
  return lines;
}

function below(range: EntryRange, line: number): Range {
  const { start, end } = range;
  return {
    start: { line: line + start.line, character: start.character },
    end: { line: line + end.line, character: end.character },
  };
}
