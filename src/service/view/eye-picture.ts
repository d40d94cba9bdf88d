import type { Eye } from '../../eyes/index.ts';
import type { Position } from '../../go/position.ts';
import type { Point } from '../../go/types.ts';
import type { Mark } from '../../protocol/player.ts';
import type { BoardPicture } from '../../render/index.ts';
import type { Analysis } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';
import { shapeOf } from './picture.ts';
import { cutOut } from './window.ts';

/** Lines around the eye that are always shown. */
const AROUND = 2;
/** What cuts off no more lines than this is not worth a cut. */
const SPARED = 1;

/**
 * The part of the board around an eye: its value on it, the worth of each diagonal on the diagonal,
 * and a ring where a play matters most. The labels of the text are left out, since theirs may be
 * the letters of worths.
 */
export function eyePicture(analysis: Analysis, position: Position, eye: Eye): BoardPicture {
  const { geometry } = position;
  const marks = marksOf(eye);
  const points = marks.map(({ point }) => point);
  const [left, right] = span(
    points.map((p) => geometry.x(p)),
    geometry.x(eye.point),
    geometry.columns,
  );
  const [top, bottom] = span(
    points.map((p) => geometry.y(p)),
    geometry.y(eye.point),
    geometry.rows,
  );
  const board = { shape: shapeOf(analysis), rows: position.rows(), marks };
  const { labels: _, ...part } = cutOut(board, { left, right, top, bottom });
  return part;
}

/** From the first line to the last that is shown. */
function span(lines: readonly number[], center: number, count: number): [number, number] {
  const first = Math.min(...lines, center - AROUND);
  const last = Math.max(...lines, center + AROUND);
  return [first <= SPARED ? 0 : first, last >= count - 1 - SPARED ? count - 1 : last];
}

function marksOf(eye: Eye): PictureMark[] {
  const marks: PictureMark[] = [{ point: eye.point, mark: { kind: 'eye', text: eye.symbolic } }];
  const put = (point: Point, mark: Mark) => marks.push({ point, mark });
  for (const { point, value } of eye.diagonals)
    if (point !== null) put(point, { kind: 'label', text: value });
  for (const point of new Set([...eye.attacks, ...eye.defenses])) put(point, { kind: 'circle' });
  return marks;
}
