import { stars } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { glyphOfShape, parseSenseis } from '../senseis/index.ts';
import type { Shape } from '../types.ts';
import { type Conversion, type Figure, Losses, loseFacts } from './figure.ts';
import { captionOf, type FigurePart, partsOf } from './parts.ts';

/** Digits end at ten. */
const MOST_DIGITS = 10;

/**
 * A figure as `$$` diagrams: one, or several when the moves do not fit on one, each with the
 * position that it begins with (`m11` continues from move 10). The glyphs of Sensei's Library;
 * stones that a mark would hide keep their color.
 */
export function printSenseis(figure: Figure): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  const parts = partsOf(figure, MOST_DIGITS, losses);
  const text = parts.map((part, i) => printPart(figure, part, i === 0, losses)).join('\n');
  return { text, lost: losses.list };
}

/** Lines of the largest board that `$$` has. */
const MOST = 25;

function printPart(figure: Figure, part: FigurePart, first: boolean, losses: Losses): string {
  const { board } = figure;
  const rows = boardRows(figure, part, first, losses);
  const tail = first ? drawnLines(figure) : [];
  const head = (size: number | null) => {
    const options = optionsOf(figure, part, size);
    const caption = captionOf(figure, part);
    return [`$$${options}${caption && ` ${caption}`}`, ...rows, ...tail].map((line) => `${line}\n`).join('');
  };
  const { whole } = board;
  if (board.columns > MOST || board.rows > MOST)
    losses.add(
      'lost.size',
      message('loss.size-most', { columns: board.columns, rows: board.rows, most: MOST }),
    );
  const size = whole && whole.columns === whole.rows && whole.columns <= MOST ? whole.columns : null;
  const plain = head(null);
  if (samePlace(plain, figure)) return plain;
  const sized = size === null ? plain : head(size);
  if (sized !== plain && samePlace(sized, figure)) return sized;
  const { origin } = board;
  if (board.open.length > 0 && (whole || origin.column !== 1 || origin.row !== 1)) {
    losses.add('lost.place', message('loss.place'));
  }
  return sized;
}

/** Whether the print is read at its place; an unplaced part may be taken for one of 19 lines. */
function samePlace(text: string, { board }: Figure): boolean {
  const read = parseSenseis(text).diagram;
  if (!read || read.columns !== board.columns || read.rows !== board.rows) return false;
  if (!board.whole && board.open.length > 0) {
    const low = !board.open.includes('right') || !board.open.includes('top');
    return board.origin.column === 1 && board.origin.row === 1 && !low;
  }
  const whole = board.whole ?? { columns: board.columns, rows: board.rows };
  return (
    read.origin.column === board.origin.column &&
    read.origin.row === board.origin.row &&
    read.whole?.columns === whole.columns &&
    read.whole.rows === whole.rows
  );
}

function optionsOf(figure: Figure, { first, toPlay }: FigurePart, size: number | null): string {
  const number = first === 1 ? '' : `m${first}`;
  return `${toPlay === WHITE ? 'W' : 'B'}${figure.coordinates ? 'c' : ''}${size ?? ''}${number}`;
}

function boardRows(figure: Figure, part: FigurePart, first: boolean, losses: Losses): string[] {
  const { columns, rows, open } = figure.board;
  const glyphs = glyphsOf(figure, part, first, losses);
  const left = !open.includes('left');
  const right = !open.includes('right');
  const edge = `$$ ${left ? ' ' : ''}${'-'.repeat(2 * columns + (left ? 1 : -1))}`;
  const lines: string[] = [];
  if (!open.includes('top')) lines.push(edge);
  for (let y = 0; y < rows; y++) {
    const row = glyphs.slice(y * columns, (y + 1) * columns).join(' ');
    lines.push(`$$ ${left ? '| ' : ''}${row}${right ? ' |' : ''}`);
  }
  if (!open.includes('bottom')) lines.push(edge);
  return lines;
}

function glyphsOf(figure: Figure, part: FigurePart, first: boolean, losses: Losses): string[] {
  const { cells } = figure.game.after(part.from);
  const glyphs = Array.from(cells, (cell) => must('.XO?'[cell]));
  for (const point of hoshi(figure.board)) if (glyphs[point] === '.') glyphs[point] = ',';
  const free = (point: Point) => glyphs[point] === '.' || glyphs[point] === ',';
  for (const point of figure.blanks) if (cells[point] === UNKNOWN) glyphs[point] = '_';
  const shapes = new Set<Shape>(['circle', 'square', 'triangle', 'cross']);
  let signs = 0;
  for (const { point, kind } of figure.signs) {
    const shape = shapes.has(kind as Shape) ? (kind as Shape) : null;
    const cell = cells[point] ?? 0;
    const glyph = shape === 'cross' && cell === EMPTY ? 'M' : shape && glyphOfShape(cell, shape);
    const plain = glyphs[point] === '.XO'[cell] || free(point);
    if (glyph && plain && !part.digits.has(point)) glyphs[point] = glyph;
    else signs++;
  }
  let marks = 0;
  for (const point of figure.marks) {
    if (free(point) && !part.digits.has(point)) glyphs[point] = 'M';
    else marks++;
  }
  let labels = 0;
  for (const { label, point } of figure.labels) {
    if (free(point) && !part.digits.has(point) && /^[a-z]$/.test(label)) glyphs[point] = label;
    else labels++;
  }
  for (const [point, number] of part.digits) glyphs[point] = String(number % 10);
  // What a later diagram of the same figure does not show, the first one has shown.
  if (first) {
    if (signs > 0) losses.add('lost.signs', message('loss.signs', { count: signs }));
    if (marks > 0) losses.add('lost.marks', message('loss.marks', { count: marks }));
    if (labels > 0) losses.add('lost.labels', message('loss.labels', { count: labels }));
  }
  return glyphs;
}

/** The star points among the drawn points, when the place on the whole board is known. */
export function hoshi({ columns, rows, open, origin, whole }: Figure['board']): Point[] {
  const all = whole ?? (open.length === 0 ? { columns, rows } : null);
  if (!all) return [];
  const points: Point[] = [];
  for (const [column, row] of stars(all.columns, all.rows)) {
    const x = column - origin.column;
    const y = rows - 1 - (row - origin.row);
    if (x >= 0 && x < columns && y >= 0 && y < rows) points.push(y * columns + x);
  }
  return points;
}

function drawnLines({ lines, links }: Figure): string[] {
  return [
    ...links.map(({ anchor, target }) => `$$ [${anchor}|${target.replace(/[\]\r\n]/g, ' ')}]`),
    ...lines.map(({ kind, from, to }) => {
      const end = ({ x, y }: { x: number; y: number }) => `${x + 1}:${y + 1}`;
      return `$$ {${kind === 'arrow' ? 'AR' : 'LN'} ${end(from)} ${end(to)}}`;
    }),
  ];
}
