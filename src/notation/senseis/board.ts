import { firstOf, must } from '../../go/must.ts';
import { EMPTY, type Side, UNKNOWN } from '../../go/types.ts';
import type { Diagram, PointSign, Problem, Span } from '../types.ts';
import { meaningOf } from './glyphs.ts';
import type { Header } from './header.ts';
import type { SenseisLine } from './lines.ts';
import { problem } from './messages.ts';

const MOST = 25;

interface SenseisGlyph {
  readonly text: string;
  readonly span: Span;
}

interface SenseisRow {
  readonly glyphs: readonly SenseisGlyph[];
  readonly left: boolean;
  readonly right: boolean;
  readonly line: SenseisLine;
}

/** The drawn board, or `null` when there are no rows. Lines and links are not in it yet. */
export function readBoard(
  text: string,
  lines: readonly SenseisLine[],
  header: Header,
  problems: Problem[],
): { readonly diagram: Diagram; readonly span: Span } | null {
  const rows: SenseisRow[] = [];
  let top = false;
  let bottom = false;
  let told = false;
  let span: { start: number; end: number } | null = null;
  for (const line of lines) {
    if (line.kind !== 'edge' && line.kind !== 'row') continue;
    if (line.kind === 'row' && bottom) {
      if (!told) problems.push(problem('senseis.row-after-edge', line.span, undefined));
      told = true;
      continue;
    }
    span ??= { ...line.full };
    span.end = line.full.end;
    if (line.kind === 'row') rows.push(rowOf(text, line));
    else if (rows.length === 0) top = true;
    else bottom = true;
  }
  if (!span || rows.length === 0) return null;
  if (rows.length > MOST) {
    problems.push(
      problem('senseis.too-large', must(rows[MOST]).line.span, { what: 'rows', has: rows.length }),
    );
    rows.length = MOST;
  }
  const left = majority(rows, (row) => row.left);
  const right = majority(rows, (row) => row.right);
  const width = widthOf(rows);
  if (width > MOST) {
    problems.push(problem('senseis.too-large', firstOf(rows).line.span, { what: 'columns', has: width }));
  }
  const columns = Math.max(1, Math.min(width, MOST));
  const sides = { top, bottom, left, right };
  const placed = placeOf(columns, rows.length, sides, header, problems);
  const open = (['top', 'right', 'bottom', 'left'] as const).filter((side: Side) => !sides[side]);
  const drawn = fill(rows, columns, problems);
  return {
    diagram: {
      columns,
      rows: rows.length,
      open,
      ...placed,
      ...drawn,
      ...(header.coordinates && { coordinates: true }),
    },
    span,
  };
}

/**
 * ```
 * $$ | . X 1 . |
 *    ^ ^-----^ ^
 * ```
 */
function rowOf(text: string, line: SenseisLine): SenseisRow {
  const glyphs: SenseisGlyph[] = [];
  for (let i = line.span.start; i < line.span.end; ) {
    const code = must(text.codePointAt(i));
    const next = i + (code > 0xffff && i + 2 <= line.span.end ? 2 : 1);
    const c = text.slice(i, next);
    if (c !== ' ' && c !== '\t') glyphs.push({ text: c, span: { start: i, end: next } });
    i = next;
  }
  const isEdge = (glyph: SenseisGlyph | undefined) => glyph !== undefined && '|+-'.includes(glyph.text);
  // A line may end as it begins.
  while (glyphs.at(-1)?.text === '$') glyphs.pop();
  const left = isEdge(glyphs[0]);
  if (left) glyphs.shift();
  const right = isEdge(glyphs.at(-1));
  if (right) glyphs.pop();
  return { glyphs, left, right, line };
}

function majority(rows: readonly SenseisRow[], has: (row: SenseisRow) => boolean): boolean {
  return 2 * rows.filter(has).length > rows.length;
}

/** The number of points that most rows have; of two that are as common, the larger one. */
function widthOf(rows: readonly SenseisRow[]): number {
  const times = new Map<number, number>();
  for (const { glyphs } of rows) times.set(glyphs.length, (times.get(glyphs.length) ?? 0) + 1);
  return [...times].reduce((best, one) =>
    one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best,
  )[0];
}

type DrawnPoints = Pick<Diagram, 'cells' | 'digits' | 'labels' | 'marks' | 'spans' | 'signs' | 'blanks'>;

