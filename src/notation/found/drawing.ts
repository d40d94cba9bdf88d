import { firstOf, lastOf, must } from '../../go/must.ts';
import type { Span } from '../types.ts';
import { BAR, BLANK, DASH, DIGIT, HOLD, kindOf } from './glyphs.ts';
import { firstColumnOf } from './letters.ts';
import { takeNumbers } from './numbers.ts';
import type { Piece } from './piece.ts';
import { marksBefore } from './spaced.ts';
import { extent, type Stack, type StackRow } from './stacks.ts';
import { offsetOf } from './strip-margins.ts';

/** A sign of a drawing and its place in the text. */
export interface DrawingCell {
  readonly glyph: string;
  readonly span: Span;
  /**
   * What clings to it: parentheses or a mark of a last move, a digit that counts the last moves.
   */
  readonly clings: string;
}

export interface DrawnRow {
  /** Line of the text, from 0. */
  readonly line: number;
  /** One for each column of the drawing; `null` where the row has none. */
  readonly cells: readonly (DrawingCell | null)[];
  /** The number that is printed beside the row. */
  readonly number: number | null;
  /** Whether a bar stands beside it. */
  readonly left: boolean;
  readonly right: boolean;
  /** What stands on the line beside the drawing and belongs to no other drawing. */
  readonly before: Span | null;
  readonly after: Span | null;
  /** What stands among the points and is none of them. */
  readonly unread: readonly Span[];
}

/** Rows of signs with what frames them, in no notation yet. */
export interface Drawing {
  readonly rows: readonly DrawnRow[];
  readonly columns: number;
  /** Columns of text from point to point: 1 side by side. */
  readonly pitch: number;
  readonly edges: {
    readonly top: boolean;
    readonly bottom: boolean;
    readonly left: boolean;
    readonly right: boolean;
  };
  /** The number of the first column by the printed letters, from 1. */
  readonly firstColumn: number | null;
  /** Whether the letters count with i. */
  readonly letterI: boolean;
  /** Whether they are small. */
  readonly smallLetters: boolean;
  /** Lines of the text, half open. */
  readonly lines: { readonly first: number; readonly end: number };
  /** As `Found.rows` has them. */
  readonly text: readonly string[];
  /** Something stands between the points, so that rows are given as they are. */
  readonly verbatim: boolean;
}

/** The drawing that a stack is; `null` when nothing is left of it without its coordinates. */
export function drawingOf(stack: Stack): Drawing | null {
  const points = stack.rows.filter((row) => row.kind === 'row');
  if (points.length === 0) return null;
  const letters = stack.rows.filter((row) => row.kind === 'letters');
  const frame = frameOf(points, stack.pitch, letters);
  const { first, columns, left, right } = frame;
  if (columns < 1) return null;
  const rows = points.map((row, y): DrawnRow => {
    const cells: (DrawingCell | null)[] = new Array(columns).fill(null);
    for (const piece of row.pieces) {
      for (let k = 0; k < piece.count; k++) {
        const column = piece.first + k * piece.pitch;
        const x = (column - row.shift - first) / stack.pitch;
        if (Number.isInteger(x) && x >= 0 && x < columns && !isBlankAt(row, column))
          cells[x] = cellAt(row, column, stack.pitch);
      }
    }
    const { from } = firstOf(row.pieces);
    const { to } = lastOf(row.pieces);
    return {
      line: row.line.stripped.line,
      cells,
      number: frame.numbers?.[y] ?? null,
      left: firstOf(row.pieces).leftBar >= 0,
      right: lastOf(row.pieces).rightBar >= 0,
      before: besideOf(row, from, -1, frame.numbers !== null),
      after: besideOf(row, to, 1, frame.numbers !== null),
      unread: unreadIn(row, { from: first, to: first + (columns - 1) * stack.pitch + 1 }, cells),
    };
  });
  const edgeAt = (row: StackRow | undefined) => row?.kind === 'edge';
  const drawn = stack.rows.filter((row) => row.kind !== 'letters');
  const edges = { top: edgeAt(drawn[0]), bottom: edgeAt(drawn.at(-1)), left, right };
  const verbatim = frame.labelled || drawn.some(isBroken);
  const firstLetters = letters[0] && lettersOf(letters[0]);
  return {
    rows,
    columns,
    pitch: stack.pitch,
    edges,
    firstColumn: firstLetters ? firstColumnOf(firstLetters) : null,
    smallLetters: firstLetters !== undefined && firstLetters === firstLetters.toLowerCase(),
    letterI: firstLetters?.toLowerCase().includes('i') ?? false,
    lines: {
      first: firstOf(stack.rows).line.stripped.line,
      end: lastOf(stack.rows).line.stripped.line + 1,
    },
    text: textOf(drawn, frame, stack.pitch, verbatim),
    verbatim,
  };
}

