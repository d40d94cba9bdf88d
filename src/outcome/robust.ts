/** Whether an answer stands though players have spare moves, or play ends with another pass. */
import type { Task } from '../go/task.ts';
import { ask, type OutcomeAnswer } from './ask.ts';
import type { CanForce, OutcomeQuestion, Passes, SearchProgress, Supply } from './types.ts';

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
  const turns: SpareTurn<Supply>[] = [];
  let isOpen = answer.undecided !== null;
  if (!isOpen)
    for (const spare of SPARE) {
      const other = yield* ask({ ...question, spare }, most, progress);
      if (other.undecided) isOpen = true;
      else if (!isSame(answer.canForce, other.canForce)) turns.push({ by: spare, answer: other });
    }
  const by = question.passes === 2 ? 3 : 2;
  const ended = answer.undecided ? answer : yield* ask({ ...question, passes: by }, most, progress);
  const isTurned = !ended.undecided && !isSame(answer.canForce, ended.canForce);
  return {
    robust: turns.length > 0 ? false : isOpen ? null : true,
    turns,
    passes: isTurned ? { by, answer: ended } : null,
  };
}

function isSame(a: CanForce, b: CanForce): boolean {
  const text = ({ black, white }: CanForce) =>
    JSON.stringify([black, white].map((sets) => sets.map((set) => [...set].sort().join()).sort()));
  return text(a) === text(b);
}
