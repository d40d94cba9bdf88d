/**
 * The strings and empty regions around a play, labelled as they are asked for: most questions are settled by a few of them, and no more of
 * the board is looked at. Scratch of one question at a time.
 */
import { MAX_SIZE } from './geometry.ts';
import type { Stones } from './position.ts';
import { EMPTY, type Point } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;

/** The part of a point, -1 where nobody has asked. Of a part that {@link stands} several points may have different ones. */
export const partOf = new Int16Array(AREA).fill(-1);
/** The points of a part are `points[from[part]] … points[from[part + 1] - 1]`; not all of them when it {@link stands}. */
export const points = new Int16Array(AREA);
export const from = new Int16Array(AREA + 1);
export const content = new Uint8Array(AREA);
/** 1 for parts that no plain cycle of the length in question plays on, as far as that is known by now. */
export const stands = new Uint8Array(AREA);
/** What is next to a part, once {@link surround} was called: `beside[besideFrom[part]] … beside[besideTo[part] - 1]`. */
export const beside = new Int16Array(4 * AREA);
export const besideFrom = new Int32Array(AREA);
export const besideTo = new Int32Array(AREA);
const mark = new Int32Array(AREA);
let tick = 0;
let parts = 0;
let filled = 0;
let besides = 0;

let cells: Uint8Array;
let neighbors: Int16Array;
/** The points that one part may have, by content. */
const most = [0, 0, 0];

/** Forgets all parts and goes over to another board, in which Black and White make at most so many plays. Says how many parts there were. */
export function begin(stones: Stones, black: number, white: number): number {
  // Most questions come by few points, so these cost less than all.
  for (let i = 0; i < filled; i++) partOf[points[i]!] = -1;
  const before = parts;
  cells = stones.cells;
  neighbors = stones.geometry.neighbors;
  // One player fills a region.
  most[EMPTY] = Math.max(black, white);
  most[1] = black;
  most[2] = white;
  parts = 0;
  filled = 0;
  besides = 0;
  return before;
}

export function size(part: number): number {
  return from[part + 1]! - from[part]!;
}

/** The part of a point. What has too many points is left as soon as that is known. */
export function partAt(p: Point): number {
  if (partOf[p]! >= 0) return partOf[p]!;
  const id = parts++;
  const cell = cells[p]!;
  content[id] = cell;
  stands[id] = 0;
  besideFrom[id] = -1;
  from[id] = filled;
  partOf[p] = id;
  points[filled++] = p;
  if (!flood(id, most[cell]!)) stands[id] = 1;
  from[id + 1] = filled;
  return id;
}

/** False when the part has more than `limit` points; so has one that meets what was left unfinished. */
function flood(id: number, limit: number): boolean {
  const first = from[id]!;
  const cell = content[id];
  for (let i = first; i < filled; i++) {
    for (let k = 4 * points[i]!, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n < 0 || cells[n] !== cell || partOf[n] === id) continue;
      if (partOf[n]! >= 0 || filled - first >= limit) return false;
      partOf[n] = id;
      points[filled++] = n;
    }
  }
  return filled - first <= limit;
}

/** Lists what is next to a part that does not stand, as far as it is known; a string next to a region that stands, stands (T3). */
export function surround(id: number): void {
  if (besideFrom[id]! >= 0) return;
  const first = from[id]!;
  const end = from[id + 1]!;
  tick++;
  mark[id] = tick;
  besideFrom[id] = besides;
  for (let i = first; i < end; i++) {
    for (let k = 4 * points[i]!, last = k + 4; k < last; k++) {
      const n = neighbors[k]!;
      if (n < 0) continue;
      const other = partAt(n);
      if (mark[other] === tick) continue;
      mark[other] = tick;
      beside[besides++] = other;
      if (stands[other] && content[other] === EMPTY && content[id] !== EMPTY) stands[id] = 1;
    }
  }
  besideTo[id] = besides;
}
