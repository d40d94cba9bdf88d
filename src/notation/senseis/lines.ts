import { lineAt, trimmed } from '../text.ts';
import type { Problem, Span } from '../types.ts';
import { OPTIONS } from './begins.ts';
import { looksLikeRow } from './glyphs.ts';
import { problem } from './messages.ts';

/** A line of a diagram, sorted: what stands behind its `$$`. */
export interface SenseisLine {
  readonly kind: 'header' | 'edge' | 'row' | 'link' | 'drawn';
  /** What stands behind the `$$`, without blanks around it; for a header, right behind the `$$`. */
  readonly span: Span;
  /** The whole line. */
  readonly full: Span;
}

/** What may stand before `$$`: quotes of mail and marks of comments. */
const BEFORE = ' \t>*#;%/!|-';
const MOST_BEFORE = 16;

/** Where the `$$` of a line is, or -1. */
export function dollarsAt(text: string, start: number, end: number): number {
  for (let i = start; i < end && i - start <= MOST_BEFORE; i++) {
    if (text[i] === '$') return text[i + 1] === '$' && i + 1 < end ? i : -1;
    if (text[i] === '[') {
      const tag = /^\[(?:go|diagram)\]/i.exec(text.slice(i, Math.min(end, i + 10)));
      if (!tag) return -1;
      i += tag[0].length - 1;
    } else if (!BEFORE.includes(text.charAt(i))) return -1;
  }
  return -1;
}

/** The end of a line without the tag that closes a diagram of a forum. */
export function contentEnd(text: string, start: number, end: number): number {
  let stop = end;
  while (stop > start && (text[stop - 1] === ' ' || text[stop - 1] === '\t')) stop--;
  if (text[stop - 1] !== ']') return end;
  const tag = /\[\/(?:go|diagram)\]$/i.exec(text.slice(Math.max(start, stop - 12), stop));
  return tag ? stop - tag[0].length : end;
}

/**
 * The lines of one diagram.
 * ```
 * $$Wcm13 A title     header
 * $$  ----------      edge
 * $$ | . X 1 a .      row
 * $$ [a|Page]         link
 * $$ {AR C3 E5}       drawn
 * ```
 */
export function sortLines(text: string, problems: Problem[]): SenseisLine[] {
  const lines: SenseisLine[] = [];
  let first = true;
  for (let at = 0; at < text.length; ) {
    const { start, end: stop, next } = lineAt(text, at);
    at = next;
    const end = contentEnd(text, start, stop);
    const dollars = dollarsAt(text, start, end);
    if (dollars < 0) {
      const said = trimmed(text, start, end);
      if (!isAround(text.slice(said.start, Math.min(said.end, said.start + 80)))) {
        problems.push(problem('senseis.stray-line', said, undefined));
      }
      continue;
    }
    const behind = dollars + 2;
    const span = trimmed(text, behind, end);
    const full = { start, end };
    if (first) {
      first = false;
      if (isHeader(text, behind, end)) {
        lines.push({ kind: 'header', span: { start: behind, end: Math.max(behind, span.end) }, full });
        continue;
      }
    }
    if (span.start === span.end) continue;
    lines.push({ kind: kindOf(text, span), span, full });
  }
  return lines;
}

/** The first line is the header, but a diagram may also begin with its rows. */
function isHeader(text: string, start: number, end: number): boolean {
  const said = text.slice(start, Math.min(end, start + 200)).trimEnd();
  return !looksLikeRow(said) || OPTIONS.test(said);
}

/** What may stand around a diagram and be no part of it. */
function isAround(line: string): boolean {
  return (
    line === '' || /^(?:\[\/?(?:go|diagram)\]|`{3,}|~{3,})/i.test(line) || /^[>*#;%/!|\- \t]+$/.test(line)
  );
}

function kindOf(text: string, { start, end }: Span): SenseisLine['kind'] {
  if (text[start] === '[') return 'link';
  if (text[start] === '{') return 'drawn';
  let ruled = false;
  for (let i = start; i < end; i++) {
    const c = text.charAt(i);
    if (c === '-' || c === '+') ruled = true;
    else if (c !== '|' && c !== '_' && c !== ' ' && c !== '\t') return 'row';
  }
  return ruled ? 'edge' : 'row';
}
