import { type Cell, EMPTY } from '../../go/types.ts';
import { glyphOfCell } from '../../notation/goban/index.ts';
import {
  type Diagram,
  lineAt,
  lineEndOf,
  lineStart,
  printDiagram,
  type TextEdit,
} from '../../notation/index.ts';
import type { Analysis } from '../analysis/index.ts';
import { indentOf } from './moves.ts';

/** What a point of the drawing can be made into. */
export type DrawnPoint =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'mark' };

/** What is drawn at a point. */
export function drawnAt(
  { cells, labels, marks, digits }: Diagram,
  point: number,
): DrawnPoint | { kind: 'digit' } {
  if (digits.some((digit) => digit.point === point)) return { kind: 'digit' };
  const label = labels.find((one) => one.point === point);
  if (label) return { kind: 'label', label: label.label };
  if (marks.includes(point)) return { kind: 'mark' };
  return { kind: 'cell', cell: cells[point] as Cell };
}

/**
 * One character of the drawn row for another; no row moves. A board that has no rows yet
 * (`size: 9`) is drawn. `null` where the row ends before the point.
 */
export function redrawing(
  { syntax }: Analysis,
  diagram: Diagram,
  point: number,
  drawn: DrawnPoint,
): TextEdit | null {
  const { text, boardSpan } = syntax;
  const X = syntax.colors.X;
  if (boardSpan) {
    const span = diagram.spans[point];
    if (!span || span.start === span.end) return null;
    const glyph =
      drawn.kind === 'cell' ? glyphOfCell(drawn.cell, X) : drawn.kind === 'label' ? drawn.label : '*';
    return { span, text: glyph };
  }
  const cells = diagram.cells.slice();
  if (drawn.kind === 'cell') cells[point] = drawn.cell;
  const whole: Diagram = {
    ...diagram,
    cells,
    labels: drawn.kind === 'label' ? [{ label: drawn.label, point }] : [],
    marks: drawn.kind === 'mark' ? [point] : [],
  };
  const size = syntax.fields.find(({ key }) => key === 'size');
  const { end } = lineAt(text, lineStart(text, size?.keySpan.start ?? 0));
  const indent = indentOf(syntax);
  const eol = lineEndOf(text);
  const rows = printDiagram(whole, X).trimEnd().split('\n');
  return { span: { start: end, end }, text: rows.map((row) => `${eol}${indent}${row}`).join('') };
}

/** The first letter that labels nothing; `x` and `o`, which look like stones, come last. */
export function freeLabel(diagram: Diagram): string | undefined {
  const taken = new Set(diagram.labels.map(({ label }) => label));
  return [...'abcdefghijklmnpqrstuvwyzxo'].find((letter) => !taken.has(letter));
}

export function isEmpty(drawn: ReturnType<typeof drawnAt>): boolean {
  if (drawn.kind === 'cell') return drawn.cell === EMPTY;
  return drawn.kind !== 'digit';
}
