import type { Task } from '../go/task.ts';
import type { PointParams, PointReply } from '../protocol/point.ts';
import { inForce, isRuleId } from './analysis/index.ts';
import { aboutPoint as about, type Expired } from './features/index.ts';
import { type DocumentAnalysis, entryOf } from './texts.ts';
import { WholeBoard } from './view/index.ts';
import { colorOf } from './write/index.ts';

/**
 * What is to be said of a point of a board of the text; `null` when the text is another one by now,
 * or has no such board.
 */
export function* aboutPoint(
  document: DocumentAnalysis,
  params: PointParams,
  expired: Expired,
): Task<PointReply> {
  const placed = entryOf(document, params);
  if (!placed || params.version !== document.document.version) return null;
  const { analysis } = placed;
  const { game } = analysis;
  const { index: n, by, rule } = params;
  const point = WholeBoard.of(analysis)?.inward(params.point) ?? params.point;
  const isFrame = Number.isInteger(n) && n >= 0 && n <= game.length;
  const isPoint = Number.isInteger(point) && point >= 0 && point < game.start.position.geometry.area;
  if (!isFrame || !isPoint) return null;
  const judging = isRuleId(rule) && analysis.referee(rule) ? rule : inForce(analysis);
  return yield* about(analysis, { n, point, color: colorOf(game, n, by), rule: judging }, expired);
}
