import { columnName, MAX_SIZE } from '../../go/geometry.ts';
import { firstOf, lastOf, must } from '../../go/must.ts';
import type { Side } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { Problem, Span } from '../types.ts';
import type { BoardBlock } from './block.ts';
import { type EntryLine, hasLetterI, letterColumn } from './lines.ts';
import { problem } from './messages.ts';
import {
  digitsOf,
  frameOf,
  type GobanRow,
  mostCommon,
  numberedSides,
  type RowFrame,
  readRow,
} from './rows.ts';

/** The most columns and rows of a board in this notation. */
export const MOST = MAX_SIZE;

export interface Printed {
  readonly value: number;
  readonly span: Span;
}

/** The rows of a board and what is drawn around them. */
export interface RowLayout {
  readonly rows: readonly GobanRow[];
  readonly columns: number;
  /** The width as written, which may be more than a board can have. */
  readonly width: number;
  /** Blanks stand between the points. */
  readonly spaced: boolean;
  /** Sides with an edge mark. */
  readonly edges: ReadonlySet<Side>;
  /** The column of the leftmost point and the number of the lowest row, as printed around them. */
  readonly column: Printed | null;
  readonly row: Printed | null;
}

/** Puts a block of lines into rows, edges and coordinates. `likely`: columns by the size. */
export function layOut(
  text: string,
  block: BoardBlock,
  likely: number | null,
  problems: Problem[],
): RowLayout {
  const { rowLines, above, below } = sortLines(text, block.lines);
  const frames = rowLines.slice(0, MOST).map((line) => frameOf(text, line));
  const letters = [...above, ...below].filter((a) => a.line.kind === 'letters');
  const certain = letters.find(
    ({ line, outside }) => outside || areCoordinates(text, line) || fitsNumbered(line, frames),
  );
  const numbered = numberedSides(text, frames, certain?.line.points ?? null);
  const framed = numbered.left || numbered.right || frames.some((f) => f.leftBar >= 0 || f.rightBar >= 0);
  const isLabels = ({ line, outside, nearest }: Around, row: RowFrame | undefined) =>
    !framed && !outside && nearest && !areCoordinates(text, line) && line.points === row?.line.points;
  const labelsAbove = letters.filter((a) => above.includes(a) && isLabels(a, frames[0]));
  const labelsBelow = letters.filter((a) => below.includes(a) && isLabels(a, frames.at(-1)));
  const all = [
    ...labelsAbove.map((a) => frameOf(text, a.line)),
    ...frames,
    ...labelsBelow.map((a) => frameOf(text, a.line)),
  ];
  const rows = all.map((frame) => readRow(text, frame, numbered, MOST));
  const coordinates = letters.filter((a) => !labelsAbove.includes(a) && !labelsBelow.includes(a));
  const columns = widthOf(rows, [coordinates[0]?.line.points, likely ?? undefined]);
  if (columns > MOST) reportColumns(rows, columns, problems);
  if (rowLines.length > MOST) reportRows(rowLines, problems);
  const kept = rows.slice(0, MOST);
  const edges = new Set<Side>();
  if (above.some((a) => a.line.kind !== 'letters')) edges.add('top');
  if (below.some((a) => a.line.kind !== 'letters')) edges.add('bottom');
  for (const side of sidesMarked(text, [...above, ...below], kept)) edges.add(side);
  return {
    rows: kept,
    columns: Math.min(columns, MOST),
    width: columns,
    spaced: kept.every((row) => row.frame.line.spaced),
    edges,
    column: printedColumn(
      text,
      coordinates.map((a) => a.line),
      columns,
      problems,
    ),
    row: printedRow(kept, numbered, problems),
  };
}

/** A line above or below the rows: an edge, corner marks, or letters. */
interface Around {
  readonly line: EntryLine;
  /** For letters: whether an edge is drawn between them and the rows. */
  readonly outside: boolean;
  /** Whether it is the line next to the rows. */
  readonly nearest: boolean;
}

interface Sorted {
  readonly rowLines: readonly EntryLine[];
  readonly above: readonly Around[];
  readonly below: readonly Around[];
}

/** Rows are what stands between the first row and the last one. */
function sortLines(text: string, lines: readonly EntryLine[]): Sorted {
  const certain = lines.findIndex((line) => line.kind === 'row');
  let sure = lines.length - 1;
  while (sure >= 0 && must(lines[sure]).kind !== 'row') sure--;
  const isRow = (line: EntryLine, i: number) => {
    if (line.kind !== 'pluses') return line.kind === 'row';
    if (certain < 0) return true;
    const neighbor = i < certain ? certain : i > sure ? sure : -1;
    return neighbor < 0 || !areCorners(text, line, must(lines[neighbor]));
  };
  const first = lines.findIndex(isRow);
  let last = lines.length - 1;
  while (!isRow(must(lines[last]), last)) last--;
  const around = (outward: readonly EntryLine[]): Around[] => {
    let outside = false;
    return outward.map((line, i) => {
      outside ||= line.kind !== 'letters';
      return { line, outside, nearest: i === 0 };
    });
  };
  return {
    rowLines: lines.slice(first, last + 1),
    above: around(lines.slice(0, first).reverse()),
    below: around(lines.slice(last + 1)),
  };
}

/** Text column of an offset in its line. */
function indent(line: EntryLine, offset: number): number {
  return offset - line.begin;
}

/**
 * ```
 *  +       +
 *    X O .
 * ```
 * One or two `+` that stand beside the points of the next row, not above or below them.
 */
