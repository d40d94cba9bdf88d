import { must } from '../go/must.ts';
import { eachLine, isBlank, type TextLine } from '../notation/index.ts';
import { afterQuotes, type Cut, type Fence, type ScanState } from './segment.ts';

/** Text without entries is cut after this many lines, so that an edit in it stays small. */
const LONGEST = 64;

export interface Scanner {
  /** Reads what a line outside of fences opens. */
  opening(text: string, line: TextLine): Fence | null;
  /** Whether lines outside of fences belong to entries. */
  readonly entriesOutside: boolean;
}

/**
 * Cuts a text into runs of whole lines. Begins in `state`, and before each line but the first asks
 * `stop` whether the rest is known; if so it ends there. Cuts cover the text up to the end or the
 * stop. Linear.
 */
export function scan(
  text: string,
  scanner: Scanner,
  state: ScanState,
  stop: (offset: number, state: ScanState) => boolean,
): Cut[] {
  const cuts: Cut[] = [];
  let { fence, opened } = state;
  let begun = { start: 0, state, lineEnds: 0, substance: false };
  const cut = (end: number) => {
    const { start, lineEnds, substance } = begun;
    if (end > start) cuts.push({ start, end, lineEnds, state: begun.state, isEntry: substance });
    begun = { start: end, state: { fence, opened }, lineEnds: 0, substance: false };
  };
  for (const line of eachLine(text)) {
    const at = line.start;
    if (at > 0 && stop(at, { fence, opened })) {
      cut(at);
      return cuts;
    }
    const inside = fence ? within(text, line, fence) : 'outside';
    if (fence && inside !== 'inside') {
      if (fence.goban) cut(at);
      fence = null;
      opened = false;
    }
    const entries = inside === 'inside' ? must(fence).goban : inside === 'outside' && scanner.entriesOutside;
    if (entries) {
      const from = fence ? afterQuotes(text, line.start, line.end, fence.quotes) : line.start;
      const first = firstOf(text, from, line.end);
      if (first === '#' && at > begun.start) {
        opened = false;
        cut(at);
      }
      if (first !== '' && first !== ';') begun.substance = true;
    } else if (begun.lineEnds >= LONGEST) cut(at);
    opened = false;
    if (line.next > line.end) begun.lineEnds++;
    if (inside === 'outside' && !scanner.entriesOutside) {
      fence = scanner.opening(text, line);
      if (fence?.goban) {
        opened = true;
        cut(line.next);
      }
    }
  }
  cut(text.length);
  return cuts;
}

function firstOf(text: string, start: number, end: number): string {
  for (let i = start; i < end; i++) if (!isBlank(text.charCodeAt(i))) return text.charAt(i);
  return '';
}

/** Whether a line is in a fence, closes it, or is outside as the fence's block quote has ended. */
export function within(
  text: string,
  { start, end }: TextLine,
  fence: Fence,
): 'inside' | 'closes' | 'outside' {
  const from = afterQuotes(text, start, end, fence.quotes);
  if (from < 0) return 'outside';
  let i = from;
  while (i < end && (text[i] === ' ' || text[i] === '\t')) i++;
  if (i - start > fence.indent + 3) return 'inside';
  const marks = i;
  while (i < end && text[i] === fence.mark) i++;
  if (i - marks < fence.length) return 'inside';
  return firstOf(text, i, end) === '' ? 'closes' : 'inside';
}
