/** The longer look: questions about cycles, asked again about twice as long ones. */
import type { Task } from '../go/task.ts';
import type { SearchLimits } from './ko-play.ts';
import { farther, LONGEST_CYCLE } from './search/walk.ts';

/** An answer, and the length of the cycles, in plays, that it holds for. */
interface DeepAnswer<T> {
  readonly answer: T;
  readonly reached: number;
}

/**
 * Asks about cycles of up to `maxCycle` plays, and with `far` about twice as long ones again and
 * again: until an answer is `enough`, none of more than `most` plays is possible, or there is none
 * within the budget (`null`). The result is `null` where the first answer is.
 */
export function* deepening<T>(
  limits: SearchLimits,
  most: number,
  ask: (limits: SearchLimits) => Task<T | null>,
  enough: (answer: T) => boolean = () => false,
): Task<DeepAnswer<T> | null> {
  let reached = limits.maxCycle;
  let answer = yield* ask({ ...limits, far: false });
  if (answer === null) return null;
  const end = limits.far ? Math.min(most, LONGEST_CYCLE) : reached;
  while (reached < end && !enough(answer)) {
    const next = farther(limits, reached, end);
    const more = yield* ask({ ...limits, ...next, far: false });
    if (more === null) break;
    answer = more;
    reached = next.maxCycle;
  }
  return { answer, reached };
}
