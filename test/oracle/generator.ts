import { randomNumbers } from '../../tools/random.mjs';
import { SEED } from '../runs.ts';

/** Numbers from 0 to 1, the same in every run with the same seed. */
export const generator = (seed: number): (() => number) => randomNumbers(seed + SEED);
