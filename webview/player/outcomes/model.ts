/** Rows and cells of the table of who wins. Pure: no DOM. */
import type { OutcomeTable } from '../../../src/protocol/outcomes.ts';
import { chainsOn } from '../../../src/render/chains.ts';

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

/**
 * A goal with the chain on a point added, or without it if it was there; `null` where the point has
 * no stone. Of the goal stay the stones that are on the board.
 */
export function picked(
  rows: readonly string[],
  goal: readonly number[],
  point: number,
): readonly number[] | null {
  const chains = chainsOn(rows);
  const chain = chains.find(({ points }) => points.includes(point));
  const [first] = chain?.points ?? [];
  if (!chain || first === undefined) return null;
  const there = goal.filter((one) => chains.some(({ points }) => points.includes(one)));
  const others = there.filter((one) => !chain.points.includes(one));
  return others.length < there.length ? others : [...there, first];
}
