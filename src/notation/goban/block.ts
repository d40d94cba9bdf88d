import { firstOf, lastOf, must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { message } from '../../words/index.ts';
import { lineEndOf, linesOf, trimmed, type Word, wordsOf } from '../text.ts';
import type { Fix, Problem, Span, TextEdit } from '../types.ts';
import type { Allowance } from './allowance.ts';
import { type EntryLine, yieldIfLong } from './lines.ts';
import { problem } from './messages.ts';

/** The lines that draw the board of an entry, from the top. */
export interface BoardBlock {
  readonly lines: readonly EntryLine[];
  readonly span: Span;
}

/**
 * Finds the one board of an entry among its lines and says what else looks like one. A line that is
 * told by its neighbors only (a row of labels, a row full of typing errors) is classified here, so
 * `kind` of some lines changes.
 */
export function* findBlock(
  text: string,
  lines: readonly EntryLine[],
  allowance: Allowance,
  problems: Problem[],
): Task<BoardBlock | null> {
  classifyByNeighbors(lines);
  yield* yieldIfLong(text);
  const parts = partsOf(lines);
  yield* yieldIfLong(text);
  const first = parts.findIndex((part) => part.lines.some(isRow));
  const board = new Growing();
  const gaps: Span[] = [];
  if (first >= 0) {
    const before = parts[first - 1];
    if (before && must(parts[first]).soft) board.add(before.lines);
    let next = first;
    do {
      const part = must(parts[next]);
      const above = board.lines.at(-1);
      if (above) gaps.push({ start: above.next, end: firstOf(part.lines).begin });
      board.add(part.lines);
      next++;
    } while (next < parts.length && board.continuesWith(must(parts[next])));
    reportGaps(text, gaps, problems);
  }
  const taken = board.end < 0 ? board.lines : board.lines.slice(0, board.end);
  yield* yieldIfLong(text);
  reportRest(text, lines, new Set(taken), allowance, problems);
  if (taken.length === 0) return null;
  return { lines: taken, span: { start: firstOf(taken).span.start, end: lastOf(taken).span.end } };
}

function isRow(line: EntryLine): boolean {
  return line.kind === 'row' || line.kind === 'pluses';
}

function isDrawn(line: EntryLine): boolean {
  return isRow(line) || line.kind === 'edge' || line.kind === 'letters';
}

/** A line that is nothing by itself is a row beside one of its length and manner. */
function classifyByNeighbors(lines: readonly EntryLine[]): void {
  const classifyEach = (order: Iterable<EntryLine>) => {
    let neighbor: EntryLine | undefined;
    for (const line of order) {
      if (line.kind === 'comment') continue;
      if (line.kind === 'other' && neighbor?.kind === 'row' && alike(line, neighbor)) line.kind = 'row';
      neighbor = line;
    }
  };
  classifyEach(lines);
  classifyEach([...lines].reverse());
}

function alike(a: EntryLine, b: EntryLine): boolean {
  return a.spaced === b.spaced && a.points > 1 && Math.abs(a.points - b.points) <= 1;
}

interface LineRun {
  readonly lines: EntryLine[];
  /** Only blank lines and comments stand between it and the part above. */
  readonly soft: boolean;
}

/** Runs of drawn lines; comments do not end one, blank lines do. */
function partsOf(lines: readonly EntryLine[]): LineRun[] {
  const parts: LineRun[] = [];
  let part: LineRun | null = null;
  let soft = false;
  for (const line of lines) {
    if (isDrawn(line)) {
      if (!part) parts.push((part = { lines: [], soft }));
      part.lines.push(line);
      soft = true;
    } else if (line.kind !== 'comment') {
      part = null;
      if (line.kind !== 'blank') soft = false;
    }
  }
  return parts;
}

/** The lines of the board as far as known; a row below the bottom edge begins another board. */
class Growing {
  readonly lines: EntryLine[] = [];
  /** Where the lines of a second board begin, -1 while there are none. */
  end = -1;
  private row: EntryLine | null = null;
  private edge = -1;

  add(lines: readonly EntryLine[]): void {
    for (const line of lines) {
      const at = this.lines.length;
      if (line.kind === 'edge' && this.row && this.edge < 0) this.edge = at;
      if (line.kind === 'row') {
        if (this.edge >= 0 && this.end < 0) {
          // The top edge of the second board goes with it.
          this.end = at - 1 > this.edge && !isRow(must(this.lines[at - 1])) ? at - 1 : at;
        }
        this.row = line;
      }
      this.lines.push(line);
    }
  }

  /** Whether a part below a blank line is of this board: its bottom edge, or rows of its width. */
  continuesWith(part: LineRun): boolean {
    if (!part.soft || this.edge >= 0) return false;
    if (!part.lines.some(isRow)) return true;
    return this.row !== null && isRow(firstOf(part.lines)) && alike(firstOf(part.lines), this.row);
  }
}

function reportGaps(text: string, gaps: readonly Span[], problems: Problem[]): void {
  if (gaps.length === 0) return;
  const edits = gaps.map((span) => ({ span, text: keepComments(text.slice(span.start, span.end)) }));
  problems.push(
    problem('diagram.gap', firstOf(gaps), undefined, [{ title: message('fix.remove-blank-lines'), edits }]),
  );
}

function keepComments(gap: string): string {
  return gap
    .split(/(?<=\r\n|\n|\r(?!\n))/)
    .filter((line) => line.trim() !== '')
    .join('');
}

/** What looks drawn but is not in the board, and what is nothing at all. */
function reportRest(
  text: string,
  lines: readonly EntryLine[],
  board: ReadonlySet<EntryLine>,
  allowance: Allowance,
  problems: Problem[],
): void {
  for (const { first, span, rows } of allowance.first(restOf(text, lines, board))) {
    if (!rows) {
      const inside = fenceInside(text, span);
      if (inside) problems.push(inside);
      if (inside?.span.start !== span.start)
        problems.push(
          problem('line.unreadable', span, undefined, [...halfWidthFix(text, span), ...movesFix(text, span)]),
        );
      continue;
    }
    const at = { start: first.begin, end: first.begin };
    const edits = [{ span: at, text: `# Second board${lineEndOf(text)}` }];
    const title = message('fix.begin-entry');
    problems.push(problem('diagram.second-board', span, undefined, [{ title, edits }]));
  }
}

/** A fence that begins among lines of an entry: the one that the entry stands in is not closed. */
function fenceInside(text: string, { start, end }: Span): Problem | null {
  const found = /(?<=^|[\r\n])[ \t]*(`{3,}|~{3,})[\w{][^\r\n`]*/.exec(text.slice(start, end));
  if (!found) return null;
  const [line, marks = ''] = found;
  const at = start + found.index;
  const edits = [{ span: { start: at, end: at }, text: `${marks}${lineEndOf(text)}` }];
  const fix = { title: message('fix.close-fence'), edits };
  return problem('fence.open', { start: at, end: at + line.length }, { closing: marks, isInside: true }, [
    fix,
  ]);
}

/** Lines that follow each other and are not read: a second board with `rows`, or other lines. */
interface UnreadRun {
  readonly first: EntryLine;
  readonly span: Span;
  readonly rows: boolean;
}

/** A stone, an edge, or two empty points. */
const DRAWN = /[XO|+]|\.\s*\./;

function* restOf(
  text: string,
  lines: readonly EntryLine[],
  board: ReadonlySet<EntryLine>,
): Generator<UnreadRun, void, void> {
  let first: EntryLine | null = null;
  let end = 0;
  let rows = false;
  const run = (of: EntryLine): UnreadRun => {
    const span = { start: of.span.start, end };
    // One line alone is a board if it looks like one: `1 = b3` and `2 at 1` do not.
    const isBoard = rows && (end > of.span.end || DRAWN.test(text.slice(span.start, end)));
    return { first: of, span, rows: isBoard };
  };
  let above: EntryLine | null = null;
  for (const line of lines) {
    const unread = line.kind === 'other' || (isDrawn(line) && !board.has(line));
    const begins = line.kind === 'other' ? rows : isRow(line) && !rows && above?.kind === 'other';
    if (first && (!unread || begins)) {
      yield run(first);
      first = null;
    }
    above = line;
    if (!unread) continue;
    if (!first) rows = false;
    rows ||= isRow(line);
    first ??= line;
    end = line.span.end;
  }
  if (first) yield run(first);
}

/** A key, a title or a comment that an input method has written with the signs of another width. */
const WIDE_LINE = /^[ \t\u3000]*(?:[#;＃；]|[a-z\uff41-\uff5a-]+[ \t\u3000]*[:：])/i;
const WIDE = /[\uff01-\uff5e\u3000]/g;

function halfWidthFix(text: string, { start, end }: Span): Fix[] {
  if (end - start > 2000) return [];
  const edits: TextEdit[] = [];
  for (const line of linesOf(text.slice(start, end))) {
    const written = text.slice(start + line.start, start + line.end);
    const head = WIDE_LINE.exec(written)?.[0];
    if (head === undefined) continue;
    // What a title or a comment says is the author's; values of a key are signs of the notation.
    const upTo = /[#;＃；]$/.test(head) ? head.length : written.length;
    for (const { index } of written.slice(0, upTo).matchAll(WIDE)) {
      const at = start + line.start + index;
      const sign = text.charAt(at);
      const put = sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
      edits.push({ span: { start: at, end: at + 1 }, text: put });
    }
  }
  return edits.length > 0 ? [{ title: message('fix.half-width'), edits, preferred: true }] : [];
}

/** Lines that hold nothing but moves have lost their key, as in sequences on several lines. */
function movesFix(text: string, { start, end }: Span): Fix[] {
  if (end - start > 2000) return [];
  const words = wordsOf(text, start, end, ',');
  const isMove = (word: Word) =>
    /^(?:[bw]|[bw]?[a-z][1-9][0-9]?|pass|tenuki|@[0-9]+|[0-9]+\.+)$/i.test(word.text);
  if (!words.every(isMove) || !words.some(({ text: word }) => word.length > 1)) return [];
  const lines = linesOf(text.slice(start, end)).filter(
    (line) => text.slice(start + line.start, start + line.end).trim() !== '',
  );
  const edits = lines.map((line) => {
    const at = trimmed(text, start + line.start, start + line.end).start;
    return { span: { start: at, end: at }, text: 'moves: ' };
  });
  return [{ title: message('fix.begin-with-moves'), edits, preferred: true }];
}
