import type { Task } from '../../../go/task.ts';
import type { Problem } from '../../types.ts';
import type { SgfText } from '../tree.ts';
import { checkNodes, type Surroundings } from './nodes.ts';
import { checkSyntax } from './syntax.ts';

export { moveFixes } from './mended-move.ts';
export { MOST_FINDINGS, SGF_CODES, sgfProblem } from './messages.ts';

/** What is wrong with a game as text, at most `MOST_FINDINGS`, unsorted. Yields in a long text. */
export function* checkText(sgf: SgfText, surroundings: Surroundings): Task<Problem[]> {
  const found: Problem[] = [];
  yield* checkSyntax(sgf, found);
  yield* checkNodes(sgf, surroundings, found);
  return found;
}
