import { finish } from '../../go/task.ts';
import {
  type CheckedProblem,
  checkingProblem,
  type ProblemsRequest,
  type ProblemText,
  problemFacts,
  problemSaid,
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
  const { isBad, said } = problemSaid(problem);
  return {
    line,
    title: problem.text.title,
    isBad,
    said: said.map(({ isFault, message }, i) =>
      i === 0 ? say(message) : `${isFault ? 'warning' : 'information'}: ${say(message)}`,
    ),
    facts: problemFacts(problem),
  };
}
