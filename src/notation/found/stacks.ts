import { COLUMN_LETTERS } from '../../go/geometry.ts';
import { firstOf, lastOf, must } from '../../go/must.ts';
import { BAR, BLANK, CORE, DIGIT, HOLD, kindAt, kindOf, LOWER, SMALL, UPPER } from './glyphs.ts';
import { type Beside, DOTS, type ParsedLine, type Piece, SOFT, STRONG, WORD } from './piece.ts';
import { inSingleCodes } from './strip-margins.ts';

/** A row or an edge of a stack: the pieces of one line that belong together, from the left. */
export interface StackRow {
  readonly line: ParsedLine;
  readonly pieces: Piece[];
  readonly kind: 'row' | 'edge' | 'letters';
  /** How many columns the row is moved to the right of the others: tabs or blanks were changed. */
  readonly shift: number;
}

/** Rows that stand below each other. */
export interface Stack {
  readonly rows: StackRow[];
  readonly pitch: number;
}

interface OpenStack {
  rows: StackRow[];
  pitch: number;
  /** Extent of the last row. */
  from: number;
  to: number;
  /** Extent of all rows. */
  least: number;
  most: number;
  shift: number;
  /** It has rows of points. */
  told: boolean;
  closed: boolean;
}

/** Puts pieces of consecutive lines into stacks, in the order of their first rows. Linear. */
export function stacksOf(lines: readonly ParsedLine[]): Stack[] {
  const all: OpenStack[] = [];
  let open: OpenStack[] = [];
  let behind = ['', ''];
  let previous: ParsedLine | undefined;
  for (const given of lines) {
    // A list of rows is one board: `"XO.", "OX."]`, `"XO." "OX.",`
    behind = [must(behind[1]), given.stripped.behind, firstOf(behind)];
    if ((behind[0] === ']' && behind[1] !== ']') || (behind[0] === ',' && behind[2] === "'")) {
      open = [];
      previous = undefined;
    }
    const next: OpenStack[] = [];
    let k = 0;
    const damaged = damagedRow(open, given);
    const line = damaged ?? given;
    const { pieces } = line;
    const twins = twinsOf(open, pieces);
    pieces.forEach((piece, index) => {
      while (!twins && k < open.length && must(open[k]).to <= piece.from) k++;
      const above = twins ? must(open[index]) : open[k];
      const joined = next.at(-1);
      if (joined && lastOf(joined.rows).line === line && sameRow(joined, above, piece)) {
        lastOf(joined.rows).pieces.push(piece);
        joined.to = Math.max(joined.to, piece.to);
        joined.most = Math.max(joined.most, piece.to);
      } else if (above && lastOf(above.rows).line !== line && (twins || continues(above, piece))) {
        mendFirst(above, piece, previous);
        append(above, line, piece, twins ? piece.from - above.from + above.shift : above.shift);
        next.push(above);
      } else {
        const stack: OpenStack = {
          rows: [],
          pitch: piece.kind === 'edge' ? 0 : piece.pitch,
          from: piece.from,
          to: piece.to,
          least: piece.from,
          most: piece.to,
          shift: 0,
          told: false,
          closed: false,
        };
        const first = pieces.length === 1 && piece.kind === 'row' && previous && damagedAs(piece, previous);
        if (first) {
          // What of it was read as a row of its own is a part of this one.
          while (all.length > 0 && lastOf(all).rows.every((row) => row.line === previous)) all.pop();
          append(stack, first, must(first.pieces.find((one) => one.first === piece.first)), 0);
        }
        append(stack, line, piece, 0);
        all.push(stack);
        next.push(stack);
      }
    });
    open = next.filter((stack) => !stack.closed);
    previous = given;
  }
  return all.map(({ rows, pitch }) => ({ rows, pitch: pitch || 1 }));
}

function append(stack: OpenStack, line: ParsedLine, piece: Piece, shift: number): void {
  stack.rows.push({ line, pieces: [piece], kind: piece.kind, shift });
  stack.shift = shift;
  stack.from = piece.from;
  stack.to = piece.to;
  stack.least = Math.min(stack.least, piece.from);
  stack.most = Math.max(stack.most, piece.to);
  if (stack.pitch === 0) stack.pitch = piece.kind === 'edge' ? 0 : piece.pitch;
  // An edge below rows ends the board; below column letters it begins one.
  if (piece.kind === 'row' && piece.strength > WORD) stack.told = true;
  if (piece.kind === 'edge' && stack.told) stack.closed = true;
}

