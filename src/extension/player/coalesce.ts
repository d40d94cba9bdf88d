/**
 * Work that may be asked for again while it is being done: then it is done once more, however often
 * it was asked for.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (wanted) {
        wanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    wanted = true;
    running ??= run();
    return running;
  };
}
