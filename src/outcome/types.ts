import type { Game } from '../go/game.ts';
import { BLACK, type Color, type Point } from '../go/types.ts';
import type { RuleId, RuleOptions } from '../rules/rule.ts';
import type { Message } from '../words/index.ts';

/**
 * How a game about some chains may end. Their order is that of every list of outcomes, and of the
 * bits of an {@link OutcomeSet}.
 */
export const OUTCOMES = [
  'black-captured',
  'white-captured',
  'both-stay',
  'draw',
  'no-result',
  'unending',
  'connected',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A set of outcomes as bits: bit `i` is `OUTCOMES[i]`. */
export type OutcomeSet = number;

const BIT = Object.fromEntries(OUTCOMES.map((one, i) => [one, 1 << i])) as Record<Outcome, OutcomeSet>;

export function setOf(outcomes: Iterable<Outcome>): OutcomeSet {
  let set = 0;
  for (const one of outcomes) set |= BIT[one];
  return set;
}

export function outcomesIn(set: OutcomeSet): Outcome[] {
  return OUTCOMES.filter((one) => set & BIT[one]);
}

/** That a chain of this color is captured. */
export function capturedOf(color: Color): Outcome {
  return color === BLACK ? 'black-captured' : 'white-captured';
}

/** How many threats or spare moves each player has: a whole number, or `Infinity`. */
export interface Supply {
  readonly black: number;
  readonly white: number;
}

/**
 * What ends the game, beside passes and repetitions: that any of the targets is captured; that all
 * of them have been captured, at one time or another; or that one chain contains them all, or one
 * of them is captured.
 */
export const GOALS = ['any', 'all', 'connect'] as const;
export type Goal = (typeof GOALS)[number];

/** How many passes in a row end the game. */
export type Passes = 2 | 3;

/**
 * What is asked: who can force what, on which boundary, with how many threats, under which rule.
 */
export interface OutcomeQuestion {
  /** What was played before. The position after its last move is the one that is asked about. */
  readonly game: Game;
  readonly first: Color;
  readonly rule: RuleId;
  readonly options: RuleOptions;
  /** A stone of each chain that the goal is about. */
  readonly targets: readonly Point[];
  /** With `all` and `connect` the targets have one color. */
  readonly goal: Goal;
  /**
   * Empty points on which nobody plays; `null` for the eyes of chains that are alive without a move
   * and that no target touches.
   */
  readonly outside: readonly Point[] | null;
  /** Ko threats: plays elsewhere that are answered. */
  readonly threats: Supply;
  /** Spare moves: plays elsewhere that nobody answers, so that they change the turn. */
  readonly spare: Supply;
  readonly passes: Passes;
}

/** What each player can force: the smallest sets of outcomes, in the order of `OUTCOMES`. */
export interface CanForce {
  readonly black: readonly (readonly Outcome[])[];
  readonly white: readonly (readonly Outcome[])[];
}

/** Why an outcome is not known, and how far the search came. */
export interface Undecided {
  readonly reason: Message;
  /** Positions with their past that were looked at. */
  readonly states: number;
}

/** How far a search is, for whoever drives it. */
export interface SearchProgress {
  states: number;
}
