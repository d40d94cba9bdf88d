import type { Task } from '../go/task.ts';
import type { Scheduler } from './scheduler.ts';

const SLICE = 4;

/** Runs a task to its end in slices between messages; `null` when it was cancelled. */
export function drive<T>(task: Task<T>, scheduler: Scheduler, cancelled: () => boolean): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const slice = (): void => {
      try {
        const end = scheduler.now() + SLICE;
        while (!cancelled()) {
          const step = task.next();
          if (step.done) {
            resolve(step.value);
            return;
          }
          if (scheduler.now() < end) continue;
          scheduler.pause(slice);
          return;
        }
        resolve(null);
      } catch (problem) {
        reject(problem);
      }
    };
    // Requests that come together begin one by one, with messages between them.
    scheduler.pause(slice);
  });
}
