import type { Task } from '../../go/task.ts';

/**
 * Answers by their questions, and tasks that are suspended: a suspended task is resumed by the next
 * caller who asks the same.
 */
export class Answers<T> {
  private readonly answers = new Map<string, T>();
  private readonly suspended = new Map<string, Task<T>>();

  /** The answer, if it has been worked out. */
  known(key: string): T | undefined {
    return this.answers.get(key);
  }

  tell(key: string, answer: T): void {
    this.answers.set(key, answer);
  }

  /** The answer, worked out by the task that `make` makes. All who ask drive one task. */
  *once(key: string, make: () => Task<T>): Task<T> {
    for (;;) {
      const known = this.answers.get(key);
      if (known !== undefined) return known;
      let task = this.suspended.get(key);
      if (!task) this.suspended.set(key, (task = make()));
      const step = this.advance(key, task);
      if (step.done) {
        this.answers.set(key, step.value);
        return step.value;
      }
      yield;
    }
  }

  /** One step. A task that ends, or throws, is not resumed. */
  private advance(key: string, task: Task<T>): IteratorResult<void, T> {
    let isSuspended = false;
    try {
      const step = task.next();
      isSuspended = !step.done;
      return step;
    } finally {
      if (!isSuspended) this.suspended.delete(key);
    }
  }
}
