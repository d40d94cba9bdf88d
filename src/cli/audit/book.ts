import { finish } from '../../go/task.ts';
import {
  type CheckedProblem,
  checkingProblem,
  type ProblemsRequest,
  type ProblemText,
  problemFacts,
  problemWords,
} from '../../service/index.ts';
import { say } from '../../words/index.ts';

/**
 * A problem that has been looked at, as it is printed. Plain data, since it crosses between
 * threads.
 */
export interface BookProblem {
  /** From 1, in the file. */
  readonly line: number;
  readonly title: string | null;
  /** Whether an author has to look at it. */
  readonly isBad: boolean;
  /** What is said of it: of the marked moves first. */
  readonly said: readonly string[];
  readonly facts: object;
}

/** Looks at a problem; `null` where there is none. */
export function bookProblem(
  text: ProblemText | null,
  line: number,
  request: ProblemsRequest,
): BookProblem | null {
  return text && printedProblem(finish(checkingProblem(text, request)), line);
}

export function printedProblem(problem: CheckedProblem, line: number): BookProblem {
  const { findings, status, text } = problem;
  // What the first sentence says already.
  const isSaid = (code: string) => SAID.has(code);
  return {
    line,
    title: text.title,
    isBad:
      findings.some(({ severity }) => severity === 'warning') ||
      status === 'uncertain' ||
      status === 'undecided',
    said: [
      say(problemWords(problem)),
      ...findings.filter(({ code }) => !isSaid(code)).map(({ message }) => say(message)),
    ],
    facts: problemFacts(problem),
  };
}

const SAID: ReadonlySet<string> = new Set([
  'problem.refuted',
  'problem.also-right',
  'problem.not-needed',
  'problem.unmarked',
  'problem.unclear',
  'problem.undecided',
]);
