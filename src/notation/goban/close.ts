import { firstOf, lastOf, must } from '../../go/must.ts';
import type { Side } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { lineAt, lineEndOf, lineStart } from '../text.ts';
import type { EntrySyntax, Fix, Span, TextEdit } from '../types.ts';

/**
 * The edit that draws the edge of an open side, in the style of the rows; `null` when the side is
 * closed or no rows are drawn. For editors that offer it: an open side is nothing wrong.
 */
export function closeSide(entry: EntrySyntax, side: Side): Fix | null {
  const { diagram, boardSpan, text } = entry;
  if (!diagram || !boardSpan || !diagram.open.includes(side)) return null;
  const rows = rowsOf(entry);
  const title = message('fix.draw-edge', { side });
  if (side === 'left' || side === 'right') return { title, edits: rows.map((row) => barBeside(row, side)) };
  const first = firstOf(rows);
  const last = lastOf(rows);
  const spaced = diagram.columns > 1 && must(first.points[1]).start > firstOf(first.points).end;
  const left = barColumn(text, firstOf(first.points).start, -1);
  const right = barColumn(text, lastOf(first.points).end - 1, 1);
  const start = lineStart(text, firstOf(first.points).start);
  const line = firstOf(first.points).start - start;
  // A tab stays one, or the edge would stand elsewhere; row numbers leave blanks.
  const indent = text.slice(start, start + line - (left ?? 0)).replace(/[^\t]/g, ' ');
  const before = left === null ? indent : `${indent}+${'-'.repeat(left - 1)}`;
  const middle = '-'.repeat(spaced ? 2 * diagram.columns - 1 : diagram.columns);
  const after = right === null ? '' : `${'-'.repeat(right - 1)}+`;
  const edge = `${before}${middle}${after}`;
  const eol = lineEndOf(text);
  if (side === 'top') {
    const at = lineStart(text, firstOf(first.points).start);
    return { title, edits: [{ span: { start: at, end: at }, text: `${edge}${eol}` }] };
  }
  const at = lineAt(text, lastOf(last.points).end).end;
  return { title, edits: [{ span: { start: at, end: at }, text: `${eol}${edge}` }] };
}

interface RowSpans {
  readonly points: readonly Span[];
}

function rowsOf({ diagram }: EntrySyntax): RowSpans[] {
  const { columns, rows, spans } = must(diagram);
  return Array.from({ length: rows }, (_, y) => ({ points: spans.slice(y * columns, (y + 1) * columns) }));
}

function barBeside({ points }: RowSpans, side: 'left' | 'right'): TextEdit {
  const spaced = points.length === 1 || must(points[1]).start > firstOf(points).end;
  const at = side === 'left' ? firstOf(points).start : lastOf(points).end;
  const bar = side === 'left' ? (spaced ? '| ' : '|') : spaced ? ' |' : '|';
  return { span: { start: at, end: at }, text: bar };
}

/** How far a bar is from a point, looking over blanks in one direction; `null` for none. */
function barColumn(text: string, point: number, step: 1 | -1): number | null {
  for (let away = 1; away <= 8; away++) {
    const c = text[point + step * away];
    if (c === '|') return away;
    if (c !== ' ') return null;
  }
  return null;
}
