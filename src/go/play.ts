import { connected, Position } from './position.ts';
import { type Color, EMPTY, type Misplay, opponent, type Point, UNKNOWN } from './types.ts';

/** A chain that is left on the board only because Koban assumes a liberty that is not drawn. */
export interface Assumption {
  /** `open`: beyond an open side; `unknown`: under a `?`. */
  readonly kind: 'open' | 'unknown';
  /** One point of that chain; an empty point when it is one that a later play would make there. */
  readonly chain: Point;
}

/** What a board play does. */
export interface Placed {
  readonly after: Position;
  /**
   * The removed points, sorted by column, then row; the player's own ones (the new one too) when it
   * is a suicide.
   */
  readonly captured: readonly Point[];
  readonly suicide: boolean;
  /**
   * The chain that the new stone is part of, before anything is removed: the third of Spight's
   * four marks of a play.
   */
  readonly chain: readonly Point[];
  readonly assumptions: readonly Assumption[];
}

/**
 * Puts a stone on the board and removes what has no liberty: first of the opponent, then, if the
 * new chain has none, the chain itself. Suicide is always carried out here; whether it is legal
 * is for a rule to say.
 */
export function place(position: Position, color: Color, p: Point): Placed | Misplay {
  const { geometry } = position;
  if (position.cells[p] === UNKNOWN) return 'unknown';
  if (position.cells[p] !== EMPTY) return 'occupied';
  const cells = position.cells.slice();
  cells[p] = color;
  const placed = new Position(geometry, cells);
  const assumptions: Assumption[] = [];
  const removed: Point[] = [];
  const seen = new Set<Point>();
  const enemy = opponent(color);
  for (const n of geometry.adjacent(p)) {
    if (cells[n] !== enemy || seen.has(n)) continue;
    const chain = connected(placed, n);
    for (const q of chain) seen.add(q);
    const held = holds(placed, chain);
    if (held === 'nothing') removed.push(...chain);
    else if (held !== 'liberty') assumptions.push({ kind: held, chain: n });
  }
  for (const q of removed) cells[q] = EMPTY;
  const chain = connected(placed, p);
  let suicide = false;
  if (removed.length === 0) {
    const held = holds(placed, chain);
    if (held === 'nothing') {
      suicide = true;
      for (const q of chain) cells[q] = EMPTY;
    } else if (held !== 'liberty') assumptions.push({ kind: held, chain: p });
  }
  joinUnseen(placed, p, enemy, seen, assumptions);
  return {
    after: placed,
    captured: geometry.sorted(suicide ? chain : removed),
    suicide,
    chain: geometry.sorted(chain),
    assumptions,
  };
}

/**
 * Adds the chains of `enemy` that the stone at `p` may take though it is not beside them: they have
 * no liberty to be seen, and stones that are not drawn may join them to the neighborhood of `p`.
 */
function joinUnseen(
  position: Position,
  p: Point,
  enemy: Color,
  seen: Set<Point>,
  assumptions: Assumption[],
): void {
  const { cells, geometry } = position;
  const reached = [p];
  const visit = (q: Point): void => {
    if (seen.has(q) || (cells[q] !== UNKNOWN && cells[q] !== enemy)) return;
    const chain = cells[q] === enemy ? connected(position, q) : [q];
    for (const one of chain) seen.add(one);
    const held = cells[q] === enemy ? holds(position, chain) : 'nothing';
    if (held === 'liberty') return;
    if (held !== 'nothing') assumptions.push({ kind: held, chain: q });
    reached.push(...chain);
  };
  let outside = false;
  for (const q of reached) {
    geometry.adjacent(q).forEach(visit);
    if (outside || !geometry.outward[q]) continue;
    outside = true;
    for (const n of cells.keys()) if (geometry.outward[n]) visit(n);
  }
}

function holds(position: Position, chain: readonly Point[]): 'liberty' | 'open' | 'unknown' | 'nothing' {
  const { cells, geometry } = position;
  let held: 'open' | 'unknown' | 'nothing' = 'nothing';
  for (const q of chain) {
    if (geometry.outward[q]) held = 'open';
    for (const n of geometry.adjacent(q)) {
      if (cells[n] === EMPTY) return 'liberty';
      if (cells[n] === UNKNOWN && held === 'nothing') held = 'unknown';
    }
  }
  return held;
}
