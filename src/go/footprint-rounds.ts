/** Playing round on a few points: each once, until all is as it was. Points are bits of a mask. */
import { MAX_SIZE } from './geometry.ts';
import type { Stones } from './position.ts';
import { BLACK, type Color, EMPTY, type Point } from './types.ts';

/** States that may still be looked at. Who has none left takes it that there is a round. */
export interface Sight {
  left: number;
}

/** Points that some cycles play on, each once: point `i` is bit `i` of a mask. */
export interface Masks {
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
}

/** Points that some cycles play on, each once, as a board; whatever is around them stands still. */
export interface Ground extends Masks {
  /** The number of the block of each point. */
  readonly blocks: readonly number[];
  /** Strings around it that would be taken if no point next to them were empty. */
  readonly walls: readonly { readonly color: number; readonly border: number }[];
}

/** Points of a ground, at most: two masks of them are one number. */
export const MOST_POINTS = 24;

/** By point of the board, its bit, -1 for none. */
const bitOf = new Int8Array(MAX_SIZE * MAX_SIZE).fill(-1);

/** At most {@link MOST_POINTS} points. `walled`: nothing else is played anywhere, so strings around that have all their liberties here are seen to. */
export function groundOf(
  position: Stones,
  points: readonly Point[],
  colors: readonly Color[],
  blocks: readonly number[],
  walled = false,
): Ground {
  const { cells, geometry } = position;
  const { neighbors } = geometry;
  points.forEach((p, i) => {
    bitOf[p] = i;
  });
  const near = points.map((p) => {
    let mask = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n >= 0 && bitOf[n]! >= 0) mask |= 1 << bitOf[n]!;
    }
    return mask;
  });
  const walls = walled ? wallsAround(position, points) : [];
  for (const p of points) bitOf[p] = -1;
  const isStone = (i: number) => cells[points[i]!] !== EMPTY;
  const { stones, black, block, before } = masksOf(points, colors, blocks, near, isStone);
  return { points, colors, blocks, near, stones, black, block, before, walls };
}

/** `near`: by point, those next to it. `isStone`: whether there is a stone at the start. */
export function masksOf(
  points: readonly Point[],
  colors: readonly Color[],
  blocks: readonly number[],
  near: readonly number[],
  isStone: (i: number) => boolean,
): Masks {
  let stones = 0;
  let black = 0;
  const members: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const bit = 1 << i;
    if (isStone(i)) stones |= bit;
    if (colors[i] === BLACK) black |= bit;
    members[blocks[i]!] = (members[blocks[i]!] ?? 0) | bit;
  }
  const block = blocks.map((b) => members[b]!);
  // A region that was emptied stays empty: strings of the other color next to it must be gone before.
  const before = block.map((mask, i) => {
    let earlier = 0;
    for (let region = mask & ~stones; region !== 0; region &= region - 1) earlier |= near[lowest(region)]!;
    return earlier & stones & ~mask & (colors[i] === BLACK ? ~black : black);
  });
  return { points, colors, near, stones, black, block, before };
}

/** The strings outside that have no liberty but on these points, with all of these points that are next to them. */
function wallsAround({ cells, geometry }: Stones, points: readonly Point[]): Ground['walls'] {
  const { neighbors } = geometry;
  const seen = new Set<Point>();
  const walls: { color: number; border: number }[] = [];
  for (const p of points) {
    for (let d = 4 * p; d < 4 * p + 4; d++) {
      const first = neighbors[d]!;
      if (first < 0 || bitOf[first]! >= 0 || cells[first] === EMPTY || seen.has(first)) continue;
      const color = cells[first]!;
      const string = [first];
      seen.add(first);
      let border = 0;
      let free = false;
      for (const q of string) {
        for (let k = 4 * q; k < 4 * q + 4; k++) {
          const n = neighbors[k]!;
          if (n < 0 || seen.has(n)) continue;
          if (bitOf[n]! >= 0) border |= 1 << bitOf[n]!;
          else if (cells[n] === EMPTY) free = true;
          else if (cells[n] === color) {
            seen.add(n);
            string.push(n);
          }
        }
      }
      if (!free) walls.push({ color, border });
    }
  }
  return walls;
}

