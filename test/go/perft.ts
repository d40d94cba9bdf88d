/**
 * Exhaustive counts, to hold the board to (Tromp and Farnebäck, Combinatorics of Go; OEIS A094777).
 */
import type { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { Path } from './path.ts';

/**
 * The number of positions of a whole board on which every chain has a liberty. Points are bits and
 * chains are filled from their liberties, so this shares nothing with the boards that play.
 * @throws RangeError for more than 30 points.
 */
export function legalPositions(geometry: Geometry): number {
  const { area, columns } = geometry;
  if (area > 30) throw new RangeError('too many points to count all positions');
  const all = 2 ** area - 1;
  let first = 0;
  for (let p = 0; p < area; p += columns) first |= 1 << p;
  const last = first << (columns - 1);
  const spread = (set: number) =>
    (set | (set << columns) | (set >> columns) | ((set & ~last) << 1) | ((set & ~first) >> 1)) & all;
  const alive = (stones: number, empty: number) => {
    let held = spread(empty) & stones;
    for (let more = held; more !== 0; held |= more) more = spread(held) & stones & ~held;
    return held === stones;
  };
  let count = 0;
  for (let empty = all; ; empty = (empty - 1) & all) {
    const stones = all & ~empty;
    for (let black = stones; ; black = (black - 1) & stones) {
      if (alive(black, empty) && alive(stones & ~black, empty)) count++;
      if (black === 0) break;
    }
    if (empty === 0) break;
  }
  return count;
}

/**
 * The number of games under positional superko from the empty board, passes not counted: of paths
 * through positions that never come back to one, either color playing at each step, suicide
 * allowed, a game of no plays being one too.
 */
export function games(geometry: Geometry): number {
  const path = new Path(Position.empty(geometry), 'allowed');
  const visit = (): number => {
    let count = 1;
    for (const color of [BLACK, WHITE] as const) {
      for (let p = 0; p < geometry.area; p++) {
        if (path.play(color, p) < 0) continue;
        count += visit();
        path.undo();
      }
    }
    return count;
  };
  return visit();
}
