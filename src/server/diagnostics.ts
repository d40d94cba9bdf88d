import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { KobanDocument } from '../document/index.ts';
import {
  type DocumentAnalysis,
  gameFindingsSoFar,
  movedFinding,
  type PlacedFinding,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { SEVERITIES, toRange } from './convert.ts';
import { stateOf } from './entry-state.ts';
import { gravest } from './gravest.ts';

/** A diagnostic, or a finding of SGF that becomes one if it is among the gravest. */
type ToldFindings = Diagnostic | PlacedFinding;

/**
 * The diagnostics that are known, those of SGF first: the gravest, and one that counts those that
 * are left out.
 */
export function diagnosticsOf(analysis: DocumentAnalysis): Diagnostic[] {
  const { document, entries, settings } = analysis;
  const all: ToldFindings[] = gameFindingsSoFar(analysis);
  let leftBefore = 0;
  let firstLeft: ToldFindings | null = null;
  for (const placed of entries) {
    const own = stateOf(placed.analysis, settings).diagnostics(placed, document.uri);
    for (const one of own.kept) all.push(one);
    leftBefore += own.left;
    firstLeft ??= own.first;
  }
  const { kept, left, first } = gravest(all, severityOf);
  const diagnostics = kept.map((one) => diagnosticOf(document, one));
  const omitted = first ?? firstLeft;
  if (omitted) {
    diagnostics.push({
      range: diagnosticOf(document, omitted).range,
      severity: DiagnosticSeverity.Information,
      code: 'check.more',
      source: 'koban',
      message: say(message('check.more', { count: left + leftBefore })),
    });
  }
  return diagnostics;
}

function severityOf(one: ToldFindings): DiagnosticSeverity {
  return 'finding' in one ? SEVERITIES[one.finding.severity] : (one.severity ?? DiagnosticSeverity.Error);
}

function diagnosticOf(document: KobanDocument, one: ToldFindings): Diagnostic {
  if (!('finding' in one)) return one;
  const { span, severity, code, message: said, related = [] } = movedFinding(one.finding, one.offset);
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
