import type { Cycle, CyclePlay } from './cycle.ts';
import { place } from './play.ts';
import type { Position } from './position.ts';
import { finish, type Task } from './task.ts';
import type { Point } from './types.ts';

/** Whether two plays are the same by all of Spight's four marks. */
export function samePlay(a: CyclePlay, b: CyclePlay): boolean {
  return (
    a.color === b.color &&
    a.point === b.point &&
    sameList(a.string, b.string) &&
    sameList(a.captured, b.captured)
  );
}

function sameList(a: readonly Point[], b: readonly Point[]): boolean {
  return a === b || (a.length === b.length && a.every((p, i) => p === b[i]));
}

/** Plays carried out between two rests of a task, and what each costs in plays tried on a small board. */
const SLICE = 64;
const COST = 8;

/**
 * An odd cycle that the even cycle `plays` from `start` contains (Spight, "Ko"), or `null`: some of its plays in cyclic order, colors
 * alternating, an odd number of them, the same plays, that form a cycle from the position before the first of them.
 */
export function oddCycleWithin(start: Position, plays: readonly CyclePlay[]): Cycle | null {
  return finish(searchOdd(start, plays, { left: Number.POSITIVE_INFINITY })) ?? null;
}

/** {@link oddCycleWithin} as a task; `undefined` when the fuel ended first. */
export function* searchOdd(
  start: Position,
  plays: readonly CyclePlay[],
  fuel: { left: number },
): Task<Cycle | null | undefined> {
  if (!oddPossible(plays)) return null;
  let position = start;
  const rest = { left: SLICE };
  for (let i = 0; i < plays.length; i++) {
    const search = new OddSearch(position, [...plays.slice(i), ...plays.slice(0, i)], fuel, rest);
    if (yield* search.extend(position, 0)) return cycleOf(search.taken);
    if (fuel.left < 0) return undefined;
    const placed = place(position, plays[i]!.color, plays[i]!.point);
    if (typeof placed === 'string') return null;
    position = placed.after;
  }
  return null;
}

/**
 * An odd cycle has k + 1 plays of one color and k of the other, and each color loses as many stones as it plays: so the k plays
 * capture k + 1 stones. Where no play captures two stones, and none is a suicide, there is none.
 */
function oddPossible(plays: readonly CyclePlay[]): boolean {
  return plays.some((play) => play.captured.length > 1 || play.captured.includes(play.point));
}

class OddSearch {
  readonly taken: CyclePlay[] = [];
  constructor(
    private readonly start: Position,
    private readonly plays: readonly CyclePlay[],
    private readonly fuel: { left: number },
    /** Plays until the next rest; shared, since many searches are short. */
    private readonly rest: { left: number },
  ) {}

  /** Takes play `k` from `position`, then any later ones. */
  *extend(position: Position, k: number): Task<boolean> {
    const play = this.plays[k]!;
    this.fuel.left -= COST;
    if (--this.rest.left <= 0) {
      this.rest.left = SLICE;
      yield;
    }
    const placed = place(position, play.color, play.point);
    if (typeof placed === 'string' || !samePlay({ ...placed, color: play.color, point: play.point }, play)) {
      return false;
    }
    this.taken.push(play);
    if (this.taken.length % 2 === 1 && placed.after.equals(this.start)) return true;
    if (this.mendable(placed.after, k + 1)) {
      for (let j = k + 1; j < this.plays.length && this.fuel.left >= 0; j++) {
        if (this.plays[j]!.color !== play.color && (yield* this.extend(placed.after, j))) return true;
      }
    }
    this.taken.pop();
    return false;
  }

  /** Every point that differs from the start must be played on or emptied by a play that is still to come. */
  private mendable(position: Position, from: number): boolean {
    const a = position.cells;
    const b = this.start.cells;
    for (let p = 0; p < a.length; p++) {
      if (a[p] === b[p]) continue;
      let mended = false;
      for (let j = from; j < this.plays.length && !mended; j++) {
        const play = this.plays[j]!;
        mended = b[p] === 0 || a[p] !== 0 ? play.captured.includes(p) : play.point === p;
      }
      if (!mended) return false;
    }
    return true;
  }
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
