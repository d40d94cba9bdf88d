/**
 * From the service's plain answers to what the protocol wants. The only place where offsets become
 * positions.
 */

import {
  type CodeAction,
  CodeActionKind,
  type CodeLens,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type DocumentSymbol,
  type InlayHint,
  InsertTextFormat,
  type Location,
  MarkupKind,
  type Range,
  type SymbolInformation,
  SymbolKind,
  type TextEdit,
} from 'vscode-languageserver';
import type { KobanDocument } from '../document/index.ts';
import type { Task } from '../go/task.ts';
import type { Severity, Span } from '../notation/index.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../protocol/tokens.ts';
import type { Action, Completion, Inlay, Lens, SymbolNode, TitleNode, Token } from '../service/index.ts';
import { say } from '../words/index.ts';
import { type Abilities, withoutStops } from './abilities.ts';

export const SEVERITIES: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

export function toRange(document: KobanDocument, span: Span): Range {
  return { start: document.positionAt(span.start), end: document.positionAt(span.end) };
}

export function toSpan(document: KobanDocument, range: Range): Span {
  return { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
}

export function toLocation(document: KobanDocument, span: Span): Location {
  return { uri: document.uri, range: toRange(document, span) };
}

export function toEdits(
  document: KobanDocument,
  edits: readonly { readonly span: Span; readonly text: string }[],
): TextEdit[] {
  return edits.map(({ span, text }) => ({ range: toRange(document, span), newText: text }));
}

const COMPLETION_KINDS: Record<Completion['kind'], CompletionItemKind> = {
  key: CompletionItemKind.Property,
  rule: CompletionItemKind.EnumMember,
  point: CompletionItemKind.Value,
  label: CompletionItemKind.Variable,
  title: CompletionItemKind.Reference,
  word: CompletionItemKind.Keyword,
  claim: CompletionItemKind.Snippet,
};

/** What an item carries for the request that resolves it: a point. */
export type CompletionData = NonNullable<Completion['point']> & { readonly uri: string; readonly at: number };

export function toCompletion(
  document: KobanDocument,
  one: Completion,
  { pictures, snippets }: Abilities,
): CompletionItem {
  return {
    label: one.label,
    kind: COMPLETION_KINDS[one.kind],
    // In every row of the list, while `detail` alone is shown for the row that has the focus.
    ...(one.detail && { detail: one.detail, labelDetails: { description: one.detail } }),
    ...(one.documentation && { documentation: { kind: MarkupKind.PlainText, value: one.documentation } }),
    sortText: String(one.order).padStart(4, '0'),
    filterText: one.filter ?? one.label,
    ...(one.snippet && snippets && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(one.point && {
      data: { uri: document.uri, at: one.span.start, ...one.point } satisfies CompletionData,
    }),
    textEdit: {
      range: toRange(document, one.span),
      newText: one.snippet && !snippets ? withoutStops(one.text) : one.text,
    },
    // A key or the beginning of a claim is not all: what can follow is listed at once, as if it had
    // been typed.
    ...(pictures && one.command && { command: { title: one.label, command: one.command } }),
    ...(pictures &&
      one.text.endsWith(' ') && {
        command: { title: 'Suggest', command: 'editor.action.triggerSuggest', arguments: [{ auto: true }] },
      }),
  };
}

const SYMBOL_KINDS: Record<SymbolNode['kind'], SymbolKind> = {
  entry: SymbolKind.Class,
  board: SymbolKind.Array,
  move: SymbolKind.Event,
};

export function toSymbol(document: KobanDocument, node: SymbolNode): DocumentSymbol {
  return {
    name: node.name,
    detail: node.detail,
    kind: SYMBOL_KINDS[node.kind],
    range: toRange(document, node.span),
    selectionRange: toRange(document, node.selection),
    children: node.children.map((child) => toSymbol(document, child)),
  };
}

export function toWorkspaceSymbol(
  document: KobanDocument,
  { name, detail, span }: TitleNode,
): SymbolInformation {
  return {
    name,
    kind: SYMBOL_KINDS.entry,
    location: toLocation(document, span),
    ...(detail && { containerName: detail }),
  };
}

export function toLens(document: KobanDocument, lens: Lens): CodeLens {
  return {
    range: toRange(document, lens.span),
    command: { title: lens.title, command: lens.command, arguments: [...lens.arguments] },
  };
}

export function toInlay(document: KobanDocument, inlay: Inlay): InlayHint {
  return {
    position: document.positionAt(inlay.offset),
    label: inlay.label,
    tooltip: inlay.tooltip,
    paddingLeft: true,
    ...(inlay.paddingRight && { paddingRight: true }),
  };
}

/** An action with those of the client's diagnostics that it mends. */
export function toAction(
  document: KobanDocument,
  action: Action,
  diagnostics: readonly Diagnostic[],
): CodeAction {
  const { mends, also = [] } = action;
  const gone = (mends ? [mends, ...also] : []).map(({ code, span }) => [code, toRange(document, span)]);
  const keys = new Set(gone.map((one) => JSON.stringify(one)));
  const mended = diagnostics.filter(({ code, range }) => keys.has(JSON.stringify([code, range])));
  return {
    title: say(action.title),
    kind: action.kind === 'quickfix' ? CodeActionKind.QuickFix : CodeActionKind.RefactorRewrite,
    ...(mended.length > 0 && { diagnostics: mended }),
    ...(action.preferred && { isPreferred: true }),
    ...(action.command
      ? {
          command: {
            title: say(action.title),
            command: action.command.command,
            arguments: [...action.command.arguments],
          },
        }
      : { edit: { changes: { [document.uri]: toEdits(document, action.edits) } } }),
  };
}

/** How many numbers are computed without a pause. */
const SLICE = 2000;

/** Five numbers for each token, relative to the one before, as the protocol encodes them. */
export function* toTokenData(document: KobanDocument, tokens: readonly Token[]): Task<number[]> {
  const data: number[] = [];
  let line = 0;
  let character = 0;
  for (const { span, type, declaration } of tokens) {
    const start = document.positionAt(span.start);
    if (start.line !== line) character = 0;
    const modifiers = declaration ? 1 << TOKEN_MODIFIERS.indexOf('declaration') : 0;
    const kind = TOKEN_TYPES.indexOf(type);
    data.push(start.line - line, start.character - character, span.end - span.start, kind, modifiers);
    line = start.line;
    character = start.character;
    if (data.length % SLICE === 0) yield;
  }
  return data;
}
