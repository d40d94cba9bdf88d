import { must } from '../../go/must.ts';
import { BLACK, type Color, opponent, WHITE } from '../../go/types.ts';
import type { SourceText } from '../found/source.ts';
import type { DiagramReading, Found, Notation } from '../notation.ts';
import type { Diagram, Span } from '../types.ts';
import { isSize, MarkupBoard, readMarkup } from './board.ts';

/**
 * Boards in the fonts of Sgf2Dg for TeX: five characters for each point, the last of which is what
 * would be drawn there without a stone.
 *
 * ```
 *   \0??<\0??(   an empty corner, an empty point of a side; + is a point within, * a star point
 *   \- @+\- !+   a black stone, a white one; : and ; have a mark
 *   \012+        stone 12: black where the font is \goo and the number odd, or \goe and even
 *   \401+\501+   the letter A on a black stone, on a white one
 *   \!  a        the letter a on an empty point
 * ```
 */
export const sgf2dgNotation: Notation = {
  id: 'sgf2dg',
  label: 'TeX, Sgf2Dg',
  mark: '\\0??',
  find,
  read: readMarkup,
};

const TOKEN = /\\(?:b?go([oe])(?![a-z])|0\?\?([^\s\\])|(\d{3})([^\s\\])|- ([!@;:])([^\s\\])|! {2}([^\s\\]))/y;
const ROW = /^[ \t]*\\(?:b?go[oe](?![a-z])|\d(?:\?\?|\d\d)|- [!@;:]|! {2})/;
/** Numbers of rows stand behind them, raised or not, and what goes on with the box. */
const NUMBERS = /^\s*(?:\\raise\b.*|\d{1,2}\s*)?[{}%]*$/;
const FONT = /\\b?go([oe])(?![a-z])/g;
/** A row with something before its first point; comments are none. */
const MAYBE = /^[^%]*\\0\?\?/;
/** Where a point may begin. */
const NEXT = /\\(?:b?go[oe](?![a-z])|0\?\?|\d{3}|- [!@;:]|! {2})/g;
/** Characters of a point. */
const WIDTH = 5;
/** A row of the largest board is no longer, with its number behind it. */
const LONGEST = 52 * 10 + 80;
/** Lines below a board in which it may say who plays. */
const BELOW = 3;

interface PointToken {
  readonly span: Span;
  /** What is drawn where no stone is. */
  readonly under: string;
  readonly stone: Color | null;
  readonly number: number | null;
  readonly label: string | null;
  readonly isMarked: boolean;
}

interface TokenRow {
  /** `null` where something stands that is no point. */
  readonly tokens: readonly (PointToken | null)[];
  /** What stands between points and is none. */
  readonly between: readonly Span[];
  /** What of the line is no point. */
  readonly rest: Span;
}

function find(source: SourceText): Found[] {
  const found: Found[] = [];
  let rows: TokenRow[] = [];
  const close = (end: number) => {
    const one = rows.length > 1 ? boardOf(source, rows, end) : null;
    if (one) found.push(one);
    rows = [];
  };
  let font: 'o' | 'e' = 'o';
  for (let line = 0; line < source.lines.length; line++) {
    const { start, end } = must(source.lines[line]);
    const written = source.taken[line] ? '' : source.text.slice(start, Math.min(end, start + LONGEST));
    source.work += written.length;
    const row: ReturnType<typeof tokensIn> | null =
      ROW.test(written) || MAYBE.test(written) ? tokensIn(written, start, font) : null;
    if (row?.isRow) {
      rows.push(row);
      font = row.font;
      continue;
    }
    if (rows.length > 0) close(line);
    for (const [, named] of written.matchAll(FONT)) font = named === 'e' ? 'e' : 'o';
  }
  if (rows.length > 0) close(source.lines.length);
  return found;
}

