import { type Diagnostic, DiagnosticSeverity, type Position } from 'vscode-languageserver';
import { type KobanDocument, LARGEST, MOST_GAMES } from '../document/index.ts';
import type { Task } from '../go/task.ts';
import { SERVICE_SEVERITIES } from '../notation/index.ts';
import {
  type DocumentAnalysis,
  type Finding,
  gameFindingsSoFar,
  movedFinding,
  ruleFindings,
  type SeverityCounts,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type CountedFindings, capped, counted, type Listed } from './cap-diagnostics.ts';
import { SEVERITIES, toRange } from './convert.ts';
import { stateOf } from './entry-state.ts';

/** A diagnostic, or a finding of SGF that becomes one if it is among the most severe. */
type ToldFinding = Diagnostic | Finding;

const severityOf = ({ severity }: ToldFinding): DiagnosticSeverity =>
  typeof severity === 'string' ? SEVERITIES[severity] : (severity ?? DiagnosticSeverity.Error);

/** Finds in slices what the diagnostics of entries are made of. */
export function* preparingDiagnostics({ entries, settings }: DocumentAnalysis): Task<void> {
  let made = 0;
  for (const { analysis } of entries) if (stateOf(analysis, settings).prepare() && ++made % FEW === 0) yield;
}

/** How many entries are checked without a pause: more than one edit touches. */
const FEW = 16;

/**
 * The diagnostics that are known, by place and code: the most severe, and behind them one that
 * counts those that are left out. The order is the same however searches end.
 */
export function diagnosticsOf(analysis: DocumentAnalysis): Diagnostic[] {
  const { document, entries, settings } = analysis;
  if (document.host === 'none') return [tooLarge()];
  const ofGames = gameFindingsSoFar(analysis);
  const ofEntries: Diagnostic[] = [];
  let leftBefore = 0;
  let firstLeft: Diagnostic | null = null;
  for (const placed of entries) {
    const own = stateOf(placed.analysis, settings).diagnostics(placed, document.uri);
    for (const one of own.kept) ofEntries.push(one);
    leftBefore += own.left;
    firstLeft ??= own.first;
  }
  const ofRules = ruleFindings(document, settings).map((one) => diagnosticOfGame(document, one, 0));
  const lists: CountedFindings<ToldFinding>[] = ofGames.map(({ findings, counts }) => ({
    findings,
    counts: numbered(counts),
  }));
  const { kept, left, first } = capped(
    [...lists, counted(ofEntries, severityOf), counted(ofRules, severityOf)],
    severityOf,
  );
  const diagnosticOf = ({ one, list }: Listed<ToldFinding>) =>
    isFinding(one) ? diagnosticOfGame(document, one, ofGames[list]?.offset ?? 0) : one;
  const diagnostics = kept.map(diagnosticOf).sort(byPlace);
  const omitted = first ? diagnosticOf(first) : firstLeft;
  if (omitted) {
    diagnostics.push({
      range: omitted.range,
      severity: SEVERITIES[SERVICE_SEVERITIES['check.more']],
      code: 'check.more',
      source: 'koban',
      message: say(message('check.more', { count: left + leftBefore })),
    });
  }
  return diagnostics;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  const between = compared(a.range.start, b.range.start) || compared(a.range.end, b.range.end);
  return between || (String(a.code) < String(b.code) ? -1 : Number(a.code !== b.code));
}

const compared = (a: Position, b: Position): number => a.line - b.line || a.character - b.character;

const tooLarge = (): Diagnostic => ({
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
  severity: SEVERITIES[SERVICE_SEVERITIES['check.too-large']],
  code: 'check.too-large',
  source: 'koban',
  message: say(message('check.too-large', { megabytes: LARGEST / 1e6, games: MOST_GAMES })),
});

function numbered(counts: SeverityCounts): number[] {
  const made = [0];
  for (const severity of ['error', 'warning', 'information', 'hint'] as const)
    made[SEVERITIES[severity]] = counts[severity] ?? 0;
  return made;
}

function isFinding(one: ToldFinding): one is Finding {
  return typeof one.severity === 'string';
}

function diagnosticOfGame(document: KobanDocument, finding: Finding, offset: number): Diagnostic {
  const { span, severity, code, message: said, related = [] } = movedFinding(finding, offset);
  const relatedInformation = related.map((link) => ({
    location: { uri: document.uri, range: toRange(document, link.span) },
    message: say(link.message),
  }));
  return {
    range: toRange(document, span),
    severity: SEVERITIES[severity],
    code,
    source: 'koban',
    message: say(said),
    ...(relatedInformation.length > 0 && { relatedInformation }),
  };
}
