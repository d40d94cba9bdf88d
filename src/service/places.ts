import type { KobanDocument, PlacedEntry } from '../document/types.ts';
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

/** How many characters stand before the entry on its first line; nearly always none. */
export function indentOf(document: KobanDocument, entry: PlacedEntry): number {
  return entry.offset === 0 ? 0 : document.positionAt(entry.offset).character;
}

/** A place in the entry as a place in the document. */
export function shifted(place: Place, line: number, indent: number): Place {
  return {
    line: line + place.line,
    character: place.line === 0 ? indent + place.character : place.character,
  };
}

/** A span of an entry's text as a range of the document. */
export function rangeOf(document: KobanDocument, entry: PlacedEntry, span: Span): Range {
  const { start, end } = rangeInEntry(entry.syntax, span);
  const indent = start.line === 0 ? indentOf(document, entry) : 0;
  return { start: shifted(start, entry.line, indent), end: shifted(end, entry.line, indent) };
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
