import type { PlacedEntry } from '../document/types.ts';
import type { Task } from '../go/task.ts';
import { notationOf } from '../notation/index.ts';
import type { Span } from '../notation/types.ts';
import { sgfSymbols } from './sgf/outline.ts';
import type { DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { deed } from './words.ts';

export interface SymbolNode {
  readonly name: string;
  readonly detail: string;
  readonly kind: 'entry' | 'board' | 'move';
  readonly span: Span;
  readonly selection: Span;
  readonly children: readonly SymbolNode[];
}

/** The outline: entries, and in each its board and moves. */
export function* symbols(document: DocumentAnalysis): Task<SymbolNode[]> {
  const games = document.sgf ? yield* sgfSymbols(document) : [];
  const all = [...document.entries.map((placed) => entrySymbol(placed)), ...games];
  return games.length > 0 ? all.sort((a, b) => a.span.start - b.span.start) : all;
}

/** What a diagram of another notation is called; nothing for entries of our own. */
function notationName({ reading }: PlacedEntry): string {
  return (reading && notationOf(reading.found.notation)?.label) ?? '';
}

function entrySymbol(placed: PlacedAnalysis): SymbolNode {
  const { entry, analysis, index } = placed;
  const { syntax } = entry;
  const at = (span: Span): Span => ({ start: entry.offset + span.start, end: entry.offset + span.end });
  const { columns, rows } = analysis.game.start.position.geometry;
  const children: SymbolNode[] = [];
  if (syntax.boardSpan) {
    const span = at(syntax.boardSpan);
    children.push({
      name: 'board',
      detail: `${columns}x${rows}`,
      kind: 'board',
      span,
      selection: span,
      children: [],
    });
  }
  for (let n = analysis.inherited + analysis.drawn + 1; n <= analysis.game.length; n++) {
    const span = at(analysis.origins[n - 1]!.span);
    const name = `${analysis.shown(n)}. ${deed(analysis, n)}`;
    children.push({ name, detail: '', kind: 'move', span, selection: span, children: [] });
  }
  const end = syntax.text.trimEnd().length;
  const span = at({ start: 0, end: Math.max(end, syntax.title?.span.end ?? 0) });
  return {
    name: syntax.title?.value || `${entry.reading ? 'Diagram' : 'Entry'} ${index + 1}`,
    detail: syntax.rules.map((rule) => rule.value).join(', ') || notationName(entry),
    kind: 'entry',
    span,
    selection: syntax.title ? at(syntax.title.span) : { start: span.start, end: span.start },
    children,
  };
}
