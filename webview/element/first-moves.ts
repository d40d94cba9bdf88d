/** First moves of a board that asks for them: graded in the page, in slices. */
import { placedOf } from '../../src/library/documents.ts';
import type { Entry } from '../../src/library/types.ts';
import { loadRareSigns } from '../../src/render/rare-signs-later.ts';
import { figureMovesWork, loadFigureMoves, loadFirstMoves } from '../../src/service/index.ts';
import { inSlices } from '../trial/slices.ts';

/** Whether more is known than before. */
export async function gradeFirstMoves(entry: Entry): Promise<boolean> {
  const { analysis } = placedOf(entry).placed;
  await Promise.all([loadFirstMoves(analysis), loadFigureMoves(analysis), loadRareSigns()]);
  const work = figureMovesWork(analysis);
  for (const one of work) await inSlices(one.work());
  return work.length > 0;
}