/**
 * A line with a row in which signs stand that no board has, right below rows with which it agrees
 * elsewhere: all of it is a row, and who reads the drawing reports the signs. `null` for any other.
 */
function damagedRow(open: readonly OpenStack[], line: ParsedLine): ParsedLine | null {
  const [stack] = open;
  if (!stack || open.length > 1 || !stack.told) return null;
  const above = lastOf(stack.rows);
  if (above.kind !== 'row' || above.pieces.length > 1) return null;
  const row = firstOf(above.pieces);
  const isWhole = (piece: Piece) => piece.kind === 'edge' || piece.count >= row.count;
  if (line.pieces.some((piece) => isWhole(piece) && continues(stack, piece))) return null;
  return damagedAs(row, line);
}

/**
 * The first row of a board, read up to a sign that no board has: whole, now that the next one is
 * known.
 */
function mendFirst({ rows }: OpenStack, piece: Piece, previous: ParsedLine | undefined): void {
  const last = lastOf(rows);
  if (!previous || piece.kind !== 'row' || last.kind !== 'row' || last.line !== previous) return;
  const { count, first } = firstOf(last.pieces);
  if (last.pieces.length > 1 || count >= piece.count || piece.pitch !== firstOf(last.pieces).pitch) return;
  // A row that begins earlier has its number before it.
  if (first !== piece.first && !/[^\w\s.,+|:*?!#@%$&<>`-]/.test(previous.stripped.body)) return;
  const mended = damagedAs(piece, previous);
  if (!mended) return;
  const own = must(mended.pieces.find((one) => one.first === piece.first));
  rows[rows.length - 1] = { ...last, line: mended, pieces: [own] };
}

/** The line with its row, where it agrees with a row beside it but for some signs. */
function damagedAs(row: Piece, line: ParsedLine): ParsedLine | null {
  if (row.count < 3 || row.strength < DOTS) return null;
  if (line.pieces.some((one) => one.count >= row.count && one.from < row.to && one.to > row.from))
    return null;
  const stripped = inSingleCodes(line.stripped);
  const { body } = stripped;
  const end = row.first + (row.count - 1) * row.pitch + 1;
  // A row stands where the others stand; what is beside it keeps its distance or is a number.
  const before = /^\s*(?:(\d{1,2})\s*)?\|?\s*$/.exec(body.slice(0, row.first));
  const after = /^[\s|)\]]*(?:\s(\d{1,2})\s*)?$|^[\s|)\]]?\s\s/.exec(body.slice(end));
  if (!before || !after) return null;
  let known = 0;
  for (let k = 0; k < row.count; k++) {
    const at = row.first + k * row.pitch;
    if (kindAt(body, at) === BLANK) return null;
    const isAlone = row.pitch === 1 || kindAt(body, at + 1) & (BLANK | HOLD | BAR);
    if (isAlone && kindAt(body, at) & (CORE | SMALL)) known++;
  }
  if (known * 2 < row.count || known < 2) return null;
  const beside = (told: RegExpExecArray, from: number): Beside | null => {
    const number = told[1];
    if (number === undefined) return null;
    const at = from + told[0].indexOf(number);
    return { number: Number(number), from: at, to: at + number.length };
  };
  const rightBar = body.indexOf('|', end);
  const hasBar = rightBar >= 0 && body.slice(end, rightBar).trim() === '';
  const piece: Piece = {
    ...row,
    line: stripped.line,
    strength: DOTS,
    to: hasBar ? rightBar + 1 : end,
    rightBar: hasBar ? rightBar : -1,
    left: beside(before, 0),
    right: beside(after, end),
  };
  const isOther = (from: number, to: number) => from >= piece.to || to <= row.from;
  return {
    stripped,
    pieces: [...line.pieces.filter((one) => isOther(one.from, one.to)), piece].sort(
      (a, b) => a.from - b.from,
    ),
    words: line.words.filter(([from, to]) => isOther(from, to)),
  };
}

/** As many pieces as stacks, each as wide as its stack's last row: blanks were changed. */
function twinsOf(open: readonly OpenStack[], pieces: readonly Piece[]): boolean {
  return (
    open.length > 1 &&
    open.length === pieces.length &&
    pieces.every((piece, i) => {
      const { from, to, pitch } = must(open[i]);
      return (
        piece.strength > WORD && piece.to - piece.from === to - from && (pitch === piece.pitch || pitch === 0)
      );
    })
  );
}

