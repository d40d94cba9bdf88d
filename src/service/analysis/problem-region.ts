/** Where a problem is played out that does not say it. */
import { chainAt, type Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from '../../go/types.ts';

/** The empty points that the author does not show. */
export function hidden(position: Position, shown: readonly Point[] | null): readonly Point[] | null {
  if (!shown || shown.length === 0) return null;
  const isShown = new Set(shown);
  return [...position.cells.keys()].filter((p) => position.cells[p] === EMPTY && !isShown.has(p));
}

/**
 * On a whole board the space outside of a wall; `null` where all of a small board is played on.
 */
export function leftOut(position: Position, targets: readonly Point[]): readonly Point[] | null {
  if (position.geometry.hasOpenSide) return null;
  const space = openSpace(position);
  const touches = targets.some((p) => chainAt(position, p)?.liberties.some((q) => space.includes(q)));
  const isSmall = position.cells.filter((cell) => cell === EMPTY).length <= SMALL;
  return space.length === 0 || (touches && isSmall) ? null : space;
}

/** With more empty points than these a space that a chain reaches is a hole in its wall. */
const SMALL = 16;

/**
 * The chains that walls enclose: that have no liberty which an open side leads to. Where both
 * players have some, those whose fate the words of the problem are about; else none.
 */
export function enclosedChains(position: Position, first: Color, aim: 'kill' | 'live' | null): Point[] {
  const { cells, geometry } = position;
  const isOpen = new Uint8Array(geometry.area);
  for (const p of openSpace(position)) isOpen[p] = 1;
  const found: Record<Color, Point[]> = { [BLACK]: [], [WHITE]: [] };
  for (const p of geometry.sorted(cells.keys())) {
    const chain = chainAt(position, p);
    if (!chain || Math.min(...chain.points) !== p) continue;
    if (chain.outward || chain.unknown.length > 0 || chain.liberties.some((q) => isOpen[q])) continue;
    found[chain.color].push(p);
  }
  if (aim) return found[aim === 'kill' ? opponent(first) : first];
  if (found[BLACK].length === 0) return found[WHITE];
  return found[WHITE].length === 0 ? found[BLACK] : [];
}

/**
 * Chains that a hole in their wall may let out, where walls enclose none: each has liberties in the
 * open, and others in a small region that a first move of the text is played in.
 */
export function leakingChains(
  position: Position,
  first: Color,
  aim: 'kill' | 'live' | null,
  moves: readonly Point[],
): Point[] {
  const isOpen = new Set(openSpace(position));
  const { geometry } = position;
  const inside = new Set<Point>(moves.filter((p) => position.cells[p] === EMPTY && !isOpen.has(p)));
  for (const p of inside)
    for (const q of geometry.adjacent(p)) if (position.cells[q] === EMPTY) inside.add(q);
  const found: Record<Color, Point[]> = { [BLACK]: [], [WHITE]: [] };
  for (const p of geometry.sorted(position.cells.keys())) {
    const chain = chainAt(position, p);
    if (!chain || Math.min(...chain.points) !== p) continue;
    const { color, liberties } = chain;
    if (liberties.some((q) => inside.has(q)) && liberties.some((q) => isOpen.has(q))) found[color].push(p);
  }
  if (aim) return found[aim === 'kill' ? opponent(first) : first];
  return found[BLACK].length === 0 ? found[WHITE] : found[WHITE].length === 0 ? found[BLACK] : [];
}

/**
 * The empty points that an open side leads to; on a whole board those of the largest empty region,
 * where it is larger than all others together.
 */
function openSpace({ cells, geometry }: Position): Point[] {
  const seen = new Uint8Array(geometry.area);
  const regions: Point[][] = [];
  for (const start of cells.keys()) {
    if (cells[start] !== EMPTY || seen[start]) continue;
    const region = [start];
    seen[start] = 1;
    for (const p of region)
      for (const q of geometry.adjacent(p))
        if (cells[q] === EMPTY && !seen[q]) {
          seen[q] = 1;
          region.push(q);
        }
    regions.push(region);
  }
  if (geometry.hasOpenSide) return regions.filter((one) => one.some((p) => geometry.outward[p])).flat();
  const all = regions.reduce((sum, { length }) => sum + length, 0);
  return regions.find(({ length }) => 2 * length > all) ?? [];
}
