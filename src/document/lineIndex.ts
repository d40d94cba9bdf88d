import type { Segment } from './segment.ts';

/** Offsets and lines of a document's segments, by which positions are found without looking at the text between. */
export class LineIndex {
  /** Offset and line of each segment's beginning, from 0. */
  readonly offsets: readonly number[];
  readonly lines: readonly number[];
  readonly length: number;
  readonly lineCount: number;

  constructor(readonly segments: readonly Segment[]) {
    const offsets = new Array<number>(segments.length);
    const lines = new Array<number>(segments.length);
    let offset = 0;
    let line = 0;
    for (let i = 0; i < segments.length; i++) {
      offsets[i] = offset;
      lines[i] = line;
      offset += segments[i]!.text.length;
      line += segments[i]!.lineEnds;
    }
    this.offsets = offsets;
    this.lines = lines;
    this.length = offset;
    this.lineCount = line + 1;
  }

  /** The segment that an offset is in; the last one at the end of the text. The document must have segments. */
  segmentAt(offset: number): number {
    return Math.max(0, lastAtMost(this.offsets, offset));
  }

  /** Length of a segment's first line with its line end. */
  firstLineLength(segment: number): number {
    const { text } = this.segments[segment]!;
    return lineStarts(this.segments[segment]!)[1] ?? text.length;
  }

  /** An offset outside of the text is taken as its nearest end, one inside a line end as the end of the line. */
  positionAt(offset: number): { line: number; character: number } {
    if (this.segments.length === 0) return { line: 0, character: 0 };
    const at = clamp(offset, 0, this.length);
    const i = this.segmentAt(at);
    const segment = this.segments[i]!;
    const starts = lineStarts(segment);
    const own = at - this.offsets[i]!;
    const line = lastAtMost(starts, own);
    const character = Math.min(own, contentEnd(segment, starts, line)) - starts[line]!;
    return { line: this.lines[i]! + line, character };
  }

  /** A line beyond the text is its end, a character beyond the line the end of the line. */
  offsetAt({ line, character }: { line: number; character: number }): number {
    if (this.segments.length === 0 || line < 0) return 0;
    if (line >= this.lineCount) return this.length;
    const i = Math.max(0, lastAtMost(this.lines, line));
    const segment = this.segments[i]!;
    const starts = lineStarts(segment);
    const own = line - this.lines[i]!;
    const start = starts[own]!;
    return this.offsets[i]! + clamp(start + character, start, contentEnd(segment, starts, own));
  }
}

const LINE_STARTS = new WeakMap<Segment, readonly number[]>();

/** Where lines begin in a segment; after a final line end one more begins, if the document ends there. */
function lineStarts(segment: Segment): readonly number[] {
  const known = LINE_STARTS.get(segment);
  if (known) return known;
  const { text } = segment;
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  LINE_STARTS.set(segment, starts);
  return starts;
}

/** Where a line ends before its line end. */
function contentEnd({ text }: Segment, starts: readonly number[], line: number): number {
  const start = starts[line]!;
  let end = starts[line + 1] ?? text.length;
  if (line + 1 < starts.length) {
    end--;
    if (end > start && text[end] === '\n' && text[end - 1] === '\r') end--;
  }
  return end;
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}

/** Index of the last number that is at most `n`; the numbers ascend, equal ones count as one. -1 when all are larger. */
function lastAtMost(numbers: readonly number[], n: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= n) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
