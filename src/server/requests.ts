/**
 * What all requests have in common: finding the document, working in slices, noticing edits,
 * failing without harm.
 */

import {
  type CancellationToken,
  type Connection,
  type GenericRequestHandler,
  type Position,
  type Range,
  type RequestType,
  ResponseError,
} from 'vscode-languageserver';
import { isTask, type Task } from '../go/task.ts';
import type { Span } from '../notation/index.ts';
import type { EntryId } from '../protocol/entry-id.ts';
import { type DocumentAnalysis, prepare, type Where, whereNow } from '../service/index.ts';
import { toSpan } from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import { reporter } from './reporter.ts';
import type { RuleNames } from './rule-names.ts';
import type { Scheduler } from './scheduler.ts';

/** The server as a request sees it. */
export interface RequestContext {
  readonly documents: Documents;
  readonly ruleNames: RuleNames;
  /** Whether the client has waited for this request for more than so many milliseconds. */
  waited(milliseconds: number): boolean;
}

/** Registers one request with a connection. */
export type Answer = (
  connection: Connection,
  documents: Documents,
  scheduler: Scheduler,
  ruleNames: RuleNames,
) => void;

/**
 * What the parameters of a request say about its place: the protocol names a document in the one
 * way, Koban's requests in the other.
 */
interface RequestPlace {
  readonly uri?: string;
  readonly textDocument?: { readonly uri: string };
  readonly position?: Position;
  readonly range?: Range;
  readonly entry?: EntryId;
  readonly offset?: number;
}

interface Options<P, R> {
  /**
   * The place that a request is about; its parameters say it unless this is given. Undefined when
   * there is none.
   */
  about?(params: P): RequestPlace | undefined;
  /**
   * What happens when the document is edited meanwhile. By default the fallback is the answer,
   * since places of the answer would be those of another text.
   * `again` answers for the text after the edit; `ignore` answers for the text before it.
   */
  readonly onEdit?: 'again' | 'ignore';
  /**
   * The answer after an edit, after an error, after a cancellation and for an unknown document:
   * null unless this is given.
   */
  fallback?(params: P, edited: boolean): R;
}

type Feature<P, R> = (
  document: DocumentAnalysis,
  params: P,
  context: RequestContext,
) => R | Task<R> | Promise<R>;

/**
 * A request about an open document. The feature runs in slices if it is a task; in SGF, the game
 * that the request is about is read first, in slices too. A `ResponseError` of the feature reaches
 * the client, any other error is logged. Requests wait until the settings are known.
 */
export function request<P, R>(
  { method }: Pick<RequestType<P, R, unknown>, 'method' | '_'>,
  options: Options<P, R>,
  feature: Feature<P, R>,
): Answer {
  const { about = (params) => params as RequestPlace, onEdit, fallback = () => null as R } = options;
  return (connection, documents, scheduler, ruleNames) => {
    const answer = async (params: P, token: CancellationToken): Promise<R> => {
      const begun = scheduler.now();
      const context = { documents, ruleNames, waited: (most: number) => scheduler.now() - begun > most };
      const place = about(params);
      const uri = place?.textDocument?.uri ?? place?.uri;
      let before: DocumentAnalysis | undefined;
      for (;;) {
        const document = await documents.whenRead(uri ?? '');
        if (!document || !place || token.isCancellationRequested) return fallback(params, false);
        const edited = () => documents.get(document.document.uri) !== document && onEdit !== 'ignore';
        const task = answering(document, place, { before, documents }, (moved) =>
          feature(document, { ...params, ...moved }, context),
        );
        const made = await drive(task, scheduler, () => token.isCancellationRequested || edited());
        if (made && !edited()) return made.answer;
        // Other settings make another analysis of the same text: its places are as they were.
        const isSameText = documents.newest(document.document.uri)?.version === document.document.version;
        if (edited() && onEdit !== 'again' && !isSameText) return fallback(params, true);
        before ??= document;
      }
    };
    const handler: GenericRequestHandler<unknown, unknown> = async (params: P, token: CancellationToken) => {
      try {
        return await answer(params, token);
      } catch (problem) {
        if (problem instanceof ResponseError) throw problem;
        reporter(connection).log(method, problem);
        return fallback(params, false);
      }
    };
    connection.onRequest(method, handler);
  };
}

/**
 * Answers for a document. Koban's requests give their places as numbers in the text that the client
 * had: `before` is the analysis of that text, if it is not the one of `document`.
 */
function* answering<R>(
  document: DocumentAnalysis,
  asked: RequestPlace,
  { before, documents }: { readonly before: DocumentAnalysis | undefined; readonly documents: Documents },
  feature: (moved: Where) => R | Task<R> | Promise<R>,
): Task<{ readonly answer: R | Promise<R> }> {
  let moved: Where = {};
  if (before && asked.uri !== undefined) {
    const { uri, version } = before.document;
    moved = yield* whereNow(asked, before, document, (offset) => documents.placeNow(uri, version, offset));
  }
  const where = placeIn(document, { ...asked, ...moved });
  if (where) yield* prepare(document, where);
  const made = feature(moved);
  return { answer: isTask(made) ? yield* made : made };
}

/** The place that an answer is about; null when it is about the whole document. */
function placeIn(
  { document }: DocumentAnalysis,
  { uri, position, range, entry, offset }: RequestPlace,
): Where | Span | null {
  if (position) return { offset: document.offsetAt(position) };
  if (range) return toSpan(document, range);
  if (uri === undefined) return null;
  return { ...(entry !== undefined && { entry }), ...(offset !== undefined && { offset }) };
}