function areCorners(text: string, line: EntryLine, row: EntryLine): boolean {
  if (line.points > 2) return false;
  const { leftBar, rightBar } = frameOf(text, row);
  const left = indent(row, leftBar >= 0 ? leftBar + 1 : row.span.start);
  const right = indent(row, rightBar >= 0 ? rightBar : row.span.end) - 1;
  const first = indent(line, line.span.start);
  const last = indent(line, line.span.end - 1);
  return (first < left || first > right) && (last < left || last > right);
}

/** Capitals, and many small letters, are coordinates; few small ones may be labels. */
function areCoordinates(text: string, line: EntryLine): boolean {
  return (text[line.span.start] ?? 'a') < 'a' || line.points >= 4;
}

/** Letters that are as many as the points of every row, without what looks like row numbers. */
function fitsNumbered(line: EntryLine, frames: readonly RowFrame[]): boolean {
  return frames.every(({ line: { points }, leftNumber, rightNumber }) => {
    const left = digitsOf(leftNumber);
    const right = digitsOf(rightNumber);
    const spare = points - line.points;
    return spare > 0 && (spare === left || spare === right || spare === left + right);
  });
}

/** The number of points that most rows have; between equals the likely one, else the larger. */
function widthOf(rows: readonly GobanRow[], likely: readonly (number | undefined)[]): number {
  const times = new Map<number, number>();
  for (const { count } of rows) times.set(count, (times.get(count) ?? 0) + 1);
  let best = 0;
  let weight = 0;
  for (const [count, n] of times) {
    const w = n + (likely.includes(count) ? 0.5 : 0);
    if (w > weight || (w === weight && count > best)) {
      best = count;
      weight = w;
    }
  }
  return Math.max(1, best);
}

function reportColumns(rows: readonly GobanRow[], columns: number, problems: Problem[]): void {
  const { from, to, glyphs } = must(rows.find((row) => row.count === columns));
  const span = { start: glyphs.at(-1)?.span.end ?? from, end: to };
  problems.push(problem('diagram.too-large', span, { what: 'columns', has: columns, most: MOST }));
}

function reportRows(lines: readonly EntryLine[], problems: Problem[]): void {
  const span = { start: must(lines[MOST]).span.start, end: lastOf(lines).span.end };
  problems.push(problem('diagram.too-large', span, { what: 'rows', has: lines.length, most: MOST }));
}

/** Left and right: a bar at any row, or the corner that an edge line ends in beside the points. */
function sidesMarked(text: string, around: readonly Around[], rows: readonly GobanRow[]): Side[] {
  const sides: Side[] = [];
  let left = rows.some((row) => row.frame.leftBar >= 0);
  let right = rows.some((row) => row.frame.rightBar >= 0);
  const drawn = rows.filter((row) => row.glyphs.length > 0);
  if (drawn.length > 0) {
    const first = Math.min(...drawn.map((r) => indent(r.frame.line, firstOf(r.glyphs).span.start)));
    const last = Math.max(...drawn.map((r) => indent(r.frame.line, lastOf(r.glyphs).span.end - 1)));
    for (const { line } of around) {
      if (line.kind === 'letters') continue;
      const { start, end } = line.span;
      if (text[start] !== '-' && indent(line, start) < first) left = true;
      if (text[end - 1] !== '-' && indent(line, end - 1) > last) right = true;
    }
  }
  if (left) sides.push('left');
  if (right) sides.push('right');
  return sides;
}

function printedColumn(
  text: string,
  lines: readonly EntryLine[],
  columns: number,
  problems: Problem[],
): Printed | null {
  let printed: Printed | null = null;
  for (const line of lines) {
    const value = letterColumn(text, line.span);
    if (hasLetterI(text, line.span)) reportLetterI(text, line, value, problems);
    if (line.points !== columns) {
      problems.push(problem('coordinates.columns', line.span, { letters: line.points, columns }));
    } else if (printed && printed.value !== value) {
      problems.push(problem('coordinates.disagree', line.span, { first: columnName(printed.value) }));
    }
    printed ??= { value, span: line.span };
  }
  return printed;
}

function reportLetterI(text: string, line: EntryLine, column: number, problems: Problem[]): void {
  const { start, end } = line.span;
  const small = text.charAt(start) >= 'a';
  const named = (i: number) => {
    const name = columnName(Math.min(column + i, MOST));
    return small ? name : name.toUpperCase();
  };
  let n = 0;
  const right = text.slice(start, end).replace(/\S/g, () => named(n++));
  const fix = {
    title: message('fix.leave-out-i'),
    edits: [{ span: line.span, text: right }],
    preferred: true,
  };
  problems.push(
    problem('coordinates.letter-i', line.span, { first: named(0), last: named(line.points - 1) }, [fix]),
  );
}

/** The number of the lowest row by most printed numbers; other numbers are reported. */
function printedRow(
  rows: readonly GobanRow[],
  numbered: { left: boolean; right: boolean },
  problems: Problem[],
): Printed | null {
  const numbers = rows.flatMap(({ frame }, i) => {
    const left = frame.leftNumber && (numbered.left || frame.leftNumber.sure) ? [frame.leftNumber] : [];
    const right = frame.rightNumber && (numbered.right || frame.rightNumber.sure) ? [frame.rightNumber] : [];
    const above = rows.length - 1 - i;
    return [...left, ...right].map(({ value, span }) => ({ value, span, above, lowest: value - above }));
  });
  if (numbers.length === 0) return null;
  const lowest = mostCommon(numbers.map((number) => number.lowest)).value;
  for (const number of numbers) {
    if (number.lowest === lowest) continue;
    const args = { written: number.value, wants: lowest + number.above };
    problems.push(problem('coordinates.rows', number.span, args));
  }
  return { value: lowest, span: must(numbers.find((number) => number.lowest === lowest)).span };
}
