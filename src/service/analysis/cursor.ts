import { countUpTo } from '../../go/bisect.ts';
import type { Point } from '../../go/types.ts';
import type { ExpectSyntax, FieldSyntax, Span } from '../../notation/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { momentOf } from './expectations.ts';
import { originOf } from './moves.ts';
import type { Analysis, LinkedEntries, PlacedAnalysis } from './types.ts';

/** What stands at a place of an entry's text. */
export type TextPlace =
  | { readonly kind: 'title'; readonly span: Span; readonly title: string }
  /** The title in `from:`. */
  | { readonly kind: 'from'; readonly span: Span; readonly title: string }
  /** A move of the entry's own: a digit of the diagram, a replay, a play of `moves:`. */
  | { readonly kind: 'move'; readonly span: Span; readonly n: number }
  /** A point of the drawn board that is no move. */
  | { readonly kind: 'point'; readonly span: Span; readonly point: Point }
  /** A key, or what stands behind it where that is nothing else. */
  | { readonly kind: 'key'; readonly span: Span; readonly field: FieldSyntax }
  /** An edge or a coordinate of the drawn board. */
  | { readonly kind: 'board'; readonly span: Span }
  | { readonly kind: 'rule'; readonly span: Span; readonly rule: RuleId }
  | { readonly kind: 'expect'; readonly span: Span; readonly expect: ExpectSyntax };

/** The entry that an offset of the document is in, or `undefined` outside all entries. */
export function entryAt({ entries }: LinkedEntries, offset: number): PlacedAnalysis | undefined {
  const found = entryBefore(entries, offset);
  if (!found || offset > found.entry.offset + found.entry.syntax.text.length) return undefined;
  return found.entry.reading ? nearestOf(entries, found, offset) : found;
}

/** The last entry that begins at an offset or before it. */
export function entryBefore(entries: readonly PlacedAnalysis[], offset: number): PlacedAnalysis | undefined {
  return entries[countUpTo(entries, offset, ({ entry }) => entry.offset) - 1];
}

/**
 * Of diagrams that stand side by side, the one whose points are nearest; `last` is the one that
 * begins last.
 */
function nearestOf(entries: readonly PlacedAnalysis[], last: PlacedAnalysis, offset: number): PlacedAnalysis {
  let best = last;
  let least = Number.POSITIVE_INFINITY;
  const beside = entries.slice(Math.max(0, last.index + 1 - MOST_BESIDE), last.index + 1);
  for (const one of beside.reverse()) {
    const { offset: start, syntax } = one.entry;
    if (!one.entry.reading || offset > start + syntax.text.length) break;
    for (const span of syntax.diagram?.spans ?? []) {
      const away = Math.max(start + span.start - offset, offset - start - span.end, 0);
      if (away < least || (away === least && one !== last)) {
        least = away;
        best = one;
      }
    }
  }
  return best;
}

/** No line is wide enough for more diagrams. */
const MOST_BESIDE = 32;

export function covers(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

/**
 * What stands at an offset of the entry's own text. Two things may touch there; the one that begins
 * there is preferred.
 */
export function placeAt(analysis: Analysis, offset: number): TextPlace | null {
  const { syntax } = analysis;
  const on = (span: Span | undefined | null): span is Span => !!span && covers(span, offset);
  if (syntax.title && on(syntax.title.span)) {
    return { kind: 'title', span: syntax.title.span, title: syntax.title.value };
  }
  const drawn = pointAt(analysis, offset);
  if (drawn) return drawn;
  const move = moveAt(analysis, offset);
  if (move > 0) return { kind: 'move', span: originOf(analysis, move).span, n: move };
  if (syntax.from && on(syntax.from.title.span)) {
    return { kind: 'from', span: syntax.from.title.span, title: syntax.from.title.value };
  }
  for (const { value, span } of syntax.rules) if (on(span)) return { kind: 'rule', span, rule: value };
  for (const expect of syntax.expects)
    if (on(expect.span)) return { kind: 'expect', span: expect.span, expect };
  for (const field of syntax.fields)
    if (on(field.keySpan)) return { kind: 'key', span: field.keySpan, field };
  for (const field of syntax.fields)
    if (on(field.valueSpan) && !LISTS.has(field.key)) return { kind: 'key', span: field.valueSpan, field };
  return on(syntax.boardSpan) ? { kind: 'board', span: { start: offset, end: offset } } : null;
}

/** Keys whose values are many things, each with a place of its own. */
const LISTS: ReadonlySet<string> = new Set(['rules', 'moves', 'expect', 'from']);

/** The own move that is written at an offset, 0 for none. */
function moveAt(analysis: Analysis, offset: number): number {
  let touching = 0;
  const { inherited, drawn, origins } = analysis;
  const written = inherited + drawn;
  for (const [i, { span }] of origins.slice(written).entries()) {
    const n = written + i + 1;
    if (span.start <= offset && offset < span.end) return n;
    if (offset === span.end) touching = n;
  }
  if (touching > 0) return touching;
  const among = origins.slice(inherited, written);
  const found = among.findIndex(({ span }) => span.start <= offset && offset < span.end);
  return found < 0 ? 0 : inherited + found + 1;
}

/**
 * The own move that an offset belongs to, for following the cursor: the last one that begins at or
 * before it on a line of moves, or the one that the claim on its line speaks of.
 */
export function moveBefore(analysis: Analysis, offset: number): number | null {
  const { syntax } = analysis;
  const drawn = pointAt(analysis, offset);
  if (drawn?.kind === 'move') return drawn.n;
  const field = syntax.fields.find(
    ({ keySpan, valueSpan }) => keySpan.start <= offset && offset <= valueSpan.end,
  );
  if (field?.key === 'expect') {
    const claimed = syntax.expects.find(({ span }) => covers(field.valueSpan, span.start))?.claim;
    const n = claimed ? momentOf(analysis, claimed) : null;
    return n === -1 ? null : n;
  }
  if (field?.key !== 'moves') return null;
  let found = analysis.inherited + analysis.drawn;
  for (let n = found + 1; n <= analysis.game.length; n++) {
    if (originOf(analysis, n).span.start <= offset) found = n;
  }
  return found;
}

function pointAt(analysis: Analysis, offset: number): TextPlace | null {
  const { diagram, boardSpan } = analysis.syntax;
  if (!diagram || !boardSpan || !covers(boardSpan, offset)) return null;
  const { spans } = diagram;
  const point = countUpTo(spans, offset, ({ start }) => start) - 1;
  const span = spans[point];
  if (!span || offset >= span.end) return null;
  const { inherited, drawn, origins } = analysis;
  const n = origins.slice(inherited, inherited + drawn).findIndex((origin) => origin.span === span);
  return n < 0 ? { kind: 'point', span, point } : { kind: 'move', span, n: inherited + n + 1 };
}

/** The entry so many steps of `from:` away. */
export function ancestor(placed: PlacedAnalysis, depth: number): PlacedAnalysis {
  let at = placed;
  for (let i = 0; i < depth && at.parent; i++) at = at.parent;
  return at;
}

/** The entry that draws the board of an entry: itself, or the nearest that it continues. */
export function drawerOf(placed: PlacedAnalysis): PlacedAnalysis | null {
  let at: PlacedAnalysis | null = placed;
  while (at && !at.entry.syntax.diagram) at = at.parent;
  return at;
}

/** A span of an entry's text in the document. */
export function inDocument({ entry }: PlacedAnalysis, { start, end }: Span): Span {
  return { start: entry.offset + start, end: entry.offset + end };
}
