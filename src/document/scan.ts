import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { eachLine, isBlank, isHeaderLine, type TextLine } from '../notation/index.ts';
import { afterQuotes, type Fence, sameFence, within } from './fence.ts';
import type { Cut, ScanState } from './segment.ts';

/** Text without entries is cut after this many lines, so that an edit in it stays small. */
export const LONGEST = 64;

/** How many of the last states are kept. */
const FEW = 4;

/** How many lines are scanned without a pause: more than most texts have. */
const PIECE = 2048;

export interface Scanner {
  /** Reads what a line outside of fences opens. */
  opening(text: string, line: TextLine): Fence | null;
  /** Whether lines outside of fences belong to entries. */
  readonly entriesOutside: boolean;
}

/**
 * Cuts a text into runs of whole lines, in slices; text without entries after `longest` lines.
 * Begins in `state`, and before each line but the first asks `stop` whether the rest is known; if
 * so it ends there. Cuts cover the text up to the end or the stop. Linear.
 */
export function* scanning(
  text: string,
  scanner: Scanner,
  state: ScanState,
  longest: number,
  stop: (offset: number, state: ScanState) => boolean,
): Task<Cut[]> {
  const cuts: Cut[] = [];
  let scanned = 0;
  let { fence, opened } = state;
  let begun = 0;
  let before = state;
  let lineEnds = 0;
  let isEntry = false;
  // Very many segments begin in one of a few states.
  const known: ScanState[] = [state];
  const now = (): ScanState => {
    const found = known.find((one) => one.opened === opened && one.fence === fence);
    if (found) return found;
    known.unshift({ fence, opened });
    if (known.length > FEW) known.pop();
    return must(known[0]);
  };
  /** Ends a run. The next one keeps the state before its first line, whatever that line does. */
  const cut = (end: number, next: ScanState) => {
    if (end > begun) cuts.push({ start: begun, end, lineEnds, state: before, isEntry });
    begun = end;
    before = next;
    lineEnds = 0;
    isEntry = false;
  };
  for (const line of eachLine(text)) {
    const at = line.start;
    if (++scanned % PIECE === 0) yield;
    const reached = now();
    if (at > 0 && stop(at, reached)) {
      cut(at, reached);
      return cuts;
    }
    const inside = fence ? within(text, line, fence) : 'outside';
    if (fence && inside !== 'inside') {
      if (fence.goban) cut(at, reached);
      fence = null;
      opened = false;
    }
    const entries = inside === 'inside' ? must(fence).goban : inside === 'outside' && scanner.entriesOutside;
    if (entries) {
      const from = fence ? afterQuotes(text, line.start, line.end, fence.quotes) : line.start;
      const first = firstOf(text, from, line.end);
      const begins = first === '#' || (first === '$' && isHeaderLine(text, from, line.end));
      if (begins && at > begun) cut(at, reached);
      if (first !== '' && first !== ';') isEntry = true;
    } else if (lineEnds >= longest) cut(at, reached);
    opened = false;
    if (line.next > line.end) lineEnds++;
    if (inside === 'outside' && !scanner.entriesOutside) {
      const opening = scanner.opening(text, line);
      fence = known.find((one) => sameFence(one.fence, opening))?.fence ?? opening;
      if (fence?.goban) {
        opened = true;
        cut(line.next, now());
      }
    }
  }
  cut(text.length, now());
  return cuts;
}

function firstOf(text: string, start: number, end: number): string {
  for (let i = start; i < end; i++) if (!isBlank(text.charCodeAt(i))) return text.charAt(i);
  return '';
}
