import type { Point } from '../../../go/types.ts';
import type { Claim } from '../../../notation/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import type { Message } from '../../../words/index.ts';
import type { Checked } from '../outcome.ts';
import type { Analysis } from '../types.ts';
import type { Work } from '../work.ts';

/** A claim of a kind. */
export type ClaimNamed<K extends Claim['kind']> = Extract<Claim, { readonly kind: K }>;

/** Something that completion offers for a value of a claim. */
export interface Suggestion {
  /** A point, or what is written. */
  readonly what: Point | string;
  readonly detail?: Message;
}

/** What is read of a claim that is being written. */
export type Begun = Readonly<Record<string, unknown>>;

/** What the claims of a kind mean. */
export interface ClaimMeaning<K extends Claim['kind']> {
  /** The rule that must have judged the move that the claim names. */
  rule?(analysis: Analysis, claim: ClaimNamed<K>): RuleId;
  /** Other work that must be done before the claim can be checked. */
  work?(analysis: Analysis, claim: ClaimNamed<K>): Work | null;
  /**
   * Whether the claim holds.
   * @param n the index of the first move that it names, which the game has; the last one if it
   *   names none
   */
  check(analysis: Analysis, claim: ClaimNamed<K>, n: number): Checked;
  /** The claims of this kind about move `n` that an author would like to see. */
  holdingAt?(analysis: Analysis, n: number): readonly ClaimNamed<K>[];
  /** The same about the whole entry. */
  holding?(analysis: Analysis): readonly ClaimNamed<K>[];
  /** What completion offers for values, by their names. */
  readonly suggest?: Readonly<Record<string, (analysis: Analysis, begun: Begun) => readonly Suggestion[]>>;
}
