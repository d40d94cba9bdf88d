import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import type { Segment } from './segment.ts';

/** Offsets and lines of segments: positions are found without looking at the text between. */
export class LineIndex {
  /** Offset and line of each segment's beginning, from 0. */
  readonly offsets: Uint32Array;
  readonly lines: Uint32Array;
  readonly length: number;
  readonly lineCount: number;

  constructor(readonly segments: readonly Segment[]) {
    const offsets = new Uint32Array(segments.length);
    const lines = new Uint32Array(segments.length);
    let offset = 0;
    let line = 0;
    for (const [i, segment] of segments.entries()) {
      offsets[i] = offset;
      lines[i] = line;
      offset += segment.text.length;
      line += segment.lineEnds;
    }
    this.offsets = offsets;
    this.lines = lines;
    this.length = offset;
    this.lineCount = line + 1;
  }

  /** The segment that an offset is in, the last one at the end. The document must have segments. */
  segmentAt(offset: number): number {
    return Math.max(0, lastAtMost(this.offsets, offset));
  }

  /** Length of a segment's first line with its line end. */
  firstLineLength(segment: number): number {
    const one = must(this.segments[segment]);
    return one.lineStarts[1] ?? one.text.length;
  }

  /** An offset outside of the text is its nearest end, one in a line end is the end of the line. */
  positionAt(offset: number): { line: number; character: number } {
    if (this.segments.length === 0) return { line: 0, character: 0 };
    const at = clamp(offset, 0, this.length);
    const i = this.segmentAt(at);
    const segment = must(this.segments[i]);
    const starts = segment.lineStarts;
    const own = at - must(this.offsets[i]);
    const line = lastAtMost(starts, own);
    const character = Math.min(own, contentEnd(segment, starts, line)) - must(starts[line]);
    return { line: must(this.lines[i]) + line, character };
  }

  /** A line beyond the text is its end, a character beyond the line the end of the line. */
  offsetAt({ line, character }: { line: number; character: number }): number {
    if (this.segments.length === 0 || line < 0) return 0;
    if (line >= this.lineCount) return this.length;
    const i = Math.max(0, lastAtMost(this.lines, line));
    const segment = must(this.segments[i]);
    const starts = segment.lineStarts;
    const own = line - must(this.lines[i]);
    const start = must(starts[own]);
    return must(this.offsets[i]) + clamp(start + character, start, contentEnd(segment, starts, own));
  }
}

/** Where a line ends before its line end. */
function contentEnd({ text }: Segment, starts: Uint32Array, line: number): number {
  const start = must(starts[line]);
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

/** Index of the last number that is at most `n`, -1 for none. The numbers ascend. */
function lastAtMost(numbers: ArrayLike<number>, n: number): number {
  return partitionPoint(0, numbers.length, (i) => must(numbers[i]) <= n) - 1;
}
