/**
 * Work that may last. A task yields whenever it has used up a slice of work, so its caller
 * can look at a clock, a cancellation or a queue of newer requests; a task that no caller resumes
 * simply ends there. The driver is the shell's affair.
 */
export type Task<T> = Generator<void, T, void>;

export function isTask<T>(value: T | Task<T>): value is Task<T> {
  return typeof value === 'object' && value !== null && typeof (value as Task<T>).next === 'function';
}

/** How many items of a list are mapped without a pause. */
const FEW = 64;

/** Maps a list of any length in slices. */
export function* mapped<T, R>(list: Iterable<T>, map: (one: T) => R): Task<R[]> {
  const made: R[] = [];
  for (const one of list) if (made.push(map(one)) % FEW === 0) yield;
  return made;
}

/** Runs a task to its end at once. */
export function finish<T>(task: T | Task<T>): T {
  if (!isTask(task)) return task;
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}
