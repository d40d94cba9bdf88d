import type { Task } from '../../../go/task.ts';

/**
 * Work that several callers drive together: each resumes it where another yielded, until it is
 * done.
 */
export class SharedTask<T> {
  private task: Task<T> | null = null;

  constructor(
    private readonly begin: () => Task<T>,
    private readonly isDone: () => boolean,
    private readonly end: (value: T) => void,
  ) {}

  *drive(): Task<void> {
    while (!this.isDone()) {
      this.task ??= this.begin();
      const step = this.task.next();
      if (!step.done) yield;
      else {
        this.task = null;
        this.end(step.value);
      }
    }
  }
}
