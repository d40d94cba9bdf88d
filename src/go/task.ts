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

/**
 * A task that keeps its result. Several callers may do it in slices, and a caller that cannot wait
 * does the rest at once.
 */
export class LazyTask<T> {
  private task: Task<T> | null = null;
  private result: { readonly value: T } | null = null;

  constructor(private begin: (() => Task<T>) | null) {}

  get isDone(): boolean {
    return this.result !== null;
  }

  get value(): T {
    while (!this.result) this.advance();
    return this.result.value;
  }

  /** Does one slice; whether it was the last. */
  advance(): boolean {
    if (this.result) return true;
    this.task ??= this.begin?.() ?? null;
    const step = this.task?.next();
    if (!step?.done) return false;
    this.result = step;
    this.begin = this.task = null;
    return true;
  }

  *running(): Task<T> {
    while (!this.advance()) yield;
    return this.value;
  }
}

/** Drives a task as long as there is time; `undefined` when there was not enough. */
export function* until<T>(task: Task<T>, expired: () => boolean): Task<T | undefined> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (expired()) return undefined;
    yield;
  }
}
