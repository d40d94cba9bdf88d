import type { Task } from '../go/task.ts';
import type { World } from './world.ts';

const SLICE = 4;

/** Runs a task to its end in slices between messages; `null` when it was cancelled. */
export function drive<T>(task: Task<T>, world: World, cancelled: () => boolean): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const slice = (): void => {
      try {
        const end = world.now() + SLICE;
        while (!cancelled()) {
          const step = task.next();
          if (step.done) {
            resolve(step.value);
            return;
          }
          if (world.now() < end) continue;
          world.pause(slice);
          return;
        }
        resolve(null);
      } catch (problem) {
        reject(problem);
      }
    };
    slice();
  });
}
