import type { Color, Point } from './types.ts';

/**
 * A board play with Spight's four marks of identity: the same player, the same point, the same string joined, the same points
 * emptied (Spight, Definitions 1–4).
 */
export interface CyclePlay {
  readonly color: Color;
  readonly point: Point;
  /** The string that the new stone is part of, before removals, sorted. */
  readonly string: readonly Point[];
  readonly captured: readonly Point[];
}

/** Board plays, colours alternating, after which the whole board is as before the first of them. */
export interface Cycle {
  readonly plays: readonly CyclePlay[];
  /** No point is played on twice. */
  readonly plain: boolean;
  readonly parity: 'even' | 'odd';
}
