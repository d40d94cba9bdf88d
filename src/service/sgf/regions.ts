import type { Span } from '../../notation/types.ts';
import type { Diagnosis } from '../diagnostics.ts';
import type { Finding } from '../types.ts';
import type { Place } from './judge.ts';

type Region = Pick<Diagnosis, 'line' | 'column' | 'endLine' | 'endColumn'>;

export type RegionOf = (span: Span) => Region;

/** Where spans of a text are that begins at a place. */
export function regionsOf(text: string, begin: Place): RegionOf {
  /** Where each line begins. */
  let starts: number[] | null = null;
  const placeOf = (offset: number) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - starts[low]! + (low === 0 ? begin.column : 1);
    return { line: begin.line + low, column };
  };
  return ({ start, end }) => {
    const [from, to] = [placeOf(start), placeOf(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 10 || (c === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}

/** Findings of a game with their places in the file; `offset` is where the game begins in the text. */
export function diagnosed(findings: readonly Finding[], offset: number, regionOf: RegionOf): Diagnosis[] {
  const placed = ({ start, end }: Span) => regionOf({ start: start + offset, end: end + offset });
  return findings.map(({ span, severity, code, message, verdict, related = [] }) => ({
    ...placed(span),
    severity,
    code,
    message,
    ...(verdict && { verdict }),
    related: related.map((link) => ({ ...placed(link.span), message: link.message })),
  }));
}
