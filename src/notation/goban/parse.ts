import { trimmed } from '../text.ts';
import type { Diagram, EntrySyntax, Located, NamedBoard, Problem, Span } from '../types.ts';
import { findBlock } from './block.ts';
import { type BoardFields, diagramOf, emptyDiagram } from './diagram.ts';
import { readEntryValues } from './entry-values.ts';
import { readFields } from './fields.ts';
import { layOut } from './layout.ts';
import { classify, type EntryLine } from './lines.ts';
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
  return read(text, null);
}

const ON_BOARD = new WeakMap<EntrySyntax, { readonly board: NamedBoard; readonly syntax: EntrySyntax }>();

/**
 * The same entry with its coordinates and labels read on the board that it continues (`from:`). An
 * entry that draws its own board is returned as it is. The last answer for an entry is kept.
 */
export function onBoard(syntax: EntrySyntax, board: NamedBoard): EntrySyntax {
  if (syntax.diagram || !syntax.from) return syntax;
  const kept = ON_BOARD.get(syntax);
  if (kept?.board === board) return kept.syntax;
  const linked = read(syntax.text, board);
  ON_BOARD.set(syntax, { board, syntax: linked });
  return linked;
}

function read(text: string, continued: NamedBoard | null): EntrySyntax {
  const problems: Problem[] = [];
  const lines = classify(text);
  const title = readTitle(text, lines, problems);
  const fields = readFields(text, lines, problems);
  const values = new Values(text, fields, problems);
  const size = values.size();
  const colors = values.colors();
  const from = values.from();
  const board = readBoard(text, lines, { size, edges: values.edges(), X: colors.X }, problems);
  // Who continues an entry has its board; a size beside `from:` draws no other one.
  const plain = board?.diagram ?? (size && !from ? emptyDiagram(size.value, size.span) : null);
  if (!plain && !fields.some(({ key }) => key === 'from' || key === 'size')) reportNoBoard(lines, problems);
  const names = plain ?? continued;
  const { signs, lines: arrows } = readMarks(text, fields, names, problems);
  const isMarked = signs.length + arrows.length > 0;
  const diagram =
    plain && isMarked
      ? { ...plain, ...(signs.length > 0 && { signs }), ...(arrows.length > 0 && { lines: arrows }) }
      : plain;
  const said = readEntryValues(text, values, names, problems);
  const syntax: EntrySyntax = {
    text,
    title,
    boardSpan: board?.span ?? null,
    diagram,
    fields,
    ...(isMarked && !diagram && { drawn: { signs, lines: arrows } }),
    ...said,
    colors,
    replays: checkNumbers(diagram, said.replays, from !== null, problems),
    from,
    problems,
  };
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return syntax;
}

/**
 * ```
 * ## Triple ko
 *    ^--------
 * ```
 */
function readTitle(text: string, lines: readonly EntryLine[], problems: Problem[]): Located<string> | null {
  let title: Located<string> | null = null;
  let seen = false;
  for (const line of lines) {
    if (line.kind !== 'title') continue;
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

function readBoard(
  text: string,
  lines: readonly EntryLine[],
  fields: BoardFields,
  problems: Problem[],
): { readonly diagram: Diagram; readonly span: Span } | null {
  const block = findBlock(text, lines, problems);
  if (!block) return null;
  const layout = layOut(text, block, fields.size?.value.columns ?? null, problems);
  return { diagram: diagramOf(text, layout, block.span, fields, problems), span: block.span };
}

function reportNoBoard(lines: readonly EntryLine[], problems: Problem[]): void {
  const first = lines.find((line) => line.kind === 'title' || line.kind === 'field');
  if (first) problems.push(problem('entry.no-board', first.span, undefined));
}
