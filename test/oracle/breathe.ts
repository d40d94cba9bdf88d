/**
 * Lets a worker answer its runner in the midst of a long attack, which would else be reported as an
 * unhandled error after a minute.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
