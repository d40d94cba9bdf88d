import type { Span } from './problem.ts';

/** A line of a text: `start` and `end` of what it says, `next` where the following line begins. */
export interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** The lines of a text, ended by `\n`, `\r\n` or `\r`. A final line end begins no line. */
export function linesOf(text: string): TextLine[] {
  return [...eachLine(text)];
}

/** What ends a line, as a part of a regular expression. */
export const LINE_END = String.raw`(?:\r\n?|\n)`;

/** What the lines of a text say; behind a final line end there is one more, which is empty. */
export function splitLines(text: string): string[] {
  return text.split(ENDS);
}

const ENDS = new RegExp(LINE_END);

/** Where lines begin; behind a final line end one more begins. */
export function lineStarts(text: string): Uint32Array {
  const starts = [0];
  for (const { end, next } of eachLine(text)) if (next > end) starts.push(next);
  return Uint32Array.from(starts);
}

/** A slice in a string of its own: it would keep all of the text that it was cut from. */
export function ownCopy(slice: string): string {
  return ` ${slice}`.slice(1);
}

/** As {@link linesOf}, one by one. The search for line ends is the engine's own, so it is quick. */
export function* eachLine(text: string): Generator<TextLine, void, void> {
  const find = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found < 0 ? text.length : found;
  };
  let [cr, lf] = [-1, -1];
  for (let start = 0; start < text.length; ) {
    if (cr < start) cr = find('\r', start);
    if (lf < start) lf = find('\n', start);
    const end = Math.min(cr, lf);
    const next = afterLineEnd(text, end);
    yield { start, end, next };
    start = next;
  }
}

export function lineAt(text: string, start: number): TextLine {
  let end = start;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return { start, end, next: afterLineEnd(text, end) };
}

/** The line above one that begins at an offset; the first one has none, and is its own. */
export function lineAbove(text: string, start: number): TextLine {
  const end = start - (text.charCodeAt(start - 1) === 10 && text.charCodeAt(start - 2) === 13 ? 2 : 1);
  return lineAt(text, lineStart(text, Math.max(0, end)));
}

/** Where the line begins that an offset is in. */
export function lineStart(text: string, offset: number): number {
  while (offset > 0 && !isLineEnd(text.charCodeAt(offset - 1))) offset--;
  return offset;
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

function afterLineEnd(text: string, end: number): number {
  if (end === text.length) return end;
  return text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
}

/** What separates words: as `String.prototype.trim` has it, line ends too. */
export function isBlank(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0xfeff ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The span without the blanks at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** The words of a range, separated by blanks and by any of `separators`. */
export function wordsOf(text: string, start: number, end: number, separators = ''): Word[] {
  return [...eachWord(text, start, end, separators)];
}

/** As {@link wordsOf}, one by one, for a range of which few words may be read. */
export function* eachWord(
  text: string,
  start: number,
  end: number,
  separators = '',
): Generator<Word, void, void> {
  let i = start;
  while (i < end) {
    while (i < end && separates(text, i, separators)) i++;
    const from = i;
    while (i < end && !separates(text, i, separators)) i++;
    if (i > from) yield { text: text.slice(from, i), span: { start: from, end: i } };
  }
}

function separates(text: string, i: number, separators: string): boolean {
  return isBlank(text.charCodeAt(i)) || separators.includes(text.charAt(i));
}

/** How this text ends its lines, for lines that a fix adds. */
export function lineEndOf(text: string): string {
  const { end, next } = lineAt(text, 0);
  return next > end ? text.slice(end, next) : '\n';
}
