import { must } from '../go/must.ts';
import { LazyTask, type Task } from '../go/task.ts';
import { type EntrySyntax, lineStarts, ownCopy, parsing } from '../notation/index.ts';
import { type Fence, sameFence, withoutQuotes } from './fence.ts';
import type { PlacedEntry } from './types.ts';

/** What a scanner knows when it begins a line: all that what follows depends on. */
export interface ScanState {
  readonly fence: Fence | null;
  /** The line follows the opening line of a fence of entries. */
  readonly opened: boolean;
}

/** The state at the beginning of a text. */
export const OUTSIDE: ScanState = { fence: null, opened: false };

export function sameState(a: ScanState, b: ScanState): boolean {
  return a.opened === b.opened && sameFence(a.fence, b.fence);
}

/** A run of whole lines as a scanner found it, not yet read. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly lineEnds: number;
  readonly state: ScanState;
  readonly isEntry: boolean;
}

/**
 * A run of whole lines: one entry, or text without entries. A document is a list of these and an
 * edit touches few of them; none knows where in the document it stands. Every segment but the last
 * one ends with a line end.
 */
export class Segment {
  private starts: Uint32Array | null = null;

  constructor(
    readonly text: string,
    readonly lineEnds: number,
    /** At its first line. */
    readonly state: ScanState,
    /** The entry that the text is, or `null`. */
    readonly entry: EntryReading | null,
  ) {}

  /** Where its lines begin. */
  get lineStarts(): Uint32Array {
    return (this.starts ??= lineStarts(this.text));
  }
}

/** The reading of an entry: in slices, or at once for a caller that asks before it is done. */
class EntryReading extends LazyTask<EntrySyntax> {
  private last: PlacedEntry | null = null;

  constructor(readonly text: string) {
    super(() => parsing(text));
  }

  /**
   * The entry in its place; the same object as before where the place is the same. `isLast`:
   * nothing follows it, no end of a fence either.
   */
  placed(offset: number, line: number, { fence }: ScanState, isLast: boolean): PlacedEntry {
    const { value: syntax, last } = this;
    const quotes = fence?.quotes ?? 0;
    const prefix = '> '.repeat(quotes);
    const unclosed = isLast && fence?.goban ? fence.mark.repeat(fence.length) : undefined;
    const isThere = last?.offset === offset && last.line === line;
    if (isThere && (last.prefix ?? '') === prefix && last.unclosed === unclosed) return last;
    const placed = { syntax, offset, line, ...(unclosed !== undefined && { unclosed }) };
    return (this.last = quotes > 0 ? { ...placed, prefix } : placed);
  }
}

/** How many segments are made without a pause. */
const PIECE = 1024;

/**
 * Makes segments of the cuts of a text that stands where `old` stood before, in slices. Entries
 * that were there with the same text are taken over: first those that follow each other alike from
 * the end and from the beginning, so that of equal entries each keeps its own, then any.
 */
export function* segmenting(text: string, cuts: readonly Cut[], old: readonly Segment[]): Task<Segment[]> {
  const texts: string[] = [];
  for (const { start, end } of cuts) {
    // A slice keeps the whole text in memory, so a copy is made, unless it would save little.
    const slice = text.slice(start, end);
    if (texts.push(2 * slice.length > text.length ? slice : ownCopy(slice)) % PIECE === 0) yield;
  }
  const shorter = Math.min(cuts.length, old.length);
  let back = 0;
  while (back < shorter && texts.at(-1 - back) === must(old.at(-1 - back)).text) back++;
  let front = 0;
  while (front < shorter - back && texts[front] === must(old[front]).text) front++;
  const others = new Map<string, EntryReading[]>();
  for (const { entry } of old.slice(front, old.length - back)) {
    const same = entry && others.get(entry.text);
    if (same) same.push(entry);
    else if (entry) others.set(entry.text, [entry]);
  }
  const segments: Segment[] = [];
  for (const [i, { lineEnds, state, isEntry }] of cuts.entries()) {
    const own = must(texts[i]);
    let entry: EntryReading | null = null;
    if (isEntry) {
      const quotes = state.fence?.quotes ?? 0;
      const read = quotes > 0 ? withoutQuotes(own, quotes) : own;
      const inPlace =
        i < front ? old[i] : i >= cuts.length - back ? old[i - cuts.length + old.length] : undefined;
      const kept = inPlace?.entry?.text === read ? inPlace.entry : others.get(read)?.shift();
      entry = kept ?? new EntryReading(read);
    }
    if (segments.push(new Segment(own, lineEnds, state, entry)) % PIECE === 0) yield;
  }
  return segments;
}
