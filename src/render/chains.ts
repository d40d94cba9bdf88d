/** The chains on a board as pages have it. */
import type { Stone } from '../protocol/player.ts';

interface ShownChain {
  readonly color: Stone;
  /** Row by row from the top left; the first one names the chain. */
  readonly points: readonly number[];
}

/** All chains of rows of `X`, `O` and other signs, in the order of their first points. */
export function chainsOn(rows: readonly string[]): ShownChain[] {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.join('');
  const seen = new Set<number>();
  const found: ShownChain[] = [];
  for (const [start, cell] of [...cells].entries()) {
    if (seen.has(start) || (cell !== 'X' && cell !== 'O')) continue;
    const points = [start];
    seen.add(start);
    for (const point of points)
      for (const next of besides(point, columns)) {
        if (cells[next] !== cell || seen.has(next)) continue;
        seen.add(next);
        points.push(next);
      }
    found.push({ color: cell === 'X' ? 'black' : 'white', points: points.sort((a, b) => a - b) });
  }
  return found;
}

function besides(point: number, columns: number): number[] {
  const column = point % columns;
  return [
    point - columns,
    ...(column > 0 ? [point - 1] : []),
    ...(column < columns - 1 ? [point + 1] : []),
    point + columns,
  ];
}
