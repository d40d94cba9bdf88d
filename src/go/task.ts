/**
 * Work that may last. A task yields whenever it has used up a slice of work, so its caller
 * can look at a clock, a cancellation or a queue of newer requests; a task that no caller resumes
 * simply ends there. The driver is the shell's affair.
 */
export type Task<T> = Generator<void, T, void>;

export function isTask<T>(value: T | Task<T>): value is Task<T> {
  return typeof value === 'object' && value !== null && typeof (value as Task<T>).next === 'function';
}

/** Runs a task to its end at once. */
export function finish<T>(task: T | Task<T>): T {
  if (!isTask(task)) return task;
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}
