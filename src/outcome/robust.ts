/** Whether an answer stands though players have spare moves, or play ends with another pass. */
import type { Task } from '../go/task.ts';
import { ask, type OutcomeAnswer } from './ask.ts';
import { comparedWith, isSame } from './standing.ts';
import type { OutcomeQuestion, Passes, SearchProgress, Supply } from './types.ts';

/** States that are looked at for each further question, or as many as the first answer took. */
const STATES = 20_000;

/** The spare moves that are tried. */
const SPARE: readonly Supply[] = [
  { black: 1, white: 0 },
  { black: 0, white: 1 },
  { black: 1, white: 1 },
];

/** An answer that differs. */
interface SpareTurn<What> {
  readonly by: What;
  readonly answer: OutcomeAnswer;
}

export interface Robustness {
  /**
   * Whether the answer is the same with one spare move of either or of each; `null` where none
   * differs and one is not known.
   */
  readonly robust: boolean | null;
  readonly turns: readonly SpareTurn<Supply>[];
  /**
   * How the answer differs where the other number of passes ends play; `null` where it does not.
   */
  readonly passes: SpareTurn<Passes> | null;
}

/**
 * Asks a question that has been answered with spare moves, and with the other number of passes, by
 * budgets in states, so that what comes of it depends on the question alone.
 */
export function* robustnessOf(
  question: OutcomeQuestion,
  answer: OutcomeAnswer,
  progress: SearchProgress = { states: 0 },
): Task<Robustness> {
  const most = Math.max(STATES, answer.states);
  const others: SpareTurn<Supply>[] = [];
  if (!answer.undecided)
    for (const spare of SPARE)
      others.push({ by: spare, answer: yield* ask({ ...question, spare }, most, progress) });
  const by = question.passes === 2 ? 3 : 2;
  const ended = answer.undecided ? answer : yield* ask({ ...question, passes: by }, most, progress);
  const isTurned = !ended.undecided && !isSame(answer.canForce, ended.canForce);
  return { ...comparedWith(answer, others), passes: isTurned ? { by, answer: ended } : null };
}
