/**
 * Whether a plain ko can begin with a play, by the footprints around it: T13 of the README of this
 * room.
 */
import { must } from '../../go/must.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Point, WHITE } from '../../go/types.ts';
import { Parts } from '../bounds/parts.ts';
import { type Budget, type Cycle, compareCycles, cycleOf, type FirstPlay, playsOf } from '../cycle.ts';
import { combined, type Footprint } from './footprint.ts';
import { groundOf, MOST_POINTS, type WallFinder } from './ground.ts';
import { allFootprints, footprintsOf, type RoundLimits } from './grow.ts';
import { firstKo } from './turns.ts';

/**
 * Combinations of footprints that are tried, and how many between two yields; and states visited
 * for all of them.
 */
const MOST_COMBINATIONS = 256;
const SLICE = 8;
const BUDGET = 4000;

/**
 * `no-cycle`: no plain cycle of any kind begins so. `no-ko`: no plain ko does. `open`: that would
 * take long to find out.
 */
type PlainKoAnswer = 'no-cycle' | 'no-ko' | 'open' | Cycle;

/**
 * The shortest plain ko that begins with a play, the first of those in the order of {@link
 * compareCycles}. Whole boards only.
 */
export function* findPlainKo(
  position: Position,
  first: FirstPlay,
  limits: RoundLimits,
  /** The footprints around the play, where they are known. */
  beginnings: readonly Footprint[] | null = footprintsOf(position, first, limits),
): Task<PlainKoAnswer> {
  if (!beginnings) return 'open';
  if (beginnings.length === 0) return 'no-cycle';
  const most = limits.maxCycle >> 1;
  // The suicide of a single stone is in no ko (T11).
  const useful = ({ points }: Footprint) => points.length > 1;
  const own = beginnings.filter(useful).sort((a, b) => a.points.length - b.points.length);
  const spare = (color: 1 | 2) => most - Math.min(...own.map(({ plays }) => plays[color]));
  const [black, white] = [spare(BLACK), spare(WHITE)];
  const [shortest, second] = own;
  if (!shortest || Math.min(black, white) < 0) return 'no-ko';
  yield;
  const search = new PlainKoSearch(position, first.point, limits.suicide);
  // Nothing else is as short as the shortest by itself.
  const alone = isEven(shortest) && second?.points.length !== shortest.points.length;
  if (alone) {
    const answer = search.among([[shortest]]);
    if (answer !== 'no-ko') return answer;
    yield;
  }
  const others = allFootprints(position, { black, white, both: black + white }, limits.suicide);
  if (!others) return 'open';
  yield;
  const zones = new Map<Footprint, ReadonlySet<Point>>();
  const zoneOf = (footprint: Footprint) => {
    const { points } = footprint;
    const zone =
      zones.get(footprint) ?? new Set([...points, ...points.flatMap((p) => position.geometry.adjacent(p))]);
    zones.set(footprint, zone);
    return zone;
  };
  const touch = (one: Footprint, other: Footprint) => {
    const zone = zoneOf(one);
    return other.points.some((p) => zone.has(p));
  };
  const byLength: (readonly Footprint[])[][] = [];
  let tried = 0;
  for (const chosen of combinations(own, others.filter(useful), most, touch)) {
    if (++tried > MOST_COMBINATIONS) return 'open';
    if (tried % SLICE === 0) yield;
    if (!chosen) continue;
    const length = chosen.reduce((sum, { points }) => sum + points.length, 0);
    if (alone && length === shortest.points.length) continue;
    (byLength[length] ??= []).push(chosen);
  }
  for (const list of byLength) {
    const answer = list ? search.among(list) : 'no-ko';
    if (answer !== 'no-ko') return answer;
    yield;
  }
  return 'no-ko';
}

function isEven({ plays }: Footprint): boolean {
  return plays[BLACK] === plays[WHITE];
}

/** Looks for kos that begin on a point among the rounds of combinations. */
class PlainKoSearch {
  private readonly budget: Budget = { left: BUDGET };
  private readonly finder: WallFinder;

  constructor(
    private readonly position: Position,
    private readonly opening: Point,
    private readonly suicide: boolean,
  ) {
    this.finder = { parts: new Parts(position), bordering: null };
  }

  /** What there is of kos on combinations of one length. */
  among(list: readonly (readonly Footprint[])[]): PlainKoAnswer {
    let best: readonly FirstPlay[] | null = null;
    for (const footprints of list) {
      const plays = this.first(footprints);
      if (plays === undefined) return 'open';
      if (plays && (!best || compareCycles(plays, best) < 0)) best = plays;
    }
    return best ? cycleOf(playsOf(this.position, best)) : 'no-ko';
  }

  /**
   * The first ko on a combination, in the order of its points; `undefined` when it takes too long
   * to find out.
   */
  private first(footprints: readonly Footprint[]): readonly FirstPlay[] | null | undefined {
    const { position } = this;
    const whole = combined(footprints);
    const { colors, points } = whole;
    if (points.length > MOST_POINTS) return undefined;
    const ground = groundOf(position, whole, this.finder);
    // The plays on three points alternate by themselves, and are an odd cycle unless a chain around
    // leans on other points, too.
    for (const { points: own, plays } of footprints) {
      if (own.length !== 3 || plays[BLACK] === 0 || plays[WHITE] === 0) continue;
      const mask = own.reduce((bits, p) => bits | (1 << points.indexOf(p)), 0);
      if (!ground.borders.some((border) => (border & mask) !== 0 && (border & ~mask) !== 0)) return null;
    }
    const round = firstKo(ground, this.opening, this.suicide, this.budget);
    if (!round) return round;
    return round.map((i) => ({ color: colors[i] ?? BLACK, point: points[i] ?? 0 }));
  }
}

/**
 * Footprints that do not touch, one of them of `own`, with as many plays of either color; `null`
 * now and then, so that the caller can count the work.
 */
function* combinations(
  own: readonly Footprint[],
  helpers: readonly Footprint[],
  most: number,
  touch: (one: Footprint, other: Footprint) => boolean,
): Generator<readonly Footprint[] | null, void> {
  for (const one of own) {
    const stack: { chosen: readonly Footprint[]; black: number; white: number; from: number }[] = [
      { chosen: [one], black: one.plays[BLACK], white: one.plays[WHITE], from: 0 },
    ];
    for (let at = stack.pop(); at; at = stack.pop()) {
      const { chosen } = at;
      yield at.black === at.white && at.black <= most ? chosen : null;
      for (let k = at.from; k < helpers.length; k++) {
        const helper = must(helpers[k]);
        const black = at.black + helper.plays[BLACK];
        const white = at.white + helper.plays[WHITE];
        if (black > most || white > most) continue;
        if (chosen.some((other) => touch(other, helper))) continue;
        stack.push({ chosen: [...chosen, helper], black, white, from: k + 1 });
      }
    }
  }
}
