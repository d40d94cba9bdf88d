import { type Position, stringAt } from '../../go/position.ts';
import type { Color, Point } from '../../go/types.ts';

/** A chain of a position, with what bears on its capture. */
export interface Chain {
  readonly color: Color;
  readonly points: readonly Point[];
  /** Whether stones on these points could capture it: it has no other liberty, seen or assumed. */
  diesWithin(has: (p: Point) => boolean): boolean;
}

/** The chains of a position, each walked once and only when somebody asks. */
class Chains {
  private readonly byPoint: (Chain | undefined)[] = [];

  constructor(private readonly position: Position) {}

  /** The chain at `p`, `null` where no stone is. */
  at(p: Point): Chain | null {
    const known = this.byPoint[p];
    if (known) return known;
    const found = stringAt(this.position, p);
    if (!found) return null;
    const { color, liberties, outward, points, unknown } = found;
    const unseen = outward || unknown.length > 0;
    const chain: Chain = { color, points, diesWithin: (has) => !unseen && liberties.every(has) };
    for (const q of points) this.byPoint[q] = chain;
    return chain;
  }
}

const kept = new WeakMap<Position, Chains>();

export function chainsOf(position: Position): Chains {
  let chains = kept.get(position);
  if (!chains) {
    chains = new Chains(position);
    kept.set(position, chains);
  }
  return chains;
}
