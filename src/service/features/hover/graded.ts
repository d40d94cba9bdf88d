/** What a first move of the goal comes to: at a point, and at a claim with all others. */
import { type Task, until } from '../../../go/task.ts';
import type { Point } from '../../../go/types.ts';
import { type Analysis, firstMovesAsked, firstMovesOf } from '../../analysis/index.ts';
import { gradedPicture, gradedWords } from '../../view/index.ts';
import type { HoverPicture } from './parts.ts';
import { boardAfter } from './pictures.ts';

/**
 * A line on a first move at an empty point of the board after move `n`; searched while there is
 * time.
 */
export function* gradeAt(
  analysis: Analysis,
  n: number,
  point: Point,
  expired: () => boolean,
): Task<string | null> {
  const asked = firstMovesAsked(analysis, n);
  const known = asked && firstMovesOf(analysis, asked);
  if (!asked || !known || 'code' in known || !known.problem.points.includes(point)) return null;
  yield* until(known.complete(), expired);
  return gradedWords(analysis, asked).find((one) => one.point === point)?.says ?? null;
}

/** The board of a claim about a first move, with the signs of all, and all of them in words. */
export function* gradedClaim(
  analysis: Analysis,
  n: number,
  expired: () => boolean,
): Task<{ readonly picture: HoverPicture; readonly list: readonly string[] } | null> {
  const asked = firstMovesAsked(analysis, n);
  const known = asked && firstMovesOf(analysis, asked);
  if (!asked || !known || 'code' in known) return null;
  yield* until(known.complete(), expired);
  const shown = boardAfter(analysis, n);
  const drawn = gradedPicture(analysis, asked);
  const lines = gradedWords(analysis, asked).map(({ says }) => `- ${says}`);
  const { board } = shown;
  const marks = [...(board.marks ?? []), ...(drawn?.marks ?? [])];
  const about = { ...(board.asked ?? { chains: [] }), zone: drawn?.zone ?? [] };
  return {
    picture: { ...shown, board: { ...board, marks, asked: about } },
    list: lines.length > 0 ? [lines.join('\n')] : [],
  };
}
