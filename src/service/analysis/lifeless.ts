import { connected, type Position } from '../../go/position.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import { ObjectCache } from './cache.ts';

/** Kept, since boards are looked at again at every edit around them. */
const lifeless = new ObjectCache(search);

/**
 * The points, from the top left, of each chain without a liberty, which could have none under a
 * `?` or beyond an open side. No game comes to
 * a board with one: a play that takes the last liberty takes the chain off.
 */
export function lifelessChains(position: Position): readonly (readonly Point[])[] {
  return lifeless.get(position);
}

function search(position: Position): readonly (readonly Point[])[] {
  const { cells, geometry } = position;
  const { neighbors, outward } = geometry;
  // Whatever hangs together with a liberty is alive. Nearly always that is all there is, so this is
  // one look at each point.
  const isAlive = new Uint8Array(cells.length);
  const alive: Point[] = [];
  const spread = (from: Point) => {
    const cell = cells[from];
    const isFree = cell === EMPTY || cell === UNKNOWN;
    for (let k = 4 * from, end = k + 4; k < end; k++) {
      const n = neighbors[k] ?? -1;
      if (n < 0 || isAlive[n] || (isFree ? cells[n] === EMPTY || cells[n] === UNKNOWN : cells[n] !== cell))
        continue;
      isAlive[n] = 1;
      alive.push(n);
    }
  };
  let stones = 0;
  for (let p = 0; p < cells.length; p++) {
    if (cells[p] === EMPTY || cells[p] === UNKNOWN) {
      spread(p);
      continue;
    }
    stones++;
    if (!outward[p] || isAlive[p]) continue;
    isAlive[p] = 1;
    alive.push(p);
  }
  // The list grows while it is walked.
  for (const point of alive) spread(point);
  const found: Point[][] = [];
  for (let p = 0; alive.length < stones && p < cells.length; p++) {
    if (cells[p] === EMPTY || cells[p] === UNKNOWN || isAlive[p]) continue;
    const chain = connected(position, p).sort((a, b) => a - b);
    for (const point of chain) isAlive[point] = 1;
    found.push(chain);
  }
  return found;
}
