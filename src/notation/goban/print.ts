import { COLUMN_LETTERS } from '../../go/geometry.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Diagram } from '../types.ts';
import { glyphOfCell, glyphOfNumber } from './glyphs.ts';

/**
 * The rows of a diagram as this notation writes them: spaced, closed sides drawn, and coordinates
 * around it when edges alone do not give its place. Lines end in `\n`, the last one too. `X` is the
 * color that `X` stands for. What is read back is the same diagram; only a single open column o or
 * x cannot be written, since its letter would be a stone.
 */
export function printDiagram(diagram: Diagram, X: Color = BLACK): string {
  const { columns, rows, open, origin } = diagram;
  const glyphs = glyphsOf(diagram, X);
  const left = !open.includes('left');
  const right = !open.includes('right');
  const numbered = needsCoordinates(diagram);
  const width = numbered ? String(origin.row + rows - 1).length : 0;
  const indent = numbered ? ' '.repeat(width + 1) : '';
  const edge = `${indent}${left ? '+' : ''}${'-'.repeat(2 * columns - 1 + Number(left) + Number(right))}${right ? '+' : ''}`;
  const lines: string[] = [];
  if (numbered) {
    const letters = COLUMN_LETTERS.slice(origin.column - 1, origin.column - 1 + columns).toUpperCase();
    lines.push(`${indent}${left ? '  ' : ''}${[...letters].join(' ')}`);
  }
  if (!open.includes('top')) lines.push(edge);
  for (let y = 0; y < rows; y++) {
    const number = numbered ? `${String(origin.row + rows - 1 - y).padStart(width)} ` : '';
    const points = glyphs.slice(y * columns, (y + 1) * columns).join(' ');
    lines.push(`${number}${left ? '| ' : ''}${points}${right ? ' |' : ''}`);
  }
  if (!open.includes('bottom')) lines.push(edge);
  return `${lines.join('\n')}\n`;
}

function glyphsOf(diagram: Diagram, X: Color): string[] {
  const glyphs = Array.from(diagram.cells, (cell) => glyphOfCell(cell, X));
  for (const { number, point } of diagram.digits) glyphs[point] = glyphOfNumber(number);
  for (const { label, point } of diagram.labels) glyphs[point] = label;
  for (const point of diagram.marks) glyphs[point] = '*';
  return glyphs;
}

/** Whether the place on the board is another one than edges alone would say. */
function needsCoordinates({ origin, open, whole, columns, rows }: Diagram): boolean {
  const alone = (start: number, low: boolean, high: boolean, drawn: number, size: number | undefined) => {
    if (size === undefined || low) return start === 1;
    return start === (high ? size - drawn + 1 : 1);
  };
  return !(
    alone(origin.column, !open.includes('left'), !open.includes('right'), columns, whole?.columns) &&
    alone(origin.row, !open.includes('bottom'), !open.includes('top'), rows, whole?.rows)
  );
}
