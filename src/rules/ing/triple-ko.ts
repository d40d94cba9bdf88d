import { chainAt, type Position } from '../../go/position.ts';
import { BLACK, type Color, opponent, type Point, WHITE } from '../../go/types.ts';

/**
 * A ko: a single stone whose one liberty is where the opponent takes it and is open to be taken
 * back.
 */
interface Ko {
  readonly stone: Point;
  readonly liberty: Point;
  readonly owner: Color;
}

/**
 * The kos of the triple ko in which `stone` is a ko stone; `null` where it is in none. Two chains
 * fight here for their lives: neither has a liberty but in three kos that lie between them. The
 * texts show that shape for twin hot stones. Where a chain has an eye, another liberty, or one that
 * is not drawn, this is not that shape.
 */
export function tripleKoAt(position: Position, stone: Point): readonly Ko[] | null {
  const liberties = chainAt(position, stone)?.liberties ?? [];
  const first = liberties.length === 1 && liberties[0] !== undefined ? koAt(position, liberties[0]) : null;
  if (first?.stone !== stone) return null;
  const { geometry } = position;
  const rivals = new Map<Point, ReadonlySet<Point>>();
  const kos = new Map<Point, Ko>([[first.liberty, first]]);
  // The chains around each ko, and the kos at each liberty of these chains.
  for (const ko of kos.values()) {
    const around = [ko.stone, ko.liberty].flatMap((p) => geometry.adjacent(p));
    for (const p of around) {
      if (p === ko.stone || p === ko.liberty || [...rivals.values()].some((points) => points.has(p)))
        continue;
      const chain = chainAt(position, p);
      if (!chain || chain.outward || chain.unknown.length > 0 || rivals.size === 2) return null;
      if (chain.liberties.length > 3) return null;
      rivals.set(p, new Set(chain.points));
      for (const liberty of chain.liberties) {
        const next = koAt(position, liberty);
        if (!next) return null;
        kos.set(liberty, next);
      }
    }
  }
  return rivals.size === 2 && kos.size === 3 ? [...kos.values()] : null;
}

/** The ko at an empty point; `null` where nobody can take one there. */
function koAt(position: Position, liberty: Point): Ko | null {
  const { cells, geometry } = position;
  if (geometry.outward[liberty]) return null;
  const beside = geometry.adjacent(liberty);
  for (const stone of beside) {
    const owner = cells[stone];
    if ((owner !== BLACK && owner !== WHITE) || geometry.outward[stone]) continue;
    const isAlone = geometry.adjacent(stone).every((p) => p === liberty || cells[p] === opponent(owner));
    const isMouth = beside.every((p) => p === stone || cells[p] === owner);
    if (isAlone && isMouth) return { stone, liberty, owner };
  }
  return null;
}
