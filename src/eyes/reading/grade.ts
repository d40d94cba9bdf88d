/**
 * How a fight over a chain ends for the attacker, from the best play of both sides. A ko is graded
 * by the side that has to find the first ko threat. The four grades are ordered, so one minimax
 * search finds them all.
 *
 * They are three games in one, each with the basic ko rule: one where only the attacker may take a
 * ko back at once (as if with ko threats without end), one where neither side may, one where only
 * the defender may. `LOST`: the attacker captures in none of them;
 * `ATTACKER_THREATENS`: only in the first; `DEFENDER_THREATENS`: in the first two; `WON`: in all.
 * In each game the attacker has to capture in a finite number of moves; play that goes on without
 * end saves the chain. A stone that is taken in a ko is captured unless its owner takes back with
 * the very next play.
 */
export const LOST = 0;
export const ATTACKER_THREATENS = 1;
export const DEFENDER_THREATENS = 2;
export const WON = 3;

/** In the order to ask for them: three questions of yes and no, of which most chains need one. */
export const GRADES: readonly number[] = [ATTACKER_THREATENS, WON, DEFENDER_THREATENS];

/** How many positions all searches of a reader have opened so far. */
export interface SearchWork {
  opened: number;
}

/** No play is banned by the ko rule. */
export const NO_BAN = -1;
