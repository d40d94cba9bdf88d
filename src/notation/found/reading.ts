import { MAX_SIZE } from '../../go/geometry.ts';
import { lastOf, must } from '../../go/must.ts';
import { BLACK, type Color, EMPTY, opponent, type Side, UNKNOWN, WHITE } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import { readEntryValues, readMarks, Values } from '../goban/index.ts';
import type { ColorConvention, DiagramReading, Fact, Found, ReadOptions } from '../notation.ts';
import type { Diagram, EntrySyntax, Fix, PointSign, Problem, Span } from '../types.ts';
import { type DigitReading, digitsOf } from './digits.ts';
import type { Drawing, DrawingCell } from './drawing.ts';
import type { Sighting } from './finder.ts';
import { say } from './messages.ts';

/** What a sign of a drawing means at its point. `null`: the sign has no meaning in the notation. */
export type Meaning =
  | { readonly kind: 'stone'; readonly first: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown' }
  /** Empty or a stone. */
  | { readonly kind: 'either'; readonly first: boolean }
  | { readonly kind: 'mark' }
  | { readonly kind: 'label'; readonly on: 'empty' | 'unknown' }
  | { readonly kind: 'digit' }
  | { readonly kind: 'sign'; readonly sign: PointSign['kind']; readonly on: 'empty' | 'unknown' }
  /** Territory, on an empty point. */
  | { readonly kind: 'territory'; readonly first: boolean };

/** How a notation reads a drawing. */
interface Manner {
  /** The sign of the first color (`X`, `#`) and of the other one. */
  readonly signs: string;
  readonly meaning: (glyph: string, cell: DrawingCell) => Meaning | null;
  readonly colors: ColorConvention;
  readonly facts: readonly Fact[];
  readonly title: { readonly value: string; readonly span: Span } | null;
  /** A whole board although no edge is drawn. */
  readonly whole: boolean;
  /** Sides that are edges although none is drawn. */
  readonly closed: readonly Side[];
  /** Digits are moves in this notation, or never, or it depends. */
  readonly digits: 'moves' | 'numbers' | 'ask';
}

/** The entry that a drawing is. Spans of `facts` and `title` are of the whole text. */
export function readingOf(found: Found, manner: Manner, options: ReadOptions = {}): DiagramReading {
  const sighting = found.drawing as Sighting;
  const { drawing, said } = sighting;
  const base = found.span.start;
  const text = sighting.text.slice(base, found.span.end);
  const own = (span: Span): Span => ({ start: span.start - base, end: span.end - base });
  const problems: Problem[] = [];
  const fields = said.fields.map((field) => ({
    ...field,
    keySpan: own(field.keySpan),
    valueSpan: own(field.valueSpan),
  }));
  const values = new Values(text, fields, problems);
  const toldColors = fields.some(({ key }) => key === 'colors') ? values.colors().X : null;
  const X: Color = toldColors ?? options.X ?? manner.colors.X;
  const colors: ColorConvention =
    toldColors !== null || options.X !== undefined
      ? { X, confidence: 1, why: message('signs.author') }
      : manner.colors;
  const writtenAt = ({ start, end }: Span) => sighting.text.slice(start, end);
  const points = readPoints(drawing, manner, X, own, writtenAt, found.span.start, problems);
  const { columns, rows, cells, spans, labels, marks, either, signs, digits } = points;
  const read: DigitReading = digitsOf(digits, said.digits ?? manner.digits, spans, (title, line) =>
    fixBelow(sighting, own(boardSpanOf(sighting)), text, title, line),
  );
  problems.push(...read.problems);
  signs.push(...read.signs);
  const size = values.size()?.value ?? sizeAbove(sighting);
  const plain: Diagram = {
    columns,
    rows,
    cells,
    ...placeOf(sighting, manner, values.edges(), size),
    digits: read.moves,
    labels: [...labels].map(([label, point]) => ({ label, point })),
    marks,
    ...(either.length > 0 && { either }),
    ...(signs.length > 0 && { signs }),
    spans,
  };
  const added = readMarks(values, plain);
  const diagram: Diagram = {
    ...plain,
    ...(added.signs.length > 0 && { signs: [...signs, ...added.signs] }),
    ...(added.lines.length > 0 && { lines: added.lines }),
  };
  const boardSpan = own(boardSpanOf(sighting));
  const has = (color: Color) => cells.includes(color) || either.some((one) => one.color === color);
  if (colors.confidence < 1 && (has(BLACK) || has(WHITE))) {
    // A program reads a pattern database, and knows no such line.
    const values = sighting.kind === 'db' ? [] : ['X=black O=white', 'X=white O=black'];
    const fixes = values.map((value) =>
      fixBelow(
        sighting,
        boardSpan,
        text,
        message('fix.write', { text: `colors: ${value}` }),
        `colors: ${value}`,
      ),
    );
    const name = X === BLACK ? 'black' : 'white';
    const at = { start: boardSpan.start, end: Math.min(boardSpan.end, boardSpan.start + 1) };
    problems.push(
      say('colors.assumed', at, { X: name, sign: manner.signs.charAt(0), why: colors.why }, fixes),
    );
  }
  if (drawing.verbatim) problems.push(say('diagram.not-points', boardSpan, undefined));
  else
    for (const { unread } of drawing.rows)
      for (const span of unread)
        problems.push(say('diagram.unknown-glyph', own(span), { glyphs: writtenAt(span) }));
  const facts = manner.facts
    .map((fact) => ({ ...fact, span: own(fact.span) }))
    .filter(({ span }) => span.start >= 0 && span.end <= text.length);
  const title = manner.title && { value: manner.title.value, span: own(manner.title.span) };
  const inside = title && title.span.start >= 0 && title.span.end <= text.length;
  const entryLines = readEntryValues(values, diagram);
  const entry: EntrySyntax = {
    text,
    title: inside ? title : null,
    boardSpan,
    diagram,
    fields,
    ...entryLines,
    toPlay: entryLines.toPlay ?? toPlayOf(facts) ?? turnNear(sighting, own),
    colors: { X, O: opponent(X) },
    from: null,
    problems,
  };
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return { found, entry, colors, signs: manner.signs, facts };
}

/** What the points of a drawing are; `own` makes places in the text those of the entry. */
function readPoints(
  drawing: Drawing,
  manner: Manner,
  X: Color,
  own: (span: Span) => Span,
  writtenAt: (span: Span) => string,
  base: number,
  problems: Problem[],
) {
  const { columns } = drawing;
  const rows = drawing.rows.length;
  const cells = new Uint8Array(columns * rows).fill(UNKNOWN);
  const spans: Span[] = [];
  const labels = new Map<string, number>();
  const marks: number[] = [];
  const either: { point: number; color: Color }[] = [];
  const signs: PointSign[] = [];
  const digits: { digit: number; point: number }[] = [];
  const colorOf = (first: boolean) => (first ? X : opponent(X));
  drawing.rows.forEach((row, y) => {
    let last = own(row.cells.find((cell) => cell)?.span ?? { start: base, end: base });
    row.cells.forEach((cell, x) => {
      const point = y * columns + x;
      if (!cell) {
        spans.push({ start: last.end, end: last.end });
        return;
      }
      last = own(cell.span);
      spans.push(last);
      const meaning = manner.meaning(cell.glyph, cell);
      const { glyph } = cell;
      if (/[1-9]/.test(cell.clings)) signs.push({ point, kind: 'number', text: cell.clings });
      else if (cell.clings !== '') signs.push({ point, kind: 'last-move' });
      switch (meaning?.kind) {
        case undefined:
          problems.push(say('diagram.unknown-glyph', last, { glyphs: writtenAt(cell.span) }));
          return;
        case 'stone':
          cells[point] = colorOf(meaning.first);
          return;
        case 'empty':
          cells[point] = EMPTY;
          return;
        case 'unknown':
          return;
        case 'either':
          either.push({ point, color: colorOf(meaning.first) });
          return;
        case 'mark':
          cells[point] = EMPTY;
          marks.push(point);
          return;
        case 'territory':
          cells[point] = EMPTY;
          signs.push({ point, kind: 'territory', color: colorOf(meaning.first) });
          return;
        case 'label':
          if (meaning.on === 'empty') cells[point] = EMPTY;
          // A letter that stands several times is a sign of a kind of point, not a name.
          if (labels.has(glyph)) signs.push({ point, kind: 'other', text: glyph });
          else labels.set(glyph, point);
          return;
        case 'digit':
          cells[point] = EMPTY;
          digits.push({ digit: Number(glyph), point });
          return;
        case 'sign':
          if (meaning.on === 'empty') cells[point] = EMPTY;
          signs.push({ point, kind: meaning.sign, ...(meaning.sign === 'other' && { text: glyph }) });
      }
    });
  });
  return { columns, rows, cells, spans, labels, marks, either, signs, digits };
}

function toPlayOf(facts: readonly Fact[]): EntrySyntax['toPlay'] {
  const told = facts.find((fact) => fact.kind === 'to-play' && fact.color !== undefined);
  return told ? { value: must(told.color), span: told.span } : null;
}

const TURN = /\b(?:(black)|white) to (?:play|move)\b|(?:([黑黒]|흑)|(?:白|백))(?:先|番|[이의]? ?차례|선)/gi;
/** The row of another board, whose caption stands below it. */
const ROW = /^[|+\d]|^(?:[.XO#o@●○] ){2}/;

/**
 * What the nearest line below a board says of whose turn it is, else the nearest above; lines that
 * name both colors say nothing.
 */
function turnNear({ above, below }: Sighting, own: (span: Span) => Span): EntrySyntax['toPlay'] {
  const [under] = below;
  const [over, farther] = above.filter(({ bare }) => !/^[+|\-\s]+$/.test(bare));
  const isCaption = farther && ROW.test(farther.bare);
  for (const line of [under, isCaption ? undefined : over]) {
    if (!line) continue;
    const found = [...line.bare.matchAll(TURN)].map((match) => {
      const start = line.span.start + match.index;
      const value: Color = match[1] || match[2] ? BLACK : WHITE;
      return { value, span: own({ start, end: start + match[0].length }) };
    });
    const [first] = found;
    if (first && found.every(({ value }) => value === first.value)) return first;
  }
  return null;
}

function boardSpanOf({ drawing }: Sighting): Span {
  const spans = drawing.rows.flatMap((row) => row.cells.flatMap((cell) => (cell ? [cell.span] : [])));
  return { start: Math.min(...spans.map((s) => s.start)), end: Math.max(...spans.map((s) => s.end)) };
}

/** `boardsize 9`, as scripts for engines say it above a board. */
function sizeAbove({ above, drawing }: Sighting): { columns: number; rows: number } | null {
  for (const { bare } of above) {
    const told = /^(?:\d+\s+)?boardsize\s+(\d{1,2})$/.exec(bare);
    const size = Number(told?.[1]);
    if (told)
      return size >= drawing.columns && size >= drawing.rows.length ? { columns: size, rows: size } : null;
  }
  return null;
}

/** Sides, place and size: printed coordinates first, then edges, then what the notation knows. */
function placeOf(
  { drawing }: Sighting,
  manner: Manner,
  told: ReadonlySet<Side>,
  size: { readonly columns: number; readonly rows: number } | null,
): Pick<Diagram, 'open' | 'origin' | 'whole'> {
  const { columns, edges, firstColumn } = drawing;
  const rows = drawing.rows.length;
  const numbers = drawing.rows.map(({ number }) => number);
  const lowest = numbers.at(-1) ?? null;
  const [top = null, below = null] = numbers;
  const down = top !== null && below !== null && top < below;
  const row = lowest === null || down ? null : lowest;
  const closed = new Set<Side>([...told, ...manner.closed]);
  for (const side of ['top', 'bottom', 'left', 'right'] as const) if (edges[side]) closed.add(side);
  // Beyond column a and row 1 there is no board.
  if (firstColumn === 1) closed.add('left');
  if (row === 1) closed.add('bottom');
  const square = firstColumn === 1 && row === 1 && columns === rows && columns >= 5;
  const isWhole = manner.whole || square || (size && size.columns === columns && size.rows === rows);
  if (isWhole) for (const side of ['top', 'bottom', 'left', 'right'] as const) closed.add(side);
  const open = (['top', 'right', 'bottom', 'left'] as const).filter((side) => !closed.has(side));
  const whole =
    open.length === 0
      ? { columns, rows }
      : size && size.columns >= columns && size.rows >= rows
        ? size
        : null;
  const place = (
    first: number | null,
    drawn: number,
    whole: number | undefined,
    low: boolean,
    high: boolean,
  ) => {
    if (first !== null && first >= 1 && first + drawn - 1 <= MAX_SIZE) return first;
    if (whole !== undefined && high && !low) return whole - drawn + 1;
    return 1;
  };
  return {
    open,
    origin: {
      column: place(firstColumn, columns, whole?.columns, closed.has('left'), closed.has('right')),
      row: place(row, rows, whole?.rows, closed.has('bottom'), closed.has('top')),
    },
    whole,
  };
}

/** Writes a line below the diagram, as a comment where the language has one. */
function fixBelow(
  { kind, drawing, text: whole }: Sighting,
  board: Span,
  text: string,
  title: Message,
  line: string,
): Fix {
  const lineEnd = (from: number) => {
    let at = from;
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
    return at;
  };
  const start = lastOf(drawing.rows).cells.find((cell) => cell)?.span.start ?? 0;
  let from = start;
  while (from > 0 && whole[from - 1] !== '\n' && whole[from - 1] !== '\r') from--;
  const margin = /^\s*(?:\/\/+|\*|;;+|%+|>|#)?\s*/.exec(whole.slice(from, start))?.[0] ?? '';
  let row = board.end;
  // An edge below the rows stands on the lines after them.
  for (let more = drawing.lines.end - 1 - lastOf(drawing.rows).line; more > 0; more--) {
    const end = lineEnd(row);
    if (end < text.length) row = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  let at = lineEnd(row);
  // What follows the end of a comment is code.
  const closes = text.slice(row, at).search(/\s*(?:\*\/|-->)/);
  if (closes >= 0) at = row + closes;
  const lead = kind === 'texinfo' ? '@c ' : kind === 'latex' ? '% ' : margin;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return { title, edits: [{ span: { start: at, end: at }, text: `${newline}${lead}${line}` }] };
}
