/**
 * The claims and problems of a text as tests: what is expected, whether it holds, and what holds
 * instead.
 */

/** Lines and columns, from 0, as the Language Server Protocol counts them. */
interface TextRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

export const CLAIMS = 'koban/claims';

export interface ClaimsParams {
  readonly uri: string;
  /** The text of a file that need not be open. */
  readonly text: string;
  /** The indices of the entries that are to be judged. Without it the claims are only listed. */
  readonly judged?: readonly number[];
  /** The same of problems, which are not listed without it. */
  readonly problems?: readonly number[];
}

/** As a list of tests knows it; `undecided` is no failure, and no proof either. */
type ClaimState = 'holds' | 'fails' | 'undecided' | 'void';

export interface ListedClaim {
  /** As it is written. */
  readonly text: string;
  readonly range: TextRange;
  /** There once it is judged. */
  readonly state?: ClaimState;
  /** What `koban check` says of it. */
  readonly messages: readonly string[];
  /** The board that the claim is about, with what it says and with what holds. */
  readonly expected?: string;
  readonly actual?: string;
}

export interface ListedEntry {
  /** Which entry of the text it is, from 0. */
  readonly index: number;
  readonly title: string;
  readonly range: TextRange;
  readonly claims: readonly ListedClaim[];
  /** Errors of the entry besides its claims, as `koban check` says them. */
  readonly errors: readonly { readonly message: string; readonly range: TextRange }[];
}

/** A problem with its first moves: it holds if the marked ones are proven. */
export interface ListedProblem {
  /** Which problem of the text it is, from 0. */
  readonly index: number;
  readonly title: string;
  readonly range: TextRange;
  /** There once it is judged. */
  readonly state?: ClaimState;
  /** What `koban problems` says of it, at its places. */
  readonly said: readonly {
    readonly message: string;
    readonly range: TextRange;
    /** Whether it is wrong in the text, and not only worth knowing. */
    readonly isFault: boolean;
  }[];
}

export interface ClaimsReply {
  readonly entries: readonly ListedEntry[];
  readonly problems: readonly ListedProblem[];
}
