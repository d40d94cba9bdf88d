/** The registry: one line for each request that the server answers. */
import {
  type CodeAction,
  type CodeActionParams,
  type CompletionItem,
  type CompletionParams,
  type Connection,
  LSPErrorCodes,
  type Position,
  type Range,
  ResponseError,
} from 'vscode-languageserver';
import { isTask, type Task } from '../go/task.ts';
import type { Span } from '../notation/types.ts';
import { CONVERT, type ConvertParams, PASTE, type PasteParams, TARGETS } from '../protocol/convert.ts';
import { EYES, type EyesParams } from '../protocol/eyes.ts';
import {
  COMPARE,
  type CompareParams,
  PROOF,
  type ProofParams,
  SEQUENCE,
  type SequenceParams,
} from '../protocol/requests.ts';
import { WRITE, type WriteParams } from '../protocol/write.ts';
import { compare, comparedRules } from '../service/compare.ts';
import { complete } from '../service/complete.ts';
import { convertEntry, targetOf, targets } from '../service/convert.ts';
import { entryOf } from '../service/cursor.ts';
import { definition } from '../service/definition.ts';
import { eyeMarks } from '../service/eye-marks.ts';
import { fixes } from '../service/fixes.ts';
import { folding } from '../service/folding.ts';
import { inlays } from '../service/inlays.ts';
import { lenses } from '../service/lenses.ts';
import { readEyesToOffer } from '../service/offers.ts';
import { pasted } from '../service/paste.ts';
import { proofAt } from '../service/proof-sequence.ts';
import { references } from '../service/references.ts';
import { rename, renameable } from '../service/rename.ts';
import { sequencing } from '../service/sequence.ts';
import { isRuleId } from '../service/settings.ts';
import { convertSgf } from '../service/sgf/convert.ts';
import { isSgfAt, preparing } from '../service/sgf/entries.ts';
import { symbols } from '../service/symbols.ts';
import { tokens } from '../service/tokens.ts';
import type { DocumentAnalysis } from '../service/types.ts';
import { write } from '../service/write.ts';
import {
  toAction,
  toCompletion,
  toEdits,
  toFold,
  toInlay,
  toLens,
  toLocation,
  toRange,
  toSpan,
  toSymbol,
  toTokenData,
} from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import { answerHovers } from './hovers.ts';
import { reporter } from './reporter.ts';
import { answerSgf } from './sgf-features.ts';
import type { World } from './world.ts';

/** How long completion, and a menu of actions, may wait for an eye to be read. */
const OFFER_WAITS = 50;

/** How long a click may wait for a rule that searches; then the play is written, and its verdict comes later. */
const WRITE_WAITS = 1500;

const NO_TOKENS = { data: [] };

interface Token {
  readonly isCancellationRequested: boolean;
}
const NEVER: Token = { isCancellationRequested: false };

/** Makes the answer to a request of what a feature says of its document. */
export type On = <P extends { readonly textDocument: { readonly uri: string } }, R>(
  name: string,
  feature: (document: DocumentAnalysis, params: P) => R | Task<R>,
) => (params: P, token?: Token) => Promise<R | null>;

/** The place that a request speaks of, if it speaks of one. */
function wantedOf({ document }: DocumentAnalysis, params: object): { offset: number } | Span | null {
  if ('position' in params) return { offset: document.offsetAt(params.position as Position) };
  return 'range' in params && params.range ? toSpan(document, params.range as Range) : null;
}