function fill(rows: readonly SenseisRow[], columns: number, problems: Problem[]): DrawnPoints {
  const cells = new Uint8Array(columns * rows.length).fill(EMPTY);
  const spans: Span[] = [];
  const digits = new Map<number, number>();
  const labels = new Map<string, number>();
  const marks: number[] = [];
  const signs: PointSign[] = [];
  const blanks: number[] = [];
  const read = ({ text, span }: SenseisGlyph, point: number) => {
    const meaning = meaningOf(text);
    switch (meaning?.kind) {
      case 'cell':
        cells[point] = meaning.cell;
        if (meaning.shape) signs.push({ kind: meaning.shape, point });
        break;
      case 'digit':
        if (!digits.has(meaning.number)) digits.set(meaning.number, point);
        else problems.push(problem('senseis.digit-twice', span, { number: meaning.number }));
        break;
      case 'label':
        if (!labels.has(meaning.label)) labels.set(meaning.label, point);
        else {
          problems.push(problem('senseis.label-twice', span, { label: meaning.label }));
          signs.push({ point, kind: 'other', text: meaning.label });
        }
        break;
      case 'mark':
        marks.push(point);
        break;
      case 'blank':
        cells[point] = UNKNOWN;
        blanks.push(point);
        break;
      default:
        cells[point] = UNKNOWN;
        problems.push(problem('senseis.unknown-glyph', span, { glyphs: text }));
    }
  };
  rows.forEach((row, y) => {
    const has = row.glyphs.length;
    const end = row.glyphs.at(-1)?.span.end ?? row.line.span.end;
    // Rows wider than any board have been reported.
    if (has < columns || (has > columns && columns < MOST)) {
      const from = row.glyphs[columns]?.span.start ?? row.line.span.start;
      const where = { start: from, end: Math.max(end, from) };
      problems.push(problem('senseis.ragged-row', where, { has, wants: columns }));
    }
    for (let x = 0; x < columns; x++) {
      const glyph = row.glyphs[x];
      if (glyph) read(glyph, y * columns + x);
      else cells[y * columns + x] = UNKNOWN;
      spans.push(glyph?.span ?? { start: end, end });
    }
  });
  return {
    cells,
    spans,
    digits: [...digits].map(([number, point]) => ({ number, point })).sort((a, b) => a.number - b.number),
    labels: [...labels].map(([label, point]) => ({ label, point })),
    marks,
    ...(signs.length > 0 && { signs }),
    ...(blanks.length > 0 && { blanks }),
  };
}

/** The board around a diagram that names no size, by the conventions of Sensei's Library. */
const USUAL = 19;

/**
 * Places the drawn part on the whole board: by its edges, on a board of the size that the header
 * names, or that two edges across from each other show, or else of 19 lines. What has no edge
 * across or none up is somewhere: then it begins at column a or row 1.
 */
function placeOf(
  columns: number,
  rows: number,
  sides: Readonly<Record<Side, boolean>>,
  { size }: Header,
  problems: Problem[],
): Pick<Diagram, 'origin' | 'whole'> {
  const across = sides.left && sides.right;
  const up = sides.top && sides.bottom;
  let lines: number | null = null;
  if (across && up) {
    if (size && (size.value !== columns || size.value !== rows)) tooSmall(size, columns, rows, problems);
    return { origin: { column: 1, row: 1 }, whole: { columns, rows } };
  }
  const placed = (sides.left || sides.right) && (sides.top || sides.bottom);
  if (size) {
    const misfit =
      columns > size.value ||
      rows > size.value ||
      (across && columns !== size.value) ||
      (up && rows !== size.value);
    if (misfit) tooSmall(size, columns, rows, problems);
    else lines = size.value;
  }
  if (lines === null && placed) {
    if (across) lines = rows <= columns ? columns : null;
    else if (up) lines = columns <= rows ? rows : null;
    else if (columns <= USUAL && rows <= USUAL) lines = USUAL;
  }
  const start = (low: boolean, high: boolean, drawn: number) =>
    lines !== null && high && !low ? lines - drawn + 1 : 1;
  return {
    origin: { column: start(sides.left, sides.right, columns), row: start(sides.bottom, sides.top, rows) },
    whole: lines === null ? null : { columns: lines, rows: lines },
  };
}

function tooSmall(
  size: NonNullable<Header['size']>,
  columns: number,
  rows: number,
  problems: Problem[],
): void {
  problems.push(
    problem('senseis.size-small', size.span, {
      columns,
      rows,
      size: size.value,
    }),
  );
}
