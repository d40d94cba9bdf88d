import { openDocument } from '../../src/document/index.ts';
import type { HostKind } from '../../src/document/types.ts';
import { finish, type Task } from '../../src/go/task.ts';
import type { Span } from '../../src/notation/types.ts';
import type { EyesParams, EyesReply } from '../../src/protocol/eyes.ts';
import type { CompareReply } from '../../src/protocol/requests.ts';
import type { WriteParams, WriteReply } from '../../src/protocol/write.ts';
import {
  analyse,
  compare,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  entryOf,
  eyeMarks,
  type HoverKind,
  hoverMarkdown,
  hover as hoverParts,
  type Settings,
  type Where,
  write,
} from '../../src/service/index.ts';

export { BASIC_KO, TRIPLE_KO } from '../fixtures/boards.ts';

export interface Marked {
  readonly text: string;
  readonly analysis: DocumentAnalysis;
  /** Where the `¦` stood in the text; the first of several. */
  readonly offset: number;
  readonly offsets: readonly number[];
}

/** A text with `¦` where the cursor is, analysed without the mark. */
export function marked(source: string, settings: Partial<Settings> = {}, host: HostKind = 'goban'): Marked {
  const offsets: number[] = [];
  let text = '';
  for (const char of source) {
    if (char === '¦') offsets.push(text.length);
    else text += char;
  }
  const analysis = analyse(openDocument('test:///text', 1, host, text), { ...DEFAULT_SETTINGS, ...settings });
  return { text, analysis, offset: offsets[0] ?? 0, offsets };
}

/** A hover as an editor shows it, in Markdown. */
export function* hover(
  document: DocumentAnalysis,
  offset: number,
  expired: (what?: 'eye' | 'quick') => boolean,
  kind: HoverKind = 'pictures',
): Task<{ readonly span: Span; readonly markdown: string } | null> {
  const found = yield* hoverParts(document, offset, expired);
  return found && { span: found.span, markdown: hoverMarkdown(found.parts, kind, document.settings) };
}

/** The answer to a request to write, all at once. */
export function writeNow(document: DocumentAnalysis, params: WriteParams): WriteReply {
  return finish(write(document, params));
}

/** The table of rules of an entry, as a request asks for it. */
export function* compareAt(document: DocumentAnalysis, where: Where): Task<CompareReply> {
  const placed = entryOf(document, where);
  return placed ? yield* compare(document.document, placed) : null;
}

/** The eyes on a board of an entry's shape, as a request asks for them. */
export function* eyeMarksAt(
  document: DocumentAnalysis,
  params: EyesParams,
  expired = () => false,
): Task<EyesReply> {
  const placed = entryOf(document, params);
  return placed ? yield* eyeMarks(placed.analysis, params.rows, expired) : null;
}

/** The text with edits made. */
export function edited(
  text: string,
  edits: readonly { readonly span: Span; readonly text: string }[],
): string {
  const last = [...edits].sort((a, b) => b.span.start - a.span.start || b.span.end - a.span.end);
  // Editors refuse edits that overlap.
  last.forEach(({ span }, i) => {
    const next = last[i - 1];
    if (next && next.span.start < span.end) throw new Error('these edits overlap');
  });
  return last.reduce((done, { span, text }) => done.slice(0, span.start) + text + done.slice(span.end), text);
}
