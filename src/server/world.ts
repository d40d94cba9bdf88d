/** What the server needs of the machine it runs on; comes in, so that both hosts and the tests can bring their own. */
export interface World {
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Calls back soon, after messages that have come in meanwhile. */
  pause(callback: () => void): void;
}
