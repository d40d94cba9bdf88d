import { must } from '../../go/must.ts';
import { keyOf } from '../goban/index.ts';
import { trimmed } from '../text.ts';
import type { FieldSyntax, Span } from '../types.ts';
import type { SourceText } from './source.ts';

/** A line near a drawing, blanks at its ends taken away. */
export interface NearbyLine {
  readonly line: number;
  /** As it stands: for a notation whose own lines begin with `%`, `#`, `;`, `>` and the like. */
  readonly written: string;
  /** Without marks of comments and quotations, of whatever language surrounds the drawing. */
  readonly bare: string;
  /** Where `bare` stands in the text. */
  readonly span: Span;
}

const FAR = 6;
const LONGEST = 300;

/** The lines above a drawing from the nearest on, at most some that say something; those below. */
export function nearby(source: SourceText, lines: { readonly first: number; readonly end: number }) {
  const above: NearbyLine[] = [];
  for (let i = lines.first - 1; i >= 0 && lines.first - i <= FAR && !source.taken[i]; i--) {
    const line = plain(source, i);
    if (line) above.push(line);
  }
  const below: NearbyLine[] = [];
  for (let i = lines.end; i < source.lines.length && i - lines.end <= FAR + 4 && !source.taken[i]; i++) {
    const line = plain(source, i);
    if (line) below.push(line);
  }
  return { above, below };
}

/** Marks of comments in the languages where diagrams stand, in a quotation or not. */
const QUOTED = /^(?:>\s*)+/;
const MARKS = /^(?:@c(?:omment)?\s|\/\/+!?|\/\*+|\*+(?=\s)|;;+|%+|<!--|\.\.(?=\s)|#(?=\s))\s*/;

function plain({ text, lines }: SourceText, i: number): NearbyLine | null {
  const { start, end } = must(lines[i]);
  let span = trimmed(text, start, Math.min(end, start + LONGEST));
  const written = text.slice(span.start, span.end);
  const quoted = QUOTED.exec(written);
  if (quoted) span = trimmed(text, span.start + quoted[0].length, span.end);
  const mark = MARKS.exec(text.slice(span.start, Math.min(span.end, span.start + 20)));
  if (mark) span = trimmed(text, span.start + mark[0].length, span.end);
  let closed = text.slice(span.start, span.end);
  // What follows the end of a comment is code.
  for (const end of ['*/', '-->']) {
    const at = closed.indexOf(end);
    if (at >= 0) closed = closed.slice(0, at).trimEnd();
  }
  if (closed === '') return null;
  return { line: i, written, bare: closed, span: { start: span.start, end: span.start + closed.length } };
}

/** `key: value` lines beside a drawing, which an author adds for Koban, `digits:` too. */
export interface AuthorLines {
  readonly fields: readonly FieldSyntax[];
  readonly digits: 'moves' | 'numbers' | null;
  /** Lines that belong to the drawing by them. */
  readonly first: number;
  readonly end: number;
}

export function authorLinesNear(
  { above, below }: { readonly above: readonly NearbyLine[]; readonly below: readonly NearbyLine[] },
  lines: { readonly first: number; readonly end: number },
): AuthorLines {
  const fields: FieldSyntax[] = [];
  let digits: AuthorLines['digits'] = null;
  let { first, end } = lines;
  const take = (line: NearbyLine): boolean => {
    const match = /^([a-z][a-z-]{2,12})\s*:\s+(\S.*)$/i.exec(line.bare);
    if (!match) return false;
    const [whole, word = '', said = ''] = match;
    const key = word.toLowerCase();
    if (key === 'digits' && /^(moves|numbers)$/i.test(said)) {
      digits = said.toLowerCase() as AuthorLines['digits'];
      return true;
    }
    // Titles, and `from:` with them, belong to entries.
    if (!keyOf(key) || key === 'from') return false;
    const { start } = line.span;
    const value = start + whole.length - said.length;
    fields.push({
      key,
      keySpan: { start, end: start + word.length },
      valueSpan: { start: value, end: line.span.end },
      value: said,
      known: true,
    });
    return true;
  };
  for (const line of above) {
    if (line.line !== first - 1 || !take(line)) break;
    first = line.line;
  }
  for (const line of below) {
    if (line.line !== end || !take(line)) break;
    end = line.line + 1;
  }
  return { fields, digits, first, end };
}
