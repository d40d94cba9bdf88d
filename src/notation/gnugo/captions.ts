import { must } from '../../go/must.ts';
import type { Drawing } from '../found/index.ts';
import type { Fact } from '../notation.ts';
import type { Span } from '../types.ts';

/**
 * ```
 *       .X..      better than half eye
 * (a')  ..OO      2 < e < 3
 * ^---            ^--------
 *       OO.O
 *       O.OO      e = 1 + b
 *                     ^----
 * ```
 * What stands beside the rows: a label in parentheses, captions, and the value of the eye.
 */
export function captionsOf(drawing: Drawing, text: string): Fact[] {
  const facts: Fact[] = [];
  for (const { before, after } of drawing.rows) {
    const label = before && labelIn(text, before);
    if (label) facts.push(label);
    if (!after) continue;
    const next = labelIn(text, after);
    // A label at the end of what follows belongs to the drawing that comes next.
    const ends = next?.span.end === after.end - 1;
    const isWhole = next?.span.start === after.start + 1;
    const goesOn = /^[ \t]*[^ \t\r\n]/.test(text.slice(after.end, after.end + 80));
    const end = next && ends && (!isWhole || goesOn) ? next.span.start - 1 : after.end;
    const value = text.slice(after.start, end).trimEnd();
    if (value === '') continue;
    const span = { start: after.start, end: after.start + value.length };
    facts.push({ kind: 'caption', value, span });
    const eye = /\be\s*[=~]\s*([0-9ab][0-9ab+\s]*)$/.exec(value);
    if (eye) {
      const start = span.start + value.length - must(eye[1]).length;
      facts.push({
        kind: 'eye-value',
        value: must(eye[1]).replace(/\s+/g, ''),
        span: { start, end: span.end },
      });
    }
  }
  return facts;
}

/** `(a')` at the end of a span. */
function labelIn(text: string, { start, end }: Span): Fact | null {
  const from = Math.max(start, end - 12);
  const match = /\(([^()\s]{1,8})\)$/.exec(text.slice(from, end));
  if (!match) return null;
  const at = end - match[0].length;
  return { kind: 'label', value: must(match[1]), span: { start: at + 1, end: end - 1 } };
}
