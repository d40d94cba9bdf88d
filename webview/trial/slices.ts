/** Milliseconds of work between two events of the page. */
const SLICE = 12;

/** Work to its end, which leaves the page its events. */
export async function inSlices<T>(task: Iterator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const step = task.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
