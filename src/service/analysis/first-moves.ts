/** Grades of the first moves on a board of an entry, with their proofs, as views show them. */
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import {
  DEFAULT_ASKED,
  type GoalProblem,
  type GradedGames,
  type GradedMove,
  type Grades,
  gradedGames,
  gradesOf,
  outcomesAreThere,
  type ProblemQuestion,
  problemOf,
  zoneOf,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message } from '../../words/index.ts';
import { learned } from './knowledge.ts';
import { isNone, positionKey } from './problem-key.ts';
import { leftOut } from './problem-region.ts';
import { RecentMap } from './recent-map.ts';
import { shownOf } from './show.ts';
import type { Analysis } from './types.ts';
import { inForce } from './verdicts.ts';
import type { Work } from './work.ts';

/** First moves of one player, after move `index`, about the chains of these stones. */
export interface AskedFirstMoves {
  readonly index: number;
  readonly points: readonly Point[];
  readonly first: Color;
  /** Whether all of the chains are meant; as the entry says by default. */
  readonly isAll?: boolean | undefined;
  readonly passes?: 2 | 3 | undefined;
}

/** What is known of first moves. */
export interface FirstMovesKnown {
  readonly rule: RuleId;
  readonly passes: 2 | 3;
  readonly problem: GoalProblem;
  readonly grades: Grades | null;
  readonly isDone: boolean;
  /** By move: the zone of its proof; `null` where none is proven. */
  readonly zones: ReadonlyMap<Point, readonly Point[] | null>;
}

/** Problems whose proofs are kept, which are large. */
const MOST_KEPT = 6;

/** The search for the grades of one problem, which goes on where it was left. */
class Grading implements FirstMovesKnown {
  grades: Grades | null = null;
  isDone = false;
  readonly zones = new Map<Point, readonly Point[] | null>();
  private task: Task<Grades> | null = null;
  private games: GradedGames | null = null;

  constructor(
    readonly rule: RuleId,
    readonly problem: GoalProblem,
    private readonly states: number,
  ) {}

  get passes(): 2 | 3 {
    return this.problem.passes;
  }

  /** Goes on until there is more to tell. */
  *more(): Task<void> {
    if (this.isDone) return;
    let isTold = false;
    this.task ??= gradesOf(this.problem, DEFAULT_ASKED, this.states, { states: 0 }, undefined, (grades) => {
      this.grades = grades;
      isTold = true;
    });
    while (!isTold) {
      const { done, value } = this.task.next();
      if (done) {
        this.grades = value;
        this.isDone = true;
        this.task = null;
        return;
      }
      yield;
    }
  }

  /** The move whose zone is shown before any is tried. */
  get main(): GradedMove | null {
    const { grades } = this;
    return (
      grades?.moves.find(({ grade, point }) => grade === 'works' && grades.right.includes(point ?? -1)) ??
      null
    );
  }

  *zone(move: GradedMove): Task<void> {
    if (move.point === null || this.zones.has(move.point)) return;
    this.zones.set(move.point, yield* zoneOf(this.problem, move));
  }

  /** Whether all is known that a figure shows. */
  get isComplete(): boolean {
    const { main } = this;
    return this.isDone && (main?.point == null || this.zones.has(main.point));
  }

  *complete(): Task<void> {
    while (!this.isDone) yield* this.more();
    if (this.main) yield* this.zone(this.main);
  }

  get played(): GradedGames | null {
    const { grades, problem } = this;
    if (!grades?.certificate || !this.isDone) return null;
    this.games ??= gradedGames(problem, grades.certificate, grades.asked);
    return this.games;
  }
}

const kept = new RecentMap<string, Grading>(MOST_KEPT);

/** The search about first moves, or why there is none; `null` until searches are there. */
export function firstMovesOf(analysis: Analysis, asked: AskedFirstMoves): Grading | Message | null {
  if (!outcomesAreThere()) return null;
  const { index, points, first, isAll, passes } = asked;
  const { outcome } = analysis.syntax;
  if ((isAll === undefined && outcome?.aim === 'connect') || points.length === 0)
    return message('problem.connect');
  const game = analysis.game.prefix(index);
  const inferred = outcome?.aim && outcome.aim !== 'connect' ? outcome.aim : 'capture-any';
  const position = game.after(index);
  const question = (rule: RuleId): ProblemQuestion => ({
    game,
    first,
    rule,
    options: analysis.options,
    targets: points,
    goal: isAll === undefined ? inferred : isAll ? 'capture-all' : 'capture-any',
    outside: outcome?.outside ?? leftOut(position, points),
    passes: passes ?? outcome?.passes ?? 3,
  });
  const own = inForce(analysis);
  const found = problemOf(question(own));
  const isOther = isNone(found) && found.why.code === 'problem.rule';
  const rule: RuleId = isOther ? 'basic' : own;
  const used = isOther ? problemOf(question(rule)) : found;
  if (isNone(used)) return used.why;
  const key = positionKey(question(rule), DEFAULT_ASKED, analysis.outcomeBudget);
  return kept.getOr(key, () => new Grading(rule, used.problem, analysis.outcomeBudget));
}

/** The search that is still to be made; each part of it tells what has been found. */
export function firstMovesWork(analysis: Analysis, asked: AskedFirstMoves): Work[] {
  const grading = firstMovesOf(analysis, asked);
  if (!grading || 'code' in grading) return [];
  if (grading.isComplete) return [];
  const { grades, main } = grading;
  const { index, points, first, isAll, passes } = asked;
  const step = grading.isDone ? 'zone' : (grades?.states ?? 0);
  return [
    {
      subject: analysis,
      key: ['moves', index, first, points, isAll, passes, step].join(' '),
      slow: true,
      title: message('work.problem'),
      *work() {
        if (!grading.isDone) yield* grading.more();
        else if (main) yield* grading.zone(main);
        learned(analysis);
      },
      next: () => firstMovesWork(analysis, asked),
    },
  ];
}

/** The first moves that a figure of the entry shows; `null` for none. */
export function firstMovesInFigure(analysis: Analysis): AskedFirstMoves | null {
  const shown = shownOf(analysis);
  return shown?.moves && shown.at !== null ? firstMovesAsked(analysis, shown.at) : null;
}

/** Those of the player who goes on after move `n`, about the goal of the entry. */
export function firstMovesAsked(analysis: Analysis, n: number): AskedFirstMoves | null {
  const points = analysis.syntax.outcome?.goal;
  if (!points || points.length === 0) return null;
  const next = analysis.game.plies[n];
  const first = next && next.kind !== 'setup' ? next.color : analysis.game.toPlayAfter(n);
  return { index: n, points, first };
}

/** What a figure with first moves waits for, all of it. */
export function figureMovesWork(analysis: Analysis): Work[] {
  const asked = firstMovesInFigure(analysis);
  const grading = asked && firstMovesOf(analysis, asked);
  if (!grading || 'code' in grading || grading.isComplete) return [];
  return [
    {
      subject: analysis,
      key: 'show-moves',
      slow: true,
      title: message('work.problem'),
      *work() {
        yield* grading.complete();
        learned(analysis);
      },
    },
  ];
}

/** Here it is there from the beginning: see `first-moves-later.ts`. */
export async function loadFirstMoves(_analysis: Analysis): Promise<void> {}

export type { Grading };
