/** What came of checking a claim. */
export interface Outcome {
  /** `void`: the claim names a move or a rule that does not exist; `pending`: a search is still to be made. */
  readonly status: 'holds' | 'fails' | 'pending' | 'void';
  /** What holds, as a sentence part; for `void`, what is wrong. */
  readonly actual: string;
  /** The claim fails only because its truth cannot be decided. */
  readonly open?: boolean;
  /** A claim that holds and can stand in its place; `null` when there is none to be written. */
  readonly instead: string | null;
}

export const HOLDS: Outcome = { status: 'holds', actual: '', instead: null };

export function fails(actual: string, instead: string | null): Outcome {
  return { status: 'fails', actual, instead };
}

export function pending(actual: string): Outcome {
  return { status: 'pending', actual, instead: null };
}

export function isVoid(actual: string): Outcome {
  return { status: 'void', actual, instead: null };
}
