/**
 * The clock and the event loop of the machine that the server runs on. Both hosts and the tests
 * pass their own.
 */
export interface Scheduler {
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Calls back soon, after the messages that have arrived meanwhile. */
  pause(callback: () => void): void;
}

/** Variables of the process, for a client that names no language. */
export type Environment = Readonly<Record<string, string | undefined>>;
