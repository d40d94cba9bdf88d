import type { Severity } from '../../notation/index.ts';
import type { Message } from '../../words/index.ts';
import {
  ancestor,
  byPlace,
  check,
  type FileRegion,
  type Finding,
  finishFindings,
  type LinkedEntries,
  regionOf,
  ruleFindings,
} from '../analysis/index.ts';

/** A finding with its place in the document. */
export interface Diagnosis extends FileRegion {
  readonly severity: Severity;
  readonly code: string;
  readonly message: Message;
  /** It is what the rule in force says of a move. */
  readonly verdict?: NonNullable<Finding['verdict']>;
  /** Where the clause stands that decides, of a rule that an author has written; from 1. */
  readonly clause?: { readonly file: string; readonly line: number };
  readonly related: readonly (FileRegion & { readonly message: Message })[];
}

/** All findings of the entries of a document, searched to the end, in the order of the text. */
export function diagnose(document: LinkedEntries, isHinting = false): Diagnosis[] {
  return document.entries.flatMap((placed) => {
    finishFindings(placed.analysis, isHinting);
    return check(placed.analysis, document.settings)
      .map(({ span, severity, code, clause, message, verdict, related = [] }) => ({
        ...regionOf(placed, span),
        severity,
        code,
        message,
        ...(verdict && { verdict }),
        ...(clause && { clause: { file: clause.uri, line: clause.line + 1 } }),
        related: related.map((link) => ({
          ...regionOf(ancestor(placed, link.depth), link.span),
          message: link.message,
        })),
      }))
      .sort(byPlace);
  });
}

/** What is wrong with the rules that a document has, in the order of the text. */
export function diagnoseRules({ document, settings }: LinkedEntries): Diagnosis[] {
  return ruleFindings(document, settings).map(({ span, severity, code, message }) => {
    const at = (offset: number) => {
      const { line, character } = document.positionAt(offset);
      return { line: line + 1, column: character + 1 };
    };
    const [start, end] = [at(span.start), at(span.end)];
    return {
      ...start,
      endLine: end.line,
      endColumn: end.column,
      severity,
      code,
      message,
      related: [],
    };
  });
}
