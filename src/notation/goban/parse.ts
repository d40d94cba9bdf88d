import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, colorName, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { trimmed } from '../text.ts';
import type { Diagram, EntrySyntax, Located, NamedBoard, Problem } from '../types.ts';
import { Allowance } from './allowance.ts';
import { findBlock } from './block.ts';
import { diagramOf, emptyDiagram } from './diagram.ts';
import { readEntryValues } from './entry-values.ts';
import { readFields } from './fields.ts';
import { layOut } from './layout.ts';
import { classify, type EntryLine, yieldIfLong } from './lines.ts';
import { readMarks } from './marks.ts';
import { problem } from './messages.ts';
import { checkNumbers } from './numbers.ts';
import type { RuleNames } from './rule-words.ts';
import { Values } from './values.ts';

/**
 * Reads one entry. It never fails and never throws, whatever the text: what cannot be read is a
 * problem with a code and a span, and the rest stands. The work is linear in the length of the
 * text. Yields in a long text.
 */
export function* parsing(text: string): Task<EntrySyntax> {
  return entryOf(yield* framing(text), null);
}

const FRAMES = new WeakMap<EntrySyntax, Frame>();
/** Lines in which rules are named. */
const NAMING: ReadonlySet<string> = new Set(['rules', 'rule', 'expect']);
interface Linked {
  readonly board: NamedBoard | null;
  readonly names: RuleNames | undefined;
  readonly syntax: EntrySyntax;
}

const ON_BOARD = new WeakMap<EntrySyntax, Linked>();

/**
 * The same entry with its coordinates and labels read on the board that it continues (`from:`), if
 * it does, and its rules with the names that are given there or around it. The last answer for an
 * entry is kept.
 */
export function onBoard(syntax: EntrySyntax, board: NamedBoard | null, names?: RuleNames): EntrySyntax {
  const frame = FRAMES.get(syntax);
  if (!frame || ((frame.diagram || !board) && !names)) return syntax;
  const kept = ON_BOARD.get(syntax);
  if (kept?.board === board && kept.names === names) return kept.syntax;
  const linked = entryOf(frame, board, names);
  ON_BOARD.set(syntax, { board, names, syntax: linked });
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
  yield* yieldIfLong(text);
  const values = new Values(text, fields, problems);
  const size = values.size();
  const colors = values.colors();
  const from = values.from();
  const edges = values.edges();
  const block = yield* findBlock(text, lines, allowance, problems);
  yield* yieldIfLong(text);
  // An entry that continues another one has its board; a size beside `from:` draws no other one.
  let diagram = size && !from ? emptyDiagram(size.value, size.span) : null;
  if (block) {
    const layout = layOut(text, block, size?.value.columns ?? null, problems);
    diagram = diagramOf(text, layout, block.span, { size, edges, X: colors.X }, problems);
  }
  if (!diagram && !fields.some(({ key }) => key === 'from' || key === 'size')) reportNoBoard(lines, problems);
  const ended = allowance.ended ?? values.ended;
  if (ended) problems.push(problem('entry.too-long', ended, undefined));
  return { text, title, boardSpan: block?.span ?? null, diagram, fields, colors, from, problems };
}

/** The entry of a frame, its coordinates read on the board that it draws or continues. */
function entryOf(frame: Frame, continued: NamedBoard | null, inherited?: RuleNames): EntrySyntax {
  const { text, title, boardSpan, fields, colors, from } = frame;
  const problems = [...frame.problems];
  const values = new Values(text, fields, problems, inherited);
  const names = frame.diagram ?? continued;
  const { signs, lines } = readMarks(values, names);
  const isMarked = signs.length + lines.length > 0;
  const diagram: Diagram | null =
    frame.diagram && isMarked
      ? { ...frame.diagram, ...(signs.length > 0 && { signs }), ...(lines.length > 0 && { lines }) }
      : frame.diagram;
  const said = readEntryValues(values, names);
  const replays = checkNumbers(diagram, said.replays, from !== null, problems);
  reportSmallStones({ diagram, ...said }, problems);
  reportSameColor(said.moves, problems);
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const drawn = isMarked && !diagram && { drawn: { signs, lines } };
  // Not `...frame`: V8 gives each object a hidden class of its own that begins with a spread and
  // goes on with new keys, which takes more memory than the object.
  const syntax: EntrySyntax = {
    text,
    isOurs: true,
    title,
    boardSpan,
    diagram,
    fields,
    colors,
    from,
    problems,
    ...drawn,
    ...said,
    replays,
  };
  if (from || fields.some(({ key }) => NAMING.has(key))) FRAMES.set(syntax, frame);
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
  if (!first) return;
  const { start } = first.span;
  const edits = [{ span: { start, end: start + 1 }, text: ';' }];
  const isTitleAlone = lines.every(({ kind }) => kind === 'title' || kind === 'blank' || kind === 'comment');
  // Below a line that cannot be read, a title may well be one.
  const isRead = lines.every(({ kind }) => kind !== 'other');
  const fixes = isRead && first.kind === 'title' ? [{ title: message('fix.make-comment'), edits }] : [];
  problems.push(problem('entry.no-board', first.span, { isTitleAlone }, fixes));
}

/**
 * A small `x` or `o` among stones is a label; nothing that names it makes it look like a slip of
 * the shift key.
 */
function reportSmallStones(
  { diagram, moves, expects }: Pick<EntrySyntax, 'diagram' | 'moves' | 'expects'>,
  problems: Problem[],
): void {
  const { labels = [], cells, spans } = diagram ?? {};
  const small = labels.filter(({ label }) => label === 'x' || label === 'o');
  const [only] = small;
  if (!cells || !spans || !only || small.length > 1 || labels.length > 1) return;
  if (!cells.includes(BLACK) && !cells.includes(WHITE)) return;
  const { label, point } = only;
  const names = new RegExp(`\\b${label}\\b`);
  if (moves.some(({ target }) => target.kind === 'label') || expects.some(({ text }) => names.test(text)))
    return;
  const span = must(spans[point]);
  const text = label.toUpperCase();
  const fix = { title: message('fix.write', { text }), edits: [{ span, text }] };
  problems.push(problem('label.small-stone', span, { label }, [fix]));
}

/**
 * Two plays of one color, both written, in moves of both colors: most often the other one was
 * forgotten.
 */
function reportSameColor(moves: EntrySyntax['moves'], problems: Problem[]): void {
  if (new Set(moves.map(({ color }) => color)).size !== 2 || moves.some(({ color }) => color === null))
    return;
  for (const [i, { color, span, target }] of moves.entries()) {
    const before = moves[i - 1];
    if (i === 0 || color === null || before?.color !== color) continue;
    if (target.kind === 'pass' || before.target.kind === 'pass') continue;
    const other = color === BLACK ? 'W' : 'B';
    const edits = [{ span: { start: span.start, end: span.start }, text: `${other} tenuki ` }];
    const fix = { title: message('fix.write', { text: `${other} tenuki` }), edits };
    problems.push(problem('move.same-color', span, { color: colorName(color) }, [fix]));
  }
}
