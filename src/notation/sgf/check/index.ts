import type { Problem } from '../../types.ts';
import type { SgfText } from '../tree.ts';
import { checkNodes, type Surroundings } from './nodes.ts';
import { checkSyntax } from './syntax.ts';

export { SGF_CODES, type SgfCode, sgfProblem } from './messages.ts';
export type { Surroundings } from './nodes.ts';

/** What is wrong with a game as text, in the order of the text. Moves are judged elsewhere. */
export function checkText(sgf: SgfText, surroundings: Surroundings): Problem[] {
  const found = [...checkSyntax(sgf), ...checkNodes(sgf, surroundings)];
  return found.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
