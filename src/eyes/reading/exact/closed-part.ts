import { Position } from '../../../go/position.ts';
import type { Scratch } from '../../../go/scratch.ts';
import { EMPTY, type Point, UNKNOWN } from '../../../go/types.ts';

/** A chain with so many liberties outside of a part closes it off, as if nothing captured it. */
const OUTSIDE = 5;

/**
 * The part of the board around a chain that others with liberties outside close off, with these
 * chains, and with `?` elsewhere; `null` where it has more than `most` empty points.
 */
export function closedPart(board: Scratch, target: Point, most: number): Position | null {
  const { area, cells, geometry } = board;
  /** By root: whether the chain was found to have fewer liberties outside. */
  const isWithin = new Set([board.root(target)]);
  const isWall = (p: Point) => cells[p] !== EMPTY && !isWithin.has(board.root(p));
  for (;;) {
    const part = new Set([target]);
    const walls = new Set<Point>();
    let empty = 0;
    for (const p of part) {
      if (cells[p] === EMPTY && ++empty > most) return null;
      for (const n of geometry.adjacent(p)) {
        if (!isWall(n)) part.add(n);
        else walls.add(board.root(n));
      }
    }
    const size = isWithin.size;
    for (const root of walls) if (!hasOutside(board, root, part)) isWithin.add(root);
    if (isWithin.size > size) continue;
    const shown = new Uint8Array(area).fill(UNKNOWN);
    for (const p of part) shown[p] = cells[p] ?? UNKNOWN;
    for (const root of walls) for (const p of board.chain(root)) shown[p] = cells[p] ?? UNKNOWN;
    return new Position(geometry, shown);
  }
}

/** Whether a chain has enough liberties that are no points of a part. */
function hasOutside(board: Scratch, root: Point, part: ReadonlySet<Point>): boolean {
  const into = new Int16Array(board.area);
  let outside = 0;
  for (let i = board.libertiesInto(root, into) - 1; i >= 0; i--) if (!part.has(into[i] ?? -1)) outside++;
  return outside >= OUTSIDE;
}
