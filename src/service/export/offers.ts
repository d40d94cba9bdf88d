import { fenceAt, type PlacedEntry, placeEdit, within } from '../../document/index.ts';
import { must } from '../../go/must.ts';
import { finish } from '../../go/task.ts';
import {
  beginsDiagram,
  type Found,
  findDiagrams,
  lineAt,
  lineStart,
  notationOf,
  type SourceKind,
  type Span,
} from '../../notation/index.ts';
import { cutting } from '../../notation/sgf/index.ts';
import { CONVERT_ENTRY } from '../../protocol/commands.ts';
import { message } from '../../words/index.ts';
import {
  type Action,
  covers,
  entryAt,
  inDocument,
  type LinkedEntries,
  type PlacedAnalysis,
} from '../analysis/index.ts';
import { convertEntry } from './convert.ts';
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

/**
 * A `$$` diagram that is an entry, as other programs have it in a fence of ours, is written in the
 * notation of Koban: the first thing offered, and a fix of what is wrong there.
 */
export function dollarsFix(document: LinkedEntries, placed: PlacedAnalysis, within: Span): Action[] {
  const { entry, analysis } = placed;
  const { text, isOurs, boardSpan, problems } = entry.syntax;
  // Drawings of other notations are found in texts that are not ours to rewrite.
  if (isOurs || entry.reading || !boardSpan || !beginsDiagram(text)) return [];
  const first = text.length - text.trimStart().length;
  const local = { start: first, end: text.trimEnd().length };
  if (!meets(local, within)) return [];
  const mends = problems.find(({ span }) => meets(span, within));
  const { text: written } = convertEntry(analysis, 'goban');
  const isFirst = entryIsFirst(document, placed);
  const made = `${isFirst || written.startsWith('#') ? '' : '# Diagram\n'}${written}`.trimEnd();
  const title = message('fix.convert-from', { notation: must(notationOf('senseis')).label });
  const edits = [placeEdit(entry, { span: local, text: made })];
  const moved = mends && { code: mends.code, message: mends.message, span: inDocument(placed, mends.span) };
  return [
    { title, kind: 'quickfix', preferred: false, edits, rewrites: must(edits[0]).span, mends: moved ?? null },
  ];
}

/** Whether no other entry is in the same fence, or file, above this one. */
function entryIsFirst({ entries, document }: LinkedEntries, { index, entry }: PlacedAnalysis): boolean {
  const above = entries[index - 1]?.entry;
  if (!above) return true;
  if (document.host === 'goban') return false;
  const end = above.offset + above.syntax.text.length;
  return end < entry.offset;
}

/**
 * No diagram is longer: those at a place are found in this many characters on either side of it, up
 * to whole lines. A board of 52 lines with three characters for each point has 8,500.
 */
const AROUND = 10_000;

/**
 * A diagram of another notation that stands in the text: an offer to write it as an entry, in its
 * place. Where entries of ours stand, it is the fix of lines that are no part of one.
 */
export function foreignOffers(document: LinkedEntries, within: Span): Action[] {
  const { text, host } = document.document;
  if (host === 'goban') return misplaced(document, within, 0);
  if (host !== 'markdown') return [];
  const fence = fenceAround(document, within);
  if (fence) return misplaced(document, within, fence.offset);
  const actions: Action[] = [];
  for (const { span, notation } of diagramsNear(document, within, 'markdown')) {
    if (notation === 'goban' || !meets(span, within)) continue;
    const here = entryAt(document, span.start);
    // What stands in a fence of ours is an entry; what is only read as one may become one.
    if (here && !here.entry.reading) continue;
    const read = pasted(text.slice(span.start, span.end), { document: null, offset: 0, fence: true });
    if (!read) continue;
    const edits = [{ span: withFence(text, span), text: read.text.trimEnd() }];
    const title = message('fix.convert-from', { notation: notationOf(notation)?.label ?? notation });
    actions.push({ title, kind: 'refactor', preferred: false, edits, mends: null });
  }
  return actions;
}

/**
 * The diagram, or game of SGF, that lines around a place are which no entry can have; `start` is
 * that of the entries.
 */
function misplaced(document: LinkedEntries, within: Span, start: number): Action[] {
  const { text } = document.document;
  const wrong = errorsAround(document, within);
  if (wrong.length === 0) return [];
  const game = gameAround(text, within);
  const found = game
    ? [game]
    : diagramsNear(document, within, 'plain', ours(document, within, wrong)).map(({ span }) =>
        grown(text, span, wrong),
      );
  const place = found.find((span) => meets(span, within));
  if (!place) return [];
  const inPlace = wrong.filter(({ span }) => meets(span, place));
  const mends = inPlace.find(({ span }) => meets(span, within)) ?? inPlace[0];
  if (!mends) return [];
  const read = pasted(text.slice(place.start, place.end), { document: null, offset: 0, fence: false });
  if (!read || read.isEntry) return [];
  const isFirst = text.slice(start, place.start).trim() === '';
  const made = `${isFirst || read.text.startsWith('#') ? '' : '# Diagram\n'}${read.text}`.trimEnd();
  const title = message('fix.convert-from', { notation: read.label });
  const edits = [{ span: place, text: made }];
  return [{ title, kind: 'quickfix', preferred: false, edits, rewrites: place, mends }];
}

