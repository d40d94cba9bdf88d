import { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import type { EyesParams, EyesReply } from '../protocol/eyes.ts';
import { entryOf } from './cursor.ts';
import { eyesIn, modeFor, readEyes } from './eyes.ts';
import type { DocumentAnalysis } from './types.ts';

/** The values of all eyes on a board of the entry's shape, as marks; `null` when the rows are no such board. */
export function* eyeMarks(document: DocumentAnalysis, params: EyesParams): Task<EyesReply> {
  const placed = entryOf(document, params);
  if (!placed) return null;
  const { analysis } = placed;
  const { geometry } = analysis.game.start.position;
  const { rows } = params;
  const fits = (row: unknown) =>
    typeof row === 'string' && row.length === geometry.columns && /^[XO.?]*$/.test(row);
  if (!Array.isArray(rows) || rows.length !== geometry.rows || !rows.every(fits)) return null;
  const position = Position.of(geometry, rows);
  const eyes = yield* readEyes(eyesIn(position, modeFor(position), analysis.eyeValue));
  return eyes.map(({ point, symbolic }) => ({ point, mark: { kind: 'eye', text: symbolic } }));
}
