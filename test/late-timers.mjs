/**
 * Loaded into each worker of vitest before anything else. The runner answers a worker at once, but a worker that computes for a minute
 * without a pause finds the timer of its question overdue before it reads the answer, and reports an error that is none. So a long
 * timer that fires late, because nothing else could run meanwhile, begins anew: the answer is read first, and clears it.
 */
const LONG_MS = 30_000;
const LATE_MS = 1_000;
const setTimeoutOfNode = globalThis.setTimeout;

globalThis.setTimeout = Object.assign((run, delay, ...args) => {
  if (!(delay >= LONG_MS)) return setTimeoutOfNode(run, delay, ...args);
  let due = performance.now() + delay;
  const timer = setTimeoutOfNode(() => {
    const now = performance.now();
    if (now - due < LATE_MS) return run(...args);
    due = now + delay;
    timer.refresh();
  }, delay);
  return timer;
}, setTimeoutOfNode);
