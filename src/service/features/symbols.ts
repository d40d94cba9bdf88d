import type { PlacedEntry } from '../../document/index.ts';
import { mapped, type Task } from '../../go/task.ts';
import { notationOf, type Span } from '../../notation/index.ts';
import { message, say } from '../../words/index.ts';
import {
  describeMove,
  inDocument,
  type LinkedEntries,
  originOf,
  type PlacedAnalysis,
  writtenName,
} from '../analysis/index.ts';

export interface SymbolNode {
  readonly name: string;
  readonly detail: string;
  readonly kind: 'entry' | 'board' | 'move';
  readonly span: Span;
  readonly selection: Span;
  readonly children: readonly SymbolNode[];
}

/** An entry or a game that its author has named. */
export interface TitleNode {
  readonly name: string;
  readonly detail: string;
  readonly span: Span;
}

/** Editors draw endless outlines badly, and readers skip them. */
export const MOST_SYMBOLS = 5000;

/**
 * The outline: entries, and in each its board and moves. Of very many, the first entries are listed
 * in detail, and others by their titles. In Markdown all are, so that no move stands before a
 * heading.
 */
export function* symbols({ document, entries }: LinkedEntries): Task<SymbolNode[]> {
  let room = document.host === 'markdown' ? 0 : MOST_SYMBOLS;
  return yield* mapped(entries.slice(0, MOST_SYMBOLS), (placed) => {
    const symbol = entrySymbol(placed, room);
    room -= 1 + symbol.children.length;
    return symbol;
  });
}

/** The entries that have titles. */
export function titles({ entries }: LinkedEntries): TitleNode[] {
  return entries.slice(0, MOST_SYMBOLS).flatMap((placed) => {
    const { title } = placed.entry.syntax;
    if (!title) return [];
    const detail = rulesWritten(placed) || notationName(placed.entry);
    return [{ name: title.value, detail, span: inDocument(placed, title.span) }];
  });
}

/** The rules of an entry by the names that it gives them. */
function rulesWritten({ analysis, entry }: PlacedAnalysis): string {
  return entry.syntax.rules.map(({ value }) => writtenName(analysis, value) ?? value).join(', ');
}

/** What a diagram of another notation is called; nothing for entries of our own. */
function notationName({ reading }: PlacedEntry): string {
  return (reading && notationOf(reading.found.notation)?.label) ?? '';
}

/** The title of an entry, or its number. */
export function entryTitle({ entry, index }: PlacedAnalysis): string {
  const untitled = message(entry.reading ? 'outline.diagram' : 'outline.entry', { number: index + 1 });
  return entry.syntax.title?.value || say(untitled);
}

function entrySymbol(placed: PlacedAnalysis, room: number): SymbolNode {
  const { entry, analysis } = placed;
  const { syntax } = entry;
  const at = (span: Span) => inDocument(placed, span);
  const { columns, rows } = analysis.game.start.position.geometry;
  const children: SymbolNode[] = [];
  if (syntax.boardSpan && room > 0) {
    const span = at(syntax.boardSpan);
    children.push({
      name: say(message('outline.board')),
      detail: `${columns}x${rows}`,
      kind: 'board',
      span,
      selection: span,
      children: [],
    });
  }
  const first = analysis.inherited + analysis.drawn + 1;
  for (let n = first; n <= analysis.game.length && children.length < room; n++) {
    const span = at(originOf(analysis, n).span);
    const name = `${analysis.shown(n)}. ${say(describeMove(analysis, n))}`;
    children.push({ name, detail: '', kind: 'move', span, selection: span, children: [] });
  }
  const end = syntax.text.trimEnd().length;
  const span = at({ start: 0, end: Math.max(end, syntax.title?.span.end ?? 0) });
  return {
    name: entryTitle(placed),
    detail: rulesWritten(placed) || notationName(entry),
    kind: 'entry',
    span,
    selection: syntax.title ? at(syntax.title.span) : { start: span.start, end: span.start },
    children,
  };
}
