/** SGF documents: their diagnostics, and what is still to be searched for them. */
import type { Diagnostic } from 'vscode-languageserver';
import type { KobanDocument } from '../document/types.ts';
import { findingsOf } from '../service/sgf/diagnose.ts';
import type { SgfDocument } from '../service/sgf/types.ts';
import { SEVERITIES, toRange } from './convert.ts';
import type { Search } from './searches.ts';

/** More than this help nobody, and editors slow down. */
const MOST = 2000;

export function sgfDiagnostics(document: KobanDocument, sgf: SgfDocument): Diagnostic[] {
  const { uri } = document;
  return findingsOf(sgf)
    .slice(0, MOST)
    .map(({ span, severity, code, message, related }) => ({
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
    }));
}

/** The searches that the games' verdicts wait for, those at and below the edit first. */
export function sgfSearches(sgf: SgfDocument, at: number): Search[] {
  const before: Search[] = [];
  const after: Search[] = [];
  for (const { game, offset } of sgf.games) {
    const list = offset + game.text.length < at ? before : after;
    for (const rule of game.rules)
      for (const one of game.verdicts.missing(rule)) list.push({ analysis: game, ...one });
  }
  return [...after, ...before];
}
