/** Graded first moves of a position of an entry, for the command line and programs. */
import type { Task } from '../../go/task.ts';
import { colorName } from '../../go/types.ts';
import {
  aimOf,
  type BoundaryReport,
  type GradedMove,
  type Grades,
  gradesOf,
  type NoProblem,
  type ProblemQuestion,
  problemOf,
  rankOf,
  type SearchProgress,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message } from '../../words/index.ts';
import { gradeFacts, moveFacts, type PlacedAnalysis, reportFacts } from '../analysis/index.ts';
import { aboutChains, type OutcomeRequest } from './outcomes.ts';

/** What is asked of first moves, beside what outcomes are asked with. */
interface GradesRequest extends OutcomeRequest {
  /** Threats of one side that grades are asked to. */
  readonly asked: number;
}

interface AskedGrades {
  readonly question: ProblemQuestion;
  /** What encloses the problem; `null` where that was not asked. */
  readonly report: BoundaryReport | null;
  /** `null` where there is no problem, or its boundary is uncertain; then `why` says so. */
  readonly grades: Grades | null;
  readonly why: Message | null;
}

/** The grades that were asked for of a position. */
interface EntryGrades {
  readonly title: string | null;
  /** The shown number of the move before the question; 0 for the start. */
  readonly after: number;
  readonly all: readonly AskedGrades[];
}

/**
 * Grades the first moves of a position of an entry, for each rule and each beginner.
 *
 * @param n the index of the move before the question
 * @returns why nothing can be asked
 */
export function* entryGrades(
  { analysis, entry }: PlacedAnalysis,
  n: number,
  request: GradesRequest,
  progress: SearchProgress = { states: 0 },
): Task<EntryGrades | Message> {
  const about = aboutChains(analysis, n, request);
  if ('code' in about) return about;
  const { aim: goal, isNamed: _, ...chains } = about;
  if (goal === 'connect') return message('problem.connect');
  const all: AskedGrades[] = [];
  for (const rule of request.rules)
    for (const first of request.firsts) {
      const question: ProblemQuestion = {
        ...chains,
        first,
        rule,
        goal,
        passes: request.passes ?? analysis.syntax.outcome?.passes ?? 3,
      };
      all.push(yield* asked(question, request, progress));
    }
  return { title: entry.syntax.title?.value ?? null, after: analysis.shown(n), all };
}

function* asked(
  question: ProblemQuestion,
  { asked: threats, states }: GradesRequest,
  progress: SearchProgress,
): Task<AskedGrades> {
  const found: ReturnType<typeof problemOf> = problemOf(question);
  if (isNone(found)) return { question, report: found.report, grades: null, why: found.why };
  const grades = yield* gradesOf(found.problem, threats, states, progress);
  return { question, report: found.report, grades, why: grades.undecided };
}

const isNone = (found: object): found is NoProblem => 'why' in found;

/** The facts for programs. */
export function gradesFacts({ after, all }: EntryGrades) {
  return {
    after,
    outcomes: all.map(({ question, report, grades, why }) => {
      const { geometry } = question.game.start.position;
      return {
        rule: question.rule,
        first: colorName(question.first),
        goal: question.goal,
        targets: geometry.names(question.targets),
        passes: question.passes,
        ...(report && { boundary: reportFacts(report, geometry) }),
        ...(grades && {
          asked: grades.asked,
          moves: grades.moves.map((one) => moveFacts(one, geometry)),
          right: geometry.names(grades.right),
          elsewhere: gradeFacts(grades.elsewhere),
          certificate: grades.certificate && {
            states: grades.certificate.captured.length + grades.certificate.kept.length,
            bytes: JSON.stringify(grades.certificate).length,
          },
          states: grades.states,
        }),
        ...(why && { undecided: { states: grades?.states ?? 0, reason: why.code } }),
      };
    }),
  };
}

/** What is graded, and the grades from the best to the worst, a line for each grade. */
export function gradeLines({ question, grades, why }: AskedGrades): Message[] {
  if (!grades) return why ? [why] : [];
  const { asked, elsewhere, problem, right } = grades;
  const { geometry } = problem.position;
  const isOfOwner = problem.position.at(problem.targets[0] ?? 0) === question.first;
  const lines: Message[] = [
    message('output.grades.about', {
      first: colorName(question.first),
      goal: aimOf(question.goal, isOfOwner),
      targets: geometry.names(question.targets),
      rule: question.rule,
      passes: question.passes,
      asked,
      points: geometry.names(problem.points),
    }),
    ...(why ? [why] : []),
  ];
  const byGrade = new Map<string, GradedMove[]>();
  for (const one of [...grades.moves].sort((a, b) => rankOf(b, asked) - rankOf(a, asked))) {
    const key = `${one.grade} ${one.threats}`;
    byGrade.set(key, [...(byGrade.get(key) ?? []), one]);
  }
  for (const moves of byGrade.values()) {
    const [one] = moves;
    if (!one) continue;
    lines.push(
      message('output.grades.row', {
        grade: one.grade,
        threats: one.threats,
        asked,
        moves: moves.map(({ point, reply }) => ({
          point: geometry.name(point ?? 0),
          reply: reply === null ? null : geometry.name(reply),
        })),
      }),
    );
  }
  const endless = grades.moves.flatMap(({ isEndless, point }) =>
    isEndless && point !== null ? [point] : [],
  );
  if (endless.length > 0 || elsewhere.isEndless)
    lines.push(
      message('output.grades.endless', {
        points: geometry.names(endless),
        isElsewhere: elsewhere.isEndless === true,
      }),
    );
  const isOpen = [...grades.moves, elsewhere].some(({ grade }) => grade === 'undecided');
  const best = Math.max(0, ...grades.moves.map((one) => rankOf(one, asked)));
  if (!isOpen && rankOf(elsewhere, asked) > 0 && rankOf(elsewhere, asked) >= best)
    lines.push(message('output.grades.no-need'));
  else lines.push(message('output.grades.right', { points: geometry.names(right), isPartial: isOpen }));
  return lines;
}

/** The rules under which first moves are graded where none is named. */
export const gradedRules = (rules: readonly RuleId[] | null): readonly RuleId[] => rules ?? ['basic'];
