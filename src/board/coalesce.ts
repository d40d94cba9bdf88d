/**
 * Work that may be asked for again while it is being done: then it is done once more, however often
 * it was asked for, and whether or not it failed meanwhile. A caller waits for work that began
 * after the call.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return next ?? run();
    next ??= running.then(run, run);
    return next;
  };
}