interface DrawingFrame {
  /** Column of text of the first point. */
  readonly first: number;
  readonly columns: number;
  readonly left: boolean;
  readonly right: boolean;
  /** Printed row numbers, one for each row, or `null`. */
  readonly numbers: readonly number[] | null;
  /** Columns of text that hold row numbers and no points: left of the first, right of the last. */
  readonly labelled: boolean;
}

/** The places of the points, once row numbers and bars are separated from them. */
function frameOf(rows: StackRow[], pitch: number, letters: readonly StackRow[]): DrawingFrame {
  const numbers = takeNumbers(rows, letters);
  const leftBar = rows.map((row) => firstOf(row.pieces).leftBar).find((bar) => bar >= 0) ?? -1;
  let labelled = false;
  rows.forEach((row) => {
    // A label instead of a bar: `D` in the place of `|`.
    const piece = firstOf(row.pieces);
    if (leftBar < 0 || piece.first - row.shift !== leftBar || piece.pitch === 1) return;
    row.pieces[0] = { ...piece, first: piece.first + pitch, count: piece.count - 1, leftBar };
    labelled = true;
  });
  const kept = rows.filter((row) => row.pieces.some((piece) => piece.count > 0));
  const first = Math.min(
    ...kept.map((row) => must(row.pieces.find((piece) => piece.count > 0)).first - row.shift),
  );
  const last = Math.max(
    ...kept.flatMap((row) =>
      row.pieces.map((piece) => piece.first + (piece.count - 1) * piece.pitch - row.shift),
    ),
  );
  return {
    first,
    columns: Math.floor((last - first) / pitch) + 1,
    left: leftBar >= 0,
    right: rows.some((row) => lastOf(row.pieces).rightBar >= 0),
    numbers,
    labelled,
  };
}

function isBlankAt({ line: { stripped } }: StackRow, column: number): boolean {
  return kindOf(stripped.body.charCodeAt(column)) === BLANK;
}

function cellAt({ line: { stripped } }: StackRow, column: number, pitch: number): DrawingCell {
  const { body } = stripped;
  const span = { start: offsetOf(stripped, column), end: offsetOf(stripped, column + 1) };
  let clings = '';
  if (pitch > 1) {
    const before = kindOf(body.charCodeAt(column - 1));
    const after = kindOf(body.charCodeAt(column + 1));
    if (before === HOLD && '(['.includes(body.charAt(column - 1))) clings += body[column - 1];
    const closes = after === HOLD && ')]'.includes(body.charAt(column + 1));
    if (closes || after === DIGIT || (pitch === 2 && marksBefore(body, column + 1)))
      clings += body[column + 1];
  }
  return { glyph: body.charAt(column), span, clings };
}

/**
 * What stands among the columns of the board on the line of a row, and is neither a point nor
 * anything about one. A caption keeps two blanks from a short row.
 */
