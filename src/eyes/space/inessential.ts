import type { Position } from '../../go/position.ts';
import type { Scratch } from '../../go/scratch.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/** A lost chain reaches no more points of the edge than this within its cavity. */
const MOST_EDGE = 2;

/**
 * Whether a chain lies surrounded within the opponent's eye space, with no room of its own to live
 * in, as GNU Go's manual describes its "inessential" worms: it encloses nothing, has no liberties
 * of second order, touches one enemy chain at most, and but for it its cavity is bordered by one
 * color. Whether an enemy beside it can be captured has to be read: {@link beside}.
 */
export function liesWithinEyeSpace(position: Position, board: Scratch, p: Point): boolean {
  const { geometry, cells } = position;
  const root = board.root(p);
  const color = colorAt(position, p);
  const enemy = 3 - color;
  const isOwn = (q: Point) => cells[q] === color && board.root(q) === root;
  let touched = -1;
  for (const q of board.chain(p)) {
    for (const n of geometry.adjacent(q)) {
      if (cells[n] !== enemy) continue;
      if (touched >= 0 && board.root(n) !== touched) return false;
      touched = board.root(n);
    }
  }
  if (hasSecondLiberty(position, board, p)) return false;
  // The cavity: its stones, and what is empty around them.
  const cavity = [root];
  const seen = new Set(cavity);
  let border = 0;
  let edge = 0;
  for (const q of cavity) {
    const around = geometry.adjacent(q);
    for (const n of around) {
      if (cells[n] !== EMPTY && !isOwn(n)) border |= 1 << colorAt(position, n);
      else if (!seen.has(n)) {
        seen.add(n);
        cavity.push(n);
      }
    }
    if (around.length < 4 && cells[q] === EMPTY) edge++;
  }
  if ((border & (border - 1)) !== 0 || edge > MOST_EDGE) return false;
  return !encloses(position, isOwn);
}

const colorAt = ({ cells }: Position, p: Point): number => cells[p] ?? UNKNOWN;

/** The enemy chains that touch a chain, at the corners of its stones too: one stone of each. */
export function beside(position: Position, board: Scratch, p: Point): Point[] {
  const { geometry, cells } = position;
  const enemy = 3 - colorAt(position, p);
  const found = new Map<Point, Point>();
  for (const q of board.chain(p)) {
    const x = geometry.x(q);
    const y = geometry.y(q);
    for (let v = Math.max(0, y - 1); v <= Math.min(geometry.rows - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(geometry.columns - 1, x + 1); u++) {
        const n = geometry.at(u, v);
        if (cells[n] === enemy) found.set(board.root(n), n);
      }
    }
  }
  return [...found.values()];
}

/**
 * Whether there is an empty point without an enemy beside it that the chain, or what it joins at
 * its liberties, reaches next to them.
 */
function hasSecondLiberty(position: Position, board: Scratch, p: Point): boolean {
  const { geometry, cells } = position;
  const { neighbors } = geometry;
  const color = colorAt(position, p);
  const enemy = 3 - color;
  const blocks = (n = -1) => n < 0 || cells[n] === enemy;
  const liberties = new Set<Point>();
  const path: Point[] = [...board.chain(p)];
  const seen = new Set(path);
  for (const q of path) {
    for (const n of geometry.adjacent(q)) {
      if (cells[n] !== EMPTY) continue;
      const [up, right, down, left] = neighbors.subarray(4 * n, 4 * n + 4);
      if ((blocks(up) && blocks(down)) || (blocks(right) && blocks(left))) continue;
      liberties.add(n);
    }
  }
  for (const q of path) {
    for (const n of geometry.adjacent(q)) {
      if (seen.has(n)) continue;
      if (cells[n] === color || liberties.has(n)) {
        seen.add(n);
        path.push(n);
      } else if (cells[n] === EMPTY) {
        if (!geometry.adjacent(n).some((m) => cells[m] === enemy)) return true;
      }
    }
  }
  return false;
}

/** Whether what is not of the chain falls into parts. */
function encloses({ geometry }: Position, isOwn: (p: Point) => boolean): boolean {
  let start = 0;
  let others = 0;
  for (let p = 0; p < geometry.area; p++) {
    if (isOwn(p)) continue;
    start = p;
    others++;
  }
  const seen = new Set([start]);
  for (const q of seen) {
    for (const n of geometry.adjacent(q)) if (!isOwn(n)) seen.add(n);
  }
  return seen.size < others;
}
