/** What the table shows and where its cursor is. Pure: no DOM. */
import type { CompareRow, Comparison } from '../../src/protocol/compare.ts';

/**
 * Whether the rules disagree about a move. What is still being worked out disagrees with nothing.
 */
export function differs({ cells }: CompareRow): boolean {
  const known = cells.filter(({ verdict }) => verdict !== 'pending').map(({ verdict }) => verdict);
  return new Set(known).size > 1;
}

export function shownRows({ rows }: Comparison, differing: boolean): readonly CompareRow[] {
  return differing ? rows.filter(differs) : rows;
}

/**
 * A cell: the index of a move in its game, and the id of a rule, so that it stays the same cell
 * when rows come and go.
 */
export interface ComparedCell {
  readonly move: number;
  readonly rule: string;
}

/** The cell to begin with: the first that is worth a look, of the rule in force if possible. */
export function firstCell({ rules, rows }: Comparison): ComparedCell | null {
  const own = Math.max(
    0,
    rules.findIndex(({ inForce }) => inForce),
  );
  const rule = rules[own]?.id;
  const row = rows[0];
  if (rule === undefined || !row) return null;
  const odd = (cell: CompareRow['cells'][number] | undefined) =>
    cell !== undefined && cell.verdict !== 'allowed' && cell.verdict !== 'pending';
  const inForce = rows.find(({ cells }) => odd(cells[own]));
  if (inForce) return { move: inForce.index, rule };
  for (const { index, cells } of rows) {
    const found = rules.find((_, column) => odd(cells[column]));
    if (found) return { move: index, rule: found.id };
  }
  return { move: row.index, rule };
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
    PageUp: () => ({ row: row - PAGE, column }),
    PageDown: () => ({ row: row + PAGE, column }),
    Home: () => ({ row: far ? 0 : row, column: 0 }),
    End: () => ({ row: far ? rows - 1 : row, column: columns - 1 }),
  };
  const to = Object.hasOwn(ways, key.key) ? ways[key.key]?.() : undefined;
  if (!to || (far && key.key !== 'Home' && key.key !== 'End')) return null;
  const within = (n: number, count: number) => Math.max(0, Math.min(count - 1, n));
  return { row: within(to.row, rows), column: within(to.column, columns) };
}
