/** Whether a text, or a line of one, begins a `$$` diagram. */
import { eachLine } from '../text.ts';

/** Options at once behind the `$$`: whatever follows is a title then. */
export const OPTIONS = /^(?=[BWcm\d])[BW]?[BWc\d]{0,6}(?:m\d{1,9})?[BWc\d]{0,6}(?![^ \t])/;

/**
 * Whether a text is lines that begin with `$$`, in one run: behind other lines another diagram
 * would begin, which is no part of the first.
 */
export function beginsDiagram(text: string): boolean {
  let run: 'before' | 'in' | 'behind' = 'before';
  for (const { start, end } of eachLine(text)) {
    if (/^[ \t]*\$\$/.test(text.slice(start, Math.min(end, start + 200)))) {
      if (run === 'behind') return false;
      run = 'in';
    } else if (run === 'in') run = 'behind';
    else if (run === 'before' && text.slice(start, end).trim() !== '') return false;
  }
  return run !== 'before';
}

/**
 * Whether a line is a header with options, with which a diagram begins whatever stands above it:
 * `$$B`, `$$Wcm13 A title`.
 */
export function isHeaderLine(text: string, start: number, end: number): boolean {
  let i = start;
  while (i < end && (text[i] === ' ' || text[i] === '\t')) i++;
  return text.startsWith('$$', i) && OPTIONS.test(text.slice(i + 2, Math.min(end, i + 42)));
}
