import { firstOf, lastOf, must } from '../../go/must.ts';
import { type Color, EMPTY, type Side, UNKNOWN } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { isBlank, lineEndOf, lineStart } from '../text.ts';
import type { Diagram, Fix, Located, Problem, Span, TextEdit } from '../types.ts';
import { lookalike, meaningOf } from './glyphs.ts';
import type { RowLayout } from './layout.ts';
import { problem } from './messages.ts';
import { type BoardPlace, type BoardSize, type DrawnPart, place } from './place.ts';
import type { GobanGlyph, GobanRow } from './rows.ts';

/** What the fields of an entry say of its board. */
interface BoardFields {
  readonly size: Located<BoardSize> | null;
  /** Sides named in `edges:`. */
  readonly edges: ReadonlySet<Side>;
  /** The color of `X`. */
  readonly X: Color;
}

/** The diagram of drawn rows. */
export function diagramOf(
  text: string,
  layout: RowLayout,
  span: Span,
  fields: BoardFields,
  problems: Problem[],
): Diagram {
  const { columns, rows: drawnRows } = layout;
  const rows = drawnRows.length;
  const cells = new Uint8Array(columns * rows);
  const spans: Span[] = [];
  const digits = new Map<number, number>();
  const labels = new Map<string, number>();
  const marks: number[] = [];
  let hasSmallStones = false;
  const read = (glyph: GobanGlyph, point: number, strange: GobanGlyph[]) => {
    const meaning = meaningOf(glyph.text, fields.X);
    if (!meaning) {
      cells[point] = UNKNOWN;
      strange.push(glyph);
    } else if (meaning.kind === 'cell') cells[point] = meaning.cell;
    else if (meaning.kind === 'mark') marks.push(point);
    else if (meaning.kind === 'label') {
      const { label } = meaning;
      if (!labels.has(label)) labels.set(label, point);
      else if (label === 'x' || label === 'o') hasSmallStones = true;
      else problems.push(problem('label.duplicate', glyph.span, { label }));
    } else if (digits.has(meaning.number)) {
      problems.push(problem('digit.duplicate', glyph.span, { digit: glyph.text, number: meaning.number }));
    } else digits.set(meaning.number, point);
  };
  drawnRows.forEach((row, y) => {
    if (row.count !== layout.width) reportRagged(row, columns, layout.spaced, problems);
    const strange: GobanGlyph[] = [];
    for (let x = 0; x < columns; x++) {
      const point = y * columns + x;
      const glyph = row.glyphs[x];
      if (glyph) read(glyph, point, strange);
      else cells[point] = UNKNOWN;
      spans.push(glyph?.span ?? { start: endOf(row), end: endOf(row) });
    }
    reportStrange(text, strange, problems);
  });
  if (hasSmallStones) reportSmallStones(drawnRows, problems);
  reportGapsInEdges(text, drawnRows, problems);
  const edges = new Set([...layout.edges, ...fields.edges]);
  const drawn: DrawnPart = { columns, rows, edges, column: layout.column, row: layout.row, span };
  const placed = place(drawn, fields.size, problems);
  if (looksWhole(layout, placed) && !fields.size) {
    const at = lineStart(text, span.start);
    const line = `size: ${columns}${lineEndOf(text)}`;
    const fix = replace({ start: at, end: at }, line, message('fix.write', { text: `size: ${columns}` }));
    problems.push(problem('size.unsaid', span, { size: `${columns}x${rows}` }, [fix]));
  } else if (isNearlyWhole(layout, placed) && !fields.size) {
    const at = lineStart(text, span.start);
    const line = `size: ${columns}${lineEndOf(text)}`;
    const fix = replace({ start: at, end: at }, line, message('fix.write', { text: `size: ${columns}` }));
    const size = `${columns}x${rows}`;
    problems.push(
      problem('size.open-sides', span, { size, sides: placed.open }, [{ ...fix, preferred: false }]),
    );
  }
  return {
    columns,
    rows,
    cells,
    open: placed.open,
    origin: placed.origin,
    whole: placed.whole,
    digits: [...digits].map(([number, point]) => ({ number, point })).sort((a, b) => a.number - b.number),
    labels: [...labels].map(([label, point]) => ({ label, point })),
    marks,
    spans,
  };
}

/** A square with printed coordinates from a1 is most often a whole board, as engines print it. */
function looksWhole({ columns, rows, column, row }: RowLayout, { open }: BoardPlace): boolean {
  const fromCorner = column?.value === 1 && row?.value === 1;
  return fromCorner && columns === rows.length && open.includes('top') && open.includes('right');
}

/**
 * A square with all edges but one, or a drawing of a usual size without any: edges may have been
 * forgotten.
 */
function isNearlyWhole({ columns, rows, column, row }: RowLayout, { open }: BoardPlace): boolean {
  if (columns !== rows.length || column || row) return false;
  return (open.length === 1 && columns >= LEAST_WHOLE) || (open.length === 4 && USUAL.has(columns));
}

const USUAL: ReadonlySet<number> = new Set([9, 13, 19]);
const LEAST_WHOLE = 5;

/** The board of an entry that gives a size and draws no rows: empty, with all its edges. */
export function emptyDiagram({ columns, rows }: BoardSize, span: Span): Diagram {
  return {
    columns,
    rows,
    cells: new Uint8Array(columns * rows).fill(EMPTY),
    open: [],
    origin: { column: 1, row: 1 },
    whole: { columns, rows },
    digits: [],
    labels: [],
    marks: [],
    spans: new Array<Span>(columns * rows).fill(span),
  };
}

