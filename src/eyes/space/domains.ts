// biome-ignore-all lint/style/noNonNullAssertion: arrays are as long as the board.
import type { Geometry } from '../../go/geometry.ts';
import type { Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../../go/types.ts';

/**
 * Whether a player could make an eye at a point: not at all, only at the edge of the player's eye
 * space, or within it.
 */
const OUTSIDE = 0;
export const MARGIN = 1;
export const WITHIN = 2;
type Share = typeof OUTSIDE | typeof MARGIN | typeof WITHIN;

/**
 * The eye spaces of both players, as GNU Go finds them (its manual: "Eye spaces", "Functions in
 * optics.c"): each spreads from stones that cannot be captured, into empty points and captured
 * stones, without slipping through gaps that the opponent blocks.
 */
export interface Domains {
  share(color: Color, p: Point): Share;
}

/**
 * How far from its center chains are read for the eye spaces: what lies beyond has hardly any
 * bearing on one eye.
 */
const FAR = 5;

/** The points whose chains are read for the eye spaces around a point. */
export function pointsAround(geometry: Geometry, center: Point): Point[] {
  const found: Point[] = [];
  const left = Math.max(0, geometry.x(center) - FAR);
  const right = Math.min(geometry.columns - 1, geometry.x(center) + FAR);
  const top = Math.max(0, geometry.y(center) - FAR);
  const bottom = Math.min(geometry.rows - 1, geometry.y(center) + FAR);
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) found.push(geometry.at(x, y));
  return found;
}

/**
 * The eye spaces.
 *
 * @param lively whether the chain at a point holds, so that it bounds eye spaces; other chains
 * are as if they were not there
 * @param barred points beside stones of both colors where an opponent cannot close in: neither
 * player's eye space spreads to them
 */
export function domainsOf(
  position: Position,
  lively: (p: Point) => boolean,
  barred: ReadonlySet<Point>,
): Domains {
  const { geometry, cells } = position;
  const walls = new Uint8Array(geometry.area);
  for (let p = 0; p < geometry.area; p++) {
    const isStone = cells[p] === BLACK || cells[p] === WHITE;
    // An unknown point is a wall of neither color.
    walls[p] = isStone && !lively(p) ? EMPTY : (cells[p] ?? EMPTY);
  }
  const black = spread(geometry, walls, BLACK, barred);
  const white = spread(geometry, walls, WHITE, barred);
  const shares = {
    [BLACK]: shared(geometry, walls, black, white),
    [WHITE]: shared(geometry, walls, white, black),
  };
  return {
    share(color, p) {
      const mine = shares[color];
      if (mine[p] !== WITHIN) return mine[p] as Share;
      // Between two margins it counts as a margin: the opponent closes in from one of them.
      const margins = geometry.adjacent(p).filter((n) => mine[n] === MARGIN);
      return margins.length >= 2 ? MARGIN : WITHIN;
    },
  };
}

/** By point, what a color has there, from where both have influence. */
function shared(geometry: Geometry, walls: Uint8Array, own: Uint8Array, other: Uint8Array): Uint8Array {
  const shares = new Uint8Array(geometry.area);
  for (let p = 0; p < walls.length; p++) {
    if (walls[p] !== EMPTY || !own[p]) continue;
    let only = false;
    let beyond = false;
    for (const n of geometry.adjacent(p)) {
      if (other[n] && !own[n]) beyond = true;
      if (own[n] && !other[n]) only = true;
    }
    if (!other[p]) shares[p] = beyond ? MARGIN : WITHIN;
    else if (only) shares[p] = MARGIN;
  }
  return shares;
}

/**
 * Where a color has influence, 1 or 0: at its stones, beside them, and where two points that touch,
 * one of them orthogonally next to it, weigh more than what is against it. An own stone and a point
 * with influence weigh 1, an enemy stone -1, and so does a point without influence at the edge or
 * beside an enemy stone.
 */
function spread(geometry: Geometry, walls: Uint8Array, color: Color, barred: ReadonlySet<Point>): Uint8Array {
  const { area, neighbors, diagonals } = geometry;
  const enemy = 3 - color;
  const reached = new Uint8Array(area);
  const weights = new Int8Array(area);
  const thresholds = new Uint8Array(area);
  /** Empty points beside no own stone, and those of them that are to be looked at. */
  const open = new Uint8Array(area);
  const waiting: Point[] = [];
  for (let p = 0; p < area; p++) {
    if (walls[p] !== EMPTY) {
      weights[p] = walls[p] === color ? 1 : -1;
      reached[p] = walls[p] === color ? 1 : 0;
      continue;
    }
    let beside = false;
    let opposed = false;
    const around = geometry.adjacent(p);
    const edge = around.length < 4 && !geometry.outward[p];
    for (const n of around) {
      if (walls[n] === color) beside = true;
      else if (walls[n] === enemy) opposed = true;
    }
    if (!beside) {
      open[p] = 1;
      waiting.push(p);
    } else if (!barred.has(p)) {
      reached[p] = 1;
      weights[p] = 1;
    }
    if (opposed) thresholds[p] = 1;
    if (opposed || edge) weights[p]!--;
  }
  const gains = (p: Point): boolean => {
    for (let k = 0; k < 4; k++) {
      const side = neighbors[4 * p + k]!;
      if (side < 0) continue;
      const needed = thresholds[p]! - weights[side]!;
      const left = diagonals[4 * p + ((k + 3) & 3)]!;
      const right = diagonals[4 * p + k]!;
      if ((left >= 0 && weights[left]! > needed) || (right >= 0 && weights[right]! > needed)) return true;
    }
    return false;
  };
  // Weights only grow, so the order does not matter.
  for (let p = waiting.pop(); p !== undefined; p = waiting.pop()) {
    if (open[p] === 0 || !gains(p)) continue;
    open[p] = 0;
    reached[p] = 1;
    weights[p]!++;
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      if (neighbors[k]! >= 0) waiting.push(neighbors[k]!);
      if (diagonals[k]! >= 0) waiting.push(diagonals[k]!);
    }
  }
  return reached;
}
