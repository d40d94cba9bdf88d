import { placeEdit, type TextChange } from '../../document/index.ts';
import type { Task } from '../../go/task.ts';
import { type EntrySyntax, lineStart, parseEntry, type Span, type TextEdit } from '../../notation/index.ts';
import type { LinkedEntries } from '../analysis/index.ts';

/** A comment that keeps an entry as its author has written it. */
const OFF = /^[ \t]*;[ \t]*koban:[ \t]*off[ \t]*$/m;

/**
 * Puts entries of ours in order: one blank between the points of a board, its edges as long as its
 * rows, and one blank behind the colon of a line. Only blanks and the hyphens of edges change, and
 * each entry is read again: where it would not say the same, it is left alone.
 */
export function* gobanFormat({ document }: LinkedEntries, within?: Span): Task<TextChange[]> {
  yield* document.reading();
  const changes: TextChange[] = [];
  for (const entry of document.entries) {
    yield;
    const { syntax, offset, prefix, reading } = entry;
    const isOutside = within && (offset > within.end || offset + syntax.text.length < within.start);
    if (isOutside || reading || prefix || !syntax.isOurs) continue;
    for (const edit of entryEdits(syntax)) {
      const placed = placeEdit(entry, edit);
      if (!within || (placed.span.start >= within.start && placed.span.end <= within.end))
        changes.push(placed);
    }
  }
  return changes;
}

/** The edits that put an entry in order, none where that would change what it says. */
function entryEdits(syntax: EntrySyntax): TextEdit[] {
  if (OFF.test(syntax.text)) return [];
  for (const edits of [[...boardEdits(syntax), ...fieldEdits(syntax)], fieldEdits(syntax)]) {
    const changed = edits
      .filter(({ span, text }) => syntax.text.slice(span.start, span.end) !== text)
      .sort((a, b) => a.span.start - b.span.start);
    if (changed.length === 0) return [];
    if (meaningOf(parseEntry(applied(syntax.text, changed))) === meaningOf(syntax)) return changed;
  }
  return [];
}

function applied(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const { span, text: put } of edits) {
    out += text.slice(at, span.start) + put;
    at = span.end;
  }
  return out + text.slice(at);
}

/** All that an entry says, wherever it stands. */
export function meaningOf({ text: _, ...syntax }: EntrySyntax): string {
  return JSON.stringify(syntax, (key, value) =>
    /^(spans?|\w+Span|fixes|written)$/.test(key) ? undefined : value instanceof Map ? [...value] : value,
  );
}

function fieldEdits({ text, fields }: EntrySyntax): TextEdit[] {
  return fields.flatMap(({ known, keySpan, valueSpan: { start: end } }) => {
    const span = { start: keySpan.end, end };
    const isValue = known && end > span.start && /^[ \t]*:[ \t]*$/.test(text.slice(span.start, end));
    return isValue && /\S/.test(text.charAt(end)) ? [{ span, text: ': ' }] : [];
  });
}

/** A line of the board: what stands before its points, and behind them. */
interface Row {
  readonly start: number;
  readonly end: number;
  readonly points: readonly Span[];
  readonly number: string;
  readonly indent: string;
  readonly left: boolean;
  readonly right: string;
}

function boardEdits({ text, diagram, boardSpan }: EntrySyntax): TextEdit[] {
  if (!diagram || !boardSpan || diagram.spans.length !== diagram.cells.length) return [];
  const { columns } = diagram;
  const rows: Row[] = [];
  for (let i = 0; i < diagram.spans.length; i += columns) {
    const row = rowOf(text, diagram.spans.slice(i, i + columns));
    if (!row) return [];
    rows.push(row);
  }
  const [first] = rows;
  if (!first || rows.some(({ left, right }) => left !== first.left || isBar(right) !== isBar(first.right)))
    return [];
  const width = Math.max(...rows.map(({ number }) => number.length));
  const indent = rows.reduce((a, b) => (b.number.length > a.number.length ? b : a)).indent;
  const before = (number: string) => indent + (width > 0 ? `${number.padStart(width)} ` : '');
  const edits: TextEdit[] = rows.map(({ start, end, points, number, left, right }) => {
    const drawn = points.map((span) => text.slice(span.start, span.end)).join(' ');
    return {
      span: { start, end },
      text: `${before(number)}${left ? '| ' : ''}${drawn}${right && ` ${right}`}`,
    };
  });
  const drawnLines = new Set(rows.map(({ start }) => start));
  const top = lineStart(text, boardSpan.start);
  const margin = ' '.repeat(before('').length);
  for (const match of text.slice(top, boardSpan.end).matchAll(/[^\r\n]+/g)) {
    const start = top + match.index;
    const line = match[0];
    const span = { start, end: start + line.length };
    if (drawnLines.has(start) || /^[ \t]*;/.test(line) || line.trim() === '') continue;
    const letters = line.trim().split(/[ \t]+/);
    if (/^[ \t]*\+-+\+[ \t]*$/.test(line) && first.left && isBar(first.right))
      edits.push({ span, text: `${margin}+${'-'.repeat(2 * columns + 1)}+` });
    else if (letters.length === columns && letters.every((one) => /^[A-Za-z]$/.test(one)))
      edits.push({ span, text: `${margin}${first.left ? '  ' : ''}${letters.join(' ')}` });
    // What it is, and where it should stand, is not known.
    else return [];
  }
  return edits;
}

function isBar(right: string): boolean {
  return right.startsWith('|');
}

/** `null` where something else stands in its line, or its points are not side by side. */
function rowOf(text: string, points: readonly Span[]): Row | null {
  const [head, tail] = [points[0], points.at(-1)];
  if (!head || !tail || points.some(({ start: at, end: to }) => to <= at)) return null;
  const start = lineStart(text, head.start);
  const found = text.slice(tail.end).search(/[\r\n]/);
  const end = found < 0 ? text.length : tail.end + found;
  for (const [i, { start: at }] of points.entries()) {
    const last = points[i - 1];
    if (last && !/^ *$/.test(text.slice(last.end, at))) return null;
  }
  const before = /^( *)(\d{0,2}) *(\|?) *$/.exec(text.slice(start, head.start));
  const behind = /^ *(\|?) *(\d{0,2}) *$/.exec(text.slice(tail.end, end));
  if (!before || !behind) return null;
  const [, indent = '', number = '', left] = before;
  const right = [behind[1], behind[2]].filter(Boolean).join(' ');
  return { start, end, points, indent, number, left: left === '|', right };
}
