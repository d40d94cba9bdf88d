/** Claims about first moves: the problem that they are about, and what the grades make of them. */
import type { Point } from '../../go/types.ts';
import { type GradedMove, outcomesAreThere } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { firstMovesAsked, firstMovesOf } from './first-moves.ts';
import { learned } from './knowledge.ts';
import { type Checked, isVoid, PENDING } from './outcome.ts';
import { problemOfEntry, workOfProblem } from './problem-entry.ts';
import type { CheckedProblem, ProblemGrades, ProblemText } from './problem-types.ts';
import { checkedProblem, PROBLEMS_REQUEST } from './problems.ts';
import type { Analysis } from './types.ts';
import { inForce } from './verdicts.ts';
import type { Work } from './work.ts';

interface AboutMoves {
  /** The shown number of a move; `null`: before the moves of the entry. */
  readonly after: number | null;
}

/** The problem that a claim is about: without the moves that the entry shows. */
function aboutOf(analysis: Analysis, { after }: AboutMoves): ProblemText | Message {
  if (!analysis.syntax.outcome?.goal) return message('claim.no-goal');
  const text = problemOfEntry(after === null ? analysis : upTo(analysis, analysis.index(after)));
  return text ? { ...text, branches: [] } : message('claim.no-goal');
}

/** The same entry as if its own moves began behind move `n`, and there were none. */
function upTo(analysis: Analysis, n: number): Analysis {
  return { ...analysis, game: analysis.game.prefix(n), inherited: n };
}

const requestOf = (analysis: Analysis) => ({
  ...PROBLEMS_REQUEST,
  rule: inForce(analysis),
  states: analysis.outcomeBudget,
});

/** The search that a claim about first moves waits for. */
export function gradesWork(analysis: Analysis, claim: AboutMoves): Work | null {
  const text = aboutOf(analysis, claim);
  if ('code' in text) return null;
  const [work = null] = workOfProblem(analysis, text, requestOf(analysis), () => learned(analysis));
  return work;
}

/** What is known of the moves of a claim, or what is to be said instead. */
function known(analysis: Analysis, claim: AboutMoves): CheckedProblem | Checked {
  const text = aboutOf(analysis, claim);
  if ('code' in text) return isVoid(text);
  if (!outcomesAreThere()) return PENDING;
  return checkedProblem(text, requestOf(analysis)) ?? PENDING;
}

/** Checks a claim by the grades of first moves, one of which it names. */
export function checkGrades(
  analysis: Analysis,
  claim: AboutMoves & { readonly point: Point },
  holds: (grades: ProblemGrades, move: GradedMove, problem: CheckedProblem) => Checked,
): Checked {
  const problem = known(analysis, claim);
  if (!('findings' in problem)) return problem;
  const { grades, question, why } = problem;
  if (why || !grades) return isVoid(why ?? message('problem.no-group'));
  const { geometry } = question.game.start.position;
  const move = grades.moves.find(({ point }) => point === claim.point);
  const point = geometry.name(claim.point);
  if (!move) return isVoid(message('claim.no-first-move', { point }));
  return holds(grades, move, problem);
}

/** The most first moves of which claims are offered. */
const MOST_OFFERED = 3;

/** The grades of the problem of an entry, where they are all known already. */
export function knownRight(analysis: Analysis): {
  readonly grades: Pick<ProblemGrades, 'moves' | 'right'>;
  readonly target: Point | undefined;
  readonly kills: boolean;
} | null {
  const goal = analysis.syntax.outcome?.goal;
  const asked = goal && firstMovesAsked(analysis, analysis.inherited);
  const known = asked && firstMovesOf(analysis, asked);
  if (!asked || !known || 'code' in known || !known.grades || !known.isDone || known.grades.isPartial)
    return null;
  // Claims speak of the rule in force.
  if (known.rule !== inForce(analysis) || known.grades.right.length > MOST_OFFERED) return null;
  const [target] = asked.points;
  const owner = known.problem.position.at(target ?? 0);
  return { grades: known.grades, target, kills: owner !== asked.first };
}

/** What a move comes to, in words. */
export function gradeActual({ grades, question }: CheckedProblem, move: GradedMove): Message {
  const { geometry } = question.game.start.position;
  return message('actual.grade', {
    point: geometry.name(move.point ?? 0),
    grade: move.grade,
    threats: move.threats,
    asked: grades?.asked ?? 0,
    passes: question.passes,
    right: geometry.names(grades?.right ?? []),
  });
}

/** The moves that completion offers: all that may be played. */
export function firstMoves(analysis: Analysis): readonly { readonly what: Point }[] {
  const problem = known(analysis, { after: null });
  if (!('findings' in problem)) return [];
  return (problem.grades?.moves ?? []).flatMap(({ point }) => (point === null ? [] : [{ what: point }]));
}
