/** The strings and empty regions of a position, labelled in scratch arrays for one analysis at a time (`closure.ts`). */
import { MAX_SIZE } from './geometry.ts';
import type { Position } from './position.ts';
import { EMPTY, UNKNOWN } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;

/*
 * Scratch of one analysis; nothing here is held across a call. A part is a string or an empty region; its points are
 * `order[from[part]] … order[from[part + 1] - 1]`, what is next to it `link[linkFrom[part]] … link[linkFrom[part + 1] - 1]`
 * (regions for a string, strings for a region).
 */
export const partOf = new Int16Array(AREA);
export const order = new Int16Array(AREA);
export const from = new Int16Array(AREA + 1);
export const content = new Uint8Array(AREA);
/** What a part touches that nobody sees: 1 an open side, 2 a `?`. */
export const unseen = new Uint8Array(AREA);
export const linkFrom = new Int16Array(AREA + 1);
export const link = new Int16Array(4 * AREA);
const mark = new Int32Array(AREA);
let tick = 0;
/** Grows with every analysis: who rested meanwhile sees whether the scratch is still his. */
export let analyses = 0;

export function size(part: number): number {
  return from[part + 1]! - from[part]!;
}

/** Labels the parts of a position and links them; returns how many there are. */
export function label(position: Position): number {
  analyses++;
  let parts = 0;
  const { cells, geometry } = position;
  const { neighbors, area, outward } = geometry;
  partOf.fill(-1, 0, area);
  let filled = 0;
  for (let p = 0; p < area; p++) {
    const cell = cells[p]!;
    if (cell === UNKNOWN || partOf[p]! >= 0) continue;
    const id = parts++;
    from[id] = filled;
    content[id] = cell;
    unseen[id] = 0;
    partOf[p] = id;
    order[filled++] = p;
    for (let i = from[id]!; i < filled; i++) {
      const q = order[i]!;
      if (outward[q]) unseen[id]! |= 1;
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const c = cells[n]!;
        if (c === UNKNOWN) unseen[id]! |= 2;
        else if (c === cell && partOf[n]! < 0) {
          partOf[n] = id;
          order[filled++] = n;
        }
      }
    }
  }
  from[parts] = filled;
  let links = 0;
  for (let id = 0; id < parts; id++) {
    linkFrom[id] = links;
    const cell = content[id]!;
    tick++;
    for (let i = from[id]!; i < from[id + 1]!; i++) {
      for (let k = 4 * order[i]!, end = k + 4; k < end; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const other = partOf[n]!;
        if (other < 0 || other === id || mark[other] === tick) continue;
        if (cell !== EMPTY && content[other] !== EMPTY) continue;
        mark[other] = tick;
        link[links++] = other;
      }
    }
  }
  linkFrom[parts] = links;
  return parts;
}
