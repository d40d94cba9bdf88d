/**
 * Zobrist keys as pairs of 26-bit halves, so that a hash is an exact JavaScript number (below 2^52)
 * and can be a key of a Map. The keys come from a fixed generator: hashes are the same in every
 * run, which tests and caches like.
 */
import { MAX_SIZE } from './geometry.ts';

const POINTS = MAX_SIZE * MAX_SIZE;
const HALF = 0x4000000;

/** Keys at `3 * point + (cell - 1)` for black, white, unknown, once they are made. */
export const KEYS_HIGH = new Int32Array(3 * POINTS);
export const KEYS_LOW = new Int32Array(3 * POINTS);

let state = 0x9e3779b9;
function next26(): number {
  // mulberry32: small, well mixed and public domain
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 6) & (HALF - 1);
}

let made = 0;

/** Makes the keys of so many points. Those of the largest board take milliseconds at each start. */
export function makeKeys(points: number): void {
  for (; made < 3 * points; made++) {
    KEYS_HIGH[made] = next26();
    KEYS_LOW[made] = next26();
  }
}

export function combine(high: number, low: number): number {
  return high * HALF + low;
}

/** The hash of a whole board from scratch; what is kept incrementally must equal it. */
export function hashOf(cells: Uint8Array): number {
  makeKeys(cells.length);
  let high = 0;
  let low = 0;
  for (let p = 0; p < cells.length; p++) {
    const cell = cells[p] ?? 0;
    if (cell) {
      high ^= KEYS_HIGH[3 * p + cell - 1] ?? 0;
      low ^= KEYS_LOW[3 * p + cell - 1] ?? 0;
    }
  }
  return combine(high, low);
}
