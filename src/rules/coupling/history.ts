import type { Position } from '../../go/position.ts';
import { type Color, type Point, samePoints } from '../../go/types.ts';

/**
 * What the prohibition remembers of one play: in which class of positions it was played, and
 * whether it made its player disturber of a ko position or put a stone that is no ko stone on a
 * point. The newest first, each with what came before it, so that variations share it.
 */
export interface Use {
  readonly before: Use | null;
  readonly number: number;
  readonly color: Color;
  /**
   * {@link disturberOf} or {@link stoneOn}; `null` when that is unknown, and then only that it was
   * on `point`.
   */
  readonly what: string | null;
  readonly point: Point;
  readonly position: Position;
  /** All points of all ko positions there, ascending; `null` when they are not known. */
  readonly union: readonly Point[] | null;
}

type UseQuery = Pick<Use, 'color' | 'position' | 'union'> &
  ({ readonly koPosition: readonly Point[] } | { readonly point: Point });

export function disturberOf(koPosition: readonly Point[]): string {
  return `ko position ${koPosition.join()}`;
}

export function stoneOn(point: Point): string {
  return `point ${point}`;
}

export function hasPlayed(uses: Use | null, color: Color): boolean {
  let use = uses;
  while (use && use.color !== color) use = use.before;
  return use !== null;
}

/**
 * The move with which the player has done this in this class before, or `maybe` when what is not
 * known could be such a move.
 */
export function earlierUse(uses: Use | null, query: UseQuery): number | 'maybe' | null {
  const what = 'koPosition' in query ? disturberOf(query.koPosition) : stoneOn(query.point);
  let maybe = false;
  for (let use = uses; use; use = use.before) {
    if (use.color !== query.color) continue;
    if (use.what === null) {
      const possible =
        'koPosition' in query ? query.koPosition.includes(use.point) : query.point === use.point;
      if (!possible) continue;
    } else if (use.what !== what) continue;
    const same = sameClass(use, query);
    if (same === true && use.what !== null) return use.number;
    if (same !== false) maybe = true;
  }
  return maybe ? 'maybe' : null;
}

/** An earlier move, and how the positions that it was played from differ from those of another. */
export interface OtherClass {
  readonly number: number;
  /** In their ko positions, or in the stones outside them. */
  readonly differs: 'ko-positions' | 'stones';
}

/**
 * The latest move with which the player did the same before, from other positions; `null` for none.
 */
export function useElsewhere({ before, color, what, union }: Use): OtherClass | null {
  for (let use = before; use; use = use.before) {
    if (use.color !== color || use.what !== what) continue;
    const isOther = use.union && union && !samePoints(use.union, union);
    return { number: use.number, differs: isOther ? 'ko-positions' : 'stones' };
  }
  return null;
}

/**
 * Prohibition: "the same set of board points of all ko positions" and "the same configuration of
 * stones on the board without the set".
 */
function sameClass(
  a: Pick<Use, 'position' | 'union'>,
  b: Pick<Use, 'position' | 'union'>,
): boolean | 'unknown' {
  const union = a.union ?? b.union;
  if (!union) return 'unknown';
  if (a.union && b.union && !samePoints(a.union, b.union)) return false;
  const [x, y] = [a.position.cells, b.position.cells];
  let inside = 0;
  for (let p = 0; p < x.length; p++) {
    while (inside < union.length && (union[inside] ?? 0) < p) inside++;
    if (x[p] !== y[p] && union[inside] !== p) return false;
  }
  return a.union && b.union ? true : 'unknown';
}

const pasts = new WeakMap<Use, string>();

/**
 * What has been done in which class, each thing once: all that {@link earlierUse} looks back to.
 */
export function usesPast(uses: Use | null): string {
  const past = new Set<string>();
  for (let use = uses; use; use = use.before) {
    let said = pasts.get(use);
    if (said === undefined) {
      const { color, point, position, union, what } = use;
      const inside = new Set(union ?? []);
      const outside = [...position.cells].map((cell, p) => (inside.has(p) ? '.' : cell)).join('');
      said = `${color} ${what ?? `? ${point}`} ${union?.join('.') ?? '?'} ${outside}`;
      pasts.set(use, said);
    }
    past.add(said);
  }
  return [...past].sort().join(', ');
}