/** Where a row's points end. */
function endOf(row: GobanRow): number {
  return row.glyphs.at(-1)?.span.end ?? row.from;
}

/** Stones in small letters are seldom a single slip: one problem and one fix for all of a board. */
function reportSmallStones(rows: readonly GobanRow[], problems: Problem[]): void {
  const stones = rows.flatMap(({ glyphs }) => glyphs.filter(({ text }) => text === 'x' || text === 'o'));
  const small = [...new Set(stones.map(({ text }) => text))].sort().reverse().join(' ');
  const edits = stones.map(({ span, text }) => ({ span, text: text.toUpperCase() }));
  const fix = { title: message('fix.write', { text: small.toUpperCase() }), edits, preferred: true };
  problems.push(problem('label.small-stones', firstOf(stones).span, { small }, [fix]));
}

function replace(span: Span, text: string, title = message('fix.write', { text })): Fix {
  return { title, edits: [{ span, text }], preferred: true };
}

function reportRagged(row: GobanRow, columns: number, spaced: boolean, problems: Problem[]): void {
  const { count, glyphs } = row;
  const args = { has: count, wants: columns };
  const end = endOf(row);
  if (count < columns) {
    const title = message('fix.pad-row');
    const span = count > 0 ? { start: firstOf(glyphs).span.start, end } : row.frame.line.span;
    const padding = (spaced ? ' .' : '.').repeat(columns - count);
    const fix =
      count > 0
        ? replace({ start: end, end }, padding, title)
        : replace({ start: row.from, end: row.to }, spaced ? `${padding} ` : padding, title);
    problems.push(problem('diagram.ragged-row', span, args, [fix]));
    return;
  }
  // What is too much: from the first point that has no column.
  const span = { start: glyphs[columns]?.span.start ?? end, end: lastPoint(row) };
  const edits = [{ span: { start: must(glyphs[columns - 1]).span.end, end: span.end }, text: '' }];
  const fix = { title: message('fix.cut-row'), edits };
  problems.push(problem('diagram.ragged-row', span, args, [fix]));
}

/** Where the last point of a row ends, those included that were not kept. */
function lastPoint(row: GobanRow): number {
  return row.count === row.glyphs.length ? endOf(row) : row.to;
}

/** Strange glyphs side by side are one problem. */
function reportStrange(text: string, strange: readonly GobanGlyph[], problems: Problem[]): void {
  // Beside `#`, which is Black then, `@` is White: programs differ, so nobody writes it unseen.
  const hasBoth = ['#', '@'].every((sign) => strange.some((glyph) => glyph.text === sign));
  for (let i = 0; i < strange.length; ) {
    let j = i + 1;
    while (j < strange.length && touches(text, must(strange[j - 1]).span.end, must(strange[j]).span.start))
      j++;
    const run = strange.slice(i, j);
    const span = { start: firstOf(run).span.start, end: lastOf(run).span.end };
    const known = run.map((glyph) => (hasBoth && glyph.text === '@' ? 'O' : lookalike(glyph.text)));
    const fixes: Fix[] = [];
    if (known.every((glyph) => glyph !== undefined)) {
      const edits = run.map((glyph, k) => ({ span: glyph.span, text: must(known[k]) }));
      fixes.push({
        title: message('fix.write', { text: known.join(' ') }),
        edits,
        preferred: true,
        ...(hasBoth && { isGuess: true as const }),
      });
    }
    problems.push(
      problem('diagram.unknown-glyph', span, { glyphs: text.slice(span.start, span.end) }, fixes),
    );
    i = j;
  }
}

function touches(text: string, end: number, start: number): boolean {
  for (let i = end; i < start; i++) if (!isBlank(text.charCodeAt(i))) return false;
  return true;
}

/** A side with bars at some rows only: one problem for the side, one fix for all rows. */
function reportGapsInEdges(text: string, rows: readonly GobanRow[], problems: Problem[]): void {
  for (const side of ['left', 'right'] as const) {
    const bar = (row: GobanRow) => (side === 'left' ? row.frame.leftBar : row.frame.rightBar);
    const without = rows.filter((row) => bar(row) < 0);
    const withBar = rows.find((row) => bar(row) >= 0);
    if (!withBar || without.length === 0) continue;
    const column = bar(withBar) - withBar.frame.line.begin;
    const edits = without.map((row) => barEdit(text, row, side, column));
    const first = firstOf(without);
    const at = side === 'left' ? first.glyphs[0] : first.glyphs.at(-1);
    const span = at?.span ?? first.frame.line.span;
    const fix = { title: message('fix.add-edge', { side }), edits, preferred: true };
    problems.push(problem('diagram.missing-edge', span, { side }, [fix]));
  }
}

/** Puts a bar where the other rows have theirs: into the indentation, or after the points. */
function barEdit(text: string, row: GobanRow, side: 'left' | 'right', column: number): TextEdit {
  const { begin, spaced } = row.frame.line;
  const at = begin + column;
  const first = row.glyphs[0]?.span.start ?? row.to;
  if (side === 'left') {
    if (at < first && isBlank(text.charCodeAt(at))) return { span: { start: at, end: at + 1 }, text: '|' };
    return { span: { start: first, end: first }, text: spaced ? '| ' : '|' };
  }
  const end = endOf(row);
  const gap = Math.max(at - end, spaced ? 1 : 0);
  return { span: { start: end, end }, text: `${' '.repeat(Math.min(gap, 4))}|` };
}
