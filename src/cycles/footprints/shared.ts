import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { forgetClusters } from '../bounds/dead-ends.ts';
import type { CycleLimits } from '../cycle.ts';
import { PlainCycles } from './plain.ts';

const MOST_KEPT = 8;
const kept = new Map<string, PlainCycles>();

/**
 * The plain cycles within `limits`, the same object for the same limits: what is found on a few
 * points of a board holds wherever they are met again, by whatever rule and in whatever game. Each
 * budget has an object of its own, so an answer never depends on the budget of an earlier question.
 */
export function plainCycles({ maxCycle, suicide, budget }: CycleLimits & { budget: number }): PlainCycles {
  const key = `${maxCycle} ${suicide} ${budget}`;
  let cycles = kept.get(key);
  if (!cycles) {
    if (kept.size >= MOST_KEPT) kept.clear();
    cycles = new PlainCycles({ maxCycle, plain: true, suicide });
    kept.set(key, cycles);
  }
  return cycles;
}

/**
 * All points that some plain cycle of the position plays on; `null` when the budget ended first.
 */
export function pointsOfPlainCycles(
  position: Position,
  limits: CycleLimits & { budget: number },
): Task<ReadonlySet<Point> | null> {
  return plainCycles(limits).touched(position, { left: limits.budget });
}

/** Forgets what was found, so that a benchmark measures each search from its beginning. */
export function forgetPlainCycles(): void {
  forgetClusters();
  kept.clear();
}
