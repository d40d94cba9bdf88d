import { type Masks, masksOf } from '../../go/footprint-rounds.ts';
import { type Color, EMPTY, type Point } from '../../go/types.ts';
import type { Arena } from './field.ts';
import type { Footprint } from './footprint.ts';

/** Footprints that do not touch, as a board. */
export interface Place extends Masks {
  /** For each point, what borders on strings outside that would be taken if a play there left none of it empty. */
  readonly walls: readonly (readonly number[])[];
  /** Those of them that nothing played elsewhere gives a liberty. */
  readonly closed: readonly (readonly number[])[];
  /** The points, and all next to them. */
  readonly zone: ReadonlySet<Point>;
}

/**
 * The place of a footprint, or of some that do not touch, in an arena that has their points and no others. `helpless`: what borders on strings
 * that no other points of cycles do (see {@link borderOf}).
 */
export function placeOf(
  { colors, blocks }: Pick<Footprint, 'colors' | 'blocks'>,
  arena: Arena,
  zone: ReadonlySet<Point>,
  helpless: ReadonlySet<string>,
): Place {
  const near = colors.map((_, i) => {
    let mask = 0;
    for (let k = 4 * i; k < 4 * i + 4; k++) if (arena.neighbors[k]! >= 0) mask |= 1 << arena.neighbors[k]!;
    return mask;
  });
  const masks = masksOf(arena.points, colors as Color[], blocks, near, (i) => arena.cells[i] !== EMPTY);
  const borders = arena.borders.map((border) => border.reduce((mask, i) => mask | (1 << i), 0));
  const walls = colors.map((color, i) =>
    arena.threatened[i]!.filter((w) => arena.colors[w] !== color).map((w) => borders[w]!),
  );
  const alone = arena.borders.map((border) => helpless.has(borderOf(arena, border)));
  const closed = colors.map((color, i) =>
    arena.threatened[i]!.filter((w) => arena.colors[w] !== color && alone[w]).map((w) => borders[w]!),
  );
  return { ...masks, walls, closed, zone };
}

/** A name for the points that border on a string outside an arena. */
export function borderOf(arena: Arena, border: readonly number[]): string {
  return border
    .map((i) => arena.points[i]!)
    .sort((a, b) => a - b)
    .join();
}
