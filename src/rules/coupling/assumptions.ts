import type { Assumption } from '../../go/play.ts';
import { type Position, stringAt } from '../../go/position.ts';
import type { Point } from '../../go/types.ts';

/**
 * Strings next to ko positions that would have no liberty but those in them, were it not for an
 * open side or a `?`: that the kos can be taken back and forth without such a string being taken is
 * assumed. Without those that `known` speaks of.
 */
export function assumptionsAt(
  position: Position,
  koPositions: readonly (readonly Point[])[],
  known: readonly Assumption[],
): Assumption[] {
  const { geometry } = position;
  if (!geometry.hasOpenSide && !position.hasUnknown) return [];
  const inside = new Set(koPositions.flat());
  const seen = new Set<Point>();
  const assumptions: Assumption[] = [];
  for (const p of inside) {
    for (const n of geometry.neighbors.subarray(4 * p, 4 * p + 4)) {
      if (n < 0 || inside.has(n) || seen.has(n)) continue;
      const string = stringAt(position, n);
      for (const q of string?.points ?? []) seen.add(q);
      if (!string || string.liberties.some((q) => !inside.has(q))) continue;
      if (known.some((one) => string.points.includes(one.string))) continue;
      if (string.outward) assumptions.push({ kind: 'open', string: n });
      else if (string.unknown.length > 0) assumptions.push({ kind: 'unknown', string: n });
    }
  }
  return assumptions;
}
