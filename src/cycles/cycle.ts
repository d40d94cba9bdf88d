import { place } from '../go/play.ts';
import type { Position } from '../go/position.ts';
import { type Color, type Point, samePoints } from '../go/types.ts';

/**
 * A board play with Spight's four marks of identity: the same player, the same point, the same
 * chain joined, the same points emptied (Spight, Definitions 1–4).
 */
export interface CyclePlay {
  readonly color: Color;
  readonly point: Point;
  /** The chain that the new stone is part of, before removals, sorted. */
  readonly chain: readonly Point[];
  readonly captured: readonly Point[];
}

/** Board plays, colors alternating, after which the whole board is as before the first of them. */
export interface Cycle {
  readonly plays: readonly CyclePlay[];
  /** No point is played on twice. */
  readonly plain: boolean;
  readonly parity: 'even' | 'odd';
}

/** A play that a cycle is to begin with. */
export interface FirstPlay {
  readonly color: Color;
  readonly point: Point;
}

/** Which cycles count; `ko`: even, and containing no odd cycle (Spight, "Ko"). */
export type CycleKind = 'ko' | 'even' | 'odd' | 'any';

/** Which cycles exist for a search. */
export interface CycleLimits {
  /** The longest cycle, in plays. */
  readonly maxCycle: number;
  /** Only plain cycles count: those that play on no point twice. */
  readonly plain: boolean;
  /** Whether a play may remove its own chain. */
  readonly suicide: boolean;
}

/** The plays that a search may still try. */
export interface Budget {
  left: number;
}

/** How many of at most `maxCycle` plays of a cycle one player can make. */
export function mostOfOneColor(maxCycle: number): number {
  return (maxCycle + 1) >> 1;
}

/** Whether two plays are the same by all of Spight's four marks. */
export function samePlay(a: CyclePlay, b: CyclePlay): boolean {
  return (
    a.color === b.color &&
    a.point === b.point &&
    samePoints(a.chain, b.chain) &&
    samePoints(a.captured, b.captured)
  );
}

/** The cycle of these plays, which must be one. */
export function cycleOf(plays: readonly CyclePlay[]): Cycle {
  const points = new Set<Point>();
  for (const play of plays) points.add(play.point);
  return {
    plays: plays.slice(),
    plain: points.size === plays.length,
    parity: plays.length % 2 === 0 ? 'even' : 'odd',
  };
}

/**
 * Plays made one after the other from `position`, with Spight's four marks.
 * @throws Error when one of them cannot be made.
 */
export function playsOf(position: Position, moves: readonly FirstPlay[]): CyclePlay[] {
  let now = position;
  return moves.map(({ color, point }) => {
    const placed = place(now, color, point);
    if (typeof placed === 'string') throw new Error(`a cycle plays where nothing can be played: ${placed}`);
    now = placed.after;
    return { color, point, chain: placed.chain, captured: placed.captured };
  });
}

/**
 * The order of cycles that are shown: the shorter before the longer; of equally long ones, that
 * with the lower point at the first play in which they differ. Negative when `a` comes first.
 */
export function compareCycles(a: readonly FirstPlay[], b: readonly FirstPlay[]): number {
  for (let k = 0; k < a.length && a.length === b.length; k++) {
    const difference = (a[k]?.point ?? 0) - (b[k]?.point ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
