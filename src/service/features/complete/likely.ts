import type { Ply } from '../../../go/game.ts';
import type { Geometry } from '../../../go/geometry.ts';
import { chainAt, type Position } from '../../../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../../../go/types.ts';

/** The longest list of points offered: a longer one is not read to its end. */
const MOST_POINTS = 20;

/** What makes a point likely; each adds up. */
const WEIGHTS = {
  captures: 100,
  recapture: 90,
  saves: 80,
  ko: 40,
  beside: 30,
  near: 12,
  touching: 4,
} as const;

/**
 * The empty points where a player most probably plays, the likeliest first: those that capture,
 * that take back, that save a chain in atari, points where the moves so far took stones, points
 * near the last moves, points next to stones. On a board without a stone they are the star points.
 *
 * @param plies the moves so far
 */
export function likelyPoints(position: Position, color: Color, plies: readonly Ply[]): Point[] {
  const { geometry } = position;
  const weights = new Map<Point, number>();
  const add = (point: Point, weight: number): void => {
    if (position.at(point) === EMPTY) weights.set(point, (weights.get(point) ?? 0) + weight);
  };
  weighChains(position, color, add);
  const played = plies.filter((ply) => ply.kind === 'play');
  for (const ply of played) for (const point of ply.captured) add(point, WEIGHTS.ko / played.length);
  for (const point of played.at(-1)?.captured ?? []) add(point, WEIGHTS.recapture);
  for (const [age, ply] of played.slice(-3).reverse().entries()) {
    for (const [point, distance] of around(geometry, ply.point)) {
      const weight = distance <= 2 ? WEIGHTS.beside : WEIGHTS.near;
      add(point, weight / distance / 2 ** age);
    }
  }
  const found = [...weights].sort(([a, x], [b, y]) => y - x || a - b).map(([point]) => point);
  const points = found.length > 0 ? found : starPoints(geometry).filter((p) => position.at(p) === EMPTY);
  return points.slice(0, MOST_POINTS);
}

/** Liberties of chains: of those in atari most of all. */
function weighChains(position: Position, color: Color, add: (point: Point, weight: number) => void): void {
  const { cells, geometry } = position;
  const seen = new Set<Point>();
  for (let point = 0; point < geometry.area; point++) {
    if (seen.has(point) || (cells[point] !== BLACK && cells[point] !== WHITE)) continue;
    const chain = chainAt(position, point);
    if (!chain) continue;
    for (const stone of chain.points) seen.add(stone);
    const isInAtari = chain.liberties.length === 1 && chain.unknown.length === 0 && !chain.outward;
    const weight = chain.color === color ? WEIGHTS.saves : WEIGHTS.captures;
    for (const liberty of chain.liberties)
      add(liberty, isInAtari ? weight : WEIGHTS.touching / Math.min(4, chain.liberties.length));
  }
}

/** The points within two rows and columns of a point, with their distance along the lines. */
function* around({ columns, rows }: Geometry, point: Point): Generator<[Point, number]> {
  const [x, y] = [point % columns, Math.floor(point / columns)];
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const isOnBoard = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
      const distance = Math.abs(dx) + Math.abs(dy);
      if (isOnBoard && distance > 0 && distance < 4) yield [point + dy * columns + dx, distance];
    }
  }
}

/**
 * Where games begin: on large boards on the third and fourth lines near corners, then the sides and
 * the center.
 */
function starPoints({ columns, rows }: Geometry): Point[] {
  const lines = (length: number): number[] => {
    const inset = length >= 13 ? 3 : length >= 7 ? 2 : 1;
    const corners = [length - 1 - inset, inset];
    return [...new Set([...corners, Math.floor(length / 2)])].filter((line) => line >= 0 && line < length);
  };
  return lines(columns).flatMap((x) =>
    lines(rows)
      .reverse()
      .map((y) => y * columns + x),
  );
}
