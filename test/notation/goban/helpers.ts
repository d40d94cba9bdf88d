import { expect } from 'vitest';
import { columnName } from '../../../src/go/geometry.ts';
import { onBoard, parseEntry } from '../../../src/notation/index.ts';
import type { Diagram, EntrySyntax, MoveSyntax, Span, TextEdit } from '../../../src/notation/types.ts';

/** Takes the marks `«` and `»` out of a text and returns what they stood around. */
export function marked(written: string): { text: string; spans: Span[] } {
  let text = '';
  const starts: number[] = [];
  const spans: Span[] = [];
  for (const c of written) {
    if (c === '«') starts.push(text.length);
    else if (c === '»') spans.push({ start: starts.pop()!, end: text.length });
    else text += c;
  }
  return { text, spans: spans.sort((a, b) => a.start - b.start) };
}

/** Reads a text in which the spans of all problems are marked, and checks codes and spans. */
export function expectProblems(written: string, ...codes: string[]): EntrySyntax {
  const { text, spans } = marked(written);
  const entry = parseEntry(text);
  expect(entry.problems.map((p) => ({ code: p.code, span: p.span }))).toEqual(
    codes.map((code, i) => ({ code, span: spans[i] })),
  );
  return entry;
}

/** Reads a text that has nothing wrong. */
export function clean(text: string): EntrySyntax {
  const entry = parseEntry(text);
  expect(entry.problems.map((p) => p.code)).toEqual([]);
  return entry;
}

/** Rows from the top, `X` black, digits, labels and marks as drawn. */
export function rowsOf(diagram: Diagram): string[] {
  const glyphs = Array.from(diagram.cells, (cell) => '.XO?'[cell]!);
  for (const { number, point } of diagram.digits) glyphs[point] = String(number % 10);
  for (const { label, point } of diagram.labels) glyphs[point] = label;
  for (const point of diagram.marks) glyphs[point] = '*';
  return Array.from({ length: diagram.rows }, (_, y) =>
    glyphs.slice(y * diagram.columns, (y + 1) * diagram.columns).join(''),
  );
}

/** `open: top left; from c3 of 9x9`. */
export function placeOf({ open, origin, whole }: Diagram): string {
  const at = `${columnName(origin.column)}${origin.row}`;
  return `open: ${open.join(' ') || 'none'}; from ${at} of ${whole ? `${whole.columns}x${whole.rows}` : '?'}`;
}

/** `B d6`, `pass`, `a=c3`, `@3`, `nowhere`. */
export function moveText(move: MoveSyntax, diagram: Diagram): string {
  const { target } = move;
  const color = move.color === null ? '' : move.color === 1 ? 'B ' : 'W ';
  switch (target.kind) {
    case 'point':
      return color + nameOf(target.point, diagram);
    case 'label':
      return `${color}${target.label}=${nameOf(target.point, diagram)}`;
    case 'again':
      return `${color}@${target.number}`;
    default:
      return color + target.kind;
  }
}

export function nameOf(point: number, { columns, rows, origin }: Diagram): string {
  const x = point % columns;
  const y = Math.floor(point / columns);
  return columnName(x + origin.column) + (rows - 1 - y + origin.row);
}

export function apply(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { span, text: inserted } of [...edits].sort((a, b) => b.span.start - a.span.start)) {
    result = result.slice(0, span.start) + inserted + result.slice(span.end);
  }
  return result;
}

/** All spans that an entry holds, with where they come from. */
export function spansOf(entry: EntrySyntax): { where: string; span: Span }[] {
  const spans: { where: string; span: Span }[] = [];
  const visit = (value: unknown, where: string) => {
    if (Array.isArray(value)) for (const v of value) visit(v, where);
    else if (value && typeof value === 'object' && !(value instanceof Uint8Array)) {
      if ('start' in value && 'end' in value) spans.push({ where, span: value as Span });
      else for (const [key, v] of Object.entries(value)) visit(v, `${where}.${key}`);
    }
  };
  visit(entry, 'entry');
  return spans;
}

export { onBoard, parseEntry };
