import type { Point } from '../go/types.ts';
import type { ExpectSyntax, FieldSyntax, Span } from '../notation/types.ts';
import type { RuleId } from '../rules/rule.ts';
import { gameIndexAt, isSgfAt, sgfEntryOf } from './sgf/entries.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';

/** What stands at a place of an entry's text. */
export type Place =
  | { readonly kind: 'title'; readonly span: Span; readonly title: string }
  /** The title in `from:`. */
  | { readonly kind: 'from'; readonly span: Span; readonly title: string }
  /** A move of the entry's own: a digit of the diagram, a replay, a play of `moves:`. */
  | { readonly kind: 'move'; readonly span: Span; readonly n: number }
  /** A point of the drawn board that is no move. */
  | { readonly kind: 'point'; readonly span: Span; readonly point: Point }
  | { readonly kind: 'key'; readonly span: Span; readonly field: FieldSyntax }
  | { readonly kind: 'rule'; readonly span: Span; readonly rule: RuleId }
  | { readonly kind: 'expect'; readonly span: Span; readonly expect: ExpectSyntax };

/** The entry that an offset of the document is in, or `undefined` outside all entries. */
export function entryAt(document: DocumentAnalysis, offset: number): PlacedAnalysis | undefined {
  const { entries } = document;
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.entry.offset <= offset) low = middle + 1;
    else high = middle;
  }
  const found = entries[low - 1];
  if (!found || offset > found.entry.offset + found.entry.syntax.text.length) return undefined;
  return found.entry.reading ? nearestOf(entries, low - 1, offset) : found;
}

/** Of diagrams that stand side by side, the one whose points are nearest. */
function nearestOf(entries: readonly PlacedAnalysis[], last: number, offset: number): PlacedAnalysis {
  let best = entries[last]!;
  let least = Number.POSITIVE_INFINITY;
  for (let i = last; i >= 0 && last - i < MOST_BESIDE; i--) {
    const one = entries[i]!;
    const { offset: start, syntax } = one.entry;
    if (!one.entry.reading || offset > start + syntax.text.length) break;
    for (const span of syntax.diagram?.spans ?? []) {
      const away = Math.max(start + span.start - offset, offset - start - span.end, 0);
      if (away < least || (away === least && i < last)) {
        least = away;
        best = one;
      }
    }
  }
  return best;
}

/** No line is wide enough for more diagrams. */
const MOST_BESIDE = 32;

/** The entry with an index, or the one at an offset, else the last that begins before it, else the first. */
export function entryOf(
  document: DocumentAnalysis,
  where: { readonly entry?: number; readonly offset?: number },
): PlacedAnalysis | undefined {
  const { sgf, entries } = document;
  if (sgf?.isWhole) return sgfEntryOf(document, where);
  const { entry, offset = 0 } = where;
  if (where.offset === undefined && entry !== undefined && (entry > 0 || entries.length > 0))
    return entries[entry] ?? (sgf ? sgfEntryOf(document, where) : undefined);
  if (isSgfAt(document, offset)) return sgfEntryOf(document, { offset });
  const here = entryAt(document, offset);
  if (here) return here;
  // Outside of all, what stands above, else the first.
  const above = entries.filter((one) => one.entry.offset <= offset).at(-1);
  const game = sgf?.games[gameIndexAt(sgf, offset)];
  const first = above ?? entries[0];
  if (!game) return first;
  const isNearer = first
    ? (game.offset <= offset && !(above && above.entry.offset > game.offset)) ||
      (game.offset > offset && !above && game.offset < first.entry.offset)
    : true;
  return isNearer ? sgfEntryOf(document, { offset: Math.max(offset, game.offset) }) : first;
}

export function covers(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

/** What stands at an offset of the entry's own text. Two things may touch there; the one that begins there is preferred. */
export function placeAt(analysis: Analysis, offset: number): Place | null {
  const { syntax } = analysis;
  const on = (span: Span | undefined | null): span is Span => !!span && covers(span, offset);
  if (syntax.title && on(syntax.title.span)) {
    return { kind: 'title', span: syntax.title.span, title: syntax.title.value };
  }
  const drawn = pointAt(analysis, offset);
  if (drawn) return drawn;
  const move = moveAt(analysis, offset);
  if (move > 0) return { kind: 'move', span: analysis.origins[move - 1]!.span, n: move };
  if (syntax.from && on(syntax.from.title.span)) {
    return { kind: 'from', span: syntax.from.title.span, title: syntax.from.title.value };
  }
  for (const { value, span } of syntax.rules) if (on(span)) return { kind: 'rule', span, rule: value };
  for (const expect of syntax.expects)
    if (on(expect.span)) return { kind: 'expect', span: expect.span, expect };
  for (const field of syntax.fields)
    if (on(field.keySpan)) return { kind: 'key', span: field.keySpan, field };
  return null;
}

/** The own move that is written at an offset, 0 for none. */
function moveAt(analysis: Analysis, offset: number): number {
  let touching = 0;
  for (let n = analysis.inherited + analysis.drawn + 1; n <= analysis.game.length; n++) {
    const { span } = analysis.origins[n - 1]!;
    if (span.start <= offset && offset < span.end) return n;
    if (offset === span.end) touching = n;
  }
  if (touching > 0) return touching;
  for (let n = analysis.inherited + 1; n <= analysis.inherited + analysis.drawn; n++) {
    const { span } = analysis.origins[n - 1]!;
    if (span.start <= offset && offset < span.end) return n;
  }
  return 0;
}

/** The own move that an offset belongs to, for following the cursor: the last one that begins at or before it on a line of moves. */
export function moveBefore(analysis: Analysis, offset: number): number | null {
  const { syntax } = analysis;
  const drawn = pointAt(analysis, offset);
  if (drawn?.kind === 'move') return drawn.n;
  const onMoves = syntax.fields.some(
    ({ key, keySpan, valueSpan }) => key === 'moves' && keySpan.start <= offset && offset <= valueSpan.end,
  );
  if (!onMoves) return null;
  let found = analysis.inherited + analysis.drawn;
  for (let n = found + 1; n <= analysis.game.length; n++) {
    if (analysis.origins[n - 1]!.span.start <= offset) found = n;
  }
  return found;
}

function pointAt(analysis: Analysis, offset: number): Place | null {
  const { diagram, boardSpan } = analysis.syntax;
  if (!diagram || !boardSpan || !covers(boardSpan, offset)) return null;
  const { spans } = diagram;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  const point = low - 1;
  const span = spans[point];
  if (!span || offset >= span.end) return null;
  for (let n = analysis.inherited + 1; n <= analysis.inherited + analysis.drawn; n++) {
    if (analysis.origins[n - 1]!.span === span) return { kind: 'move', span, n };
  }
  return { kind: 'point', span, point };
}
