import type { PlacedEntry } from '../../document/index.ts';
import { numbersUpTo } from '../../go/bisect.ts';
import { type EntrySyntax, lineStarts, type Span } from '../../notation/index.ts';
import { ObjectCache } from './cache.ts';
import type { PlacedAnalysis } from './types.ts';

/** Lines and characters from 0, as the Language Server Protocol has them. */
interface LinePosition {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: LinePosition;
  readonly end: LinePosition;
}

/**
 * Where an offset of an entry's text is, in lines from the entry's first one. Kept with the entry's
 * text, so that an edit elsewhere costs nothing here: only the entry's own line has to be added.
 */
export function placeInEntry(syntax: EntrySyntax, offset: number): LinePosition {
  const starts = startsOf.get(syntax);
  const line = numbersUpTo(starts, offset) - 1;
  return { line, character: offset - (starts[line] ?? 0) };
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

const startsOf = new ObjectCache(({ text }: EntrySyntax) => lineStarts(text));

/**
 * Where an entry begins for people, from 1: the line of its title, or its first line that is not
 * blank.
 */
export function lineOf(entry: PlacedEntry): number {
  const { title, text } = entry.syntax;
  const first = title?.span.start ?? Math.max(0, text.search(/\S/));
  return rangeOf(entry, { start: first, end: first }).start.line + 1;
}

/**
 * A part of a document for people and for reports: lines and columns from 1, the end column after
 * the last character.
 */
export interface FileRegion {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A span of an entry's text as a region of the document. */
export function regionOf({ entry }: PlacedAnalysis, span: Span): FileRegion {
  const { start, end } = rangeOf(entry, span);
  return {
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** The order of the text. */
export function byPlace(
  a: Pick<FileRegion, 'line' | 'column'>,
  b: Pick<FileRegion, 'line' | 'column'>,
): number {
  return a.line - b.line || a.column - b.column;
}
