import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { EyesParams, EyesReply } from '../../protocol/eyes.ts';
import type { BoardShape } from '../../protocol/player.ts';
import { type Analysis, eyesIn, modeFor, readEyes } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';
import { WholeBoard } from './whole.ts';

/**
 * The values of all eyes on a board of the entry's shape, as marks; `null` when the rows are no
 * such board.
 */
export function* eyeMarks(analysis: Analysis, rows: EyesParams['rows']): Task<EyesReply> {
  const whole = WholeBoard.of(analysis);
  if (whole && Array.isArray(rows)) rows = whole.partOf(rows);
  const { geometry } = analysis.game.start.position;
  const fits = (row: unknown) =>
    typeof row === 'string' && row.length === geometry.columns && /^[XO.?]*$/.test(row);
  if (!Array.isArray(rows) || rows.length !== geometry.rows || !rows.every(fits)) return null;
  const marks = yield* marksOn(Position.of(geometry, rows), analysis.eyeValue);
  return whole ? whole.placed(marks) : marks;
}

/** The same on a board of which there is no text. */
export function boardEyeMarks(
  shape: BoardShape,
  rows: readonly string[],
  eyeValue: Analysis['eyeValue'],
): Task<NonNullable<EyesReply>> {
  return marksOn(Position.of(Geometry.of(shape), rows), eyeValue);
}

function* marksOn(position: Position, eyeValue: Analysis['eyeValue']): Task<PictureMark[]> {
  const eyes = yield* readEyes(eyesIn(position, modeFor(position), eyeValue));
  return eyes.map(({ point, symbolic }) => ({ point, mark: { kind: 'eye', text: symbolic } }));
}
