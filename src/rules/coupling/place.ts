import type { Point } from '../../go/types.ts';
import type { Arena } from './field.ts';
import type { Footprint } from './footprint.ts';

/** Footprints that do not touch, as a board: point `i` is bit `i` of a mask. */
export interface Place {
  readonly points: readonly Point[];
  readonly colors: readonly number[];
  /** The neighbors of each point among the points. */
  readonly near: readonly number[];
  /** Points that have a stone at the start. */
  readonly stones: number;
  /** Points that Black plays on. */
  readonly black: number;
  /** For each point, all points of its block. */
  readonly block: readonly number[];
  /** For each point, one stone of each string that must be taken before its block is. */
  readonly before: readonly number[];
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
  const n = colors.length;
  const near: number[] = [];
  let stones = 0;
  let black = 0;
  for (let i = 0; i < n; i++) {
    let mask = 0;
    for (let k = 4 * i; k < 4 * i + 4; k++) if (arena.neighbors[k]! >= 0) mask |= 1 << arena.neighbors[k]!;
    near.push(mask);
    if (arena.cells[i] !== 0) stones |= 1 << i;
    if (colors[i] === 1) black |= 1 << i;
  }
  const members: number[] = [];
  for (let i = 0; i < n; i++) members[blocks[i]!] = (members[blocks[i]!] ?? 0) | (1 << i);
  const block = blocks.map((b) => members[b]!);
  // A region that was emptied stays empty: strings of the other color next to it must be gone before.
  const before = block.map((mask, i) => {
    let earlier = 0;
    for (let j = 0; j < n; j++) {
      if ((mask & ~stones & (1 << j)) !== 0) earlier |= near[j]! & stones & ~mask;
    }
    return colors[i] === 1 ? earlier & ~black : earlier & black;
  });
  const borders = arena.borders.map((border) => border.reduce((mask, i) => mask | (1 << i), 0));
  const walls = colors.map((color, i) =>
    arena.threatened[i]!.filter((w) => arena.colors[w] !== color).map((w) => borders[w]!),
  );
  const alone = arena.borders.map((border) => helpless.has(borderOf(arena, border)));
  const closed = colors.map((color, i) =>
    arena.threatened[i]!.filter((w) => arena.colors[w] !== color && alone[w]).map((w) => borders[w]!),
  );
  return { points: arena.points, colors, near, stones, black, block, before, walls, closed, zone };
}

/** A name for the points that border on a string outside an arena. */
export function borderOf(arena: Arena, border: readonly number[]): string {
  return border
    .map((i) => arena.points[i]!)
    .sort((a, b) => a - b)
    .join();
}
