import { placeEdit, type TextChange } from '../../document/index.ts';
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import {
  type EntrySyntax,
  type KEYS,
  lineStart,
  parseEntry,
  type Span,
  type TextEdit,
} from '../../notation/index.ts';
import type { LinkedEntries } from '../analysis/index.ts';

/**
 * A comment that keeps an entry as its author has written it: in it, or directly above its title.
 */
const OFF = /^[ \t]*;[ \t]*koban:[ \t]*off[ \t]*$/m;

/** The order of lines with keys; keys of one row stay in the order of the author. */
const ORDER: readonly (readonly (typeof KEYS)[number]['name'][])[] = [
  ['from'],
  ['first'],
  ['rule'],
  ['rules'],
  ['suicide'],
  ['hidden-kos'],
  ['max-cycle'],
  ['to-play'],
  ['size'],
  ['edges'],
  ['colors'],
  ['eye-values'],
  ['circle', 'square', 'triangle', 'cross', 'label', 'territory', 'arrow', 'line'],
  ['moves'],
  ['replays'],
  ['show'],
  ['goal'],
  ['outside'],
  ['threats'],
  ['spare'],
  ['passes'],
  ['expect'],
];

/**
 * Puts entries of ours in order: one blank between the points of a board, its edges as long as its
 * rows, one blank behind the colon of a line, and lines with keys that stand together in the order
 * above, each with the comments directly above it. Nothing else changes, and each entry is read
 * again: where it would not say the same, it is left alone.
 */
export function* gobanFormat({ document }: LinkedEntries, within?: Span): Task<TextChange[]> {
  yield* document.reading();
  const changes: TextChange[] = [];
  const { text, entries } = document;
  const mayBeOff = OFF.test(text);
  for (const [i, entry] of entries.entries()) {
    yield;
    const { syntax, offset, prefix, reading } = entry;
    const isOutside = within && (offset > within.end || offset + syntax.text.length < within.start);
    if (isOutside || reading || prefix || !syntax.isOurs) continue;
    if (mayBeOff) {
      const next = entries[i + 1]?.offset ?? text.length;
      const end = Math.min(offset + syntax.text.length, withComments(text, next, offset));
      if (OFF.test(text.slice(withComments(text, offset, 0), end))) continue;
    }
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
  const board = boardEdits(syntax);
  const fields = fieldEdits(syntax);
  const ordered = orderEdits(syntax, fields);
  for (const edits of [[...board, ...ordered], [...board, ...fields], ordered, fields]) {
    const changed = edits
      .filter(({ span, text }) => syntax.text.slice(span.start, span.end) !== text)
      .sort((a, b) => a.span.start - b.span.start);
    if (changed.length === 0) return [];
    if (meaningOf(parseEntry(applied(syntax.text, changed))) === meaningOf(syntax)) return changed;
  }
  return [];
}

/** A part of a text that begins at `from`, after edits in their order. */
function applied(text: string, edits: readonly TextEdit[], from = 0): string {
  let out = '';
  let at = 0;
  for (const { span, text: put } of edits) {
    out += text.slice(at, span.start - from) + put;
    at = span.end - from;
  }
  return out + text.slice(at);
}

/** All that an entry says, wherever and in whatever order of its keys it stands. */
export function meaningOf({ text: _, ...syntax }: EntrySyntax): string {
  const fields = [...syntax.fields].sort((a, b) => compareText(a.key, b.key));
  const problems = syntax.problems.map((one) => JSON.stringify(one, withoutPlaces)).sort();
  return JSON.stringify({ ...syntax, fields, problems }, withoutPlaces);
}

function withoutPlaces(key: string, value: unknown): unknown {
  return /^(spans?|\w+Span|fixes|written)$/.test(key) ? undefined : value instanceof Map ? [...value] : value;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function fieldEdits({ text, fields }: EntrySyntax): TextEdit[] {
  return fields.flatMap(({ known, keySpan, valueSpan: { start: end } }) => {
    const span = { start: keySpan.end, end };
    const isValue = known && end > span.start && /^[ \t]*:[ \t]*$/.test(text.slice(span.start, end));
    return isValue && /\S/.test(text.charAt(end)) ? [{ span, text: ': ' }] : [];
  });
}

/** A line with a key, and the comments directly above it. */
interface KeyLines extends Span {
  readonly rank: number;
}

/** The edits of `fields`, and one for each group of lines that stand in another order. */
function orderEdits({ text, fields }: EntrySyntax, edits: readonly TextEdit[]): TextEdit[] {
  const groups: KeyLines[][] = [];
  let open: KeyLines[] = [];
  let end = 0;
  for (const { key, keySpan } of fields) {
    const rank = ORDER.findIndex((row) => (row as readonly string[]).includes(key));
    const own = lineStart(text, keySpan.start);
    const start = withComments(text, own, end);
    const joins = /^(?:\r\n?|\n)?$/.test(text.slice(end, start));
    if (rank < 0 || !joins || open.length === 0) {
      open = [];
      if (rank >= 0) groups.push(open);
    }
    end = lineEnd(text, keySpan.end);
    if (rank >= 0) open.push({ rank, start, end });
  }
  const moved = groups.flatMap((lines) => {
    const sorted = [...lines].sort((a, b) => a.rank - b.rank);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || sorted.every((line, i) => line === lines[i])) return [];
    // What ends the lines stays where it is, since the last one may end with the text.
    const put = sorted.map((line, i) => {
      const next = lines[i + 1]?.start;
      const ending = next === undefined ? '' : text.slice(must(lines[i]).end, next);
      const within = edits.filter(({ span }) => line.start <= span.start && span.end <= line.end);
      return applied(text.slice(line.start, line.end), within, line.start) + ending;
    });
    return [{ span: { start: first.start, end: last.end }, text: put.join('') }];
  });
  const isMoved = ({ span }: TextEdit) =>
    moved.some((one) => one.span.start <= span.start && span.end <= one.span.end);
  return [...edits.filter((edit) => !isMoved(edit)), ...moved];
}

/** Where the comments begin that stand directly above a line, but not before `least`. */
function withComments(text: string, line: number, least: number): number {
  let start = line;
  while (start > least) {
    const above = lineStart(text, start - (text.slice(start - 2, start) === '\r\n' ? 2 : 1));
    if (above < least || !/^[ \t]*;/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

function lineEnd(text: string, at: number): number {
  const found = text.slice(at).search(/[\r\n]/);
  return found < 0 ? text.length : at + found;
}

/** A line of the board: what stands before its points, and behind them. */
interface BoardRow {
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
  const rows: BoardRow[] = [];
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
function rowOf(text: string, points: readonly Span[]): BoardRow | null {
  const [head, tail] = [points[0], points.at(-1)];
  if (!head || !tail || points.some(({ start: at, end: to }) => to <= at)) return null;
  const start = lineStart(text, head.start);
  const end = lineEnd(text, tail.end);
  for (const [i, { start: at }] of points.entries()) {
    const last = points[i - 1];
    if (last && !/^ *$/.test(text.slice(last.end, at))) return null;
  }
  const before = /^( *)(?:(\d{1,2}) *)?(?:(\|) *)?$/.exec(text.slice(start, head.start));
  const behind = /^ *(?:(\|) *)?(?:(\d{1,2}) *)?$/.exec(text.slice(tail.end, end));
  if (!before || !behind) return null;
  const [, indent = '', number = '', left] = before;
  const right = [behind[1], behind[2]].filter(Boolean).join(' ');
  return { start, end, points, indent, number, left: left === '|', right };
}
