import type { Geometry } from '../go/geometry.ts';
import type { Position } from '../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../go/types.ts';

/** Whether a player could make an eye at a point: not at all, only at the edge of his eye space, or within it. */
export const OUTSIDE = 0;
export const MARGIN = 1;
export const WITHIN = 2;
export type Share = typeof OUTSIDE | typeof MARGIN | typeof WITHIN;

/**
 * The eye spaces of both players, as GNU Go's manual describes them ("Eye spaces", "Functions in optics.c"): each spreads from
 * stones that cannot be captured, into empty points and captured stones, without slipping through gaps that the opponent blocks.
 */
export interface Domains {
  share(color: Color, p: Point): Share;
}

/** The eight points around a point, clockwise; orthogonal ones at even places, and the board beyond is -1. */
const RING: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** How far from its center eye spaces are looked at: what lies beyond has no bearing on one eye. */
const FAR = 5;
/** What is beyond that counts as a wall. */
const BEYOND = 4;

/** The points that the eye spaces around a point are looked for on. */
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
 * The eye spaces around a point.
 *
 * @param lively whether the string at a point holds, so that it bounds eye spaces; other strings are as if they were not there
 */
export function domainsAround(position: Position, center: Point, lively: (p: Point) => boolean): Domains {
  const { geometry, cells } = position;
  const stones = new Uint8Array(geometry.area).fill(BEYOND);
  for (const p of pointsAround(geometry, center)) {
    const cell = cells[p]!;
    stones[p] = (cell === BLACK || cell === WHITE) && !lively(p) ? EMPTY : cell;
  }
  const black = spread(position, stones, BLACK);
  const white = spread(position, stones, WHITE);
  const shares = [
    null,
    spaces(position, stones, BLACK, black, white),
    spaces(position, stones, WHITE, white, black),
  ];
  return { share: (color, p) => shares[color]![p] as Share };
}

/** By point, what a color has there. */
function spaces(
  { geometry }: Position,
  stones: Uint8Array,
  color: Color,
  own: Uint8Array,
  other: Uint8Array,
): Uint8Array {
  const shares = new Uint8Array(geometry.area);
  const queue: Point[] = [];
  const neighbors = (p: Point) => geometry.neighbors.subarray(4 * p, 4 * p + 4);
  for (let p = 0; p < stones.length; p++) {
    if (stones[p] !== EMPTY || !own[p]) continue;
    let only = false;
    let beyond = false;
    for (const n of neighbors(p)) {
      if (n < 0) continue;
      if (other[n] && !own[n]) beyond = true;
      if (own[n] && !other[n]) only = true;
    }
    if (!other[p]) shares[p] = beyond ? MARGIN : WITHIN;
    else if (only) shares[p] = MARGIN;
    if (shares[p] === MARGIN) queue.push(p);
  }
  // What lies open to the opponent shrinks, margin by margin, to the points next to the owner's stones.
  for (let p = queue.pop(); p !== undefined; p = queue.pop()) {
    const near = neighbors(p);
    if (near.some((n) => n >= 0 && stones[n] === color)) continue;
    shares[p] = OUTSIDE;
    for (const n of near) {
      if (n < 0 || shares[n] !== WITHIN) continue;
      // With one open side only it is closed by a single play.
      if (neighbors(n).filter((q) => q >= 0 && stones[q] !== color).length <= 1) continue;
      shares[n] = MARGIN;
      queue.push(n);
    }
  }
  return shares;
}

/** Where a color has influence, 1 or 0. */
function spread(position: Position, stones: Uint8Array, color: Color): Uint8Array {
  const { geometry } = position;
  const { area, columns, rows } = geometry;
  const enemy = 3 - color;
  const reached = new Uint8Array(area);
  const queue: Point[] = [];
  const reach = (p: Point) => {
    reached[p] = 1;
    queue.push(p);
  };
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x);
  for (let p = 0; p < area; p++) if (stones[p] === color) reach(p);
  for (const p of [...queue]) {
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = geometry.neighbors[k]!;
      if (n >= 0 && stones[n] === EMPTY && !reached[n]) reach(n);
    }
  }
  const firstLine = (p: Point) => {
    const x = geometry.x(p);
    const y = geometry.y(p);
    return x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
  };
  const gains = (p: Point): boolean => {
    const x = geometry.x(p);
    const y = geometry.y(p);
    const corner = (x === 0 || x === columns - 1) && (y === 0 || y === rows - 1);
    if (corner) {
      let friendly = false;
      for (const [dx, dy] of RING) {
        const n = at(x + dx, y + dy);
        if (n < 0) continue;
        if (stones[n] === enemy) return false;
        if (reached[n] && (dx === 0 || dy === 0)) friendly = true;
      }
      return friendly;
    }
    for (let i = 0; i < 8; i += 2) {
      const [bx, by] = RING[i]!;
      const b = at(x + bx, y + by);
      if (b < 0 || !reached[b] || firstLine(b)) continue;
      for (const turn of [1, 7]) {
        const [ax, ay] = RING[(i + turn) % 8]!;
        const a = at(x + ax, y + ay);
        if (a < 0 || !reached[a] || firstLine(a)) continue;
        const d = at(x + ax - bx, y + ay - by);
        if (d >= 0 && stones[d] === enemy) continue;
        const u = at(x + 2 * ax - bx, y + 2 * ay - by);
        const c = at(x + 2 * bx - ax, y + 2 * by - ay);
        if (u >= 0 && c >= 0 && stones[u] === enemy && stones[c] === enemy) continue;
        return true;
      }
    }
    return false;
  };
  for (let i = 0; i < queue.length; i++) {
    const x = geometry.x(queue[i]!);
    const y = geometry.y(queue[i]!);
    for (const [dx, dy] of RING) {
      const n = at(x + dx, y + dy);
      if (n >= 0 && stones[n] === EMPTY && !reached[n] && gains(n)) reach(n);
    }
  }
  return reached;
}
