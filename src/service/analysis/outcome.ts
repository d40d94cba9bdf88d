import type { Claim } from '../../notation/index.ts';
import { type Message, message } from '../../words/index.ts';

/** What came of checking a claim. */
export interface ClaimOutcome {
  /**
   * `void`: the claim names a move or a rule that does not exist; `pending`: a search is still to
   * be made.
   */
  readonly status: 'holds' | 'fails' | 'pending' | 'void';
  /** What holds; for `void`, what is wrong. */
  readonly actual: Message;
  /** Diagonals of the eye of a claim that holds, of which not every play was read. */
  readonly unproven?: readonly string[];
  /** The claim fails only because its truth cannot be decided. */
  readonly open?: boolean;
  /** A claim that holds and can stand in its place; `null` when there is none to be written. */
  readonly instead: string | null;
}

/** The same, with the claim that holds instead before it is written. */
export interface Checked extends Omit<ClaimOutcome, 'actual' | 'instead'> {
  /** `null`: what is said is that what stands in `instead` holds. */
  readonly actual: Message | null;
  readonly instead: Claim | null;
}

export const HOLDS: Checked = { status: 'holds', actual: message('actual.holds'), instead: null };

export function fails(actual: Message | null, instead: Claim | null): Checked {
  return { status: 'fails', actual, instead };
}

export function pending(actual: Message): Checked {
  return { status: 'pending', actual, instead: null };
}

export function isVoid(actual: Message): Checked {
  return { status: 'void', actual, instead: null };
}

/** What a claim speaks of is still being searched for. */
export const PENDING = pending(message('actual.searching'));
