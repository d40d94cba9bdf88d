import type { Color, Point } from '../../go/types.ts';
import type { KoAnalysis } from './analysis.ts';

/**
 * A ko position that has its number: it was there at the start, or a ko stone has been played in
 * it.
 */
export interface KoPositionFacts {
  readonly points: readonly Point[];
  /** `unknown` when a position before was too hard to work out. */
  readonly disturber: Color | 'unknown' | null;
  /** The move with which the disturber appeared. */
  readonly since: number | null;
  /** The disturber, once the configuration of the ko position has been repeated. */
  readonly stopped: Color | null;
}

/**
 * What happens to disturbers at a move. `koPosition` is a number, from 1 for the first of {@link
 * CouplingFacts.positions}.
 */
export type CouplingEvent =
  | { readonly kind: 'becomes'; readonly player: Color; readonly koPosition: number }
  | {
      readonly kind: 'ends';
      readonly player: Color | 'unknown';
      readonly koPosition: number;
      readonly by: 'pass' | 'tenuki' | 'play';
    }
  /** The disturber was not allowed to go on, and the other player did. */
  | { readonly kind: 'replaced'; readonly player: Color; readonly koPosition: number }
  | { readonly kind: 'repeated'; readonly player: Color; readonly koPosition: number };

export type Violation =
  | { readonly code: 'coupling.basic-ko' }
  | { readonly code: 'coupling.disturber'; readonly koPosition: number }
  | { readonly code: 'coupling.prohibition'; readonly koPosition: number }
  | { readonly code: 'coupling.prohibition'; readonly point: Point };

/** All that the rule knows after a move. */
export interface CouplingFacts {
  /**
   * Ko strings, mouths, couplings and ko positions of the position after the move; `null` when the
   * budget did not suffice.
   */
  readonly analysis: KoAnalysis | null;
  /** In the order in which they got their numbers: those of the start first, in board order. */
  readonly positions: readonly KoPositionFacts[];
  /** Ko positions that have come into being since, and in which nothing has happened yet. */
  readonly untouched: readonly (readonly Point[])[];
  readonly events: readonly CouplingEvent[];
  readonly violations: readonly Violation[];
  /**
   * With `max-cycle: far`: the cycles, in plays, that were looked for on every board so far, or
   * `Infinity` where none of them has a longer one; `null` where the author set their length.
   */
  readonly far: number | null;
}
