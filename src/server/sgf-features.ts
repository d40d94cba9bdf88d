/** What the server answers for SGF alone. */
import { type CompletionItem, type Connection, MarkupKind, type SelectionRange } from 'vscode-languageserver';
import { DIRECTIONS, NAVIGATE, type NavigateParams } from '../protocol/requests.ts';
import { sgfPointPicture } from '../service/sgf/complete.ts';
import { sgfFormat } from '../service/sgf/format.ts';
import { sgfLinks } from '../service/sgf/links.ts';
import { sgfNavigate } from '../service/sgf/navigate.ts';
import { sgfSelection } from '../service/sgf/outline.ts';
import type { DocumentAnalysis } from '../service/types.ts';
import { toEdits, toRange, toSpan } from './convert.ts';
import type { Documents } from './documents.ts';

type On = <P extends { readonly textDocument: { readonly uri: string } }, R>(
  name: string,
  feature: (document: DocumentAnalysis, params: P) => R,
) => (params: P) => Promise<R | null>;

export function answerSgf(connection: Connection, documents: Documents, on: On): void {
  connection.onDocumentFormatting(on('format', (d) => (d.sgf ? toEdits(d.document, sgfFormat(d)) : null)));
  connection.onDocumentRangeFormatting(
    on('format range', (d, { range }) =>
      d.sgf ? toEdits(d.document, sgfFormat(d, toSpan(d.document, range))) : null,
    ),
  );
  connection.onDocumentLinks(
    on('links', (d) =>
      d.sgf ? sgfLinks(d).map(({ span, target }) => ({ range: toRange(d.document, span), target })) : null,
    ),
  );
  connection.onSelectionRanges(
    on('selection', (d, { positions }) => {
      if (!d.sgf) return null;
      return positions.map((position): SelectionRange => {
        const spans = sgfSelection(d, d.document.offsetAt(position));
        let outer: SelectionRange | undefined;
        for (const span of spans.reverse()) {
          outer = { range: toRange(d.document, span), ...(outer && { parent: outer }) };
        }
        return outer ?? { range: { start: position, end: position } };
      });
    }),
  );
  connection.onCompletionResolve(async (item: CompletionItem) => {
    const data = item.data as
      | { uri: string; at: number; node: number; point: number; color: number }
      | undefined;
    await documents.ready;
    const document = data && documents.get(data.uri);
    const value = document ? sgfPointPicture(document, data.at, data) : null;
    return value === null ? item : { ...item, documentation: { kind: MarkupKind.Markdown, value } };
  });
  connection.onRequest(NAVIGATE, async (params: NavigateParams) => {
    await documents.ready;
    const document = documents.get(params.uri);
    const direction = DIRECTIONS.find((one) => one === params.direction);
    if (!document || !direction) return null;
    const offset = sgfNavigate(document, document.document.offsetAt(params.position), direction);
    return offset === null ? null : document.document.positionAt(offset);
  });
}