/** Whether a piece continues the row of another piece of the line, beyond a hole. */
function sameRow(stack: OpenStack, above: OpenStack | undefined, piece: Piece): boolean {
  if (stack.rows.length === 1 || piece.kind === 'edge' || stack.closed) return false;
  const before = must(stack.rows.at(-2));
  const from = firstOf(before.pieces).from;
  const to = lastOf(before.pieces).to;
  if (piece.from >= to || piece.to <= from) return false;
  if (above && above !== stack && above.from < piece.to && above.to > piece.from) return false;
  return fits(stack, piece) && piece.strength > WORD;
}

function continues(above: OpenStack, piece: Piece): boolean {
  if (above.closed || piece.from >= above.to || piece.to <= above.from) return false;
  if (piece.kind === 'edge' || above.pitch === 0) return nearly(above, piece);
  if (!fits(above, piece)) return false;
  const last = lastOf(above.rows).pieces;
  const weak = piece.strength === WORD || last.every((one) => one.strength === WORD);
  if (!weak || piece.pitch > 1) return true;
  return (
    (piece.from >= above.least && piece.to <= above.most) ||
    (piece.from <= above.from && piece.to >= above.to)
  );
}

/** Whether points of a piece can be points of the stack: as far apart, and below those above. */
function fits(stack: OpenStack, piece: Piece): boolean {
  if (stack.pitch === piece.pitch) return piece.pitch === 1 || onGrid(stack, piece.first);
  // `. .` below `...` has a hole; a sign alone below spaced points stands on one of them.
  if (stack.pitch === 1)
    return (
      stack.told &&
      piece.pitch === 2 &&
      piece.count <= 3 &&
      piece.to <= stack.most &&
      piece.from >= stack.least
    );
  return piece.count === 1 && piece.strength > WORD && onGrid(stack, piece.first);
}

function onGrid(stack: OpenStack, column: number): boolean {
  for (let i = stack.rows.length - 1; i >= 0; i--) {
    const row = must(stack.rows[i]);
    if (row.kind === 'row') return (column - firstOf(row.pieces).first) % stack.pitch === 0;
  }
  return true;
}

/** An edge is about as wide as the rows: bars and row numbers may stand beside them. */
function nearly(above: OpenStack, piece: Piece): boolean {
  const width = above.to - above.from;
  return Math.abs(piece.to - piece.from - width) <= 6 + Math.min(width, piece.to - piece.from) * 0.25;
}

/** Columns of a row, as if it stood where the others stand. */
export function extent({ pieces, shift }: StackRow): { readonly from: number; readonly to: number } {
  return { from: firstOf(pieces).from - shift, to: lastOf(pieces).to - shift };
}

/**
 * What of a stack is a drawing: rows of words at its ends are captions, letters in their order are
 * coordinates, and a word between rows that does not fit ends one drawing and begins another.
 */
export function trimmedStacks(stack: Stack): Stack[] {
  const parts: StackRow[][] = [[]];
  const rows = stack.rows.map((row): StackRow => (isLetters(row) ? { ...row, kind: 'letters' } : row));
  rows.forEach((row, i) => {
    const strength = Math.max(...row.pieces.map((piece) => piece.strength));
    const word = row.kind === 'row' && strength === WORD;
    if (word && !flush(row, rows[i - 1]) && !flush(row, rows[i + 1]) && !isSign(row)) parts.push([]);
    else {
      if (row.kind === 'edge' && i > 0 && must(rows[i - 1]).kind === 'edge') parts.push([]);
      lastOf(parts).push(row);
    }
  });
  return parts
    .map((part) => ({ rows: trimEnds(part), pitch: stack.pitch }))
    .filter(({ rows }) => rows.length > 0);
}

function isSign(row: StackRow): boolean {
  return row.pieces.length === 1 && firstOf(row.pieces).count === 1;
}

function flush(row: StackRow, other: StackRow | undefined): boolean {
  if (other?.kind !== 'row') return false;
  const a = extent(row);
  const b = extent(other);
  return a.from === b.from && a.to === b.to;
}

