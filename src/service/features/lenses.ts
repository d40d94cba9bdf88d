import type { Span } from '../../notation/index.ts';
import {
  ANIMATE,
  type AnimateArguments,
  type ReportArguments,
  SHOW_REPORT,
} from '../../protocol/commands.ts';
import { message, say } from '../../words/index.ts';
import { type LinkedEntries, rulesOfDocument } from '../analysis/index.ts';

export interface Lens {
  readonly span: Span;
  readonly title: string;
  readonly command: string;
  readonly arguments: readonly unknown[];
}

/** "Open Board" above each entry that has something to show, "Report card" above each rule. */
export function lenses(document: LinkedEntries): Lens[] {
  if (!document.settings.codeLens) return [];
  const found: Lens[] = [];
  for (const { entry, analysis, id } of document.entries) {
    const { syntax } = entry;
    if (!syntax.diagram && !analysis.parent) continue;
    const start = entry.offset + (syntax.title?.span.start ?? Math.max(0, syntax.text.search(/\S/)));
    const moves = analysis.game.length - analysis.inherited;
    // Other notations seldom have moves; a line above each of their diagrams would be noise.
    if (moves === 0 && entry.reading) continue;
    const title = say(moves > 0 ? message('lens.animate', { moves }) : message('lens.board'));
    const args: AnimateArguments = { uri: document.document.uri, entry: id, index: analysis.inherited };
    found.push({ span: { start, end: start }, title, command: ANIMATE, arguments: [args] });
  }
  for (const { offset, read } of rulesOfDocument(document.document)) {
    const [first] = read.lines.filter(({ kind }) => kind === 'clause');
    if (!first) continue;
    const start = offset + (read.titleSpan ?? first.span).start;
    const args: ReportArguments = { uri: document.document.uri, offset: start };
    const title = say(message('lens.report'));
    found.push({ span: { start, end: start }, title, command: SHOW_REPORT, arguments: [args] });
  }
  return found;
}
