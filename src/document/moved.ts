import type { TextChange } from './types.ts';

/**
 * Where an offset of a text stands after changes that all speak of that text, in ascending order.
 * What is inserted at the very place goes before it, but with `before` behind it; `null` where the
 * text around the place is replaced.
 */
export function movedOffset(offset: number, changes: readonly TextChange[], before = false): number | null {
  let by = 0;
  for (const { span, text } of changes) {
    const isAbove = before
      ? span.end < offset || (span.start < span.end && span.end === offset)
      : span.end <= offset;
    if (isAbove) by += text.length - (span.end - span.start);
    else if (span.start < offset) return null;
    else break;
  }
  return offset + by;
}
