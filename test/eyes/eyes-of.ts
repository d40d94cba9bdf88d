import { type Eye, Eyes } from '../../src/eyes/eyes.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Point } from '../../src/go/types.ts';

type Options = ConstructorParameters<typeof Eyes>[1];

/** All eyes of a position. */
export function eyesOf(position: Position, options?: Options): Eye[] {
  return new Eyes(position, options).all();
}

/** One point of a position as an eye of `owner`. @throws RangeError when the point is not empty. */
export function eyeAt(position: Position, point: Point, owner: Color, options?: Options): Eye {
  return new Eyes(position, options).at(point, owner);
}

/**
 * Rows of `.`, `X`, `O` and `?` as a part of a board that continues on every side.
 * @throws RangeError as `Position.of` does.
 */
export function fragment(rows: readonly string[]): Position {
  const geometry = Geometry.of({
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    open: ['top', 'right', 'bottom', 'left'],
  });
  return Position.of(geometry, rows);
}
