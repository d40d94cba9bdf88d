import { boardNotations } from './boards/notation.ts';
import { patternsNotation } from './gnugo/database.ts';
import { gnugoNotation } from './gnugo/notation.ts';
import { onBoard, parseEntry } from './goban/parse.ts';
import { printEntry } from './goban/print.ts';
import { type Found, LEAST_SURE, type Notation, type Reading, type ReadOptions } from './notation.ts';
import { plainNotation } from './plain/notation.ts';
import { SENSEIS } from './senseis/index.ts';
import { type SourceKind, type SourceText, sourceOf } from './source.ts';
import type { Span } from './types.ts';

/**
 * The registry: one line for each notation. The order matters where a text could be two things: who stands above takes its lines
 * first, so notations with a mark of their own (`$$`) come before those that are told by their looks.
 */
export const NOTATIONS: readonly Notation[] = [
  SENSEIS,
  {
    id: 'goban',
    label: 'Koban',
    parse: parseEntry,
    print: (entry) => ({ text: printEntry(entry), lost: [] }),
  },
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

/** All diagrams of a text, in the order of their first lines; those side by side from the left. Linear in its length. Never throws. */
export function findDiagrams(text: string, options: FindOptions = {}): Found[] {
  const source = sourceOf(text, options.kind);
  for (const span of options.taken ?? []) takeLines(source, span);
  const found: Found[] = [];
  for (const notation of NOTATIONS) {
    if (!notation.find || (options.notations && !options.notations.includes(notation.id))) continue;
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
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lines[middle]!.next <= start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < lines.length && lines[i]!.start < end; i++) taken[i] = 1;
}

/** Reads a diagram by the notation that found it; `null` when there is no such notation any more. */
export function readDiagram(found: Found, options?: ReadOptions): Reading | null {
  return notationOf(found.notation)?.read?.(found, options) ?? null;
}

export function notationOf(id: string): Notation | undefined {
  return NOTATIONS.find((notation) => notation.id === id);
}

export { closeSide } from './goban/close.ts';
export { CLAIMS, EYE_CLASSES } from './goban/expect.ts';
export { KEYS, type KeyName, type KeySpec, keyOf } from './goban/keys.ts';
export { printDiagram, printEntry } from './goban/print.ts';
export { sameTitle, titleKey } from './title.ts';
export { onBoard, parseEntry };
