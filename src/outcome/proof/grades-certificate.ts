/** A proof of grades as plain JSON: what who searches writes, and the checker reads. */
import { type ColorName, colorName, type Point, type Side } from '../../go/types.ts';
import type { Suicide } from '../../rules/rule.ts';
import { GRADES_FORMAT, type GradedAim, type MoveGrade } from '../grade.ts';
import type { GoalProblem } from '../problem.ts';

export const GRADES_VERSION = 1;

/** In place of a point: a pass, a threat with its answer, two eyes without a move. */
export type StateMove = Point | 'pass' | 'threat' | 'alive' | null;

/**
 * A state: the points that can change, row by row from the top left; whose turn it is; passes in a
 * row; the stone that may not be taken alone, -1 for none; threats of the attacker and of the
 * defender; captured targets, a bit for each; and the move of whoever owns the list, at their turn.
 */
export type ListedState = readonly [
  board: string,
  turn: ColorName,
  passes: number,
  ban: number,
  attacker: number,
  defender: number,
  captured: number,
  move: StateMove,
];

export interface GradedClaim {
  readonly grade: MoveGrade;
  /** With `holds` and `needs`. */
  readonly threats?: number;
  /** Where the grade says that the goal is kept, the defender cannot force play to end. */
  readonly endless?: true;
}

/**
 * Whether whoever plays first still reaches the goal behind moves in turn, with so many threats
 * of their own and of the other's that are left then.
 */
interface LineClaim {
  readonly moves: readonly string[];
  readonly own: number;
  readonly others: number;
  readonly reaches: boolean;
}

/**
 * A proof of grades: the problem, the grade of each legal first move, and the states behind them.
 * Plain JSON.
 */
export interface GradesCertificate {
  readonly format: typeof GRADES_FORMAT;
  readonly version: typeof GRADES_VERSION;
  readonly board: {
    readonly rows: readonly string[];
    readonly open: readonly Side[];
    readonly origin: { readonly column: number; readonly row: number };
  };
  readonly first: ColorName;
  readonly goal: GradedAim;
  readonly targets: readonly string[];
  readonly points: readonly string[];
  readonly suicide: Suicide;
  readonly basicKo: boolean;
  readonly banned: string | null;
  readonly passes: 2 | 3;
  /** The threats that grades are asked to. */
  readonly asked: number;
  readonly moves: readonly (GradedClaim & { readonly point: string })[];
  readonly elsewhere: GradedClaim;
  readonly lines?: readonly LineClaim[];
  /**
   * In place of the game itself: the owner plays only on these points; the opponent puts free
   * stones on all others at each turn, and may leave the turn without a pass. All claims are for
   * the owner.
   */
  readonly zone?: { readonly owner: ColorName; readonly points: readonly string[] };
  readonly captured: readonly ListedState[];
  readonly kept: readonly ListedState[];
  /** States in which the attacker plays on for ever, or captures. */
  readonly endless?: readonly ListedState[];
}

/** The lists of states. */
export type ListName = 'captured' | 'kept' | 'endless';

export function gradesCertificate(
  { position, first, goal, targets, points, suicide, basicKo, banned, passes }: GoalProblem,
  rest: Pick<GradesCertificate, 'asked' | 'moves' | 'elsewhere' | 'lines' | 'zone' | ListName>,
): GradesCertificate {
  const { geometry } = position;
  return {
    format: GRADES_FORMAT,
    version: GRADES_VERSION,
    board: { rows: position.rows(), open: [...geometry.open], origin: geometry.origin },
    first: colorName(first),
    goal,
    targets: targets.map((p) => geometry.name(p)),
    points: geometry.names(points),
    suicide,
    basicKo,
    banned: banned === null ? null : geometry.name(banned),
    passes,
    ...rest,
  };
}
