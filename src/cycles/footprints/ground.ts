/** A few points on which cycles play, each once, as bits of masks. */
import { MAX_SIZE } from '../../go/geometry.ts';
import type { Stones } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import type { Part, Parts } from '../bounds/parts.ts';
import type { Budget } from '../cycle.ts';
import type { Footprint } from './footprint.ts';

/**
 * Points that some cycles play on, each once: point `i` is bit `i` of a mask. Whatever is around
 * them stands still.
 */
export interface Ground {
  readonly points: readonly Point[];
  /** Who plays on each point. */
  readonly colors: readonly Color[];
  /** By point, the points next to it. */
  readonly near: readonly number[];
  /** Points that have a stone at the start. */
  readonly stones: number;
  /** Points that Black plays on. */
  readonly black: number;
  /** By point, all points of its block: what is taken at once. */
  readonly block: readonly number[];
  /** By point, stones that must be taken before its block is. */
  readonly before: readonly number[];
  /**
   * All walls: for each chain around the points that has all its liberties on them, the points next
   * to it.
   */
  readonly borders: readonly number[];
  /**
   * By point, the borders of walls of the other color next to it: a play that leaves no empty point
   * in one captures the wall.
   */
  readonly walls: readonly (readonly number[])[];
  /** Those of `walls` to which nothing that is played elsewhere gives a liberty. */
  readonly closed: readonly (readonly number[])[];
}

/** Points of a ground, at most: two masks of them are one number. */
export const MOST_POINTS = 24;

const NONE: readonly never[] = [];

/** The walls around the points of a ground. */
export interface WallFinder {
  readonly parts: Parts;
  /**
   * The chains with no liberty outside all points that any cycle plays on, and how many of those
   * points are next to each.
   */
  readonly bordering: ReadonlyMap<Part, readonly Point[]> | null;
}

/**
 * The ground of a footprint of at most {@link MOST_POINTS} points. Without `finder` there are no
 * walls: something else may be played beside.
 */
export function groundOf(
  { cells, geometry }: Stones,
  { points, colors, blocks }: Pick<Footprint, 'points' | 'colors' | 'blocks'>,
  finder: WallFinder | null = null,
): Ground {
  const near: number[] = [];
  const members: number[] = [];
  let stones = 0;
  let black = 0;
  for (let i = 0; i < points.length; i++) bitOf[points[i] ?? 0] = 1 << i;
  for (let i = 0; i < points.length; i++) {
    const p = points[i] ?? 0;
    let mask = 0;
    for (const n of geometry.adjacent(p)) mask |= bitOf[n] ?? 0;
    near.push(mask);
    if (cells[p] !== EMPTY) stones |= 1 << i;
    if (colors[i] === BLACK) black |= 1 << i;
    const b = blocks[i] ?? 0;
    members[b] = (members[b] ?? 0) | (1 << i);
  }
  for (const p of points) bitOf[p] = 0;
  const block: number[] = [];
  // A region that was emptied stays empty: chains of the other color next to it must be gone
  // before.
  const before: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const mask = members[blocks[i] ?? 0] ?? 0;
    let earlier = 0;
    for (let rest = mask & ~stones; rest !== 0; rest &= rest - 1) earlier |= near[lowest(rest)] ?? 0;
    block.push(mask);
    before.push(earlier & stones & ~mask & (colors[i] === BLACK ? ~black : black));
  }
  const { borders, closed, walls } = finder ? wallsAround(finder, points, colors) : NO_WALLS;
  return { points, colors, near, stones, black, block, before, borders, walls, closed };
}

/** By point of the board, its bit in the ground that is being made; 0 between two of them. */
const bitOf = new Int32Array(MAX_SIZE * MAX_SIZE);

const NO_WALLS: Pick<Ground, 'borders' | 'walls' | 'closed'> = { borders: NONE, walls: NONE, closed: NONE };

function wallsAround(
  { bordering, parts }: WallFinder,
  points: readonly Point[],
  colors: readonly Color[],
): typeof NO_WALLS {
  const { cells, geometry } = parts.stones;
  const inside = (p: Point) => points.includes(p);
  const found = new Map<Part, number>();
  for (let i = 0; i < points.length; i++)
    for (const n of geometry.adjacent(points[i] ?? 0)) {
      if (cells[n] === EMPTY || cells[n] === UNKNOWN || inside(n)) continue;
      const chain = parts.at(n);
      const border = found.get(chain);
      if (border === undefined && !parts.diesWithin(chain, inside)) continue;
      found.set(chain, (border ?? 0) | (1 << i));
    }
  const walls: number[][] = points.map(() => []);
  const closed: number[][] = points.map(() => []);
  for (const [chain, border] of found) {
    const alone = bordering?.get(chain)?.length === bits(border).length;
    for (const i of bits(border)) {
      if (colors[i] === chain.content) continue;
      walls[i]?.push(border);
      if (alone) closed[i]?.push(border);
    }
  }
  return { borders: [...found.values()], walls, closed };
}

