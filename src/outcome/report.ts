import { chainAt, Position } from '../go/position.ts';
import { BLACK, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../go/types.ts';
import { livingChains } from './boundary.ts';

/** Why a chain at the border of a problem cannot be captured. */
type WallReason = 'outside liberty' | 'alive without a move';

/** A point that nobody plays on and that a chain in play can reach all the same. */
interface Leak {
  /** The left-out point. */
  readonly at: Point;
  /** The stone or the empty point in play beside it. */
  readonly through: Point;
  /** Each point where one stone of the attacker closes the whole boundary. */
  readonly closedBy: readonly Point[];
}

/** What encloses the chains of a problem, and where it does not. */
export interface BoundaryReport {
  readonly enclosed: boolean;
  /** Empty exactly where the problem is enclosed. */
  readonly leaks: readonly Leak[];
  /** The chains at the border that cannot be captured, named by their first stones. */
  readonly walls: readonly { readonly chain: Point; readonly why: WallReason }[];
  /** Chains of the attacker that are reached and can be captured: they are part of the fight. */
  readonly capturable: readonly Point[];
  /** Walls of the color of the named chains: whoever connects to one is saved. */
  readonly friends: readonly Point[];
  /** The empty points that the named chains reach without a leak. */
  readonly points: readonly Point[];
}

/**
 * Looks from the named chains outward, through empty points and chains that can be captured, and
 * stops at chains that cannot. Of chains of both players it looks from those of each.
 *
 * @param outside empty points on which nobody plays; `null` for those that an open side leads to
 * and for the eyes of chains that are alive without a move
 */
export function reportOf(
  position: Position,
  named: readonly Point[],
  outside: readonly Point[] | null,
): BoundaryReport {
  const { cells, geometry } = position;
  const [first, ...more] = [BLACK, WHITE]
    .map((color) => named.filter((p) => cells[p] === color))
    .filter((own) => own.length > 0)
    .map((own) => reportOfOne(position, own, outside));
  if (!first) return reportOfOne(position, named, outside);
  const isNamed = new Set(named.map((p) => Math.min(...(chainAt(position, p)?.points ?? [p]))));
  return more.reduce((a, b) => {
    const both = (one: readonly Point[], other: readonly Point[]) =>
      geometry.sorted(new Set([...one, ...other]));
    const ats = new Set(a.leaks.map(({ at }) => at));
    const chains = new Set(a.walls.map(({ chain }) => chain));
    return {
      enclosed: a.enclosed && b.enclosed,
      leaks: [...a.leaks, ...b.leaks.filter(({ at }) => !ats.has(at))].sort((x, y) => x.at - y.at),
      walls: [...a.walls, ...b.walls.filter(({ chain }) => !chains.has(chain))].sort(
        (x, y) => x.chain - y.chain,
      ),
      capturable: both(a.capturable, b.capturable).filter((p) => !isNamed.has(p)),
      friends: both(a.friends, b.friends),
      points: both(a.points, b.points),
    };
  }, first);
}

/** The same of chains of one player. */
function reportOfOne(
  position: Position,
  named: readonly Point[],
  outside: readonly Point[] | null,
): BoundaryReport {
  const look = lookAround(position, named, outside);
  const closedBy = look.leaks.length > 0 ? closings(position, named, outside, look) : [];
  return { ...look, leaks: look.leaks.map((leak) => ({ ...leak, closedBy })) };
}

function lookAround(
  position: Position,
  named: readonly Point[],
  outside: readonly Point[] | null,
): Omit<BoundaryReport, 'leaks'> & { readonly leaks: readonly Omit<Leak, 'closedBy'>[] } {
  const { cells, geometry } = position;
  const isTarget = new Uint8Array(geometry.area);
  for (const p of named) for (const q of chainAt(position, p)?.points ?? []) isTarget[q] = 1;
  const colors = new Set(named.map((p) => cells[p]));
  const living = outside ? null : livingChains(position, isTarget);
  const isEye = new Uint8Array(geometry.area);
  for (const p of living?.eyes ?? []) isEye[p] = 1;
  const isAlive = new Set(living?.chains.map((p) => Math.min(...(chainAt(position, p)?.points ?? [p]))));
  const isOut = outside ? pointSet(position, outside) : openPoints(position);
  const leaks = new Map<Point, Point>();
  const walls = new Map<Point, WallReason>();
  const capturable = new Set<Point>();
  const friends = new Set<Point>();
  const seen = new Uint8Array(geometry.area);
  const queue: Point[] = [];
  const reach = (p: Point) => {
    if (seen[p]) return;
    seen[p] = 1;
    queue.push(p);
  };
  for (const p of geometry.sorted(named)) reach(p);
  const points: Point[] = [];
  for (const p of queue) {
    const cell = cells[p];
    if (cell === EMPTY) {
      // An eye of a chain that is alive without a move is not played in.
      if (isEye[p]) continue;
      points.push(p);
      for (const n of geometry.adjacent(p))
        if (isOut[n]) leaks.set(n, leaks.get(n) ?? p);
        else if (cells[n] !== UNKNOWN) reach(n);
      continue;
    }
    const chain = chainAt(position, p);
    if (!chain) continue;
    for (const q of chain.points) seen[q] = 1;
    const first = Math.min(...chain.points);
    const beyond = chain.liberties.filter((q) => isOut[q]);
    const isHeld = beyond.length > 0 || chain.outward || chain.unknown.length > 0;
    if (isTarget[p]) {
      for (const q of beyond) leaks.set(q, geometry.adjacent(q).find((n) => chain.points.includes(n)) ?? p);
    } else if (isHeld || isAlive.has(first)) {
      walls.set(first, isHeld ? 'outside liberty' : 'alive without a move');
      if (colors.has(chain.color)) friends.add(first);
      continue;
    } else if (!colors.has(chain.color)) capturable.add(first);
    for (const q of chain.points) for (const n of geometry.adjacent(q)) if (!isOut[n]) reach(n);
  }
  const isOpen = geometry
    .sorted(named)
    .some((p) => chainAt(position, p)?.outward || (chainAt(position, p)?.unknown.length ?? 0) > 0);
  return {
    enclosed: leaks.size === 0 && !isOpen,
    leaks: geometry.sorted(leaks.keys()).map((at) => ({ at, through: leaks.get(at) ?? at })),
    walls: geometry
      .sorted(walls.keys())
      .map((chain) => ({ chain, why: walls.get(chain) ?? 'outside liberty' })),
    capturable: geometry.sorted(capturable),
    friends: geometry.sorted(friends),
    points: geometry.sorted(points),
  };
}

/** Each point where one stone of the attacker leaves no leak. */
function closings(
  position: Position,
  named: readonly Point[],
  outside: readonly Point[] | null,
  { points }: { readonly points: readonly Point[] },
): Point[] {
  const { cells, geometry } = position;
  const colors = [...new Set(named.map((p) => cells[p]))];
  const [color] = colors;
  if (colors.length !== 1 || (color !== BLACK && color !== WHITE)) return [];
  const isOut = outside ? pointSet(position, outside) : openPoints(position);
  const isNear = pointSet(position, points);
  return geometry.sorted(cells.keys()).filter((p) => {
    if (cells[p] !== EMPTY || (!isOut[p] && !isNear[p])) return false;
    const closed = cells.slice();
    closed[p] = opponent(color);
    const other = new Position(geometry, closed);
    const stone = chainAt(other, p);
    if (!stone || (stone.liberties.length === 0 && !stone.outward)) return false;
    return lookAround(other, named, outside?.filter((q) => q !== p) ?? null).enclosed;
  });
}

function pointSet({ geometry }: Position, points: readonly Point[]): Uint8Array {
  const set = new Uint8Array(geometry.area);
  for (const p of points) set[p] = 1;
  return set;
}

/** The empty points that an open side leads to through empty points. */
function openPoints({ cells, geometry }: Position): Uint8Array {
  const open = new Uint8Array(geometry.area);
  const queue = [...cells.keys()].filter((p) => cells[p] === EMPTY && geometry.outward[p]);
  for (const p of queue) open[p] = 1;
  for (const p of queue)
    for (const n of geometry.adjacent(p))
      if (cells[n] === EMPTY && !open[n]) {
        open[n] = 1;
        queue.push(n);
      }
  return open;
}