export function answerRequests(connection: Connection, documents: Documents, world: World): void {
  const { log } = reporter(connection);

  /**
   * Runs a feature on the document of a request, in slices if it is a task. Of SGF what it looks at is read before, in slices, too. What goes wrong
   * in it is logged, and answered with null; so is what an edit has overtaken, since its places are those of another text.
   */
  const on: On =
    (name, feature) =>
    async (params, token = NEVER) => {
      await documents.ready;
      const { uri } = params.textDocument;
      const document = documents.get(uri);
      if (!document) return null;
      const stale = () => token.isCancellationRequested || documents.get(uri) !== document;
      try {
        const { sgf } = document;
        const where = sgf && wantedOf(document, params);
        if (where && (await drive(preparing(sgf, where), world, stale)) === null) return null;
        const made = feature(document, params);
        return isTask(made) ? await drive(made, world, stale) : made;
      } catch (problem) {
        if (problem instanceof ResponseError) throw problem;
        log(name, problem);
        return null;
      }
    };
  const at = (document: DocumentAnalysis, params: { position: { line: number; character: number } }) =>
    document.document.offsetAt(params.position);

  answerHovers(connection, documents, world);
  /** A feature that offers what has been read, after some time to read it. */
  const offering =
    <P extends { readonly textDocument: { readonly uri: string } }, R>(
      offset: (document: DocumentAnalysis, params: P) => number,
      feature: (params: P, token?: Token) => Promise<R | null>,
    ) =>
    async (params: P, token: Token): Promise<R | null> => {
      await documents.ready;
      const document = documents.get(params.textDocument.uri);
      if (!document) return null;
      try {
        const end = world.now() + OFFER_WAITS;
        const task = readEyesToOffer(document, offset(document, params), () => world.now() > end);
        await drive(task, world, () => token.isCancellationRequested);
      } catch (problem) {
        log('eyes', problem);
      }
      return token.isCancellationRequested ? null : feature(params, token);
    };

  connection.onCompletion(
    offering<CompletionParams, CompletionItem[]>(
      at,
      on('completion', (d, params) =>
        complete(d, at(d, params), params.context?.triggerCharacter).map((one) =>
          toCompletion(d.document, one),
        ),
      ),
    ),
  );
  connection.onDefinition(
    on('definition', (d, params) => {
      const span = definition(d, at(d, params));
      return span && toLocation(d.document, span);
    }),
  );
  connection.onReferences(
    on('references', (d, params) =>
      references(d, at(d, params), params.context.includeDeclaration).map((s) => toLocation(d.document, s)),
    ),
  );
  connection.onDocumentHighlight(
    on('highlight', (d, params) =>
      references(d, at(d, params), true).map((span) => ({ range: toRange(d.document, span) })),
    ),
  );
  connection.onPrepareRename(
    on('prepareRename', (d, params) => {
      const found = renameable(d, at(d, params));
      return found && { range: toRange(d.document, found.span), placeholder: found.text };
    }),
  );
  connection.onRenameRequest(
    on('rename', (d, params) => {
      const renaming = rename(d, at(d, params), params.newName);
      if (!renaming) return null;
      if ('refused' in renaming) throw new ResponseError(LSPErrorCodes.RequestFailed, renaming.refused);
      return { changes: { [d.document.uri]: toEdits(d.document, renaming.edits) } };
    }),
  );
  connection.onDocumentSymbol(
    on('symbols', function* (d) {
      return (yield* symbols(d)).map((node) => toSymbol(d.document, node));
    }),
  );
  connection.onFoldingRanges(
    on('folding', function* (d) {
      return (yield* folding(d)).map(toFold);
    }),
  );
  connection.onCodeLens(on('lenses', (d) => lenses(d).map((lens) => toLens(d.document, lens))));
  connection.onCodeAction(
    offering<CodeActionParams, CodeAction[]>(
      (d, params) => toSpan(d.document, params.range).start,
      on('actions', (d, params) =>
        fixes(d, toSpan(d.document, params.range)).map((action) =>
          toAction(d.document, action, params.context.diagnostics),
        ),
      ),
    ),
  );
  connection.languages.inlayHint.on(
    on('inlays', (d, params) =>
      inlays(d, toSpan(d.document, params.range)).map((inlay) => toInlay(d.document, inlay)),
    ),
  );
  const semanticTokens = on(
    'tokens',
    (d, params: { textDocument: { uri: string }; range?: Parameters<typeof toSpan>[1] }) => {
      const within = params.range
        ? toSpan(d.document, params.range)
        : { start: 0, end: d.document.text.length };
      return { data: toTokenData(d.document, tokens(d, within)) };
    },
  );
  connection.languages.semanticTokens.on(async (params) => (await semanticTokens(params)) ?? NO_TOKENS);
  connection.languages.semanticTokens.onRange(async (params) => (await semanticTokens(params)) ?? NO_TOKENS);

  answerSgf(connection, documents, world, on);

  /** Requests of our own speak of the text as it is when they are answered, and say which version that was. */
  const own = <P extends SequenceParams>(
    name: string,
    feature: (d: DocumentAnalysis, params: P) => unknown | Task<unknown>,
  ) => {
    connection.onRequest(name, async (asked: P, token: Token) => {
      await documents.ready;
      try {
        for (;;) {
          const document = documents.get(asked.uri);
          if (!document || token.isCancellationRequested) return null;
          const stale = () => token.isCancellationRequested || documents.get(asked.uri) !== document;
          if (document.sgf) await drive(preparing(document.sgf, asked), world, stale);
          const made = stale() ? null : feature(document, asked);
          const answer = isTask(made) ? await drive(made, world, stale) : made;
          if (!stale()) return answer;
        }
      } catch (problem) {
        log(name, problem);
        return null;
      }
    });
  };
  own<SequenceParams>(SEQUENCE, (d, params) => {
    const placed = entryOf(d, params);
    if (placed && isRuleId(params.rule)) documents.look(d.document.uri, placed.analysis, [params.rule]);
    return sequencing(d, params);
  });
  own<ProofParams>(PROOF, proofAt);
  connection.onRequest(WRITE, async (params: WriteParams, token) => {
    await documents.ready;
    const document = documents.get(params.uri);
    if (!document) return null;
    try {
      const end = world.now() + WRITE_WAITS;
      const task = write(document, params, () => world.now() > end);
      const reply = await drive(task, world, () => token.isCancellationRequested);
      // An edit of a text that is no longer there would be misplaced.
      return reply && documents.get(params.uri) !== document ? { kind: 'stale' } : reply;
    } catch (problem) {
      log('write', problem);
      return null;
    }
  });
  connection.onRequest(EYES, async (params: EyesParams, token) => {
    await documents.ready;
    const document = documents.get(params.uri);
    try {
      return (
        document && (await drive(eyeMarks(document, params), world, () => token.isCancellationRequested))
      );
    } catch (problem) {
      log('eyes', problem);
      return null;
    }
  });
  own<ConvertParams>(CONVERT, (d, params) => {
    const target = targetOf(params.target);
    const placed = entryOf(d, params);
    const { index } = params;
    if (!target || !placed || (index !== undefined && !Number.isInteger(index))) return null;
    const { label, language } = target;
    const done = isSgfAt(d, placed.entry.offset)
      ? convertSgf(d, placed, target.id, index)
      : convertEntry(placed.analysis, target.id, index);
    return { ...done, label, language };
  });
  connection.onRequest(TARGETS, () => targets().map(({ id, label, doc }) => ({ id, label, doc })));
  connection.onRequest(PASTE, ({ uri, offset, text, fence }: PasteParams) => {
    try {
      return pasted(text, { document: documents.get(uri) ?? null, offset, fence });
    } catch (problem) {
      log('paste', problem);
      return null;
    }
  });
  own<CompareParams>(COMPARE, (d, params) => {
    const placed = entryOf(d, params);
    if (placed) {
      const rules = comparedRules(placed.analysis).map(({ id }) => id);
      documents.look(d.document.uri, placed.analysis, rules);
    }
    return compare(d, params);
  });
}
