// biome-ignore-all lint/style/noNonNullAssertion: points lie on the board.
/** Points of both players at the end of a game, once it is known which stones are dead. */
import type { Position } from './position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from './types.ts';

/**
 * Which enclosed points count. `all`: each that one player's stones alone enclose. `no-dame`: not
 * those of stones that touch a neutral point, which are in seki by the letter of the Japanese rules
 * (article 8; neutral points have to be filled before). `two-eyes`: not those of chains without two
 * eyes, as servers count while neutral points are open; an enclosed region of four points or more
 * is room for two.
 */
type CountedEyes = 'all' | 'no-dame' | 'two-eyes';

interface PointCount {
  /** Stones that are alive. */
  readonly stones: Readonly<Record<Color, number>>;
  /** Enclosed points, dead stones among them. */
  readonly territory: Readonly<Record<Color, readonly Point[]>>;
  /** Points that belong to nobody. */
  readonly neutral: readonly Point[];
}

/** A part of the board without living stones. */
interface OpenRegion {
  readonly points: readonly Point[];
  /** The chains around it, by their numbers. */
  readonly chains: ReadonlySet<number>;
  /** `null` where both players' stones are around it, or nobody's. */
  readonly owner: Color | null;
}

const ROOM_FOR_TWO = 4;

/** Counts a whole board. Nothing is guessed: stones that are not said to be dead are alive. */
export function countPoints(
  { cells, geometry }: Position,
  dead: ReadonlySet<Point>,
  eyes: CountedEyes = 'all',
): PointCount {
  const color = (p: Point) => (dead.has(p) ? EMPTY : cells[p]!);
  const chainOf = new Int16Array(geometry.area).fill(-1);
  const owners: Color[] = [];
  const regions: OpenRegion[] = [];
  const seen = new Uint8Array(geometry.area);
  const flood = (start: Point) => {
    const points = [start];
    seen[start] = 1;
    for (const p of points)
      for (const n of geometry.adjacent(p))
        if (!seen[n] && color(n) === color(start)) {
          seen[n] = 1;
          points.push(n);
        }
    return points;
  };
  const stones: Record<Color, number> = { [BLACK]: 0, [WHITE]: 0 };
  for (let p = 0; p < geometry.area; p++) {
    const own = color(p);
    if (seen[p] || (own !== BLACK && own !== WHITE)) continue;
    for (const q of flood(p)) {
      chainOf[q] = owners.length;
      stones[own]++;
    }
    owners.push(own);
  }
  for (let p = 0; p < geometry.area; p++) {
    if (seen[p]) continue;
    const points = flood(p);
    const chains = new Set(
      points.flatMap((q) => geometry.adjacent(q).flatMap((n) => (chainOf[n]! >= 0 ? chainOf[n]! : []))),
    );
    const colors = new Set([...chains].map((c) => owners[c]!));
    const [owner = null] = colors;
    regions.push({ points, chains, owner: colors.size === 1 ? owner : null });
  }
  const counted = countedRegions(regions, owners.length, eyes);
  const territory: Record<Color, Point[]> = { [BLACK]: [], [WHITE]: [] };
  const neutral: Point[] = [];
  for (const region of regions)
    (region.owner !== null && counted.has(region) ? territory[region.owner] : neutral).push(...region.points);
  return { stones, territory, neutral };
}

function countedRegions(
  regions: readonly OpenRegion[],
  chains: number,
  eyes: CountedEyes,
): ReadonlySet<OpenRegion> {
  let left = regions.filter(({ owner }) => owner !== null);
  if (eyes === 'all') return new Set(left);
  if (eyes === 'no-dame') {
    // Chains of one player that share an enclosed region are in seki together.
    const inSeki = new Set(regions.filter(({ owner }) => owner === null).flatMap((one) => [...one.chains]));
    for (let before = -1; before !== inSeki.size; ) {
      before = inSeki.size;
      for (const one of left)
        if ([...one.chains].some((c) => inSeki.has(c))) for (const c of one.chains) inSeki.add(c);
    }
    return new Set(left.filter((one) => ![...one.chains].some((c) => inSeki.has(c))));
  }
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const count = new Int16Array(chains);
    for (const one of left) for (const c of one.chains) count[c]! += one.points.length < ROOM_FOR_TWO ? 1 : 2;
    left = left.filter((one) => [...one.chains].every((c) => count[c]! >= 2));
  }
  return new Set(left);
}
