import { message } from '../../../words/index.ts';
import type { Problem } from '../../types.ts';
import { propertyOf } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { insertion, sgfProblem } from './messages.ts';

/** A text ends as a node begins, `;W[ff`, or a property on a line of its own. */
const TAIL = /(?:;|[\n\r])\s{0,99}([A-Z]{1,2})$/;
/** Characters before the bracket that are looked at. */
const LOOK = 110;

/**
 * ```
 *   C[a good move ;W[ff] ;B[cc]
 *                 ^----
 * ```
 * A text that ends within what looks like a node: its own `]` is missing most likely. What stands
 * behind it must be SGF again, or the bracket was one of the text.
 */
export function swallowed(sgf: SgfText, value: number): Problem | null {
  const { start, end } = sgf.innerSpan(value);
  const bracket = sgf.text.lastIndexOf('[', end - 1);
  if (bracket < start || sgf.text[bracket - 1] === '\\') return null;
  if (sgf.text.slice(bracket, end).includes(';')) return null;
  const before = sgf.text.slice(Math.max(start, bracket - LOOK), bracket);
  const tail = TAIL.exec(before);
  if (!tail || !propertyOf(tail[1] ?? '') || !goesOn(sgf.text, end + 1)) return null;
  const at = bracket - before.length + tail.index;
  let close = at;
  while (close > start && /\s/.test(sgf.text.charAt(close - 1))) close--;
  const name = sgf.written(sgf.propertyOf(value));
  const begin = at + (tail[0].length - tail[0].trimStart().length);
  return sgfProblem('sgf.swallowed', { start: begin, end }, { name }, [
    insertion(message('fix.add-bracket-before'), close, ']'),
  ]);
}

/** Whether a node, a property, a variation or the end of one comes next. */
function goesOn(text: string, at: number): boolean {
  const next = /^\s{0,999}(?:[;()]|[A-Za-z]{1,9}\s{0,9}\[|$)/;
  return next.test(text.slice(at, at + 1024));
}
