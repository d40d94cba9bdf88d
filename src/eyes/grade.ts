/**
 * How a fight over a string ends for the attacker, from the best play of both sides. A ko counts by who has to find the first ko
 * threat, and the four grades are ordered, so that one search with minimum and maximum finds them all.
 *
 * They are three games in one, each with the basic ko rule: one where only the attacker may take a ko back at once (as if he had
 * ko threats without end), one where nobody may, one where only the defender may. `LOST`: he captures in none of
 * them; `ATTACKER_THREATENS`: only in the first; `DEFENDER_THREATENS`: in the first two; `WON`: in all. In each game the
 * attacker has to capture in a finite number of moves; play that goes on without end saves the string. A stone that is taken
 * in a ko is captured unless its owner takes it back with his next play.
 */
export const LOST = 0;
export const ATTACKER_THREATENS = 1;
export const DEFENDER_THREATENS = 2;
export const WON = 3;

/** No play is banned by the ko rule. */
export const NO_BAN = -1;

/** As many quiet plays as the attacker likes. */
export const ENDLESS = 15;

export interface Bounds {
  /** Nodes that may be visited. */
  readonly nodes: number;
  /** A string that has more liberties than this counts as saved. */
  readonly liberties: number;
  /**
   * How much the attacker may spend on quiet plays: one that takes a liberty but gives no atari costs 1, one that does not even
   * take a liberty costs 2. `ENDLESS` for all he likes.
   */
  readonly quiet: number;
  /**
   * Whether every play on the board is tried, instead of those near the fight: then only so many moves deep, and what lies deeper
   * counts as lost for the attacker or, if he is `hopeful`, as won. Where both come to the same, it is the truth.
   */
  readonly everywhere: { readonly depth: number; readonly hopeful: boolean } | null;
}

/**
 * A grade, at least `known`, found by asking what it reaches. Questions of yes and no are cheaper than one of four answers, and
 * most strings need only the first.
 */
export function gradeByQuestions(known: number, reaches: (wanted: number) => boolean): number {
  if (known === LOST && !reaches(ATTACKER_THREATENS)) return LOST;
  if (reaches(WON)) return WON;
  return known === DEFENDER_THREATENS || reaches(DEFENDER_THREATENS)
    ? DEFENDER_THREATENS
    : ATTACKER_THREATENS;
}