function trimEnds(rows: StackRow[]): StackRow[] {
  let first = 0;
  let end = rows.length;
  while (first < end && !belongs(rows, first, 1)) first++;
  while (end > first && !belongs(rows, end - 1, -1)) end--;
  return rows.slice(first, end);
}

/** Whether the row at an end of a drawing belongs to it. */
function belongs(rows: readonly StackRow[], index: number, inward: 1 | -1): boolean {
  const row = must(rows[index]);
  if (row.kind === 'letters') return rows.some(({ kind }) => kind === 'row');
  const strength = Math.max(...row.pieces.map((piece) => piece.strength));
  const next = rows[index + inward];
  if (row.kind === 'edge') {
    if (!next || next.kind === 'edge') return false;
    const a = extent(row);
    const b = extent(next);
    return Math.abs(a.from - b.from) <= 3 && Math.abs(a.to - b.to) <= 3;
  }
  if (strength >= STRONG) return true;
  if (hasWordBefore(row)) return false;
  if (strength > SOFT) return true;
  if (!next) return false;
  if (next.kind === 'edge')
    return firstOf(row.pieces).leftBar >= 0 || lastOf(row.pieces).rightBar >= 0 || strength > WORD;
  // `''' + EMPTY_ROW * 7`: a sign of code.
  if (strength === SOFT) return !(isSign(row) && row.line.words.length > 0 && isOperator(row));
  if (row.line.words.length > 0 || row.line.pieces.some((one) => isWord(one) && !row.pieces.includes(one)))
    return false;
  return flush(row, next) || isSign(row) ? sharesLabels(rows, row) : false;
}

function isOperator({ line, pieces }: StackRow): boolean {
  return '+-*'.includes(line.stripped.body.charAt(firstOf(pieces).first));
}

function isWord({ strength }: Piece): boolean {
  return strength === WORD;
}

/** A row of nothing but labels is one when other rows have labels too. */
function sharesLabels(rows: readonly StackRow[], row: StackRow): boolean {
  const kinds = (one: StackRow) => {
    let found = 0;
    for (const { first, count, pitch } of one.pieces) {
      for (let k = 0; k < count; k++) found |= kindOf(one.line.stripped.body.charCodeAt(first + k * pitch));
    }
    return found & (LOWER | UPPER | DIGIT);
  };
  const own = kinds(row);
  return rows.some((other) => other !== row && other.kind === 'row' && (kinds(other) & own) !== 0);
}

/** Whether prose is to the left of a row: no label such as `(a')`, no word between drawings. */
export function hasWordBefore(row: StackRow): boolean {
  const { from } = firstOf(row.pieces);
  const { words, pieces, stripped } = row.line;
  const drawn =
    pieces.filter((piece) => piece.to <= from && piece.strength > WORD && piece.count > 1).at(-1)?.to ?? 0;
  let between = 0;
  const counts = (start: number, end: number) => {
    const word = stripped.body.slice(start, Math.min(end, start + 12));
    if (/^\(\S{1,6}\)?$|^\S{1,4}\)$|^=>?$|^->$|^[[("'/*]+$/.test(word)) return false;
    return drawn === 0 || start < drawn || end - start > 4 || ++between > 2;
  };
  for (const [start, end] of words) {
    if (start >= from) break;
    if (counts(start, end)) return true;
  }
  return pieces.some(
    (piece) =>
      piece.to <= from &&
      piece.strength === WORD &&
      piece.count > 1 &&
      !row.pieces.includes(piece) &&
      counts(piece.from, piece.to),
  );
}

/** `A B C D`, `FGHJKL`: letters that name columns, in their order, with or without i. */
function isLetters(row: StackRow): boolean {
  if (row.kind !== 'row' || row.pieces.length !== 1) return false;
  const { first, count, pitch } = firstOf(row.pieces);
  if (count < 2 || firstOf(row.pieces).leftBar >= 0) return false;
  const { body } = row.line.stripped;
  // Most rows end here: the second letter does not follow the first.
  const step = body.charCodeAt(first + pitch) - body.charCodeAt(first);
  if (step !== 1 && step !== 2) return false;
  let letters = '';
  for (let k = 0; k < count; k++) letters += body[first + k * pitch];
  const small = letters.toLowerCase();
  if (letters !== letters.toUpperCase() && letters !== small) return false;
  return COLUMN_LETTERS.includes(small) || (count > 2 && 'abcdefghijklmnopqrstuvwxyz'.includes(small));
}
