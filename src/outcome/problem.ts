import type { Position } from '../go/position.ts';
import type { Color, Point } from '../go/types.ts';

/**
 * What is to be reached. `capture all`: the attacker has at some time captured every named chain;
 * `capture any`: at least one. `keep one` and `keep all`: the attacker never completes the first,
 * the second.
 */
export const AIMS = ['capture any', 'capture all', 'keep one', 'keep all'] as const;
export type GradedAim = (typeof AIMS)[number];

export const isKeeping = (goal: GradedAim): boolean => goal === 'keep one' || goal === 'keep all';

/** Whether the attacker has to capture all of the named chains. */
export const needsAll = (goal: GradedAim): boolean => goal === 'capture all' || goal === 'keep one';

/** A board on which first moves are graded. Nothing of its past matters but the ban of a ko. */
export interface Problem {
  readonly position: Position;
  /** Whose first moves are graded. */
  readonly first: Color;
  readonly goal: GradedAim;
  /** A stone of each named chain. All are of one color. */
  readonly targets: readonly Point[];
  /** The empty points on which is played; a chain with another liberty is never captured. */
  readonly points: readonly Point[];
  readonly suicide: boolean;
  /** Whether the retake of a ko is banned, until something else is played or passed. */
  readonly basicKo: boolean;
  /** The stone of a ko that `first` may not take now. */
  readonly banned: Point | null;
  /** How many passes in a row end play. */
  readonly passes: 2 | 3;
}

/** A grade of a first move, asked to so many threats of one side at a time. */
export type Grade = 'works' | 'holds' | 'needs' | 'fails' | 'undecided';
