import type { Task } from '../../../go/task.ts';
import type { Span, TextEdit } from '../../../notation/index.ts';
import type { SgfText } from '../../../notation/sgf/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';

/** Lines are filled up to here with moves. */
const WIDTH = 80;
/** The task yields after this many nodes. */
const YIELD_EVERY = 256;
/** Deeper variations are not indented further. */
const DEEPEST = 12;

/**
 * Puts SGF in order: nodes that only move are packed, each variation and each node with more to say
 * begins a line, variations are indented. Only blanks between the tokens change, so every value,
 * comment and name stays as it is, and so does the meaning; formatting twice changes nothing. A
 * game with text that belongs nowhere is left alone, since what its blanks mean is unknown.
 */
export function* sgfFormat(document: SgfAnalysis, within?: Span): Task<TextEdit[]> {
  yield* document.sgf.cutting();
  const newline = document.document.text.includes('\r\n') ? '\r\n' : '\n';
  const edits: TextEdit[] = [];
  for (const { source, offset, end } of document.sgf.games) {
    if (within && (offset > within.end || end < within.start)) continue;
    const sgf = yield* source.parsing();
    yield;
    if (sgf.faults.length > 0) continue;
    const own = yield* formatGame(sgf, newline);
    yield;
    for (const { span, text } of own) {
      const placed = { start: span.start + offset, end: span.end + offset };
      if (within && (placed.start < within.start || placed.end > within.end)) continue;
      edits.push({ span: placed, text });
    }
  }
  return edits;
}

/**
 * Blanks are spaces, tabs and line ends. The scanner skips other control characters too, but they
 * are the author's.
 */
const NO_BLANK = /[^ \t\r\n]/;

/**
 * The edits of the blanks of a game; none where other control characters stand between its tokens.
 */
function* formatGame(sgf: SgfText, newline: string): Task<TextEdit[]> {
  const { text } = sgf;
  const edits: TextEdit[] = [];
  /** Where the last token ended, and the column there as it will be. */
  let at = 0;
  let column = 0;
  let foreign = false;
  const gap = (start: number, wanted: string) => {
    const now = text.slice(at, start);
    if (now !== wanted) edits.push({ span: { start: at, end: start }, text: wanted });
    foreign ||= now !== '' && NO_BLANK.test(now);
    column = wanted.includes('\n') ? wanted.length - wanted.lastIndexOf('\n') - 1 : column + wanted.length;
  };
  const token = (end: number, start: number) => {
    const written = text.slice(start, end);
    const line = Math.max(written.lastIndexOf('\n'), written.lastIndexOf('\r'));
    column = line < 0 ? column + written.length : written.length - line - 1;
    at = end;
  };
  const indent = (depth: number) => newline + '  '.repeat(Math.min(depth, DEEPEST));
  // Parentheses in the order of the text, merged with the nodes.
  const marks = parentheses(sgf);
  let mark = 0;
  let depth = -1;
  let long = false;
  const upTo = (offset: number) => {
    for (let next = marks[mark]; next && next.at < offset; next = marks[++mark]) {
      const { at: start, opens, many } = next;
      if (opens) {
        depth++;
        gap(start, depth === 0 ? '' : indent(depth));
      } else {
        gap(start, many ? indent(depth) : '');
        depth--;
      }
      token(start + 1, start);
      long = false;
    }
  };
  for (let node = 0; node < sgf.nodeCount; node++) {
    if (node % YIELD_EVERY === YIELD_EVERY - 1) yield;
    const { start } = sgf.nodeSpan(node);
    const opened = (marks[mark]?.at ?? start) < start;
    upTo(start);
    const from = sgf.firstProperty(node);
    const to = sgf.endProperty(node);
    let length = 1;
    for (let p = from; p < to; p++) length += tokenLength(sgf, p);
    const plain = to - from === 1 && isShort(sgf, from);
    const first = opened && text[at - 1] === '(';
    const breaks = !first && (!plain || long || column + length > WIDTH);
    gap(start, breaks ? indent(depth) : '');
    token(start + 1, start);
    for (let p = from; p < to; p++) {
      const name = sgf.nameSpan(p);
      gap(name.start, p > from && column + tokenLength(sgf, p) > WIDTH ? `${indent(depth)} ` : '');
      token(name.end, name.start);
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const value = sgf.valueSpan(v);
        const wraps = v > sgf.firstValue(p) && column + (value.end - value.start) > WIDTH;
        gap(value.start, wraps ? `${indent(depth)} ` : '');
        token(value.end, value.start);
      }
    }
    long = !plain;
  }
  upTo(text.length);
  return foreign ? [] : edits;
}

/**
 * Whether a property is as short as a move, whatever blanks stand in it: at most eleven characters.
 */
function isShort(sgf: SgfText, p: number): boolean {
  const name = sgf.nameSpan(p);
  let length = name.end - name.start;
  for (let v = sgf.firstValue(p); v < sgf.endValue(p) && length <= 11; v++) {
    const value = sgf.valueSpan(v);
    length += value.end - value.start;
  }
  return length <= 11;
}

/**
 * How long a property is in the line that it begins: without blanks, up to a line end in a value.
 */
function tokenLength(sgf: SgfText, p: number): number {
  const name = sgf.nameSpan(p);
  const first = sgf.firstValue(p);
  if (first === sgf.endValue(p)) return name.end - name.start;
  const value = sgf.valueSpan(first);
  const written = sgf.text.slice(value.start, Math.min(value.end, value.start + 200));
  const line = written.search(/[\r\n]/);
  return name.end - name.start + (line < 0 ? value.end - value.start : line);
}

interface Parenthesis {
  readonly at: number;
  readonly opens: boolean;
  /** For a `)`: whether variations stand before it, so that it goes below them. */
  readonly many: boolean;
}

function parentheses(sgf: SgfText): Parenthesis[] {
  const holds = new Uint8Array(sgf.treeCount);
  for (let tree = 1; tree < sgf.treeCount; tree++) {
    const parent = sgf.treeParent(tree);
    if (parent >= 0) holds[parent] = 1;
  }
  const marks: Parenthesis[] = [];
  const open: Parenthesis[] = [];
  const close = (before: number) => {
    for (let last = open.at(-1); last && last.at < before; last = open.at(-1)) {
      marks.push(last);
      open.pop();
    }
  };
  for (let tree = 0; tree < sgf.treeCount; tree++) {
    const { start, end } = sgf.treeSpan(tree);
    close(start);
    marks.push({ at: start, opens: true, many: false });
    open.push({ at: end - 1, opens: false, many: holds[tree] === 1 });
  }
  close(sgf.text.length);
  return marks;
}