function meets(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/**
 * The diagrams in the lines around a place, those on lines of `taken` left out; spans are of the
 * whole text.
 */
function diagramsNear(
  { document }: LinkedEntries,
  { start, end }: Span,
  kind: SourceKind,
  taken: readonly Span[] = [],
): readonly Pick<Found, 'span' | 'notation'>[] {
  const { text } = document;
  const isShort = text.length <= 2 * AROUND;
  // A line that is as long is no drawing, and is cut.
  const first = isShort ? 0 : Math.max(0, start - 2 * AROUND, lineStart(text, Math.max(0, start - AROUND)));
  const last = isShort
    ? text.length
    : Math.min(end + 2 * AROUND, lineAt(text, Math.min(text.length, end + AROUND)).end);
  const moved = (span: Span, by: number) => ({ start: span.start + by, end: span.end + by });
  const inPart = taken
    .map((span) => moved(span, -first))
    .filter((span) => span.end >= 0 && span.start <= last - first)
    .sort((a, b) => a.start - b.start);
  const key = JSON.stringify([first, last, kind, inPart]);
  const known = NEAR.get(document);
  if (known?.key === key) return known.found;
  const found = findDiagrams(text.slice(first, last), { taken: inPart, kind }).map(({ span, notation }) => ({
    span: moved(span, first),
    notation,
  }));
  NEAR.set(document, { key, found });
  return found;
}

/** What was found last in a document: the problems of a short text all ask for the same. */
const NEAR = new WeakMap<
  object,
  { readonly key: string; readonly found: readonly Pick<Found, 'span' | 'notation'>[] }
>();

function near({ entries }: LinkedEntries, { start, end }: Span): PlacedAnalysis[] {
  return entries.filter(
    ({ entry: { offset, syntax } }) =>
      offset + syntax.text.length >= start - AROUND && offset <= end + AROUND,
  );
}

/** What of the text near a place is no part of any entry. */
function errorsAround(document: LinkedEntries, within: Span): NonNullable<Action['mends']>[] {
  const around = { start: within.start - 2 * AROUND, end: within.end + 2 * AROUND };
  return near(document, within).flatMap((placed) =>
    placed.entry.syntax.problems
      .filter(({ severity, span }) => severity === 'error' && meets(inDocument(placed, span), around))
      .map(({ code, message, span }) => ({ code, message, span: inDocument(placed, span) })),
  );
}

/** What is wrong in lines that are none of ours; a wrong sign in a row is a slip. */
const STRANGE = /^(?:line\.unreadable|field\.unknown-key)$/;

/** The lines near a place that are of entries: their keys, and boards that are begun. */
function ours(document: LinkedEntries, within: Span, wrong: readonly NonNullable<Action['mends']>[]): Span[] {
  return near(document, within).flatMap((placed) => {
    const { title, fields, boardSpan, problems } = placed.entry.syntax;
    const board = boardSpan && inDocument(placed, boardSpan);
    const known = fields.filter((field) => field.known);
    const isBegun = title !== null || known.length > 0;
    const inBoard = wrong.filter(({ span }) => board && meets(span, board));
    const isOurs = !(isBegun ? inBoard : problems).some(({ code }) => STRANGE.test(code));
    return [
      ...known.map(({ keySpan, valueSpan }) =>
        inDocument(placed, { start: keySpan.start, end: valueSpan.end }),
      ),
      ...(board && isOurs ? [board] : []),
    ];
  });
}

/** With the lines above and below that are wrong, too: marks of the notation, engine output. */
function grown(text: string, { start, end }: Span, wrong: readonly { readonly span: Span }[]): Span {
  const isWrong = (line: Span) => wrong.some(({ span }) => meets(span, line) && span.start < span.end);
  let [first, last] = [start, end];
  while (first > 0) {
    const line = lineAt(text, lineStart(text, first - 1));
    if (!isWrong(line)) break;
    first = line.start;
  }
  while (last < text.length) {
    const line = lineAt(text, lineAt(text, last).next);
    if (line.start <= last || !isWrong(line)) break;
    last = line.end;
  }
  return { start: first, end: first + text.slice(first, last).trimEnd().length };
}

/** The game of SGF around a place, which begins its line. */
function gameAround(text: string, { start, end }: Span): Span | null {
  const from = Math.max(0, start - AROUND);
  const near = text.slice(from, end + AROUND);
  let behind = 0;
  for (const { index } of near.matchAll(/^[ \t]*\(\s*;/gm)) {
    if (index < behind) continue;
    if (from + index > end) return null;
    const [game] = finish(cutting(near.slice(index), 0, true, () => false)).games;
    if (!game) continue;
    behind = index + game.end;
    if (from + behind >= start) return { start: from + index + game.start, end: from + behind };
  }
  return null;
}

/** The entry in whose fence all of a span stands. */
function fenceAround(document: LinkedEntries, { start, end }: Span): PlacedEntry | null {
  const entry = entryAt(document, start)?.entry;
  const isAround = entry && !entry.reading && end <= entry.offset + entry.syntax.text.length;
  return isAround ? entry : null;
}

/** With the lines of a fence that holds nothing else, since an entry has a fence of its own. */
function withFence(text: string, span: Span): Span {
  const before = span.start > 0 ? lineStart(text, span.start - 1) : 0;
  const fence = fenceAt(text, lineAt(text, before));
  const after = lineAt(text, lineAt(text, span.end).next);
  const isAlone = fence && text.slice(before, before + fence.indent).trim() === '';
  return isAlone && within(text, after, fence) === 'closes' ? { start: before, end: after.end } : span;
}