/**
 * Whether all points can be played on, each once and by its player, in whatever order of colors, so
 * that all is as it was: with a first play on `opening`, `null` for any. When the budget is spent
 * the answer is yes.
 */
export function hasRound(ground: Ground, opening: Point | null, suicide: boolean, budget: Budget): boolean {
  const { points, stones } = ground;
  const full = 2 ** points.length - 1;
  const start = opening === null ? full : 1 << points.indexOf(opening);
  /** Which points were played on, and where stones are then. */
  const stack = [0, stones];
  const seen = new Set<number>();
  while (stack.length > 0) {
    const now = stack.pop() ?? 0;
    const played = stack.pop() ?? 0;
    if (--budget.left < 0) return true;
    let choices = (played === 0 ? start : full) & ~played & ~now;
    for (; choices !== 0; choices &= choices - 1) {
      const i = lowest(choices);
      const after = play(ground, played, now, i, suicide);
      if (after < 0) continue;
      const next = played | (1 << i);
      if (next === full) {
        if (after === stones) return true;
        continue;
      }
      const key = keyOf(ground, next, after);
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push(next, after);
    }
  }
  return false;
}

/** Grounds of so many points have states that fit in 30 bits: small integers are found faster. */
const SMALL = 15;

/** Tells states apart: which points were played on, and where stones are. */
export function keyOf({ points: { length } }: Ground, played: number, now: number): number {
  return length <= SMALL ? (played << length) | now : played * 2 ** MOST_POINTS + now;
}

/** The stones after a play on point `i`, -1 when it cannot be made or leads to no round. */
export function play(
  ground: Ground,
  played: number,
  there: number,
  i: number,
  suicide: boolean,
  walls = ground.walls,
): number {
  const now = there | (1 << i);
  const gone = takenOn(ground, now, i, walls);
  if (gone === 0) return now;
  if (gone < 0 || (!suicide && (gone >> i) & 1)) return -1;
  return mayGo(ground, gone, played | (1 << i), now) ? now & ~gone : -1;
}

/**
 * What the play that has just been made on `i` takes: chains of the other player, or else its own;
 * -1 where that is a wall, for then something that stands still is gone.
 */
export function takenOn({ black, near, walls }: Ground, now: number, i: number, those = walls): number {
  for (const border of those[i] ?? NONE) if ((now & border) === border) return -1;
  const mine = (black >> i) & 1 ? black : ~black;
  let gone = 0;
  for (let others = (near[i] ?? 0) & now & ~mine; others !== 0; others &= others - 1) {
    const j = lowest(others);
    if ((gone & (1 << j)) === 0) gone |= deadAt(near, now, j, ~mine);
  }
  return gone === 0 ? deadAt(near, now, i, mine) : gone;
}

/**
 * Whether all that is taken are whole blocks that have not been played again, and leave no empty
 * region with a chain that has it for good.
 */
function mayGo({ stones, block, before }: Ground, gone: number, played: number, now: number): boolean {
  if ((gone & stones & played) !== 0) return false;
  for (let rest = gone; rest !== 0; ) {
    const j = lowest(rest);
    const whole = block[j] ?? 0;
    if ((whole & ~gone) !== 0 || ((before[j] ?? 0) & now & ~played) !== 0) return false;
    rest &= ~whole;
  }
  return true;
}

/** The chain at `j`, which is of the points `same`, if it has no liberty, else 0. */
function deadAt(near: readonly number[], now: number, j: number, same: number): number {
  let chain = 1 << j;
  for (let fresh = chain; fresh !== 0; ) {
    const around = near[lowest(fresh)] ?? 0;
    fresh &= fresh - 1;
    if ((around & ~now) !== 0) return 0;
    const more = around & same & ~chain;
    chain |= more;
    fresh |= more;
  }
  return chain;
}

/** The chain at `i`. */
export function chainAt({ black, near }: Ground, now: number, i: number): number {
  const same = now & ((black >> i) & 1 ? black : ~black);
  let chain = 1 << i;
  for (let fresh = chain; fresh !== 0; ) {
    const more = (near[lowest(fresh)] ?? 0) & same & ~chain;
    fresh &= fresh - 1;
    chain |= more;
    fresh |= more;
  }
  return chain;
}

export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The numbers of the points of a mask. */
export function bits(mask: number): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
