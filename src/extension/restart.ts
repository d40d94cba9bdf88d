/** A server that has lived for this long did not die of its start. */
const LIVED_MS = 60_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 30_000;

/**
 * When a server that died is started again: at once, and after pauses that double while it dies
 * young, so that one that cannot start does not keep the machine busy.
 */
export class RestartPauses {
  private died = Number.NEGATIVE_INFINITY;
  private young = 0;

  /** Milliseconds to wait after a death at this time. */
  after(now: number): number {
    this.young = now - this.died < LIVED_MS ? this.young + 1 : 0;
    this.died = now;
    return Math.min(FIRST_PAUSE_MS * (2 ** this.young - 1), LONGEST_PAUSE_MS);
  }
}
