import type { Game } from '../go/game.ts';
import type { Position } from '../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../go/types.ts';
import { ruleOf } from '../rules/index.ts';
import { suicideUnder } from '../rules/referee.ts';
import type { RuleId, RuleOptions, Suicide } from '../rules/rule.ts';
import { type Message, message } from '../words/index.ts';
import type { GradedAim } from './grade.ts';
import { type BoundaryReport, reportOf } from './report.ts';
import { REPETITIONS } from './search/histories.ts';

/** A board on which first moves are graded. Nothing of its past matters but the ban of a ko. */
export interface GoalProblem {
  readonly position: Position;
  /** Whose first moves are graded. */
  readonly first: Color;
  readonly goal: GradedAim;
  /** A stone of each named chain. All are of one color. */
  readonly targets: readonly Point[];
  /** The empty points on which is played; a chain with another liberty is never captured. */
  readonly points: readonly Point[];
  readonly suicide: Suicide;
  /** Whether the retake of a ko is banned, until something else is played or passed. */
  readonly basicKo: boolean;
  /** The stone of a ko that `first` may not take now. */
  readonly banned: Point | null;
  /** How many passes in a row end play. */
  readonly passes: 2 | 3;
}

/** What first moves are graded about. */
export interface ProblemQuestion {
  /** The position after its last move is the one that is asked about. */
  readonly game: Game;
  readonly first: Color;
  readonly rule: RuleId;
  readonly options: RuleOptions;
  readonly targets: readonly Point[];
  readonly goal: GradedAim;
  /** `null`: the region is inferred from the wall. */
  readonly outside: readonly Point[] | null;
  readonly passes: 2 | 3;
}

/** Why a problem cannot be graded; `report` where its boundary is at fault. */
export interface NoProblem {
  readonly why: Message;
  readonly report: BoundaryReport | null;
}

/** The problem that a question asks, or why there is none. */
export function problemOf(
  question: ProblemQuestion,
): { readonly problem: GoalProblem; readonly report: BoundaryReport } | NoProblem {
  const { game, first, goal, options, outside, passes, rule: id, targets } = question;
  const position = game.after(game.length);
  const { geometry } = position;
  const none = (why: Message, report: BoundaryReport | null = null): NoProblem => ({ why, report });
  const color = position.cells[targets[0] ?? -1];
  if (targets.length === 0) return none(message('outcome.no-target'));
  for (const p of targets)
    if (position.cells[p] !== BLACK && position.cells[p] !== WHITE)
      return none(message('outcome.target-empty', { point: geometry.name(p) }));
  for (const p of targets)
    if (position.cells[p] !== color) return none(message('problem.two-colors', { point: geometry.name(p) }));
  const rule = ruleOf(id);
  const plain = id.replace(/ with suicide (?:allowed|several|forbidden)$/, '');
  const repetitions = REPETITIONS[plain];
  if (!rule || repetitions?.by !== 'nothing') return none(message('problem.rule', { rule: id }));
  const report = reportOf(position, targets, outside);
  if (!report.enclosed) {
    const at = report.leaks[0]?.closedBy[0] ?? report.leaks[0]?.at ?? targets[0] ?? 0;
    return none(message('problem.uncertain', { at: geometry.name(at) }), report);
  }
  const isOut = new Set(outside);
  const points = outside
    ? geometry.sorted([...position.cells.keys()].filter((p) => position.cells[p] === EMPTY && !isOut.has(p)))
    : report.points;
  const last = game.plies.at(-1);
  const isKo =
    repetitions.basicKo &&
    last?.kind === 'play' &&
    !last.suicide &&
    last.color !== first &&
    last.captured.length === 1 &&
    last.chain.length === 1;
  const problem: GoalProblem = {
    position,
    first,
    goal,
    targets: onePerChain(position, targets),
    points,
    suicide: suicideUnder(rule, options),
    basicKo: repetitions.basicKo,
    banned: isKo ? last.point : null,
    passes,
  };
  return { problem, report };
}

function onePerChain(position: Position, targets: readonly Point[]): Point[] {
  const kept: Point[] = [];
  const seen = new Set<Point>();
  for (const p of targets) {
    if (seen.has(p)) continue;
    kept.push(p);
    const chain = [p];
    seen.add(p);
    for (const q of chain)
      for (const n of position.geometry.adjacent(q))
        if (position.cells[n] === position.cells[p] && !seen.has(n)) {
          seen.add(n);
          chain.push(n);
        }
  }
  return kept;
}