/**
 * Whether all points can be played on, each once and by its player, in whatever order of colors, so that all is as it was: with a first play on
 * `opening`, -1 for any.
 */
export function hasRound(ground: Ground, opening: Point, suicide: boolean, sight: Sight): boolean {
  const { points, stones } = ground;
  const full = 2 ** points.length - 1;
  const start = opening < 0 ? full : 1 << points.indexOf(opening);
  // Which points were played on, and where stones are now.
  const played = [0];
  const now = [stones];
  const seen = new Set<number>();
  while (played.length > 0) {
    const done = played.pop()!;
    const there = now.pop()!;
    if (--sight.left < 0) return true;
    let choices = (done === 0 ? start : full) & ~done & ~there;
    for (; choices !== 0; choices &= choices - 1) {
      const i = lowest(choices);
      const after = play(ground, done, there, i, suicide);
      if (after < 0) continue;
      const next = done | (1 << i);
      if (next === full) {
        if (after === stones) return true;
        continue;
      }
      const key = next * 2 ** MOST_POINTS + after;
      if (seen.has(key)) continue;
      seen.add(key);
      played.push(next);
      now.push(after);
    }
  }
  return false;
}

/** The stones after a play on point `i`, -1 when it cannot be made or leads to no round. */
export function play(ground: Ground, done: number, there: number, i: number, suicide: boolean): number {
  const now = there | (1 << i);
  const gone = takenOn(ground, now, i);
  if (gone === 0) return now;
  if (gone < 0 || (!suicide && (gone >> i) & 1)) return -1;
  return mayGo(ground, gone, done | (1 << i), now) ? now & ~gone : -1;
}

/** What the play that has just been made on `i` takes on a ground (see {@link takenBy}); -1 where that is a string around it. */
export function takenOn(ground: Ground, now: number, i: number): number {
  const bit = 1 << i;
  const black = (ground.black & bit) !== 0;
  for (const { color, border } of ground.walls) {
    // Whoever takes it has left what stands still.
    if ((border & bit) !== 0 && (color === BLACK) !== black && (now & border) === border) return -1;
  }
  return takenBy(ground, now, i);
}

/** What the play that has just been made on `i` takes: strings of the other player, or else its own. */
export function takenBy({ black, near }: Masks, now: number, i: number): number {
  const mine = (black >> i) & 1 ? black : ~black;
  let gone = 0;
  for (let others = near[i]! & now & ~mine; others !== 0; others &= others - 1) {
    const j = lowest(others);
    if ((gone & (1 << j)) === 0) gone |= deadAt(near, now, j, ~mine);
  }
  return gone === 0 ? deadAt(near, now, i, mine) : gone;
}

/** Whether all that is taken are whole blocks, that have not been played again, and leave no empty region with a string that has it for good. */
export function mayGo({ stones, block, before }: Masks, gone: number, played: number, now: number): boolean {
  if ((gone & stones & played) !== 0) return false;
  for (let rest = gone; rest !== 0; ) {
    const j = lowest(rest);
    if ((block[j]! & ~gone) !== 0 || (before[j]! & now & ~played) !== 0) return false;
    rest &= ~block[j]!;
  }
  return true;
}

/** The string at `j`, which is of the points `same`, if it has no liberty, else 0. */
function deadAt(near: readonly number[], now: number, j: number, same: number): number {
  let string = 1 << j;
  for (let fresh = string; fresh !== 0; ) {
    const around = near[lowest(fresh)]!;
    fresh &= fresh - 1;
    if ((around & ~now) !== 0) return 0;
    const more = around & same & ~string;
    string |= more;
    fresh |= more;
  }
  return string;
}

export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
