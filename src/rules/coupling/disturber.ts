import type { Position } from '../../go/position.ts';
import type { Color, Point } from '../../go/types.ts';

/** A ko stone move-sequence that is under way in a ko position. */
export interface DisturberSequence {
  readonly koPosition: readonly Point[];
  /** The disturber; `unknown` when it is not known whether there is a sequence at all. */
  readonly disturber: Color | 'unknown';
  /** The move with which the disturber appeared. */
  readonly since: number;
  /**
   * Whether the disturber may play no ko stone here any more, and the move that first had the
   * configuration that was repeated.
   */
  readonly stopped: { readonly first: number; readonly again: number } | null;
  /**
   * Every configuration of the ko position since just before the disturber appeared, by the move
   * that made it.
   */
  readonly seen: readonly { readonly number: number; readonly position: Position }[];
}

/**
 * The sequence that begins when `color` plays the first ko stone with move `number`; `before` is
 * `null` where the configuration before that stone is none that can be repeated.
 */
export function begun(
  koPosition: readonly Point[],
  color: Color,
  number: number,
  before: Position | null,
  after: Position,
): DisturberSequence {
  const seen = before ? [{ number: number - 1, position: before }] : [];
  return continued({ koPosition, disturber: color, since: number, stopped: null, seen }, number, after);
}

/**
 * The sequence after one more ko stone. Once a configuration has been repeated, the disturber stays
 * stopped.
 */
export function continued(sequence: DisturberSequence, number: number, after: Position): DisturberSequence {
  const { koPosition, seen } = sequence;
  const first = seen.find(({ position }) => koPosition.every((p) => position.cells[p] === after.cells[p]));
  return {
    ...sequence,
    stopped: sequence.stopped ?? (first ? { first: first.number, again: number } : null),
    seen: [...seen, { number, position: after }],
  };
}

export function unknownSequence(koPosition: readonly Point[], number: number): DisturberSequence {
  return { koPosition, disturber: 'unknown', since: number, stopped: null, seen: [] };
}

/** What the sequences under way look back to. */
export function sequencesPast(sequences: readonly DisturberSequence[]): string {
  const past = sequences.map(({ disturber, koPosition, seen, stopped }) => {
    const configurations = seen.map(({ position }) => koPosition.map((p) => position.cells[p]).join(''));
    const before = stopped ? 'stopped' : [...new Set(configurations)].sort().join(' ');
    return `${koPosition.join('.')}: ${disturber} ${before}`;
  });
  return past.sort().join(', ');
}
