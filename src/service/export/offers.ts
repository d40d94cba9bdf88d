import { findDiagrams, lineAt, lineStart, notationOf, type Span } from '../../notation/index.ts';
import { CONVERT_ENTRY } from '../../protocol/commands.ts';
import { message } from '../../words/index.ts';
import { type Action, covers, entryAt, type LinkedEntries, type PlacedAnalysis } from '../analysis/index.ts';
import { pasted } from './paste.ts';

/** The entry in another notation: one offer, which asks for the notation. */
export function convertOffer(
  { document }: LinkedEntries,
  { analysis, id }: PlacedAnalysis,
  within: Span,
): Action[] {
  const { boardSpan, title } = analysis.syntax;
  const here = [boardSpan, title?.span].some((span) => span && covers(span, within.start));
  if (!here) return [];
  const command = { command: CONVERT_ENTRY, arguments: [{ uri: document.uri, entry: id }] };
  const said = message('fix.convert');
  return [{ title: said, kind: 'refactor', preferred: false, edits: [], command, mends: null }];
}

/** No diagram is as long: those at a place are found in so many characters around it. */
const AROUND = 20_000;

/**
 * A diagram of another notation that stands in the text: an offer to write it as an entry, in its
 * place. In a `.goban` file only diagrams with marks of their own are looked for, since its boards
 * look like those of other notations.
 */
export function foreignOffers(document: LinkedEntries, within: Span): Action[] {
  const { text, host } = document.document;
  if (host !== 'goban' && host !== 'markdown') return [];
  const fence = host === 'markdown';
  if (fence && isInEntry(document, within)) return [];
  const taken = [
    { start: 0, end: within.start - AROUND },
    { start: within.end + AROUND, end: text.length },
  ].filter(({ start, end }) => start < end);
  const found = findDiagrams(text, { taken, ...(fence ? { kind: 'markdown' } : { notations: ['senseis'] }) });
  const actions: Action[] = [];
  for (const { span, notation } of found) {
    if (notation === 'goban' || span.start > within.end || span.end < within.start) continue;
    const here = entryAt(document, span.start);
    // What stands in a fence of ours is an entry; what is only read as one may become one.
    if (fence && here && !here.entry.reading) continue;
    const whole = fence ? withFence(text, span) : span;
    const read = pasted(text.slice(span.start, span.end), { document: null, offset: 0, fence });
    if (!read) continue;
    const needsTitle = !fence && whole.start > 0 && !read.text.startsWith('#');
    const label = notationOf(notation)?.label ?? notation;
    actions.push({
      title: message('fix.convert-from', { notation: label }),
      kind: 'refactor',
      preferred: false,
      edits: [{ span: whole, text: `${needsTitle ? '# Diagram\n' : ''}${read.text}`.trimEnd() }],
      mends: null,
    });
  }
  return actions;
}

/** Whether all of a span stands in one fence of ours. */
function isInEntry(document: LinkedEntries, { start, end }: Span): boolean {
  const entry = entryAt(document, start)?.entry;
  return entry !== undefined && !entry.reading && end <= entry.offset + entry.syntax.text.length;
}

/** With the lines of a fence that holds nothing else, since an entry has a fence of its own. */
function withFence(text: string, span: Span): Span {
  const before = span.start > 0 ? lineStart(text, span.start - 1) : 0;
  const opening = text.slice(before, lineAt(text, before).end);
  const mark = /^[ \t]*(`{3,}|~{3,})[^`]*$/.exec(opening)?.[1];
  const after = lineAt(text, lineAt(text, span.end).next);
  const closing = text.slice(after.start, after.end).trim();
  if (!mark || !closing.startsWith(mark) || closing.replaceAll(mark.charAt(0), '') !== '') return span;
  return { start: before, end: after.end };
}