function unreadIn(
  row: StackRow,
  columns: { readonly from: number; readonly to: number },
  cells: DrawnRow['cells'],
): Span[] {
  const { stripped } = row.line;
  const { body } = stripped;
  const read = new Set<number>();
  for (const piece of row.pieces)
    for (let k = 0; k < piece.count; k++) read.add(piece.first + k * piece.pitch);
  const clinging = new Set<number>();
  for (const cell of cells) {
    if (!cell?.clings) continue;
    if (/^[([]/.test(cell.clings)) clinging.add(cell.span.start - 1);
    if (/[^([]$/.test(cell.clings)) clinging.add(cell.span.end);
  }
  const { to } = lastOf(row.pieces);
  const isCaption = body.slice(to, to + 2).trim() === '';
  const end = Math.min(body.length, columns.to + row.shift, isCaption ? to : Infinity);
  const unread: Span[] = [];
  for (let i = columns.from + row.shift; i < end; i++) {
    if (read.has(i) || kindOf(body.charCodeAt(i)) & (BLANK | BAR)) continue;
    const span = { start: offsetOf(stripped, i), end: offsetOf(stripped, i + 1) };
    if (clinging.has(span.start)) continue;
    const last = unread.at(-1);
    if (last?.end === span.start) unread[unread.length - 1] = { start: last.start, end: span.end };
    else unread.push(span);
  }
  return unread;
}

/** What stands beside a row up to the next piece of the line. */
function besideOf(row: StackRow, from: number, step: 1 | -1, numbered: boolean): Span | null {
  const { stripped, pieces } = row.line;
  const others = pieces.filter(
    (piece) => !row.pieces.some((own) => own.line === piece.line && own.to === piece.to),
  );
  const isRow = (piece: Piece) => piece.count > 1 && piece.strength > 1;
  const bound =
    step > 0
      ? Math.min(stripped.body.length, ...others.filter((p) => p.from >= from && isRow(p)).map((p) => p.from))
      : Math.max(0, ...others.filter((p) => p.to <= from && isRow(p)).map((p) => p.to));
  let a = step > 0 ? from : bound;
  let b = step > 0 ? bound : from;
  const blank = (i: number) => kindOf(stripped.body.charCodeAt(i)) === BLANK;
  while (a < b && blank(a)) a++;
  while (b > a && blank(b - 1)) b--;
  // A row number is no caption.
  const number = step > 0 ? /^\d{1,2}(?=\s|$)/ : /\d{1,2}$/;
  if (numbered && a < b) {
    const told = number.exec(stripped.body.slice(a, b));
    if (told && step > 0) a += told[0].length;
    else if (told) b -= told[0].length;
    while (a < b && blank(a)) a++;
    while (b > a && blank(b - 1)) b--;
  }
  return a < b ? { start: offsetOf(stripped, a), end: offsetOf(stripped, b) } : null;
}

function lettersOf(row: StackRow): string {
  const { first, count, pitch } = firstOf(row.pieces);
  let letters = '';
  for (let k = 0; k < count; k++) letters += row.line.stripped.body[first + k * pitch];
  return letters;
}

/** Whether something other than points stands within a row. */
function isBroken(row: StackRow): boolean {
  if (row.kind === 'edge') return false;
  const { from } = firstOf(row.pieces);
  const { to } = lastOf(row.pieces);
  const words = row.line.words.some(([a, b]) => a >= from && b <= to);
  return (
    words ||
    row.pieces.some((piece, i) => i > 0 && (piece.leftBar >= 0 || must(row.pieces[i - 1]).rightBar >= 0))
  );
}

function textOf(rows: readonly StackRow[], frame: DrawingFrame, pitch: number, verbatim: boolean): string[] {
  const least = Math.min(...rows.map((row) => extent(row).from));
  if (pitch === 1 || verbatim) {
    return rows.map((row) => {
      const { from, to } = extent(row);
      const { body } = row.line.stripped;
      // A bar that begins a broken row was read as a word.
      const begin = verbatim && kindOf(body.charCodeAt(least)) === BAR ? least : from;
      return (' '.repeat(begin - least) + body.slice(begin + row.shift, to + row.shift)).trimEnd();
    });
  }
  const { first, columns, left, right } = frame;
  return rows.map((row) => {
    const { body } = row.line.stripped;
    if (row.kind === 'edge') {
      const { from, to } = extent(row);
      const corner = (at: number) => (kindOf(body.charCodeAt(at)) === DASH ? '-' : body.charAt(at));
      return `${left ? corner(from) : ''}${'-'.repeat(columns)}${right ? corner(to - 1) : ''}`;
    }
    let line = firstOf(row.pieces).leftBar >= 0 ? '|' : left ? ' ' : '';
    const signs = new Array<string>(columns).fill(' ');
    for (const piece of row.pieces) {
      for (let k = 0; k < piece.count; k++) {
        const x = (piece.first + k * piece.pitch - row.shift - first) / pitch;
        if (Number.isInteger(x) && x >= 0) signs[x] = body.charAt(piece.first + k * piece.pitch);
      }
    }
    line += signs.join('');
    return (lastOf(row.pieces).rightBar >= 0 ? `${line}|` : line).trimEnd();
  });
}
