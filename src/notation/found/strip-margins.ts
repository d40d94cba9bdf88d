import { must } from '../../go/must.ts';
import { inHalfWidth } from './glyphs.ts';
import { type Unquoted, unquoted } from './quoted.ts';
import type { SourceText } from './source.ts';

/** A line as drawn: no line end, tabs expanded, marks of comments and quotes blanked out. */
export interface StrippedLine {
  /** Index of the line in the text. */
  readonly line: number;
  readonly body: string;
  /** The offset in the text of each column of `body`; `null`: the line's start plus the column. */
  readonly offsets: readonly number[] | null;
  readonly start: number;
  /** What stands behind the rows of a literal (`Unquoted.behind`). */
  readonly behind: Unquoted['behind'];
}

export function offsetOf({ offsets, start, body }: StrippedLine, column: number): number {
  if (!offsets) return start + Math.min(column, body.length);
  return offsets[Math.min(column, offsets.length - 1)] ?? start;
}

/**
 * The line with one character for each sign: a sign of two codes would move what stands behind it.
 */
export function inSingleCodes(line: StrippedLine): StrippedLine {
  if (!/[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(line.body)) return line;
  let body = '';
  const offsets: number[] = [];
  let at = 0;
  for (const sign of line.body) {
    body += sign.length > 1 ? '\uFFFD' : sign;
    offsets.push(offsetOf(line, at));
    at += sign.length;
  }
  offsets.push(offsetOf(line, at));
  return { ...line, body, offsets };
}

const TAB = 8;

/** Blanks out the mark of a comment or a quote. The drawing begins at `from`. */
export function stripMargins(source: SourceText, line: number, from: number, to: number): StrippedLine {
  const { text, lines, kind } = source;
  const { start: first } = must(lines[line]);
  const raw = inHalfWidth(text.slice(first, to));
  const drawn = from === first ? raw : ' '.repeat(from - first) + raw.slice(from - first);
  const isCode = kind !== 'texinfo' && kind !== 'db';
  const {
    body: plain,
    from: left,
    behind,
  }: Unquoted = isCode ? unquoted(drawn) : { body: drawn, from: 0, behind: '' };
  const start = first + left;
  const escaped = kind === 'texinfo' && plain.includes('@');
  if (!plain.includes('\t') && !escaped) return { line, body: plain, offsets: null, start, behind };
  let body = '';
  const offsets: number[] = [];
  for (let i = 0; i < plain.length; i++) {
    const c = plain.charAt(i);
    const width = c === '\t' ? TAB - (body.length % TAB) : 1;
    for (let k = 0; k < width; k++) offsets.push(start + i);
    body += c === '\t' ? ' '.repeat(width) : c;
    // Texinfo writes `@@` for `@`.
    if (escaped && c === '@' && plain[i + 1] === '@') i++;
  }
  offsets.push(start + plain.length);
  return { line, body, offsets, start, behind };
}
