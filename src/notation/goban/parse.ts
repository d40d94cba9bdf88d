import { finish, type Task } from '../../go/task.ts';
import { trimmed } from '../text.ts';
import type { Diagram, EntrySyntax, Located, NamedBoard, Problem } from '../types.ts';
import { Allowance } from './allowance.ts';
import { findBlock } from './block.ts';
import { diagramOf, emptyDiagram } from './diagram.ts';
import { readEntryValues } from './entry-values.ts';
import { readFields } from './fields.ts';
import { layOut } from './layout.ts';
import { classify, type EntryLine, resting } from './lines.ts';
import { readMarks } from './marks.ts';
import { problem } from './messages.ts';
import { checkNumbers } from './numbers.ts';
import { Values } from './values.ts';

/**
 * Reads one entry. It never fails and never throws, whatever the text: what cannot be read is a
 * problem with a code and a span, and the rest stands. The work is linear in the length of the
 * text.
 */
export function parseEntry(text: string): EntrySyntax {
  return finish(parsing(text));
}

/** As {@link parseEntry}, yielding in a long text. */
export function* parsing(text: string): Task<EntrySyntax> {
  return entryOf(yield* framing(text), null);
}

const FRAMES = new WeakMap<EntrySyntax, Frame>();
const ON_BOARD = new WeakMap<EntrySyntax, { readonly board: NamedBoard; readonly syntax: EntrySyntax }>();

/**
 * The same entry with its coordinates and labels read on the board that it continues (`from:`). An
 * entry that draws its own board is returned as it is. The last answer for an entry is kept.
 */
export function onBoard(syntax: EntrySyntax, board: NamedBoard): EntrySyntax {
  const frame = FRAMES.get(syntax);
  if (!frame || !syntax.from) return syntax;
  const kept = ON_BOARD.get(syntax);
  if (kept?.board === board) return kept.syntax;
  const linked = entryOf(frame, board);
  ON_BOARD.set(syntax, { board, syntax: linked });
  return linked;
}

/** What an entry says, whatever board its coordinates are of. */
type Frame = Pick<
  EntrySyntax,
  'text' | 'title' | 'boardSpan' | 'diagram' | 'fields' | 'colors' | 'from' | 'problems'
>;

function* framing(text: string): Task<Frame> {
  const problems: Problem[] = [];
  const lines = yield* classify(text);
  const allowance = new Allowance(problems);
  const title = readTitle(text, lines, allowance, problems);
  const fields = readFields(text, lines, allowance, problems);
  yield* resting(text);
  const values = new Values(text, fields, problems);
  const size = values.size();
  const colors = values.colors();
  const from = values.from();
  const edges = values.edges();
  const block = yield* findBlock(text, lines, allowance, problems);
  yield* resting(text);
  // Who continues an entry has its board; a size beside `from:` draws no other one.
  let diagram = size && !from ? emptyDiagram(size.value, size.span) : null;
  if (block) {
    const layout = layOut(text, block, size?.value.columns ?? null, problems);
    diagram = diagramOf(text, layout, block.span, { size, edges, X: colors.X }, problems);
  }
  if (!diagram && !fields.some(({ key }) => key === 'from' || key === 'size')) reportNoBoard(lines, problems);
  const ended = allowance.ended ?? values.ended;
  if (ended) problems.push(problem('entry.too-long', ended, undefined));
  return { text, title, boardSpan: block && block.span, diagram, fields, colors, from, problems };
}

/** The entry of a frame, its coordinates read on the board that it draws or continues. */
function entryOf(frame: Frame, continued: NamedBoard | null): EntrySyntax {
  const { text, fields, from } = frame;
  const problems = [...frame.problems];
  const values = new Values(text, fields, problems);
  const names = frame.diagram ?? continued;
  const { signs, lines } = readMarks(values, names);
  const isMarked = signs.length + lines.length > 0;
  const diagram: Diagram | null =
    frame.diagram && isMarked
      ? { ...frame.diagram, ...(signs.length > 0 && { signs }), ...(lines.length > 0 && { lines }) }
      : frame.diagram;
  const said = readEntryValues(values, names);
  const replays = checkNumbers(diagram, said.replays, from !== null, problems);
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const drawn = isMarked && !diagram && { drawn: { signs, lines } };
  const syntax: EntrySyntax = { ...frame, diagram, ...drawn, ...said, replays, problems };
  if (from && !diagram) FRAMES.set(syntax, frame);
  return syntax;
}

/**
 * ```
 * ## Triple ko
 *    ^--------
 * ```
 */
function readTitle(
  text: string,
  lines: readonly EntryLine[],
  allowance: Allowance,
  problems: Problem[],
): Located<string> | null {
  let title: Located<string> | null = null;
  let seen = false;
  for (const line of allowance.first(lines.filter(({ kind }) => kind === 'title'))) {
    if (seen) {
      problems.push(problem('title.second', line.span, undefined));
      continue;
    }
    seen = true;
    let start = line.span.start;
    while (start < line.span.end && text[start] === '#') start++;
    const span = trimmed(text, start, line.span.end);
    if (span.start < span.end) title = { value: text.slice(span.start, span.end), span };
  }
  return title;
}

function reportNoBoard(lines: readonly EntryLine[], problems: Problem[]): void {
  const first = lines.find((line) => line.kind === 'title' || line.kind === 'field');
  if (first) problems.push(problem('entry.no-board', first.span, undefined));
}
