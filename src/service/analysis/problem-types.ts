/** What a problem is, what is asked of it, and what is known of it. */

import type { Game } from '../../go/game.ts';
import type { Color, Point } from '../../go/types.ts';
import type { OutcomeSyntax, Span, TextEdit } from '../../notation/index.ts';
import type { BoundaryReport, GradedMove, Grades, ProblemQuestion } from '../../outcome/index.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';
import type { Message, ProblemWord } from '../../words/index.ts';
import type { ProblemMark } from './problem-marks.ts';
import type { Finding } from './types.ts';

/** A play of a variation, and where it is written. */
export interface ProblemMove {
  readonly point: Point;
  readonly span: Span;
  /** Whether a stone stands there already. */
  readonly isOccupied?: boolean;
  /** How many stones it takes from the board that are its own. */
  readonly suicide?: number;
}

/** A first move that the author shows. */
export interface ProblemBranch {
  readonly move: ProblemMove;
  readonly mark: ProblemMark | null;
  /** Whether the mark stands in words, which no fix changes. */
  readonly isSaid: boolean;
  /** Whether other marks say something else of it: in the same variation, or in one beside it. */
  readonly isContradicted: boolean;
  /** The moves behind it along its main variation, as far as the players play in turn. */
  readonly line: readonly ProblemMove[];
  /** All plays that the author shows in answer to it. */
  readonly replies: readonly ProblemMove[];
  /** What the author says of a ko; `none`: that there is none. */
  readonly ko: 'ko' | 'none' | null;
  /** Whether the author calls this move a ko. */
  readonly isCalledKo: boolean;
}

/** A play elsewhere, such as a pass, among the first moves. */
export interface ProblemElsewhere {
  readonly span: Span;
  readonly mark: ProblemMark | null;
}

/** Who is to play, as different parts of a text say. */
interface ProblemTurns {
  /** By `PL`. */
  readonly stated: Color | null;
  /** By a title or a comment. */
  readonly said: Color | null;
  /** By the first move that is shown. */
  readonly played: Color | null;
  readonly span: Span;
}

/** Writes what a problem lacks; `null` where the text has no place for it. */
interface ProblemPen {
  /** The right first move, in place of or beside those that are there. */
  right(point: Point, wrong: ProblemBranch | null): readonly TextEdit[] | null;
  reply(branch: ProblemBranch, point: Point): readonly TextEdit[] | null;
  /** That a branch is right. */
  approve(branch: ProblemBranch): readonly TextEdit[] | null;
  /** That a branch is a ko. */
  ko(branch: ProblemBranch, said: string): readonly TextEdit[] | null;
  /** Whose turn it is. */
  turn(color: Color): readonly TextEdit[] | null;
  /** A stone on the board. */
  stone(color: Color, point: Point): readonly TextEdit[] | null;
}

/** A problem as it is written. */
export interface ProblemText {
  readonly title: string | null;
  /** Its last position is that of the problem. */
  readonly game: Game;
  readonly options: RuleOptions;
  /** The goal, passes and points that are left out, where the text names them. */
  readonly outcome: OutcomeSyntax | undefined;
  readonly first: Color;
  /** What the first player is to reach, as the words of the text say. */
  readonly aim: 'kill' | 'live' | null;
  /** The points that the author shows; `null` for all. */
  readonly shown: readonly Point[] | null;
  readonly branches: readonly ProblemBranch[];
  /** The variation that plays elsewhere, or words for it. */
  readonly elsewhere: ProblemElsewhere | null;
  readonly turns: ProblemTurns;
  /** Where something is said of all of it. */
  readonly span: Span;
  readonly pen: ProblemPen;
}

/** How problems are asked about. */
export interface ProblemsRequest {
  readonly rule: RuleId;
  /** `null`: as the text says, else three. */
  readonly passes: 2 | 3 | null;
  /** The threats of one side that grades are asked to. */
  readonly asked: number;
  /** States that the search of one problem may know. */
  readonly states: number;
}

/** A problem with what is asked of it. */
export interface AskedProblem {
  readonly text: ProblemText;
  readonly question: ProblemQuestion;
  /** Whether the text names no chains, so that they were inferred from the walls. */
  readonly isInferred: boolean;
  readonly report: BoundaryReport | null;
  /** Why nothing can be asked. */
  readonly why: Message | null;
  readonly request: ProblemsRequest;
}

/** What is known of a problem; without its proofs, which are large. */
export type ProblemGrades = Omit<Grades, 'certificate' | 'problem'>;

/**
 * `proven`: the marked moves are right, and all of them; `ko`: they are, and a ko; `refuted`: a
 * marked move is not; `more`: another is right, too; `not-needed`: the goal is reached without a
 * move; `unmarked`: no move is marked; `uncertain`: the goal or the boundary is not clear;
 * `undecided`: the budget ran out.
 */
export type ProblemStatus = ProblemWord;

/** A problem that has been looked at. */
export interface CheckedProblem extends AskedProblem {
  readonly grades: ProblemGrades | null;
  readonly status: ProblemStatus;
  /** The branches that are meant to be right, with their grades. */
  readonly marked: readonly { readonly branch: ProblemBranch; readonly move: GradedMove | null }[];
  /** Whether the answer of the text is that no move is needed, or that none helps. */
  readonly isElsewhere: boolean;
  readonly findings: readonly Finding[];
}
