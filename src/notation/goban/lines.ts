import { COLUMN_LETTERS } from '../../go/geometry.ts';
import type { Task } from '../../go/task.ts';
import { eachLine, eachWord, isBlank, isDigit, type TextLine, trimmed } from '../text.ts';
import type { Span } from '../types.ts';

type LineKind =
  | 'blank'
  | 'title'
  | 'comment'
  | 'field'
  /** `+-----+`, `-------`: an edge above or below the rows. */
  | 'edge'
  /** Nothing but `+`: a row of star points, or the marks of two corners. */
  | 'pluses'
  /** Letters that name columns in their order; a row of labels may look the same. */
  | 'letters'
  | 'row'
  | 'other';

/** A line and what it can be by itself; `block.ts` decides what depends on the lines around it. */
export class EntryLine {
  /** Where the line begins, with its indentation. */
  readonly begin: number;
  /** Where the next line begins. */
  readonly next: number;
  /** Points that a row would have: no blanks, no bars, no row numbers outside of bars. */
  readonly points: number;
  /** No two points stand side by side. */
  readonly spaced: boolean;
  /** For a field: where its colon is. */
  readonly colon: number;

  constructor(
    public kind: LineKind,
    line: TextLine,
    /** Without the blanks at both ends. */
    readonly span: Span,
    { points = 0, spaced = true, colon = -1 } = {},
  ) {
    this.begin = line.start;
    this.next = line.next;
    this.points = points;
    this.spaced = spaced;
    this.colon = colon;
  }
}

/** Reading yields after this many characters. */
const SLICE = 1 << 14;

/** Yields between two steps of reading a text, unless it is short. */
export function* yieldIfLong(text: string): Task<void> {
  if (text.length > SLICE) yield;
}

/**
 * The lines of an entry. Of blank lines that follow each other, and of comments, the first stands
 * for all.
 */
export function* classify(text: string): Task<EntryLine[]> {
  const lines: EntryLine[] = [];
  let next = SLICE;
  for (const line of eachLine(text)) {
    const one = classified(text, line);
    const isMore = one.kind === lines.at(-1)?.kind && (one.kind === 'blank' || one.kind === 'comment');
    if (!isMore) lines.push(one);
    if (line.next < next) continue;
    next = line.next + SLICE;
    yield;
  }
  return lines;
}

function classified(text: string, line: TextLine): EntryLine {
  const span = trimmed(text, line.start, line.end);
  const { start, end } = span;
  const first = text[start];
  const plain = start === end ? 'blank' : first === '#' ? 'title' : first === ';' ? 'comment' : null;
  if (plain) return new EntryLine(plain, line, span);
  const colon = colonOfKey(text, start, end);
  if (colon >= 0) return new EntryLine('field', line, span, { colon });
  const t = tally(text, start, end);
  const kind = drawnKind(text, span, t);
  const points = t.board + t.pluses + t.minuses + t.labels + t.strange;
  return new EntryLine(kind, line, span, { points, spaced: t.pairs === 0 });
}

/** No key is longer, and a line is not searched further for its colon. */
const LONGEST_KEY = 40;

/**
 * ```
 * max-cycle : 8
 *           ^
 * ```
 * The colon after a key: a letter, then letters, digits, hyphens, underscores and blanks. No row of
 * a board has a colon.
 */
function colonOfKey(text: string, start: number, end: number): number {
  if (!isLetter(text.charCodeAt(start))) return -1;
  const last = Math.min(end, start + LONGEST_KEY + 1);
  for (let i = start + 1; i < last; i++) {
    const code = text.charCodeAt(i);
    if (code === COLON) return i;
    if (!isLetter(code) && !isDigit(code) && !' _-\t'.includes(text.charAt(i))) return -1;
  }
  return -1;
}

const COLON = 58;

function isLetter(code: number): boolean {
  const small = code | 32;
  return small >= 97 && small <= 122;
}

/** What a line is made of. */
interface LineTally {
  /** Points that prose hardly has: stones, empty points, stars, marks, unknowns, digits. */
  board: number;
  /** Lower case letters: labels, or words. */
  labels: number;
  /** What is no glyph at all. */
  strange: number;
  bars: number;
  pluses: number;
  minuses: number;
  pairs: number;
}

