import type { PlacedEntry } from '../document/types.ts';
import type { EntrySyntax, Span } from '../notation/types.ts';

/** Lines and characters from 0, as the Language Server Protocol has them. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Place;
  readonly end: Place;
}

/**
 * Where an offset of an entry's text is, in lines from the entry's first one. Kept with the entry's text, so that an edit elsewhere
 * costs nothing here: only the entry's own line has to be added.
 */
export function placeInEntry(syntax: EntrySyntax, offset: number): Place {
  const starts = lineStarts(syntax);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return { line: low - 1, character: offset - starts[low - 1]! };
}

export function rangeInEntry(syntax: EntrySyntax, span: Span): Range {
  return { start: placeInEntry(syntax, span.start), end: placeInEntry(syntax, span.end) };
}

/** A span of an entry's text as a range of the document. Entries begin where a line begins. */
export function rangeOf(entry: PlacedEntry, span: Span): Range {
  const { start, end } = rangeInEntry(entry.syntax, span);
  return {
    start: { line: entry.line + start.line, character: start.character },
    end: { line: entry.line + end.line, character: end.character },
  };
}

const STARTS = new WeakMap<EntrySyntax, readonly number[]>();

/** `\n`, `\r\n` and `\r` end lines, as the protocol has it. */
function lineStarts(syntax: EntrySyntax): readonly number[] {
  const known = STARTS.get(syntax);
  if (known) return known;
  const { text } = syntax;
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  STARTS.set(syntax, starts);
  return starts;
}

/** Where an entry begins for people, from 1: the line of its title, or its first line that is not blank. */
export function lineOf(entry: PlacedEntry): number {
  const { title, text } = entry.syntax;
  const first = title?.span.start ?? Math.max(0, text.search(/\S/));
  return rangeOf(entry, { start: first, end: first }).start.line + 1;
}
