import type { Task } from '../go/task.ts';

/** Answers by what was asked, and work at rest: who cannot wait for an answer loses nothing, since the next who asks goes on with it. */
export interface Answers<T> {
  readonly known: Map<string, T>;
  readonly resting: Map<string, Task<T>>;
}

export function nothingKept<T>(): Answers<T> {
  return { known: new Map(), resting: new Map() };
}

/** What is known, or what comes of a task that is worked on by all who ask for it. */
export function* once<T>(kept: Answers<T>, key: string, make: () => Task<T>): Task<T> {
  for (;;) {
    const known = kept.known.get(key);
    if (known !== undefined) return known;
    let task = kept.resting.get(key);
    if (!task) kept.resting.set(key, (task = make()));
    const step = advance(kept, key, task);
    if (step.done) {
      kept.known.set(key, step.value);
      return step.value;
    }
    yield;
  }
}

/** One step; a task that ends, or fails, rests no longer. */
function advance<T>({ resting }: Answers<T>, key: string, task: Task<T>): IteratorResult<void, T> {
  let rests = false;
  try {
    const step = task.next();
    rests = !step.done;
    return step;
  } finally {
    if (!rests) resting.delete(key);
  }
}
