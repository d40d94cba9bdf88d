/** The fence that a place of a page is in. */
import { type FoundFence, fencesIn } from '../document/fence.ts';

/** From the line that opens it to the line that closes it. */
export function fenceAround(text: string, offset: number): FoundFence | null {
  for (const found of fencesIn(text, linesOf(text))) {
    if (found.open.start > offset) return null;
    if (offset <= (found.close?.end ?? found.end)) return found;
  }
  return null;
}

function* linesOf(text: string): Generator<FoundFence['open'], void, void> {
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const next = found < 0 ? text.length : found + 1;
    const end = found < 0 ? text.length : found;
    yield { start, end: text[end - 1] === '\r' ? end - 1 : end, next };
    start = next;
  }
}
