import { partitionPoint } from '../../go/bisect.ts';
import { MAX_SIZE } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { BLACK, type Color, EMPTY, opponent, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { say } from '../found/messages.ts';
import { authorLinesNear, nearby } from '../found/nearby.ts';
import type { SourceText } from '../found/source.ts';
import { readEntryValues, Values } from '../goban/index.ts';
import type { DiagramReading, Found } from '../notation.ts';
import { plainEntry } from '../plain-entry.ts';
import { splitLines } from '../text.ts';
import type { Diagram, DrawnLine, PointSign, Problem, Span } from '../types.ts';

/** A numbered stone. */
interface NumberedStone {
  readonly number: number;
  readonly point: number;
  readonly color: Color;
}

/** Columns and rows of a part of a board, from the lower left point, both from 1. */
interface BoardPart {
  readonly left: number;
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
}

/** A board that commands or tiles fill point by point. Points are those of the whole board. */
export class MarkupBoard {
  private readonly cells: Uint8Array;
  private readonly spans: (Span | null)[];
  private readonly moves: NumberedStone[] = [];
  private readonly signs: PointSign[] = [];
  /** Points with a move or a sign. */
  private readonly marked = new Set<number>();
  private readonly labels = new Map<string, number>();
  private readonly lines: DrawnLine[] = [];
  private readonly passes: number[] = [];
  /** Tiles and marks that say nothing of the point that they are on. */
  private readonly unread: { readonly span: Span; readonly glyphs: string }[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.cells = new Uint8Array(columns * rows).fill(EMPTY);
    this.spans = new Array<Span | null>(columns * rows).fill(null);
  }

  /** By column and row from the lower left point, both from 1; -1 outside of the board. */
  pointAt(column: number, row: number): number {
    const { columns, rows } = this;
    return column >= 1 && column <= columns && row >= 1 && row <= rows
      ? (rows - row) * columns + column - 1
      : -1;
  }

  stone(point: number, color: Color, span: Span): void {
    this.put(point, color, span);
  }

  clear(point: number): void {
    this.put(point, EMPTY, null);
  }

  unknown(point: number, span: Span): void {
    this.put(point, UNKNOWN, span);
  }

  move(stone: NumberedStone, span: Span): void {
    if (this.cells[stone.point] === BLACK || this.cells[stone.point] === WHITE)
      this.sign({ point: stone.point, kind: 'number', text: String(stone.number) }, span);
    else {
      this.moves.push(stone);
      this.marked.add(stone.point);
      this.spans[stone.point] = span;
    }
  }

  pass(number: number): void {
    this.passes.push(number);
  }

  sign(sign: PointSign, span: Span): void {
    const { point, kind, text = '' } = sign;
    this.spans[point] ??= span;
    if (kind === 'label' && /^[a-z]$/.test(text) && this.cells[point] === EMPTY && !this.labels.has(text))
      this.labels.set(text, point);
    else {
      this.signs.push(sign);
      this.marked.add(point);
    }
  }

  line(line: DrawnLine): void {
    this.lines.push(line);
  }

  miss(span: Span, glyphs: string): void {
    this.unread.push({ span, glyphs });
  }

  /** The same board with the stones of the moves on it, without numbers, signs and places. */
  after(): MarkupBoard {
    const next = new MarkupBoard(this.columns, this.rows);
    next.cells.set(this.cells);
    for (const { point, color } of this.moves) next.cells[point] = color;
    return next;
  }

  private put(point: number, cell: number, span: Span | null): void {
    this.cells[point] = cell;
    this.spans[point] = span;
    // All that is on the board is looked through only where something is on the point.
    if (!this.marked.delete(point)) return;
    const other = <T extends { readonly point: number }>(one: T) => one.point !== point;
    keep(this.moves, other);
    keep(this.signs, other);
  }

  /**
   * A part of the board as a diagram of the text; `open` are the sides that are no edges, those
   * where the board goes on by default. `null` where there is no such part.
   */
  found(
    notation: string,
    source: SourceText,
    span: Span,
    part: BoardPart = { left: 1, bottom: 1, columns: this.columns, rows: this.rows },
    open?: Diagram['open'],
  ): Found | null {
    const { columns, rows } = part;
    if (part.left < 1 || part.bottom < 1 || columns < 1 || rows < 1) return null;
    if (part.left + columns - 1 > this.columns || part.bottom + rows - 1 > this.rows) return null;
    const lineAt = (at: number) =>
      partitionPoint(0, source.lines.length, (i) => must(source.lines[i]).next <= at);
    const first = lineAt(span.start);
    const end = lineAt(span.end - 1) + 1;
    const around = nearby(source, { first, end });
    const said = authorLinesNear(around, { first, end });
    const whole = {
      start: must(source.lines[said.first]).start,
      end: must(source.lines[said.end - 1]).end,
    };
    const own = (at: Span): Span => ({ start: at.start - whole.start, end: at.end - whole.start });
    const text = source.text.slice(whole.start, whole.end);
    const problems: Problem[] = this.unread.map(({ span: at, glyphs }) =>
      say('diagram.unknown-glyph', own(at), { glyphs }),
    );
    const drawn = this.diagram(part, own(span), own, open);
    const fields = said.fields.map((field) => ({
      ...field,
      keySpan: own(field.keySpan),
      valueSpan: own(field.valueSpan),
    }));
    const values = readEntryValues(new Values(text, fields, problems), drawn.diagram);
    const { start } = drawn;
    const place = { start: 0, end: 0 };
    const toPlay = start && { value: start.color, span: place };
    const entry = plainEntry(text, {
      boardSpan: own(span),
      diagram: drawn.diagram,
      fields,
      ...values,
      toPlay: values.toPlay ?? toPlay,
      first: values.first ?? (start && start.number !== 1 ? { value: start.number, span: place } : null),
      ...(drawn.elsewhere.length > 0 && { elsewhere: drawn.elsewhere }),
      problems,
    });
    const reading: Omit<DiagramReading, 'found'> = {
      entry,
      colors: { X: BLACK, confidence: 1, why: message('signs.usual', { sign: 'X' }) },
      signs: 'XO',
      facts: [],
    };
    return {
      notation,
      confidence: 0.98,
      why: ['commands that draw a board'],
      lines: { first: said.first, end: said.end },
      span: whole,
      line: first,
      offset: span.start,
      rows: splitLines(source.text.slice(span.start, span.end)),
      drawing: reading,
    };
  }

  private diagram(part: BoardPart, board: Span, own: (span: Span) => Span, open = this.openSides(part)) {
    const { columns, rows, left, bottom } = part;
    const top = this.rows - (bottom + rows - 1);
    const inPart = (point: number) => {
      const x = (point % this.columns) - (left - 1);
      const y = Math.floor(point / this.columns) - top;
      return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1;
    };
    const cells = new Uint8Array(columns * rows);
    const spans = new Array<Span>(columns * rows).fill({ start: board.start, end: board.start });
    this.cells.forEach((cell, point) => {
      const at = inPart(point);
      if (at < 0) return;
      cells[at] = cell;
      const span = this.spans[point];
      if (span) spans[at] = own(span);
    });
    const placed = <T extends { readonly point: number }>(all: readonly T[]): T[] =>
      all.flatMap((one) => (inPart(one.point) < 0 ? [] : [{ ...one, point: inPart(one.point) }]));
    const signs: PointSign[] = placed(this.signs);
    const moves = placed(this.moves).sort((a, b) => a.number - b.number);
    const [start = null] = moves;
    // What is numbered out of turn is a stone with a number.
    const isGame = moves.every(({ number, color }, i) => {
      const turn = (number - (start?.number ?? 0)) % 2 === 0 ? start?.color : opponent(must(start).color);
      return color === turn && number !== moves[i - 1]?.number;
    });
    if (!isGame)
      for (const { point, number, color } of moves) {
        cells[point] = color;
        signs.push({ point, kind: 'number', text: String(number) });
      }
    const counted = isGame && start ? moves : [];
    const from = (counted[0]?.number ?? 1) - 1;
    const whole = { columns: this.columns, rows: this.rows };
    const ends = ({ x, y }: DrawnLine['from']) => ({ x: x - (left - 1), y: y - top });
    const diagram: Diagram = {
      columns,
      rows,
      cells,
      open,
      origin: { column: left, row: bottom },
      whole: this.isPlaced ? whole : null,
      digits: counted.map(({ number, point }) => ({ number: number - from, point })),
      labels: placed([...this.labels].map(([label, point]) => ({ label, point }))),
      marks: signs
        .filter(({ kind, point }) => kind === 'cross' && cells[point] === EMPTY)
        .map(({ point }) => point),
      ...(signs.length > 0 && {
        signs: signs.filter(({ kind, point }) => kind !== 'cross' || cells[point] !== EMPTY),
      }),
      ...(this.lines.length > 0 && {
        lines: this.lines.map((line) => ({ ...line, from: ends(line.from), to: ends(line.to) })),
      }),
      spans,
    };
    const last = counted.at(-1)?.number ?? 0;
    const elsewhere = this.passes
      .filter((number) => number > from && number <= Math.max(last, from + this.passes.length))
      .map((number) => ({ number: number - from, kind: 'pass' as const }));
    return { diagram, start: isGame ? start : null, elsewhere };
  }

  /** The size of the whole board is known. */
  isPlaced = true;

  private openSides({ left, bottom, columns, rows }: BoardPart): Diagram['open'] {
    const open: Diagram['open'][number][] = [];
    if (bottom + rows - 1 < this.rows) open.push('top');
    if (left + columns - 1 < this.columns) open.push('right');
    if (bottom > 1) open.push('bottom');
    if (left > 1) open.push('left');
    return open;
  }
}

/** The sides of a board of so many lines, if there is such a board. */
export function isSize(lines: number): boolean {
  return Number.isInteger(lines) && lines >= 1 && lines <= MAX_SIZE;
}

/** Reads what `MarkupBoard.found` found. */
export function readMarkup(found: Found): DiagramReading {
  return { found, ...(found.drawing as Omit<DiagramReading, 'found'>) };
}

function keep<T>(list: T[], wanted: (one: T) => boolean): void {
  let kept = 0;
  for (const one of list) if (wanted(one)) list[kept++] = one;
  list.length = kept;
}
