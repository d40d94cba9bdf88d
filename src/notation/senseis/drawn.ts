import { columnNumber } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import type { Diagram, DrawnLine, Problem, Span } from '../types.ts';
import { meaningOf } from './glyphs.ts';
import type { SenseisLine } from './lines.ts';
import { problem } from './messages.ts';

/** No name of a page and no list of lines is longer; the bound keeps the work linear. */
const LONGEST = 2000;

/**
 * ```
 * $$ [a|SomePage]
 *     ^ ^-------
 * ```
 */
export function readLinks(
  text: string,
  lines: readonly SenseisLine[],
  diagram: Diagram,
  problems: Problem[],
): Diagram['links'] {
  const links: { anchor: string; target: string }[] = [];
  for (const { kind, span } of lines) {
    if (kind !== 'link') continue;
    // What a literal of a program ends with is no part of a link.
    const match = /^\[([^|\]]{0,9})\|(.*)\](?:['"`][;,)]{0,3})?$/s.exec(
      text.slice(span.start, Math.min(span.end, span.start + LONGEST)),
    );
    const [, anchor = '', target = ''] = (match ?? []).map((part) => part.trim());
    if (!match || target === '' || (anchor !== '10' && (anchor.length !== 1 || !meaningOf(anchor)))) {
      problems.push(problem('senseis.unreadable', span, { written: text.slice(span.start, span.end) }));
      continue;
    }
    const glyph = anchor === '10' ? '0' : anchor;
    if (!isDrawn(text, diagram, glyph))
      problems.push(problem('senseis.link-nowhere', span, { anchor: glyph }));
    links.push({ anchor: glyph, target });
  }
  return links;
}

function isDrawn(text: string, { spans }: Diagram, glyph: string): boolean {
  return spans.some(({ start, end }) => text.slice(start, end) === glyph);
}

/**
 * ```
 * $$ {AR C3 E5} {LN 3:5 6:5}
 *     ^^ ^^ ^^
 * ```
 */
export function readDrawn(
  text: string,
  lines: readonly SenseisLine[],
  diagram: Diagram,
  problems: Problem[],
): DrawnLine[] {
  const drawn: DrawnLine[] = [];
  for (const { kind, span } of lines) {
    if (kind !== 'drawn') continue;
    const end = Math.min(span.end, span.start + LONGEST);
    for (let i = span.start; i < end; ) {
      const closed = text.indexOf('}', i);
      const stop = closed < 0 || closed >= end ? end : closed + 1;
      const where = { start: i, end: stop };
      const match = /^\{[ \t]*(AR|LN)[ \t]+(\S{1,9})[ \t]+(\S{1,9}?)[ \t]*\}$/i.exec(text.slice(i, stop));
      if (!match) problems.push(problem('senseis.unreadable', where, { written: text.slice(i, stop) }));
      else {
        const [, word = '', first = '', second = ''] = match;
        const from = endOf(first, where, diagram, problems);
        const to = from && endOf(second, where, diagram, problems);
        if (from && to) drawn.push({ kind: word.toUpperCase() === 'AR' ? 'arrow' : 'line', from, to });
      }
      i = stop;
      while (i < end && (text[i] === ' ' || text[i] === '\t' || text[i] === ',')) i++;
    }
  }
  return drawn;
}

/** How far outside of the diagram a line may end: lines off the board are used to point at it. */
const FAR = 60;

function endOf(
  written: string,
  span: Span,
  diagram: Diagram,
  problems: Problem[],
): { x: number; y: number } | null {
  const absolute = /^(-?\d{1,2}):(-?\d{1,2})$/.exec(written);
  const told = { written: written };
  if (absolute) {
    const at = { x: Number(absolute[1]) - 1, y: Number(absolute[2]) - 1 };
    if (Math.abs(at.x) <= FAR && Math.abs(at.y) <= FAR) return at;
  }
  const named = /^([A-HJ-Za-hj-z])(\d{1,2})$/.exec(written);
  if (!named) {
    problems.push(problem('senseis.line-end', span, told));
    return null;
  }
  if (!hasCorner(diagram)) {
    problems.push(problem('senseis.line-unplaced', span, told));
    return null;
  }
  const { origin, rows } = diagram;
  return {
    x: columnNumber(must(named[1])) - origin.column,
    y: rows - 1 - (Number(named[2]) - origin.row),
  };
}

/** Whether edges say where the diagram is on the board. */
function hasCorner({
  open,
  whole,
  columns,
  rows,
  origin,
}: Pick<Diagram, 'open' | 'whole' | 'columns' | 'rows' | 'origin'>): boolean {
  const low = (side: 'left' | 'bottom', start: number) => !open.includes(side) && start === 1;
  const high = (side: 'right' | 'top', last: number, all: number | undefined) =>
    !open.includes(side) && last === all;
  return (
    (low('left', origin.column) || high('right', origin.column + columns - 1, whole?.columns)) &&
    (low('bottom', origin.row) || high('top', origin.row + rows - 1, whole?.rows))
  );
}
