import { columnName } from '../go/geometry.ts';
import type { Task } from '../go/task.ts';
import type { Side } from '../go/types.ts';
import type { Analysis } from '../service/index.ts';
import type { Finder, Match } from './field.ts';
import { type BoardPattern, patternOf } from './pattern.ts';

/** A move of an entry after which a pattern begins to be on the board. */
interface EntryMatch extends Match {
  /** The index of the move in its game, and the number that is shown for it; 0 for the start. */
  readonly index: number;
  readonly move: number;
}

/** The entry yields after this many moves. */
const MOVES = 64;

/**
 * The moves of an entry after which a pattern begins to be on the board; `first`: only the first.
 * Only moves of its own count, and the board before them.
 */
export function* findInEntry(analysis: Analysis, finder: Finder, first: boolean): Task<EntryMatch[]> {
  const { game, syntax, inherited } = analysis;
  const { geometry } = game.start.position;
  const { columns, rows } = geometry;
  const edges = (['top', 'right', 'bottom', 'left'] as const).filter(
    (side: Side) => !geometry.open.has(side),
  );
  const whole = syntax.diagram?.whole ?? (edges.length === 4 ? { columns, rows } : null);
  const field = finder.field({ columns, rows, edges, whole });
  const matches: EntryMatch[] = [];
  for (let index = inherited; index <= game.plies.length; index++) {
    if (index % MOVES === MOVES - 1) yield;
    const { cells } = game.after(index);
    for (const [p, cell] of cells.entries()) field.put(field.at(p % columns, Math.floor(p / columns)), cell);
    if (field.look() === 0) continue;
    for (const id of field.finds()) {
      matches.push({ ...field.matchOf(id), index, move: analysis.shown(index) });
      if (first) return matches;
    }
  }
  return matches;
}

/** The board of an entry after a move, as a pattern; `null` where no board is. */
export function patternOfEntry({ game, syntax, parent }: Analysis, index: number): BoardPattern | null {
  const { diagram } = syntax;
  const { geometry, cells } = game.after(index);
  if (!diagram && !parent) return null;
  const { columns, rows } = geometry;
  const { whole = null, either = [] } = diagram ?? {};
  return patternOf({ columns, rows, open: [...geometry.open], whole, either }, cells);
}

/** A board, and where its lower left point is on the whole board; `a1` if not given. */
export interface NamedPoints {
  readonly rows: number;
  readonly origin?: { readonly column: number; readonly row: number };
}

/** The lower left and the upper right point of a match. */
export function cornersOf(
  { box }: Match,
  { rows, origin }: NamedPoints,
): { readonly from: string; readonly to: string } {
  const { column, row } = origin ?? { column: 1, row: 1 };
  const name = (x: number, y: number) => columnName(x + column) + (rows - 1 - y + row);
  return {
    from: name(box.left, box.top + box.rows - 1),
    to: name(box.left + box.columns - 1, box.top),
  };
}
