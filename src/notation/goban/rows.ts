import { isBlank, isDigit } from '../text.ts';
import type { Span } from '../types.ts';
import type { EntryLine } from './lines.ts';

/** A number beside a row. Without a bar between, it may be a move; then it is not `sure`. */
interface RowNumber {
  readonly value: number;
  readonly span: Span;
  readonly sure: boolean;
}

/** The frame of a row: what stands at its sides, and the range in which its points are. */
export interface RowFrame {
  readonly line: EntryLine;
  /** Offsets of the bars, -1 for none. */
  readonly leftBar: number;
  readonly rightBar: number;
  readonly leftNumber: RowNumber | null;
  readonly rightNumber: RowNumber | null;
}

/** A drawn point: one character, which may be two UTF-16 units. */
export interface GobanGlyph {
  readonly text: string;
  readonly span: Span;
}

export interface GobanRow {
  readonly frame: RowFrame;
  /** The first points, as many as a board may have columns. */
  readonly glyphs: readonly GobanGlyph[];
  /** The number of points, those included that are not in `glyphs`. */
  readonly count: number;
  /** Where points may stand, without bars and numbers. */
  readonly from: number;
  readonly to: number;
}

/**
 * ```
 *  9 | . . X O . | 9
 *  ^ ^           ^ ^
 * ```
 */
export function frameOf(text: string, line: EntryLine): RowFrame {
  const { start, end } = line.span;
  let i = digitsFrom(text, start, end);
  const leftDigits = i - start;
  i = skipBlanks(text, i, end);
  // A digit and nothing but a bar behind it is the one point of its row.
  const isPoint = leftDigits === 1 && i === end - 1;
  const leftBar = text[i] === '|' && i < end && leftDigits <= 2 && !isPoint ? i : -1;
  const floor = leftBar >= 0 ? leftBar + 1 : start;

  let j = end;
  while (j > floor && isDigit(text.charCodeAt(j - 1))) j--;
  const rightDigits = end - j;
  while (j > floor && isBlank(text.charCodeAt(j - 1))) j--;
  const rightBar = j > floor && text[j - 1] === '|' && rightDigits <= 2 ? j - 1 : -1;

  return {
    line,
    leftBar,
    rightBar,
    leftNumber: numberAt(text, start, start + leftDigits, leftBar >= 0, i > start + leftDigits && i < end),
    rightNumber: numberAt(text, end - rightDigits, end, rightBar >= 0, j < end - rightDigits && j > floor),
  };
}

function digitsFrom(text: string, i: number, end: number): number {
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  return i;
}

function skipBlanks(text: string, i: number, end: number): number {
  while (i < end && isBlank(text.charCodeAt(i))) i++;
  return i;
}

function numberAt(
  text: string,
  start: number,
  end: number,
  barred: boolean,
  apart: boolean,
): RowNumber | null {
  if (end - start < 1 || end - start > 2 || !(barred || apart)) return null;
  return { value: Number(text.slice(start, end)), span: { start, end }, sure: barred };
}

/** Reads the points of a row between its bars, and numbers beside them; `most` are kept. */
export function readRow(
  text: string,
  frame: RowFrame,
  numbered: { left: boolean; right: boolean },
  most: number,
): GobanRow {
  const { leftBar, rightBar, leftNumber, rightNumber, line } = frame;
  let from = leftBar >= 0 ? leftBar + 1 : line.span.start;
  let to = rightBar >= 0 ? rightBar : line.span.end;
  if (leftBar < 0 && leftNumber && numbered.left) from = leftNumber.span.end;
  if (rightBar < 0 && rightNumber && numbered.right) to = Math.max(from, rightNumber.span.start);
  const glyphs: GobanGlyph[] = [];
  let count = 0;
  for (let i = from; i < to; ) {
    const code = text.charCodeAt(i);
    const pair = code >= 0xd800 && code <= 0xdbff && isLowSurrogate(text.charCodeAt(i + 1)) && i + 1 < to;
    const next = i + (pair ? 2 : 1);
    if (!isBlank(code)) {
      count++;
      if (glyphs.length < most) glyphs.push({ text: text.slice(i, next), span: { start: i, end: next } });
    }
    i = next;
  }
  return { frame, glyphs, count, from, to };
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/**
 * Which sides of rows without bars have row numbers; the digits there could be moves as well. They
 * are numbers when every row has one, each one less than the one above, and something else speaks
 * for it: column letters (`letters` of them, for which points must be left), four rows or more, or
 * that they make no sense as moves. Below column letters half of them may be wrong or missing.
 */
export function numberedSides(
  text: string,
  frames: readonly RowFrame[],
  letters: number | null,
): { readonly left: boolean; readonly right: boolean } {
  const left = areRowNumbers(text, frames, 'leftNumber', letters, () => 0);
  const right = areRowNumbers(text, frames, 'rightNumber', letters, ({ leftNumber }) =>
    left ? digitsOf(leftNumber) : 0,
  );
  return { left, right };
}

function areRowNumbers(
  text: string,
  frames: readonly RowFrame[],
  side: 'leftNumber' | 'rightNumber',
  letters: number | null,
  taken: (frame: RowFrame) => number,
): boolean {
  const numbers = frames.map((frame) => frame[side]);
  if (numbers.some((number) => number?.sure)) return true;
  const agreeing = mostCommon(numbers.map((number, i) => number && number.value + i)).times;
  if (letters !== null) {
    const fits = (less: (frame: RowFrame) => number) =>
      2 * frames.filter((frame) => frame.line.points - taken(frame) - less(frame) >= letters).length >=
      frames.length;
    if (!fits((frame) => digitsOf(frame[side])) && fits(() => 0)) return false;
    return 2 * agreeing >= frames.length && agreeing > Number(frames.length > 1);
  }
  if (agreeing < frames.length) return false;
  return frames.length >= 4 || (frames.length > 1 && !areMoves(text, frames));
}

export function digitsOf(number: RowNumber | null): number {
  return number ? number.span.end - number.span.start : 0;
}

/** The number that occurs most often, the first such one; `null`s do not count. */
export function mostCommon(numbers: readonly (number | null)[]): { value: number; times: number } {
  const times = new Map<number, number>();
  for (const n of numbers) if (n !== null) times.set(n, (times.get(n) ?? 0) + 1);
  let best = { value: 0, times: 0 };
  for (const [value, n] of times) if (n > best.times) best = { value, times: n };
  return best;
}

/** Whether all digits of the rows, at the sides too, are the first moves of a game, each once. */
function areMoves(text: string, frames: readonly RowFrame[]): boolean {
  const seen = new Set<string>();
  for (const { line } of frames) {
    const { start, end } = line.span;
    for (let i = start; i < end; i++) {
      if (!isDigit(text.charCodeAt(i))) continue;
      if (seen.has(text.charAt(i))) return false;
      seen.add(text.charAt(i));
    }
  }
  const order = '1234567890';
  return [...seen].every((digit) => order.indexOf(digit) < seen.size);
}
