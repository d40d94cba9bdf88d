import type { Task } from '../../go/task.ts';
import {
  type CheckedProblem,
  checkingProblem,
  type ProblemAnswer,
  type ProblemsRequest,
  type ProblemText,
  problemFacts,
  problemSaid,
  withAnswer,
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

/** The reason why an answer does not fit the board in this line. */
interface BookMisfit {
  readonly line: number;
  readonly said: string;
}

/** The problems of a text, and the answers that fit none of them. */
export interface BookPart {
  readonly problems: BookProblem[];
  readonly misfits: BookMisfit[];
}

/** Checks what may be a problem, and adds the result to the part. */
export function* lookAt(
  { problems, misfits }: BookPart,
  { answer, line, text }: { text: ProblemText | null; answer: ProblemAnswer | null; line: number },
  request: ProblemsRequest,
): Task<void> {
  const problem = withAnswer(text, answer);
  if (!problem) return;
  if ('code' in problem) misfits.push({ line, said: say(problem) });
  else problems.push(printedProblem(yield* checkingProblem(problem, request), line));
}

function printedProblem(problem: CheckedProblem, line: number): BookProblem {
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
