/** Rows and cells of the table of who wins. Pure: no DOM. */
import type { OutcomeTable } from '../../../src/protocol/outcomes.ts';

type WinsRow = OutcomeTable['rows'][number];

/** Rules with the same cells in these columns, in the order of the first of each. */
export function alike(rows: readonly WinsRow[], columns: readonly number[]): readonly (readonly WinsRow[])[] {
  const groups = new Map<string, WinsRow[]>();
  for (const row of rows) {
    const cells = columns.map((column) => row.cells[column]);
    const key = JSON.stringify(
      cells.map(
        (cell) =>
          cell && [cell.state, cell.word ?? cell.text, cell.forced.map(({ owner, text }) => [owner, text])],
      ),
    );
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
