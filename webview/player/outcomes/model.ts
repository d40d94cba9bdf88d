/** Rows and cells of the table of who wins. Pure: no DOM. */
import type { OutcomeTable } from '../../../src/protocol/outcomes.ts';
import type { Stone } from '../../../src/protocol/player.ts';

type WinsRow = OutcomeTable['rows'][number];
type WinsCell = WinsRow['cells'][number];

/** Rules with the same cells in these columns, in the order of the first of each. */
export function alike(rows: readonly WinsRow[], columns: readonly number[]): readonly (readonly WinsRow[])[] {
  const groups = new Map<string, WinsRow[]>();
  for (const row of rows) {
    const cells = columns.map((column) => row.cells[column]);
    const key = JSON.stringify(
      cells.map(
        (cell) => cell && [cell.state, cell.text, cell.forced.map(({ owner, text }) => [owner, text])],
      ),
    );
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** The player who gets their way, where it is one of the two. */
export function winnerOf({ state, forced }: Pick<WinsCell, 'state' | 'forced'>): Stone | null {
  const [first, ...others] = new Set(forced.map(({ owner }) => owner));
  return state === 'known' && first && others.length === 0 ? first : null;
}
