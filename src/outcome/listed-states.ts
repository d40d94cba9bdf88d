/** States of a search as the checker reads them. */
import type { Task } from '../go/task.ts';
import { type Color, colorName } from '../go/types.ts';
import type { ListedState, StateMove } from './proof/grades-certificate.ts';
import {
  attackerThreats,
  banOf,
  capturedIn,
  defenderThreats,
  KEPT,
  PASS_MOVE,
  passesOf,
  turnOf,
  WORDS,
} from './search/field.ts';
import { type ProofNumbers, SAME_MOVE } from './search/proof-numbers.ts';

/** States between two yields. */
const SLICE = 2000;

/**
 * @param owner the player whose moves are listed
 * @returns none for states in whose place another one stands
 */
export function* listedStates(
  search: ProofNumbers,
  states: readonly number[],
  owner: Color,
): Task<ListedState[]> {
  const changing = [...search.field.points].sort((a, b) => a - b);
  const listed: ListedState[] = [];
  for (const [i, state] of states.entries()) {
    if (i % SLICE === 0) yield;
    const { field } = search;
    const rest = search.words[state * WORDS + 4] ?? 0;
    const turn = turnOf(rest);
    const answer = search.answer(state);
    const isSame = answer?.move === SAME_MOVE;
    if (isSame && answer.to !== KEPT) continue;
    const cells = new Map(field.points.map((point, node) => [point, search.cell(state, node)]));
    const ban = banOf(rest);
    const move = (): StateMove => {
      if (isSame) return 'alive';
      if (turn !== owner || !answer) return null;
      if (answer.move >= 0) return field.points[answer.move] ?? null;
      return answer.move === PASS_MOVE ? 'pass' : 'threat';
    };
    listed.push([
      changing.map((point) => '.XO'[cells.get(point) ?? 0]).join(''),
      colorName(turn),
      passesOf(rest),
      ban === 0 ? -1 : (field.points[ban - 1] ?? -1),
      attackerThreats(rest),
      defenderThreats(rest),
      capturedIn(rest),
      move(),
    ]);
  }
  return listed;
}
