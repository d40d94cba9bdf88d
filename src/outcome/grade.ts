/** Grades of first moves, and what they are about. */

/**
 * What is to be reached. `capture-all`: the attacker has at some time captured every named chain;
 * `capture-any`: at least one. `keep-one` and `keep-all`: the attacker never completes the first,
 * the second.
 */
export const AIMS = ['capture-any', 'capture-all', 'keep-one', 'keep-all'] as const;
export type GradedAim = (typeof AIMS)[number];

export const isKeeping = (goal: GradedAim): boolean => goal === 'keep-one' || goal === 'keep-all';

/** Whether the attacker has to capture all of the named chains. */
export const needsAll = (goal: GradedAim): boolean => goal === 'capture-all' || goal === 'keep-one';

/** What a player wants: the goal, or that it is not reached. */
export function aimOf(goal: GradedAim, isOfOwner: boolean): GradedAim {
  if (isKeeping(goal) === isOfOwner) return goal;
  if (isOfOwner) return needsAll(goal) ? 'keep-one' : 'keep-all';
  return needsAll(goal) ? 'capture-all' : 'capture-any';
}

/** A grade of a first move, asked to so many threats of one side at a time. */
export type MoveGrade = 'works' | 'holds' | 'needs' | 'fails' | 'undecided';

/** The threats that grades are asked to, unless somebody says otherwise. */
export const DEFAULT_ASKED = 2;

/** From 0, `fails`, upward: works > holds > needs > fails. */
export function rankOf(
  { grade, threats }: { readonly grade: MoveGrade; readonly threats: number },
  asked: number,
): number {
  if (grade === 'works') return 2 * asked + 1;
  if (grade === 'holds') return asked + 1 + threats;
  return grade === 'needs' ? asked + 1 - threats : 0;
}

/**
 * The threats, of the mover and of the opponent, with which a grade says that the goal is kept;
 * `null` where it says that of none.
 */
export function keptPair(
  { grade, threats = 0 }: { readonly grade: MoveGrade; readonly threats?: number },
  asked: number,
  isAttacker: boolean,
): readonly [own: number, others: number] | null {
  if (grade === 'works') return isAttacker ? null : [0, asked];
  if (grade === 'fails') return isAttacker ? [asked, 0] : null;
  if (grade === 'holds') return [0, isAttacker ? threats + 1 : threats];
  return grade === 'needs' ? [isAttacker ? threats - 1 : threats, 0] : null;
}

/** The `format` of a certificate of grades. */
export const GRADES_FORMAT = 'koban grades proof';
