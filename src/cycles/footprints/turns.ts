/**
 * Rounds by turns on a few points, in the order of the points, and odd cycles in them: T13 of the
 * README of this room.
 */
import type { Point } from '../../go/types.ts';
import type { Budget } from '../cycle.ts';
import { bits, chainAt, type Ground, keyOf, play, takenOn } from './ground.ts';

/** A play of a round: its point, as a number of the ground, and the stones that it takes. */
interface RoundPlay {
  readonly i: number;
  readonly gone: number;
}

/** A state on the way round. */
interface TurnStep {
  readonly played: number;
  readonly now: number;
  readonly choices: number[];
  /** The play that led here; `null` at the start. */
  readonly last: RoundPlay | null;
  /** Whether the plays so far each took no more than one stone, none its own. */
  readonly single: boolean;
  /** Whether some round goes on from here. */
  leadsHome: boolean;
}

/**
 * The first round, in the order of the points, that begins on `opening`, in which colors alternate,
 * and that contains no odd cycle: the numbers of its points. `null` when there is none, `undefined`
 * when the budget ended first.
 */
export function firstKo(
  ground: Ground,
  opening: Point,
  suicide: boolean,
  budget: Budget,
): readonly number[] | null | undefined {
  const { points, black, stones } = ground;
  const full = 2 ** points.length - 1;
  const first = points.indexOf(opening);
  const began = (black >> first) & 1 ? black : ~black;
  const path: TurnStep[] = [
    { played: 0, now: stones, choices: [first], last: null, single: true, leadsHome: false },
  ];
  /** States from which no round leads on. */
  const deadEnds = new Set<number>();
  for (let at = path.at(-1); at; at = path.at(-1)) {
    const i = at.choices.shift();
    if (i === undefined) {
      path.pop();
      const before = path.at(-1);
      if (!at.leadsHome) deadEnds.add(keyOf(ground, at.played, at.now));
      else if (before) before.leadsHome = true;
      continue;
    }
    const bit = 1 << i;
    const after = play(ground, at.played, at.now, i, suicide);
    if (after < 0) continue;
    const gone = (at.now | bit) & ~after;
    // In an odd cycle some play takes two stones or its own chain (T9).
    const single = at.single && (gone & (gone - 1)) === 0 && gone !== bit;
    const played = at.played | bit;
    const last = { i, gone };
    if (played === full) {
      if (after !== stones) continue;
      at.leadsHome = true;
      const round = [...path.flatMap((step) => step.last ?? []), last];
      if (single || !containsOdd(ground, round, budget))
        return budget.left < 0 ? undefined : round.map((one) => one.i);
      continue;
    }
    if (deadEnds.has(keyOf(ground, played, after))) continue;
    if (--budget.left < 0) return undefined;
    const movers = path.length % 2 === 0 ? began : ~began;
    const choices = bits(full & ~played & ~after & movers);
    path.push({ played, now: after, choices, last, single, leadsHome: false });
  }
  return null;
}

/**
 * Whether some plays of a round, in cyclic order, an odd number of them, colors alternating, each
 * joining the same chain and taking the same stones, are a cycle (Spight, "Ko"). False as well when
 * the budget ends.
 */
function containsOdd(ground: Ground, round: readonly RoundPlay[], budget: Budget): boolean {
  const { black, stones } = ground;
  let board = stones;
  const plays = round.map(({ i, gone }) => {
    const from = board;
    const joined = chainAt(ground, board | (1 << i), i);
    board = (board | (1 << i)) & ~gone;
    return { i, gone, joined, from, color: (black >> i) & 1 };
  });
  type Play = (typeof plays)[number];
  /** Makes the first of the plays to come, and others after it. */
  const follow = (home: number, there: number, [one, ...rest]: readonly Play[], odd: boolean): boolean => {
    if (!one) return false;
    const { i, gone, joined, color } = one;
    const now = there | (1 << i);
    if (now === there || --budget.left < 0) return false;
    if (chainAt(ground, now, i) !== joined || takenOn(ground, now, i) !== gone) return false;
    const after = now & ~gone;
    if (odd && after === home) return true;
    // Every point that differs is still to be played on, or emptied.
    let missing = home & ~after;
    let extra = after & ~home;
    for (const later of rest) {
      missing &= ~(1 << later.i);
      extra &= ~later.gone;
    }
    if ((missing | extra) !== 0) return false;
    return rest.some((later, k) => later.color !== color && follow(home, after, rest.slice(k), !odd));
  };
  return plays.some(({ from }, k) => follow(from, from, [...plays.slice(k), ...plays.slice(0, k)], true));
}