/** Classes of ASCII characters, for one look at each character; everything else is strange. */
const STRANGE = 0;
const BOARD = 1;
const LABEL = 2;
const BAR = 3;
const PLUS = 4;
const MINUS = 5;
const CLASSES = new Uint8Array(128);
for (const c of 'XO.,*?0123456789') CLASSES[c.charCodeAt(0)] = BOARD;
for (let code = 97; code <= 122; code++) CLASSES[code] = LABEL;
CLASSES['|'.charCodeAt(0)] = BAR;
CLASSES['+'.charCodeAt(0)] = PLUS;
CLASSES['-'.charCodeAt(0)] = MINUS;

const counts = new Uint32Array(6);

function tally(text: string, start: number, end: number): LineTally {
  counts.fill(0);
  let pairs = 0;
  let beside = false;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (isBlank(code)) {
      beside = false;
      continue;
    }
    const kind = code < 128 ? (CLASSES[code] ?? STRANGE) : STRANGE;
    if (kind !== BAR && beside) pairs++;
    beside = kind !== BAR;
    // The second half of a pair belongs to the character before it.
    if (code < 0xdc00 || code > 0xdfff) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const [strange = 0, board = 0, labels = 0, bars = 0, pluses = 0, minuses = 0] = counts;
  return { strange, board, labels, bars, pluses, minuses, pairs };
}

function drawnKind(text: string, span: Span, t: LineTally): LineKind {
  const onlyEdge = t.board + t.labels + t.strange === 0;
  if (onlyEdge && t.minuses > 0) return 'edge';
  if (onlyEdge && t.pluses > 0 && t.bars === 0) return 'pluses';
  if (t.bars === 0 && letterColumn(text, span) > 0) return 'letters';
  const bar = text[span.start] === '|' || text[span.end - 1] === '|' || barAfterNumber(text, span);
  const told = t.board + t.pluses;
  if (!bar && t.pairs > 0 && areCoordinates(text, span)) return 'other';
  const alone = t.pairs === 0 && t.strange + t.minuses === 0;
  const mostlyBoard = 2 * (t.strange + t.minuses) <= told && t.labels <= 2 * told;
  return bar || (told > 0 && (alone || mostlyBoard)) ? 'row' : 'other';
}

/** `c2 f2`, on a line by itself: moves that have lost their key, not labels and digits. */
function areCoordinates(text: string, { start, end }: Span): boolean {
  if (end - start > 400) return false;
  let words = 0;
  for (const word of eachWord(text, start, end, ',')) {
    if (!/^([a-hj-z])\1{0,2}[1-9][0-9]?$/i.test(word.text)) return false;
    words++;
  }
  return words > 1;
}

/** `12 | . . |` and `| . . | 12`. */
function barAfterNumber(text: string, { start, end }: Span): boolean {
  let i = start;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  if (i > start && i - start <= 2) {
    while (i < end && isBlank(text.charCodeAt(i))) i++;
    if (text[i] === '|' && i < end) return true;
  }
  let j = end;
  while (j > start && isDigit(text.charCodeAt(j - 1))) j--;
  if (j === end || end - j > 2) return false;
  while (j > start && isBlank(text.charCodeAt(j - 1))) j--;
  return text[j - 1] === '|' && j > start;
}

/**
 * ```
 *    G H J K L
 *    ^ 7
 * ```
 * The column (from 1) of the first of some letters that name columns one after the other, all
 * capitals or all small; 0 if the line is anything else. A lone `X` or `O` is a stone. Three or
 * more letters with an i among them are read as well: `hasLetterI`.
 */
export function letterColumn(text: string, { start, end }: Span): number {
  const first = text.charAt(start);
  if (end - start === 1 && 'XO'.includes(first)) return 0;
  const column = COLUMN_LETTERS.indexOf(first.toLowerCase()) + 1;
  if (follow(text, start, end, COLUMN_LETTERS) > 0) return column;
  // An author who counts with i is one column off from there on; letters up to h are right.
  return follow(text, start, end, ALPHABET) >= 3 ? column || COLUMN_LETTERS.indexOf('j') + 1 : 0;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Whether column letters name a column i, which no board has. */
export function hasLetterI(text: string, { start, end }: Span): boolean {
  for (let i = start; i < end; i++) if (text[i] === 'i' || text[i] === 'I') return true;
  return false;
}

/** The number of letters, if they follow each other as in `order`, blanks between; else 0. */
function follow(text: string, start: number, end: number, order: string): number {
  const first = text.charAt(start);
  const cased = first >= 'a' && first <= 'z' ? order : order.toUpperCase();
  const from = cased.indexOf(first);
  let next = from;
  for (let i = start; i < end; i++) {
    if (isBlank(text.charCodeAt(i))) continue;
    if (next < 0 || next >= cased.length || text[i] !== cased[next]) return 0;
    next++;
  }
  return next - from;
}
