import type { Task } from '../../../go/task.ts';
import type { Problem } from '../../types.ts';
import type { SgfText } from '../tree.ts';
import { keeping } from './keeping.ts';
import { checkNodes, type GameAround } from './nodes.ts';
import { checkSyntax } from './syntax.ts';
import { UnescapedTexts } from './unescaped.ts';

export { loses } from './keeping.ts';
export { moveFixes } from './mended-move.ts';
export { MOST_FINDINGS, sgfProblem } from './messages.ts';

/** What is wrong with a game as text, at most `MOST_FINDINGS`, unsorted. Yields in a long text. */
export function* checkText(sgf: SgfText, surroundings: GameAround): Task<Problem[]> {
  const texts = new UnescapedTexts(sgf);
  const broken: Problem[] = [];
  yield* checkSyntax(sgf, texts, broken);
  const found: Problem[] = [];
  yield* checkNodes(sgf, surroundings, found);
  const others = texts.isEmpty ? found : found.flatMap((one) => outside(one, texts));
  return [...broken, ...others].map((one) => keeping(sgf.text, one));
}

/** A problem without fixes that change a text which was meant to go on; none within such a text. */
function outside(problem: Problem, texts: UnescapedTexts): readonly Problem[] {
  if (texts.has(problem.span.start)) return [];
  const { fixes } = problem;
  if (!fixes) return [problem];
  const apart = fixes.filter(
    ({ edits }) => !edits.some(({ span }) => texts.has(span.start) || texts.has(span.end)),
  );
  return [{ ...problem, fixes: apart }];
}
