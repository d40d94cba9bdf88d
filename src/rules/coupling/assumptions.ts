import type { Assumption } from '../../go/play.ts';
import { chainAt, type Position } from '../../go/position.ts';
import { EMPTY, type Point } from '../../go/types.ts';

/**
 * Chains next to ko positions that would have no liberty but those in them, were it not for an
 * open side or a `?`: that the kos can be taken back and forth without such a chain being taken is
 * assumed. Without those that `known` speaks of.
 *
 * With `coupled` also chains that go on beyond the drawing next to ko positions that touch no empty
 * point: stones that are not drawn may join such chains, or have kos between them, and so couple
 * mouths.
 */
export function assumptionsAt(
  position: Position,
  koPositions: readonly (readonly Point[])[],
  known: readonly Assumption[],
  coupled: boolean,
): Assumption[] {
  const { geometry } = position;
  if (!geometry.hasOpenSide && !position.hasUnknown) return [];
  const inside = new Set(koPositions.flat());
  const isFree = (p: Point) => position.at(p) === EMPTY && !inside.has(p);
  const mayCouple = new Set(
    coupled
      ? koPositions.filter((points) => !points.some((p) => geometry.adjacent(p).some(isFree))).flat()
      : [],
  );
  const seen = new Set<Point>();
  const assumptions: Assumption[] = [];
  for (const p of new Set([...mayCouple, ...inside])) {
    for (const n of geometry.neighbors.subarray(4 * p, 4 * p + 4)) {
      if (n < 0 || inside.has(n) || seen.has(n)) continue;
      const chain = chainAt(position, n);
      for (const q of chain?.points ?? []) seen.add(q);
      if (!chain || (!mayCouple.has(p) && chain.liberties.some((q) => !inside.has(q)))) continue;
      if (known.some((one) => chain.points.includes(one.chain))) continue;
      if (chain.outward) assumptions.push({ kind: 'open', chain: n });
      else if (chain.unknown.length > 0) assumptions.push({ kind: 'unknown', chain: n });
    }
  }
  return assumptions;
}
