/** Numbers that look random and are the same in every run with the same seed: mulberry32. */

/** From 0 to 1. @param {number} seed */
export function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Whole numbers from 0, below the one asked for.
 *
 * @param {number} seed
 * @returns {(below: number) => number}
 */
export function wholeNumbers(seed) {
  const next = randomNumbers(seed);
  return (below) => Math.floor(next() * below);
}
