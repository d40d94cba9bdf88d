import { forgetClusters } from '../../go/closure-barren.ts';
import type { CycleLimits } from './field.ts';
import { PlainCycles } from './plain.ts';

const MOST_KEPT = 8;
const kept = new Map<string, PlainCycles>();

/**
 * The plain cycles within `limits`, the same object for the same limits: what is found on a few points of a board holds wherever they are met
 * again, by whatever rule and in whatever game. Who asks with another budget gets another object, so that what a small budget does not suffice for
 * does not turn on who asked before.
 */
export function plainCycles(limits: CycleLimits, budget: number): PlainCycles {
  const key = `${limits.longest} ${limits.suicide} ${budget}`;
  let cycles = kept.get(key);
  if (!cycles) {
    if (kept.size >= MOST_KEPT) kept.clear();
    cycles = new PlainCycles(limits);
    kept.set(key, cycles);
  }
  return cycles;
}

/** Forgets what was found: for who measures. */
export function forgetPlainCycles(): void {
  forgetClusters();
  kept.clear();
}
