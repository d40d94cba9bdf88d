import { columnName } from '../../go/geometry.ts';
import type { Side } from '../../go/types.ts';
import type { Located, Problem, Span } from '../types.ts';
import { MOST, type Printed } from './layout.ts';
import { problem } from './messages.ts';

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

/** Where a diagram is on the whole board, and on which sides the board continues. */
export interface BoardPlace {
  readonly origin: { readonly column: number; readonly row: number };
  readonly open: readonly Side[];
  readonly whole: BoardSize | null;
}

export interface DrawnPart extends BoardSize {
  /** Sides with an edge mark, or named in `edges:`. */
  readonly edges: ReadonlySet<Side>;
  readonly column: Printed | null;
  readonly row: Printed | null;
  /** What is drawn, for problems that no better place has. */
  readonly span: Span;
}

/** Columns and rows are placed alike, each from its own low end: the left, the bottom. */
interface GobanAxis {
  readonly what: 'columns' | 'rows';
  readonly drawn: number;
  readonly size: number | null;
  readonly low: boolean;
  readonly high: boolean;
  readonly printed: Printed | null;
}

interface AxisPlace {
  readonly start: number;
  readonly low: boolean;
  readonly high: boolean;
  /** The size fits what is drawn. */
  readonly fits: boolean;
  /** `7 of the 9 columns`, when nothing says which ones. */
  readonly unknown?: Pick<GobanAxis, 'what' | 'drawn'> & { readonly size: number };
}

/**
 * Places the drawn part on the whole board: by the size when all of it is drawn, else by a drawn
 * edge, else by printed coordinates. Beyond column a and row 1 there is no board, so coordinates
 * that begin there close that side as an edge would.
 */
export function place(drawn: DrawnPart, size: Located<BoardSize> | null, problems: Problem[]): BoardPlace {
  const axis = (what: 'columns' | 'rows', line: 'column' | 'row', low: Side, high: Side) =>
    placeAxis(
      {
        what,
        drawn: drawn[what],
        size: size?.value[what] ?? null,
        low: drawn.edges.has(low),
        high: drawn.edges.has(high),
        printed: inRange(line, drawn[line], drawn[what], problems),
      },
      size?.span ?? drawn.span,
      problems,
    );
  const across = axis('columns', 'column', 'left', 'right');
  const up = axis('rows', 'row', 'bottom', 'top');
  const parts = [across.unknown, up.unknown].filter((part) => part !== undefined);
  if (size && parts.length > 0) problems.push(problem('size.place-unknown', size.span, { parts }));
  const open: Side[] = [];
  if (!up.high) open.push('top');
  if (!across.high) open.push('right');
  if (!up.low) open.push('bottom');
  if (!across.low) open.push('left');
  let whole: BoardSize | null = null;
  if (size && across.fits && up.fits) whole = size.value;
  else if (open.length === 0) whole = { columns: drawn.columns, rows: drawn.rows };
  return { origin: { column: across.start, row: up.start }, open, whole };
}

/** Printed coordinates that lead beyond the largest board are not used. */
function inRange(
  line: 'column' | 'row',
  printed: Printed | null,
  drawn: number,
  problems: Problem[],
): Printed | null {
  if (!printed) return null;
  const last = printed.value + drawn - 1;
  if (printed.value >= 1 && last <= MOST) return printed;
  problems.push(problem('coordinates.range', printed.span, { line, last, most: MOST }));
  return null;
}

function placeAxis(axis: GobanAxis, sizeSpan: Span, problems: Problem[]): AxisPlace {
  const { what, drawn, size, printed, low, high } = axis;
  const line = what === 'columns' ? 'column' : 'row';
  const at = (start: number, closed: { low: boolean; high: boolean }): AxisPlace => {
    if (printed && printed.value !== start) {
      const name = (n: number) => (line === 'column' ? columnName(n) : String(n));
      const args = { line, printed: name(printed.value), place: name(start) } as const;
      problems.push(problem('coordinates.place', printed.span, args));
    }
    return { start, ...closed, fits: size !== null && drawn <= size };
  };
  if (size === null || isMisfit(axis, size, sizeSpan, problems)) {
    const start = low ? 1 : (printed?.value ?? 1);
    return { ...at(start, { low: low || printed?.value === 1, high }), fits: false };
  }
  if (drawn === size) return at(1, { low: true, high: true });
  if (low) return at(1, { low, high });
  if (high) return at(size - drawn + 1, { low, high });
  const last = printed ? printed.value + drawn - 1 : 0;
  if (printed && last <= size) return at(printed.value, { low: printed.value === 1, high: last === size });
  const nowhere = { start: 1, low: false, high: false, fits: true };
  if (!printed) return { ...nowhere, unknown: { what, drawn, size } };
  problems.push(problem('coordinates.range', printed.span, { line, last, most: size }));
  return nowhere;
}

function isMisfit(
  { what, drawn, low, high }: GobanAxis,
  size: number,
  span: Span,
  problems: Problem[],
): boolean {
  if (drawn > size) problems.push(problem('size.too-small', span, { what, drawn, size }));
  else if (drawn < size && low && high) problems.push(problem('size.mismatch', span, { what, drawn, size }));
  else return false;
  return true;
}
