/** A random position around an eye; see `positions.mjs`. */
export function randomPosition(seed: number): {
  rows: string[];
  eye: [x: number, y: number][];
  owner: 1 | 2;
  kinds: string[];
};
