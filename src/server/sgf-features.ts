/** What the server answers for SGF alone. */
import { type CompletionItem, type Connection, MarkupKind, type SelectionRange } from 'vscode-languageserver';
import { DIRECTIONS, NAVIGATE, type NavigateParams } from '../protocol/requests.ts';
import { sgfPointPicture } from '../service/sgf/complete.ts';
import { isSgfAt, preparing } from '../service/sgf/entries.ts';
import { sgfFormat } from '../service/sgf/format.ts';
import { sgfLinks } from '../service/sgf/links.ts';
import { sgfNavigate } from '../service/sgf/navigate.ts';
import { sgfSelection } from '../service/sgf/outline.ts';
import { toEdits, toRange, toSpan } from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import type { On } from './features.ts';
import type { World } from './world.ts';

export function answerSgf(connection: Connection, documents: Documents, world: World, on: On): void {
  connection.onDocumentFormatting(
    on('format', function* (d) {
      return d.sgf?.isWhole ? toEdits(d.document, yield* sgfFormat(d)) : null;
    }),
  );
  connection.onDocumentRangeFormatting(
    on('format range', function* (d, { range }) {
      return d.sgf?.isWhole ? toEdits(d.document, yield* sgfFormat(d, toSpan(d.document, range))) : null;
    }),
  );
  connection.onDocumentLinks(
    on('links', function* (d) {
      if (!d.sgf) return null;
      return (yield* sgfLinks(d)).map(({ span, target }) => ({ range: toRange(d.document, span), target }));
    }),
  );
  connection.onSelectionRanges(
    on('selection', function* (d, { positions }) {
      if (!d.sgf || !positions.every((one) => isSgfAt(d, d.document.offsetAt(one)))) return null;
      for (const one of positions) yield* preparing(d.sgf, { offset: d.document.offsetAt(one) });
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
    if (document?.sgf) await drive(preparing(document.sgf, { offset: data!.at }), world, () => false);
    const value = document ? sgfPointPicture(document, data.at, data) : null;
    return value === null ? item : { ...item, documentation: { kind: MarkupKind.Markdown, value } };
  });
  connection.onRequest(NAVIGATE, async (params: NavigateParams) => {
    await documents.ready;
    const document = documents.get(params.uri);
    const direction = DIRECTIONS.find((one) => one === params.direction);
    if (!document?.sgf || !direction) return null;
    const from = document.document.offsetAt(params.position);
    const stale = () => documents.get(params.uri) !== document;
    if ((await drive(preparing(document.sgf, { offset: from }), world, stale)) === null) return null;
    const offset = sgfNavigate(document, from, direction);
    return offset === null ? null : document.document.positionAt(offset);
  });
}
