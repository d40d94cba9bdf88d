/** Whether an answer stands though players have spare moves, or play ends with another pass. */

import { Game } from '../go/game.ts';
import type { Task } from '../go/task.ts';
import { opponent } from '../go/types.ts';
import { ask, type OutcomeAnswer } from './ask.ts';
import { AGAIN_STATES } from './limits.ts';
import { comparedWith, isSame } from './standing.ts';
import { ONE_MORE } from './supply.ts';
import type { OutcomeQuestion, Passes, SearchProgress, Supply } from './types.ts';

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
  /**
   * How the answer differs where the opponent of who begins made the board that is drawn, which a
   * rule may look at; `null` where it does not.
   */
  readonly made?: OutcomeAnswer | null;
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
  const most = Math.max(AGAIN_STATES, answer.states);
  const others: SpareTurn<Supply>[] = [];
  if (!answer.undecided)
    for (const spare of ONE_MORE)
      others.push({ by: spare, answer: yield* ask({ ...question, spare }, most, progress) });
  const by = question.passes === 2 ? 3 : 2;
  const ended = answer.undecided ? answer : yield* ask({ ...question, passes: by }, most, progress);
  return {
    ...comparedWith(answer, others, [by, ended]),
    made: yield* madeBy(question, answer, most, progress),
  };
}

/**
 * Under natural situational superko no move made a drawn board, so the first capture of any ko
 * can be taken back at once. In a game the opponent has made it.
 */
function* madeBy(
  question: OutcomeQuestion,
  answer: OutcomeAnswer,
  most: number,
  progress: SearchProgress,
): Task<OutcomeAnswer | null> {
  const { game, first, rule } = question;
  if (game.length > 0 || answer.undecided || !/^nssk\b/.test(rule)) return null;
  const color = opponent(first);
  const made = Game.of({ position: game.start.position, toPlay: color }, [{ kind: 'tenuki', color }]);
  const other = yield* ask({ ...question, game: made }, most, progress);
  return other.undecided || isSame(answer.canForce, other.canForce) ? null : other;
}
