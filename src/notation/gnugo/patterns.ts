import { firstOf, lastOf, must } from '../../go/must.ts';
import { BAR, kindOf, type SourceText } from '../found/index.ts';
import { isBlank } from '../text.ts';
import type { Span } from '../types.ts';

/** A line of a pattern and where it stands. */
interface PatternLine {
  readonly line: number;
  readonly text: string;
  readonly span: Span;
}

/** A diagram of a pattern: its rows and edges as written, without captions. */
export interface PatternDiagram {
  readonly rows: readonly PatternLine[];
  /** Words behind the rows. */
  readonly captions: readonly PatternLine[];
}

/** An entry of a pattern database, from its title to the line before the next one. */
export interface GnugoPattern {
  readonly name: string;
  readonly title: PatternLine;
  readonly comments: readonly PatternLine[];
  /** The diagram that is matched, then the one that names points for the constraint, if drawn. */
  readonly diagrams: readonly PatternDiagram[];
  readonly attributes: readonly PatternLine[];
  readonly constraints: readonly PatternLine[];
  readonly actions: readonly PatternLine[];
  /** Lines, half open. */
  readonly first: number;
  readonly end: number;
}

/** Whether a text is a pattern database: what it says first, comments aside. */
export function isDatabase({ kind, text, lines }: SourceText): boolean {
  if (kind === 'db') return true;
  if (kind !== 'plain') return false;
  for (const { start, end } of lines) {
    let at = start;
    while (at < end && isBlank(text.charCodeAt(at))) at++;
    if (at === end || text[at] === '#') continue;
    return /^(Pattern\s+\S+\s*$|attribute_map\b|goal_elements\b|callback_data\b)/.test(
      text.slice(at, Math.min(end, at + 60)),
    );
  }
  return false;
}

const LONGEST = 400;

/** All patterns of a database. Linear; never fails. */
export function patternsIn(source: SourceText): GnugoPattern[] {
  const { text, lines } = source;
  const patterns: GnugoPattern[] = [];
  let open: PatternDraft | null = null;
  for (let i = 0; i < lines.length; i++) {
    const { start, end } = must(lines[i]);
    const line = text.slice(start, Math.min(end, start + LONGEST));
    source.work += line.length;
    const name = /^\s*Pattern\s+(\S{1,60})\s*$/.exec(line);
    if (name) {
      if (open) patterns.push(closed(open, i));
      open = draftOf(must(name[1]), lineOf(i, start, line));
    } else if (open) add(open, i, start, line);
  }
  if (open) patterns.push(closed(open, lines.length));
  return patterns;
}

interface PatternDraft {
  name: string;
  title: PatternLine;
  comments: PatternLine[];
  diagrams: { rows: PatternLine[]; captions: PatternLine[] }[];
  attributes: PatternLine[];
  constraints: PatternLine[];
  actions: PatternLine[];
  /** Whether the last line was a row. */
  drawing: boolean;
  last: number;
}

function draftOf(name: string, title: PatternLine): PatternDraft {
  const lists = { comments: [], diagrams: [], attributes: [], constraints: [], actions: [] };
  return { name, title, ...lists, drawing: false, last: title.line };
}

function closed({ drawing: _drawing, last, ...draft }: PatternDraft, end: number): GnugoPattern {
  return { ...draft, first: draft.title.line, end: Math.min(end, last + 1) };
}

function lineOf(line: number, start: number, written: string): PatternLine {
  const text = written.trim();
  const from = start + written.indexOf(text);
  return { line, text, span: { start: from, end: from + text.length } };
}

function add(open: PatternDraft, line: number, start: number, written: string): void {
  const told = lineOf(line, start, written);
  if (told.text === '') {
    open.drawing = false;
    return;
  }
  const c = told.text.charAt(0);
  open.last = line;
  // A row of an eye shape may begin with a sign that begins other lines, but not between rows.
  if (c === '#' && !open.drawing) open.comments.push(told);
  else if (c === ':') open.attributes.push(told);
  else if (c === ';') open.constraints.push(told);
  else if (c === '>' && !/^>[.xXoO!*?@>]/.test(told.text) && !isShape(told.text, open))
    open.actions.push(told);
  else {
    const row = rowOf(line, start, written) ?? rowWithSigns(line, start, written, open);
    // What follows the attributes of a pattern and is no row is a remark of the author.
    if (!row) return;
    if (!open.drawing) open.diagrams.push({ rows: [], captions: [] });
    open.drawing = true;
    const diagram = lastOf(open.diagrams);
    diagram.rows.push(row.row);
    if (row.caption) diagram.captions.push(row.caption);
    return;
  }
  open.drawing = false;
}

/** A row of an eye shape with the sign of other lines: signs only, by rows or the title. */
function isShape(text: string, { drawing, diagrams }: PatternDraft): boolean {
  return (drawing || diagrams.length === 0) && text.split(/\s+/).every((word) => EYES.test(word));
}

const ROW = /^[|+]?[A-Za-z.,?*!@%$&<>()#0-9-]*[|+]?$/;
const EYES = /^[xX.!@*<>()$&]+$/;

/**
 * ```
 * ?YOo?    threaten to make ko
 * ^---
 * ```
 * The row that a line begins with: its first word, and further signs of an eye shape behind holes.
 */
function rowOf(
  line: number,
  start: number,
  written: string,
): { row: PatternLine; caption: PatternLine | null } | null {
  const words = [...written.matchAll(/\S+/g)];
  const first = firstOf(words);
  if (!ROW.test(first[0]) || first[0].length > 50) return null;
  let to = first.index + first[0].length;
  const shape = EYES.test(first[0]);
  for (const word of words.slice(1)) {
    if (!shape || word.index - to > 3 || !EYES.test(word[0])) break;
    to = word.index + word[0].length;
  }
  const text = written.slice(0, to);
  const rest = written.slice(to).trim();
  const from = start + to + written.slice(to).indexOf(rest);
  return {
    row: { line, text, span: { start, end: start + to } },
    caption: rest === '' ? null : { line, text: rest, span: { start: from, end: from + rest.length } },
  };
}

/**
 * A row with signs that no pattern has, between rows or where a diagram begins: the signs are
 * reported.
 */
function rowWithSigns(
  line: number,
  start: number,
  written: string,
  { drawing, diagrams }: PatternDraft,
): { row: PatternLine; caption: null } | null {
  const text = written.trimEnd();
  const word = text.trimStart();
  const signs = word.replace(/[^.,?*!XOxo|+-]/g, '').length;
  const isPlace =
    drawing || diagrams.every(({ rows }) => rows.some((row) => row.text.trim().length === word.length));
  const isRow = isPlace && /^\S{2,50}$/.test(word) && 2 * signs >= word.length;
  return isRow ? { row: { line, text, span: { start, end: start + text.length } }, caption: null } : null;
}

/** `+-----`, `-----`: an edge above or below rows. */
export function isEdge(row: string): boolean {
  return /^\s*\+?-+\+?$/.test(row) && row.includes('-');
}

export function isBar(row: string, index: number): boolean {
  return kindOf(row.charCodeAt(index)) === BAR;
}
