import type { Hover, HoverParams } from 'vscode-languageserver';
import type { Task } from '../go/task.ts';
import type { PointParams, PointReply } from '../protocol/point.ts';
import {
  aboutPoint,
  type DocumentAnalysis,
  entryOf,
  entryUnder,
  hover,
  type Work,
} from '../service/index.ts';
import { contentOf } from './abilities.ts';
import { toRange } from './convert.ts';
import type { RequestContext } from './requests.ts';

/**
 * Milliseconds that a hover may wait for searches. Most searches end sooner, and a hover that is
 * shown cannot be corrected. An editor shows hovers a third of a second after the pointer has come
 * to rest, and calls one slow after a second. The hover says that what is not known by then is
 * being searched, and the server searches it before all else.
 */
const HOVER_WAITS = 500;

/**
 * Milliseconds that a hover may wait for the reading of one eye, and for what is said of it until
 * then. Most eyes are read in a tenth of that; on some crowded boards it takes a second or two.
 */
export const EYE_WAITS = { eye: 200, quick: 300 };

export function* answerHover(
  document: DocumentAnalysis,
  { position }: HoverParams,
  { documents, waited }: RequestContext,
): Task<Hover | null> {
  const offset = document.document.offsetAt(position);
  let late = false;
  const found = yield* hover(document, offset, (what) => {
    const expired = waited(what ? EYE_WAITS[what] : HOVER_WAITS);
    late ||= expired;
    return expired;
  });
  if (!found) return null;
  const { client } = documents;
  const search = late ? searchOf(document, offset) : null;
  if (search) documents.searchForHover(document.document.uri, search);
  return {
    contents: contentOf(found.parts, client.hoverMarkdown, client.hovers, document.settings),
    range: toRange(document.document, found.span),
  };
}

/**
 * All that the hover at an offset shows, worked out to its end, so that the next hover there shows
 * it.
 */
function searchOf(document: DocumentAnalysis, offset: number): Work | null {
  const placed = entryUnder(document, offset);
  if (!placed) return null;
  return {
    subject: placed.analysis,
    key: `hover ${offset}`,
    slow: true,
    *work(hurried = () => false) {
      yield* hover(document, offset, hurried);
    },
  };
}

/**
 * What the page of a board says of a point. As a hover does, it waits for searches, but not for
 * long.
 */
export function* answerPoint(
  document: DocumentAnalysis,
  params: PointParams,
  { documents, waited }: RequestContext,
): Task<PointReply> {
  let late = false;
  const about = yield* aboutPoint(document, params, (what) => {
    const expired = waited(what ? EYE_WAITS[what] : HOVER_WAITS);
    late ||= expired;
    return expired;
  });
  const placed = late && about ? entryOf(document, params) : undefined;
  if (placed) {
    documents.searchForHover(document.document.uri, {
      subject: placed.analysis,
      key: `point ${params.index} ${params.point} ${params.by} ${params.rule}`,
      slow: true,
      *work(hurried = () => false) {
        yield* aboutPoint(document, params, hurried);
      },
    });
  }
  return about;
}
