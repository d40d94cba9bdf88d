import { finish } from '../go/task.ts';
import type { Severity, Span } from '../notation/types.ts';
import { check } from './check.ts';
import { rangeOf } from './places.ts';
import { ancestor } from './sequence.ts';
import { findingsOf } from './sgf/diagnose.ts';
import { diagnosed, regionsOf } from './sgf/regions.ts';
import type { DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { settleAll } from './verdicts.ts';

/** A finding with its place in the document: lines and columns from 1, the end column after the last character. */
export interface Diagnosis {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** It is what the rule in force says of a move. */
  readonly verdict?: true;
  readonly related: readonly (Region & { readonly message: string })[];
}

type Region = Pick<Diagnosis, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** All findings of a document, searched to the end, in the order of the text. */
export function diagnose(document: DocumentAnalysis): Diagnosis[] {
  const found = document.entries.flatMap((placed) => {
    settleAll(placed.analysis);
    return check(placed.analysis, document.settings)
      .map(({ span, severity, code, message, verdict, related = [] }) => ({
        ...regionOf(placed, span),
        severity,
        code,
        message,
        ...(verdict && { verdict }),
        related: related.map((link) => ({
          ...regionOf(ancestor(placed, link.depth), link.span),
          message: link.message,
        })),
      }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  });
  if (!document.sgf) return found;
  for (const { game } of document.sgf.games) finish(game.verdicts.all(game.rules[0]!));
  const regionAt = regionsOf(document.document.text, { line: 1, column: 1 });
  return [...found, ...diagnosed(findingsOf(document.sgf), 0, regionAt)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

export function regionOf({ entry }: PlacedAnalysis, span: Span): Region {
  const { start, end } = rangeOf(entry, span);
  return {
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}