function tokensIn(written: string, start: number, before: 'o' | 'e') {
  const tokens: (PointToken | null)[] = [];
  const between: Span[] = [];
  let font = before;
  let known = 0;
  /** Behind the last point or font. */
  let end = 0;
  for (let next = written.search(/\S/); next >= 0 && next < written.length; ) {
    const at = next;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(written);
    if (!match) {
      // Text that is no point is reported; its length is the number of unknown points.
      NEXT.lastIndex = at;
      const { index } = NEXT.exec(written) ?? {};
      if (index === undefined) break;
      if (index > at) between.push({ start: start + at, end: start + index });
      for (let n = Math.round((index - at) / WIDTH); n > 0; n--) tokens.push(null);
      next = index;
      if (index === at) break;
      continue;
    }
    next = TOKEN.lastIndex;
    end = next;
    const [whole, named, empty, digits, below, sign, under, letter] = match;
    if (named !== undefined) {
      font = named === 'e' ? 'e' : 'o';
      continue;
    }
    const span = { start: start + at, end: start + at + whole.length };
    known += whole.length;
    const number = digits === undefined ? null : Number(digits);
    const isLabel = number !== null && number > 400;
    const odd = font === 'o' ? BLACK : WHITE;
    const numbered = number !== null && number % 2 === 0 ? opponent(odd) : odd;
    const lettered = number !== null && number > 500 ? WHITE : BLACK;
    const plain = sign === '@' || sign === ':' ? BLACK : WHITE;
    tokens.push({
      span,
      under: empty ?? below ?? under ?? '+',
      stone: isLabel ? lettered : number !== null ? numbered : sign === undefined ? null : plain,
      number: isLabel ? null : number,
      label: isLabel ? String.fromCharCode(64 + (((number ?? 0) - 1) % 100) + 1) : (letter ?? null),
      isMarked: sign === ':' || sign === ';',
    });
  }
  // What is no point is reported; numbers of rows stand behind them.
  const at = start + end;
  const behind = written.slice(end).trimEnd();
  const left = NUMBERS.test(behind) ? '' : behind;
  const isRow = known > 0 && (ROW.test(written) || 2 * known >= written.trimEnd().length);
  return { tokens, between, font, isRow, rest: { start: at, end: at + left.length } };
}

function boardOf(source: SourceText, rows: readonly TokenRow[], end: number) {
  const columns = Math.max(...rows.map(({ tokens }) => tokens.length));
  if (columns < 2 || !isSize(columns) || !isSize(rows.length)) return null;
  const board = new MarkupBoard(columns, rows.length);
  rows.forEach((row, y) => {
    for (let x = 0; x < columns; x++) put(board, board.pointAt(x + 1, rows.length - y), row, x);
    for (const span of [...row.between, row.rest])
      if (span.end > span.start) board.miss(span, source.text.slice(span.start, span.end));
    if (row.tokens.length < columns && row.rest.end === row.rest.start) board.miss(row.rest, '');
  });
  const last = must(rows.at(-1)).tokens;
  const sides: readonly [Diagram['open'][number], readonly (PointToken | null | undefined)[]][] = [
    ['top', must(rows[0]).tokens],
    ['right', rows.map(({ tokens }) => tokens[columns - 1])],
    ['bottom', last],
    ['left', rows.map(({ tokens }) => tokens[0])],
  ];
  const open = sides.filter(([, points]) => !isEdge(points)).map(([side]) => side);
  board.isPlaced = open.length === 0;
  const points = rows.flatMap(({ tokens }) => tokens.flatMap((token) => token ?? []));
  const span = { start: must(points[0]).span.start, end: must(points.at(-1)).span.end };
  const found = board.found('sgf2dg', source, span, undefined, open);
  return found && withTurn(found, source, end);
}

/** Stones hide the sides below them. */
function isEdge(points: readonly (PointToken | null | undefined)[]): boolean {
  const empty = points.flatMap((point) =>
    point && point.stone === null && !point.label ? [point.under] : [],
  );
  return empty.length > 0 && empty.every((under) => /[<>()[\],.]/.test(under));
}

function put(board: MarkupBoard, point: number, { tokens, rest }: TokenRow, x: number): void {
  const token = tokens[x];
  if (!token) {
    board.unknown(point, rest);
    return;
  }
  const { span, stone, number, label, isMarked, under } = token;
  const isKnown = /[<>()[\],.+*]/.test(under);
  if (!isKnown) board.miss(span, under);
  if (stone !== null && number !== null && number > 0) {
    board.move({ number, point, color: stone }, span);
    return;
  }
  if (stone !== null) board.stone(point, stone, span);
  else if (label === null && !isKnown) {
    board.unknown(point, span);
    return;
  }
  if (label !== null) board.sign({ point, kind: 'label', text: label }, span);
  if (isMarked) board.sign({ point, kind: 'circle' }, span);
}

/** `white to play` below a board of a book of problems. */
function withTurn(found: Found, { text, lines }: SourceText, end: number): Found {
  const below = lines
    .slice(end, end + BELOW)
    .map((line) => text.slice(line.start, Math.min(line.end, line.start + 200)));
  const said = below.flatMap((line) => /\b(black|white) to (?:play|move)\b/i.exec(line)?.[1] ?? []);
  const reading = found.drawing as Omit<DiagramReading, 'found'>;
  const { entry } = reading;
  if (said.length === 0 || entry.toPlay) return found;
  const value = said[0]?.toLowerCase() === 'white' ? WHITE : BLACK;
  const toPlay = { value, span: { start: 0, end: 0 } };
  return { ...found, drawing: { ...reading, entry: { ...entry, toPlay } } };
}
