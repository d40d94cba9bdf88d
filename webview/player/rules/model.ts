/** What the table of rules shows: rules down, moves across. Pure: no DOM. */
import type { CompareRow, Comparison } from '../../../src/protocol/compare.ts';

/**
 * Whether the rules disagree about a move. What is still being worked out disagrees with nothing.
 */
export function differs({ cells }: CompareRow): boolean {
  const known = cells.filter(({ verdict }) => verdict !== 'pending').map(({ verdict }) => verdict);
  return new Set(known).size > 1;
}

/** The moves that have a column: all, or those on which rules differ and the one that is shown. */
export function shownMoves(
  { rows }: Comparison,
  differing: boolean,
  index: number | null,
): readonly CompareRow[] {
  return differing ? rows.filter((row) => differs(row) || row.index === index) : rows;
}

/** A cell: the index of a move in its game, and the id of a rule. */
export interface ComparedCell {
  readonly move: number;
  readonly rule: string;
}

const PAGE = 8;

/**
 * Where a key of a grid leads, in rows and columns of what is shown; `null` for keys that are none
 * of its.
 */
export function moved(
  at: { readonly row: number; readonly column: number },
  key: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean },
  rows: number,
  columns: number,
): { readonly row: number; readonly column: number } | null {
  const { row, column } = at;
  const far = key.ctrlKey || key.metaKey;
  const ways: Readonly<Record<string, () => { row: number; column: number }>> = {
    ArrowUp: () => ({ row: row - 1, column }),
    ArrowDown: () => ({ row: row + 1, column }),
    ArrowLeft: () => ({ row, column: column - 1 }),
    ArrowRight: () => ({ row, column: column + 1 }),
    PageUp: () => ({ row, column: column - PAGE }),
    PageDown: () => ({ row, column: column + PAGE }),
    Home: () => ({ row: far ? 0 : row, column: 0 }),
    End: () => ({ row: far ? rows - 1 : row, column: columns - 1 }),
  };
  const to = Object.hasOwn(ways, key.key) ? ways[key.key]?.() : undefined;
  if (!to || (far && key.key !== 'Home' && key.key !== 'End')) return null;
  const within = (n: number, count: number) => Math.max(0, Math.min(count - 1, n));
  return { row: within(to.row, rows), column: within(to.column, columns) };
}
