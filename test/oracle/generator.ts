import { SEED } from '../runs.ts';

/** Numbers from 0 to 1, the same in every run with the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = (seed + SEED) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
