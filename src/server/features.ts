/** The requests of the Language Server Protocol that the server answers. */

import {
  CodeActionRequest,
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  LSPErrorCodes,
  type Position,
  PrepareRenameRequest,
  type Range,
  ReferencesRequest,
  RenameRequest,
  ResponseError,
  type SelectionRange,
  SelectionRangeRequest,
  type SemanticTokens,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver';
import { mapped, type Task } from '../go/task.ts';
import {
  acting,
  complete,
  type DocumentAnalysis,
  definition,
  folding,
  format,
  highlights,
  inlays,
  lenses,
  links,
  placesOfRule,
  pointPicture,
  prepare,
  preparingOffers,
  readEyesToShow,
  readOffers,
  references,
  rename,
  renameable,
  ruleNameAt,
  selection,
  symbols,
  tokens,
} from '../service/index.ts';
import { say } from '../words/index.ts';
import { contentOf } from './abilities.ts';
import {
  type CompletionData,
  toAction,
  toCompletion,
  toEdits,
  toInlay,
  toLens,
  toLocation,
  toRange,
  toSpan,
  toSymbol,
  toTokenData,
} from './convert.ts';
import { answerHover, EYE_WAITS } from './hovers.ts';
import { type Answer, type RequestContext, request } from './requests.ts';

/** Milliseconds that completion, and a menu of actions, may wait for eyes to be read. */
const OFFER_WAITS = 50;
/**
 * How long each offer is tried before it is made, in milliseconds; what waits for a search is left
 * out then.
 */
const TRIED_WITHIN = 2000;

const at = ({ document }: DocumentAnalysis, { position }: { readonly position: Position }) =>
  document.offsetAt(position);

/** Reads eyes for a moment, since what is offered at an offset may be their values. */
const readingEyes = (document: DocumentAnalysis, offset: number, { waited }: RequestContext): Task<void> =>
  readOffers(document, offset, () => waited(OFFER_WAITS));

function* tokenData(document: DocumentAnalysis, range?: Range): Task<SemanticTokens> {
  const whole = { start: 0, end: document.document.text.length };
  const within = range ? toSpan(document.document, range) : whole;
  const found = yield* tokens(document, within);
  return { data: yield* toTokenData(document.document, found) };
}

const NO_TOKENS = { fallback: () => ({ data: [] }) };

/** The item itself says where it was offered. */
const RESOLVING = {
  about({ data }: CompletionItem) {
    const { uri, at } = (data ?? {}) as Partial<CompletionData>;
    return uri === undefined || at === undefined ? undefined : { uri, offset: at };
  },
  fallback: (item: CompletionItem) => item,
};

export const FEATURES: readonly Answer[] = [
  request(HoverRequest.type, {}, answerHover),
  request(CompletionRequest.type, { onEdit: 'again' }, function* (d, params, context) {
    const offset = at(d, params);
    yield* readingEyes(d, offset, context);
    const { client } = context.documents;
    return complete(d, offset, params.context?.triggerCharacter)
      .filter(({ command, text }) => client.pictures || command === undefined || text !== '')
      .map((one) => toCompletion(d.document, one, client));
  }),
  request(DefinitionRequest.type, {}, (d, params, { ruleNames }) => {
    const offset = at(d, params);
    const rule = ruleNameAt(d, offset);
    if (rule) return ruleNames.definition(rule);
    const span = definition(d, offset);
    return span && toLocation(d.document, span);
  }),
  request(ReferencesRequest.type, {}, (d, params, { ruleNames }) => {
    const offset = at(d, params);
    const { includeDeclaration } = params.context;
    const rule = ruleNameAt(d, offset);
    if (rule) return ruleNames.references(rule, includeDeclaration);
    return references(d, offset, includeDeclaration).map((s) => toLocation(d.document, s));
  }),
  request(DocumentHighlightRequest.type, {}, function* (d, params) {
    const offset = at(d, params);
    const rule = ruleNameAt(d, offset);
    const spans = rule ? yield* placesOfRule(d, rule) : highlights(d, offset);
    return spans.map((span) => ({ range: toRange(d.document, span) }));
  }),
  request(PrepareRenameRequest.type, {}, (d, params) => {
    const offset = at(d, params);
    const rule = ruleNameAt(d, offset);
    const found = rule ? { span: rule.span, text: rule.name } : renameable(d, offset);
    return found && { range: toRange(d.document, found.span), placeholder: found.text };
  }),
  request(RenameRequest.type, {}, (d, params, { ruleNames }) => {
    const offset = at(d, params);
    const rule = ruleNameAt(d, offset);
    if (rule) return ruleNames.rename(d, rule, params.newName.trim());
    const renaming = rename(d, offset, params.newName);
    if (!renaming) return null;
    if ('refused' in renaming) throw new ResponseError(LSPErrorCodes.RequestFailed, say(renaming.refused));
    return { changes: { [d.document.uri]: toEdits(d.document, renaming.edits) } };
  }),
  request(DocumentSymbolRequest.type, {}, function* (d) {
    return yield* mapped(yield* symbols(d), (node) => toSymbol(d.document, node));
  }),
  request(FoldingRangeRequest.type, {}, folding),
  // A lens is a command of the extension.
  request(CodeLensRequest.type, {}, (d, _, { documents }) =>
    documents.client.pictures ? lenses(d).map((lens) => toLens(d.document, lens)) : [],
  ),
  request(CodeActionRequest.type, { onEdit: 'again' }, function* (d, { range, context: { diagnostics } }, c) {
    const span = toSpan(d.document, range);
    yield* readingEyes(d, span.start, c);
    yield* preparingOffers(d, span);
    const offered = (yield* acting(d, span, () => c.waited(TRIED_WITHIN))).filter(
      ({ command }) => !command || c.documents.client.pictures,
    );
    return offered.map((action) => toAction(d.document, action, diagnostics));
  }),
  request(InlayHintRequest.type, {}, function* (d, { range }, { documents, waited }) {
    const span = toSpan(d.document, range);
    const left = yield* readEyesToShow(d, span, () => waited(EYE_WAITS.eye));
    documents.searchForView(d.document.uri, left);
    return inlays(d, span).map((inlay) => toInlay(d.document, inlay));
  }),
  request(SemanticTokensRequest.type, NO_TOKENS, (d) => tokenData(d)),
  request(SemanticTokensRangeRequest.type, NO_TOKENS, (d, { range }) => tokenData(d, range)),
  request(DocumentFormattingRequest.type, {}, function* (d) {
    const edits = yield* format(d);
    return edits && toEdits(d.document, edits);
  }),
  request(DocumentRangeFormattingRequest.type, {}, function* (d, { range }) {
    const edits = yield* format(d, toSpan(d.document, range));
    return edits && toEdits(d.document, edits);
  }),
  request(DocumentLinkRequest.type, {}, function* (d, _, { documents }) {
    const found = yield* links(d, documents.client.pictures);
    return found?.map(({ span, target }) => ({ range: toRange(d.document, span), target }));
  }),
  request(SelectionRangeRequest.type, {}, function* (d, { positions }) {
    const ranges: SelectionRange[] = [];
    for (const position of positions) {
      const offset = d.document.offsetAt(position);
      yield* prepare(d, { offset });
      const spans = selection(d, offset);
      if (!spans) return null;
      let outer: SelectionRange | undefined;
      for (const span of spans.reverse())
        outer = { range: toRange(d.document, span), ...(outer && { parent: outer }) };
      ranges.push(outer ?? { range: { start: position, end: position } });
    }
    return ranges;
  }),
  // Adds the picture of the board to a completion of a point.
  request(CompletionResolveRequest.type, RESOLVING, (d, item, { documents }) => {
    const data = item.data as CompletionData;
    const picture = pointPicture(d, data.at, data);
    if (picture === null) return item;
    const { completionMarkdown, hovers } = documents.client;
    return { ...item, documentation: contentOf([picture], completionMarkdown, hovers, d.settings) };
  }),
];
