import { must } from '../../go/must.ts';
import { kindOf, LOWER, OTHER, SMALL, UPPER } from './glyphs.ts';
import type { SourceText } from './source.ts';

/** Lines that belong together: an example, a fence, or the whole text. */
interface TextBlock {
  readonly first: number;
  readonly end: number;
}

/** Where the drawn part of each line begins and ends, without marks of comments and quotes. */
export interface Margins {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By line, the kind of comment around it; lines in different kinds are never one drawing. */
  readonly comment: Uint8Array;
}

const IN_COMMENT = 1;
const BEHIND_MARK = 2;

/** Where diagrams can be in a text of this kind. */
export function blocksOf(source: SourceText): {
  readonly blocks: readonly TextBlock[];
  readonly margins: Margins;
} {
  const { lines, kind } = source;
  const margins: Margins = {
    from: new Int32Array(lines.length),
    to: new Int32Array(lines.length),
    comment: new Uint8Array(lines.length),
  };
  for (let i = 0; i < lines.length; i++) {
    margins.from[i] = must(lines[i]).start;
    margins.to[i] = must(lines[i]).end;
  }
  if (kind === 'texinfo') return { blocks: examplesOf(source, margins), margins };
  setMargins(source, margins);
  return { blocks: [{ first: 0, end: lines.length }], margins };
}

const EXAMPLES =
  /^@(example|smallexample|verbatim|display|smalldisplay|format|smallformat|lisp|smalllisp)\s*$/;

/** `@example` … `@end example`; nothing is drawn in Texinfo's running text. */
function examplesOf({ text, lines }: SourceText, margins: Margins): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: { name: string; first: number } | null = null;
  lines.forEach(({ start, end }, i) => {
    if (text[start] !== '@') return;
    const line = text.slice(start, Math.min(end, start + 40));
    const begins = open ? null : EXAMPLES.exec(line);
    if (begins) {
      open = { name: must(begins[1]), first: i + 1 };
    } else if (open && line.trimEnd() === `@end ${open.name}`) {
      blocks.push({ first: open.first, end: i });
      open = null;
    } else if (open && /^@(((end )?(group|cartouche)|c|comment)\s*$|c(omment)?\s)/.test(line))
      margins.from[i] = end;
  });
  return blocks;
}

/**
 * Comment marks: `*` down a C comment, `//`, `;;`, and `#`, `%` or `>` when a whole paragraph
 * begins with them. What they take is blank for the drawing; offsets stay those of the text.
 */
function setMargins({ text, lines, taken, kind }: SourceText, margins: Margins): void {
  let inComment = false;
  let run: number[] = [];
  let mark = '';
  const endRun = () => {
    for (const i of run) {
      margins.from[i] = afterMarks(text, i, lines, mark);
      margins.comment[i] = BEHIND_MARK;
    }
    run = [];
    mark = '';
  };
  let paragraph = true;
  /** The line before: where it is words or code and no row of a board, marks may begin below it. */
  let before = -1;
  let beforeAt = 0;
  const isText = () => before >= 0 && isWords(text, beforeAt, must(lines[before]).end);
  /** The next end of a comment in the text, looked for once. */
  let closing = -1;
  for (let i = 0; i < lines.length; i++) {
    const { start, end } = must(lines[i]);
    let at = start;
    while (at < end && isSpace(text.charCodeAt(at))) at++;
    if (at === end || taken[i]) {
      endRun();
      paragraph = true;
      continue;
    }
    const c = text.charAt(at);
    const next = text.charCodeAt(at + 1);
    const alone = at + 1 === end || isSpace(next);
    if (inComment || (c === '/' && text[at + 1] === '*')) {
      endRun();
      let from = at;
      if (!inComment) from += 2;
      else if (c === '*' && (alone || text[at + 1] === '/')) from += 1;
      const inside = Math.max(at, from - 1);
      if (closing < inside) {
        const found = text.indexOf('*/', inside);
        closing = found < 0 ? text.length : found;
      }
      const closes = closing;
      const closed = closes + 1 < end;
      inComment = !closed;
      if (from > at) margins.from[i] = closed ? Math.min(from, closes) : from;
      if (closed) margins.to[i] = closes;
      margins.comment[i] = IN_COMMENT;
      paragraph = false;
      before = i;
      beforeAt = at;
      continue;
    }
    if ((c === '/' && text[at + 1] === '/') || (c === ';' && text[at + 1] === ';')) {
      let from = at;
      while (from < end && (text[from] === c || text[from] === '!')) from++;
      margins.from[i] = from;
      margins.comment[i] = BEHIND_MARK;
      before = i;
      beforeAt = at;
      continue;
    }
    // A line of ours in a comment; `%` alone could be a sign below a board.
    if (c === '%' && kind === 'latex' && /^%+\s*[a-z][a-z-]{2,12}\s*:/.test(text.slice(at, at + 40))) {
      margins.from[i] = end;
      continue;
    }
    // All lines between text must begin with the mark: a board may have such a stone in column 1.
    const marked =
      '#%>'.includes(c) && (alone || (c === '>' && (text[at + 1] === '>' || text[at + 1] === '$')));
    if (marked && (c === mark || (mark === '' && (paragraph || isText())))) {
      mark = c;
      run.push(i);
    } else {
      if (run.length > 0 && !marked && isWords(text, at, end)) endRun();
      if (run.length > 0) run = [];
      mark = '';
    }
    before = marked ? -1 : i;
    beforeAt = at;
    paragraph = false;
  }
  endRun();
}

/** Whether a line has what no row has: a word, or a sign of code. */
function isWords(text: string, from: number, end: number): boolean {
  let letters = 0;
  for (let i = from; i < end && i < from + MOST_LOOKED; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (kind & OTHER) return true;
    letters = kind & (LOWER | UPPER | SMALL) ? letters + 1 : 0;
    if (letters > 3) return true;
  }
  return false;
}

const MOST_LOOKED = 60;

function afterMarks(text: string, line: number, lines: SourceText['lines'], mark: string): number {
  const { start, end } = must(lines[line]);
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  let from = at;
  while (at < end && (isSpace(text.charCodeAt(at)) || text[at] === mark)) {
    if (text[at] === mark) from = at + 1;
    else if (at > from) break;
    at++;
  }
  return from;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}
