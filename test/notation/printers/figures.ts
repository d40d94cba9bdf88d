import { BLACK, EMPTY, opponent, UNKNOWN, WHITE } from '../../../src/go/types.ts';
import type { Diagram, EntrySyntax } from '../../../src/notation/types.ts';
import type { Printed } from './index.ts';

/**
 * ```
 *       +---
 * (a')  |.Xo
 *       |*O?
 * colors: X=white O=black
 * ```
 * An entry as GNU Go's manual draws it: points side by side, edges, a label at the left. What the manual has no sign for are lines of ours
 * below it, which are read back; what these cannot hold either is lost and told.
 */
export function printGnugo(entry: EntrySyntax): Printed {
  const { diagram, colors, fields, title } = entry;
  if (!diagram) return { text: '', lost: ['There is no board'] };
  const lost: string[] = [];
  const { columns, rows, open } = diagram;
  const lines = framed(diagram, glyphsOf(diagram, colors.X, lost));
  const said: string[] = [];
  const pattern = title && /^Pattern\s+\S{1,40}$/.test(title.value) ? title.value : null;
  const label = title && /^[^()\s]{1,6}$/.test(title.value) ? `(${title.value})` : null;
  if (title && !pattern && !label) lost.push(`The title “${title.value.slice(0, 40)}” is lost`);
  const beside = open.includes('top') ? 0 : 1;
  const text = lines.map((line, i) =>
    label ? `${(i === beside ? label : '').padEnd(label.length + 2)}${line}` : line,
  );
  if (diagram.digits.length > 0) said.push('digits: moves');
  const told = new Set(fields.map(({ key }) => key));
  if (colors.X !== BLACK && !told.has('colors')) said.push('colors: X=white O=black');
  const { whole } = diagram;
  const part = whole && (whole.columns !== columns || whole.rows !== rows);
  if (part && !told.has('size')) said.push(`size: ${whole.columns}x${whole.rows}`);
  for (const { key, value, known } of fields) {
    if (known && value !== '' && key !== 'from') said.push(`${key}: ${value}`);
    else if (key === 'from') lost.push('What it continues is lost');
  }
  const start = pattern ? [pattern, ''] : [];
  return { text: [...start, ...text, ...said].map((line) => `${line}\n`).join(''), lost };
}

/** Rows of signs with the edges of a diagram around them. */
export function framed({ columns, rows, open }: Diagram, glyphs: readonly string[]): string[] {
  const left = open.includes('left') ? '' : '|';
  const right = open.includes('right') ? '' : '|';
  const edge = `${left && '+'}${'-'.repeat(columns)}${right && '+'}`;
  const lines: string[] = [];
  if (!open.includes('top')) lines.push(edge);
  for (let y = 0; y < rows; y++) {
    lines.push(`${left}${glyphs.slice(y * columns, (y + 1) * columns).join('')}${right}`);
  }
  if (!open.includes('bottom')) lines.push(edge);
  return lines;
}

/** The signs of a diagram, point by point; `special` are those that stand for themselves. */
export function glyphsOf(diagram: Diagram, X: number, lost: string[], special = /^[@%#a-zA-Z-]$/): string[] {
  const O = opponent(X === WHITE ? WHITE : BLACK);
  const glyphs = Array.from(diagram.cells, (cell): string => {
    if (cell === EMPTY) return '.';
    return cell === UNKNOWN ? '?' : cell === O ? 'O' : 'X';
  });
  for (const { point, color } of diagram.either ?? []) glyphs[point] = color === X ? 'x' : 'o';
  for (const { point, kind, text } of diagram.signs ?? []) {
    const empty = diagram.cells[point] === EMPTY;
    if (kind === 'margin' && empty) glyphs[point] = '!';
    else if (kind === 'number' && empty && /^[0-9]$/.test(text ?? '')) glyphs[point] = text!;
    else if (kind === 'other' && text && special.test(text) && !/[XOxo]/.test(text)) glyphs[point] = text;
    else lost.push(`A sign (${kind}) is lost`);
  }
  for (const { point, label } of diagram.labels) {
    const hidden = diagram.cells[point] === BLACK || diagram.cells[point] === WHITE;
    if (hidden || /[XOxo]/.test(label) || !/^[A-Za-z]$/.test(label)) lost.push(`The label ${label} is lost`);
    else glyphs[point] = diagram.cells[point] === UNKNOWN ? label.toUpperCase() : label.toLowerCase();
  }
  for (const point of diagram.marks) glyphs[point] = '*';
  for (const { number, point } of diagram.digits) glyphs[point] = String(number % 10);
  return glyphs;
}
