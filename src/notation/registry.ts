import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import { boardNotations } from './boards/index.ts';
import { type SourceKind, type SourceText, sourceOf } from './found/index.ts';
import { gnugoNotation, patternsNotation } from './gnugo/index.ts';
import { markupNotations } from './markup/index.ts';
import { type DiagramReading, type Found, LEAST_SURE, type Notation, type ReadOptions } from './notation.ts';
import { plainNotation } from './plain/index.ts';
import { SENSEIS } from './senseis/index.ts';
import type { Span } from './types.ts';
import { unicodeNotation } from './unicode/index.ts';

/**
 * The registry: one line for each notation. The order matters where a text could be two things: the
 * notation that stands above takes its lines first, so notations with a mark of their own (`$$`)
 * come before those that are recognized by their looks.
 */
export const NOTATIONS: readonly Notation[] = [
  SENSEIS,
  ...markupNotations,
  unicodeNotation,
  patternsNotation,
  ...boardNotations,
  plainNotation,
  gnugoNotation,
];

export interface FindOptions {
  /** Of what kind the text is; plain by default. */
  readonly kind?: SourceKind;
  /** Only these notations. */
  readonly notations?: readonly string[];
  /** Parts of the text in which nothing is to be found, in their order: entries of our own. */
  readonly taken?: readonly Span[];
}

/** All diagrams of a text by their first lines, then from the left. Linear. Never throws. */
export function findDiagrams(text: string, options: FindOptions = {}): Found[] {
  const wanted = NOTATIONS.filter(
    ({ id, mark }) =>
      (!options.notations || options.notations.includes(id)) && (!mark || text.includes(mark)),
  );
  if (wanted.length === 0) return [];
  const source = sourceOf(text, options.kind);
  for (const span of options.taken ?? []) takeLines(source, span);
  const found: Found[] = [];
  for (const notation of wanted) {
    const own = notation.find(source);
    for (const { lines } of own) source.taken.fill(1, lines.first, lines.end);
    for (const one of own) if (one.confidence >= LEAST_SURE) found.push(one);
  }
  return found.sort((a, b) => a.line - b.line || offsetOf(a) - offsetOf(b));
}

function offsetOf({ offset, span }: Found): number {
  return offset ?? span.start;
}

/** Marks the lines of a part of a text as taken. */
function takeLines({ lines, taken }: SourceText, { start, end }: Span): void {
  const first = partitionPoint(0, lines.length, (i) => must(lines[i]).next <= start);
  for (let i = first; i < lines.length && must(lines[i]).start < end; i++) taken[i] = 1;
}

/** Reads a diagram by the notation that found it; `null` when there is no such notation. */
export function readDiagram(found: Found, options?: ReadOptions): DiagramReading | null {
  return notationOf(found.notation)?.read(found, options) ?? null;
}

export function notationOf(id: string): Notation | undefined {
  return NOTATIONS.find((notation) => notation.id === id);
}
