/** Rounds by turns on a few points, in the order of the points, and odd cycles in them (T13 of the code map). Points are bits of a mask. */
import { type Ground, lowest, MOST_POINTS, play, type Sight, takenOn } from './footprint-rounds.ts';
import type { Point } from './types.ts';

/**
 * The first round, in the order of the points, that begins on `opening`, in which colors alternate, and that contains no odd cycle: the numbers of
 * its points. `null` when there is none, `undefined` when there was no time to find out.
 */
export function firstKo(
  ground: Ground,
  opening: Point,
  suicide: boolean,
  sight: Sight,
): readonly number[] | null | undefined {
  const { points, black, stones } = ground;
  const full = 2 ** points.length - 1;
  const first = points.indexOf(opening);
  const began = (black >> first) & 1 ? black : ~black;
  const round: number[] = [];
  // By depth: points played on, stones, choices that are left, and what the plays before took.
  const done = [0];
  const now = [stones];
  const choices = [1 << first];
  const taken: number[] = [];
  // By depth: whether some round goes on from there, and whether the plays before each took no more than one stone, none their own.
  const fruitful = [false];
  const single = [true];
  /** States from which no round leads on. */
  const barren = new Set<number>();
  for (let depth = 0; depth >= 0; ) {
    const left = choices[depth]!;
    if (left === 0) {
      if (!fruitful[depth]) barren.add(done[depth]! * 2 ** MOST_POINTS + now[depth]!);
      else if (depth > 0) fruitful[depth - 1] = true;
      depth--;
      continue;
    }
    choices[depth] = left & (left - 1);
    const i = lowest(left);
    const bit = 1 << i;
    const after = play(ground, done[depth]!, now[depth]!, i, suicide);
    if (after < 0) continue;
    round[depth] = i;
    const gone = (now[depth]! | bit) & ~after;
    taken[depth] = gone;
    // In an odd cycle some play takes two stones or its own string (T9).
    const one = single[depth]! && (gone & (gone - 1)) === 0 && gone !== bit;
    const next = done[depth]! | bit;
    if (next === full) {
      if (after !== stones) continue;
      fruitful[depth] = true;
      if (one || !containsOdd(ground, round, taken, sight)) return sight.left < 0 ? undefined : round;
      continue;
    }
    if (barren.has(next * 2 ** MOST_POINTS + after)) continue;
    if (--sight.left < 0) return undefined;
    depth++;
    done[depth] = next;
    now[depth] = after;
    choices[depth] = full & ~next & ~after & (depth % 2 === 0 ? began : ~began);
    fruitful[depth] = false;
    single[depth] = one;
  }
  return null;
}

/**
 * Whether some plays of a round, in cyclic order, an odd number of them, colors alternating, each joining the same string and taking the same
 * stones, are a cycle (Spight, "Ko"). False as well when the sight ends.
 */
function containsOdd(
  ground: Ground,
  round: readonly number[],
  taken: readonly number[],
  sight: Sight,
): boolean {
  const { black, stones } = ground;
  const count = round.length;
  const boards: number[] = [];
  const joined: number[] = [];
  let board = stones;
  for (let k = 0; k < count; k++) {
    const i = round[k]!;
    boards.push(board);
    board |= 1 << i;
    joined.push(stringAt(ground, board, i));
    board &= ~taken[k]!;
  }
  let home = 0;
  let end = 0;
  /** Makes play `k` of the round gone twice over, and others after it. */
  const follow = (there: number, k: number, odd: boolean): boolean => {
    const at = k % count;
    const i = round[at]!;
    const now = there | (1 << i);
    if (now === there || --sight.left < 0) return false;
    if (stringAt(ground, now, i) !== joined[at] || takenOn(ground, now, i) !== taken[at]) return false;
    const after = now & ~taken[at]!;
    if (odd && after === home) return true;
    // Every point that differs is still to be played on, or emptied.
    let missing = home & ~after;
    let extra = after & ~home;
    for (let j = k + 1; j < end && (missing | extra) !== 0; j++) {
      missing &= ~(1 << round[j % count]!);
      extra &= ~taken[j % count]!;
    }
    if ((missing | extra) !== 0) return false;
    const mine = (black >> i) & 1;
    for (let j = k + 1; j < end; j++)
      if (((black >> round[j % count]!) & 1) !== mine && follow(after, j, !odd)) return true;
    return false;
  };
  for (let start = 0; start < count; start++) {
    home = boards[start]!;
    end = start + count;
    if (follow(home, start, true)) return true;
  }
  return false;
}

/** The string at `i`. */
function stringAt({ black, near }: Ground, now: number, i: number): number {
  const same = now & ((black >> i) & 1 ? black : ~black);
  let string = 1 << i;
  for (let fresh = string; fresh !== 0; ) {
    const more = near[lowest(fresh)]! & same & ~string;
    fresh &= fresh - 1;
    string |= more;
    fresh |= more;
  }
  return string;
}
