import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import { type Task, until } from '../../go/task.ts';
import type { EyesParams, EyesReply } from '../../protocol/eyes.ts';
import type { BoardShape } from '../../protocol/player.ts';
import { type Analysis, eyesIn, eyesSoFar, modeFor, readEyes } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';
import { WholeBoard } from './whole.ts';

/**
 * The values of all eyes on a board of the entry's shape, as marks, and marks for those that are
 * not read when `expired` says that there is no time; `null` when the rows are no such board.
 */
export function* eyeMarks(
  analysis: Analysis,
  rows: EyesParams['rows'],
  expired: () => boolean,
): Task<EyesReply> {
  const whole = WholeBoard.of(analysis);
  if (whole && Array.isArray(rows)) rows = whole.partOf(rows);
  const { geometry } = analysis.game.start.position;
  const fits = (row: unknown) =>
    typeof row === 'string' && row.length === geometry.columns && /^[XO.?]*$/.test(row);
  if (!Array.isArray(rows) || rows.length !== geometry.rows || !rows.every(fits)) return null;
  const marks = yield* marksOn(Position.of(geometry, rows), analysis.eyeValue, expired);
  return whole ? whole.placed(marks) : marks;
}

/** The same on a board of which there is no text. */
export function boardEyeMarks(
  shape: BoardShape,
  rows: readonly string[],
  eyeValue: Analysis['eyeValue'],
  expired: () => boolean,
): Task<NonNullable<EyesReply>> {
  return marksOn(Position.of(Geometry.of(shape), rows), eyeValue, expired);
}

function* marksOn(
  position: Position,
  eyeValue: Analysis['eyeValue'],
  expired: () => boolean,
): Task<PictureMark[]> {
  const store = eyesIn(position, modeFor(position), eyeValue);
  yield* until(readEyes(store), expired);
  const { eyes, unread } = eyesSoFar(store);
  return [
    ...eyes.map(({ point, symbolic }): PictureMark => ({ point, mark: { kind: 'eye', text: symbolic } })),
    ...unread.map((point): PictureMark => ({ point, mark: { kind: 'unread' } })),
  ];
}
