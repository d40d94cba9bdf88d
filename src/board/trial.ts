/** What a session remembers of a game against a proof, and of a table of who wins. */
import type { OutcomeTable, Trial, TriedProof } from '../protocol/outcomes.ts';
import type { Sequence } from '../protocol/player.ts';
import type { WriteAction } from '../protocol/write.ts';

/** A game against a proof, by the moves of the reader; the answers come from the proof. */
export interface PlayedTrial {
  readonly tried: TriedProof;
  readonly given: readonly number[];
}

/** What a table is about: chains on a board, or what stands at a place of the text. */
export type AskedOutcomes =
  | {
      readonly index: number;
      readonly points: readonly number[];
      readonly asked?: OutcomeTable['asked'];
    }
  | { readonly index: number }
  | { readonly offset: number };

/**
 * The moves of the reader up to a frame; `null` where it is not their turn there, since the answer
 * of the proof comes next.
 */
export function givenAt({ made, given }: Trial, index: number): readonly number[] | null {
  const count = made[index] ?? -1;
  return count < 0 ? null : given.slice(0, count);
}

/** The next frame at which it is the turn of the reader, or at which the game is over. */
export function turnAfter({ made }: Trial, index: number): number {
  const next = made.findIndex((count, n) => n > index && count >= 0);
  return next < 0 ? made.length - 1 : next;
}

/**
 * The moves of a game as what writes them: a variation of its own, whatever another rule says. It
 * says under which rule it was played, and with which threats. A record has one rule for all
 * variations, and no threats.
 */
export function keeping({ keep, tried }: Trial, { rules, record }: Sequence): WriteAction[] {
  const { rule, threats, spare = { black: 0, white: 0 } } = tried;
  const own = rules && rules.written !== rule ? rule : null;
  const first = {
    how: 'branch' as const,
    ...(!record && { variation: { rule: own, threats, spare } }),
  };
  return keep.map(({ kind, point, by }, n) => {
    const how = n > 0 ? {} : first;
    return kind === 'play' && point !== undefined
      ? { kind, point, by, anyway: true, ...how }
      : { kind: kind === 'tenuki' ? 'tenuki' : 'pass', by, ...how };
  });
}
