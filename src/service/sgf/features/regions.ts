import { numbersUpTo } from '../../../go/bisect.ts';
import type { Span } from '../../../notation/index.ts';
import { lineStarts } from '../../../notation/index.ts';
import type { FileRegion, Finding } from '../../analysis/index.ts';
import type { Diagnosis } from '../../features/index.ts';
import type { FilePlace } from '../export/judge.ts';

export type RegionOf = (span: Span) => FileRegion;

/** Where spans of a text are that begins at a place. */
export function regionsOf(text: string, begin: FilePlace): RegionOf {
  /** Where each line begins. */
  let starts: Uint32Array | null = null;
  const placeOf = (offset: number) => {
    starts ??= lineStarts(text);
    const line = Math.max(0, numbersUpTo(starts, offset) - 1);
    const column = offset - (starts[line] ?? 0) + (line === 0 ? begin.column : 1);
    return { line: begin.line + line, column };
  };
  return ({ start, end }) => {
    const [from, to] = [placeOf(start), placeOf(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}

/**
 * Findings of a game with their places in the file; `offset` is where the game begins in the text.
 */
export function diagnosed(findings: readonly Finding[], offset: number, regionOf: RegionOf): Diagnosis[] {
  const placed = ({ start, end }: Span) => regionOf({ start: start + offset, end: end + offset });
  return findings.map(({ span, severity, code, clause, message, verdict, related = [] }) => ({
    ...placed(span),
    severity,
    code,
    message,
    ...(verdict && { verdict }),
    ...(clause && { clause: { file: clause.uri, line: clause.line + 1 } }),
    related: related.map((link) => ({ ...placed(link.span), message: link.message })),
  }));
}
