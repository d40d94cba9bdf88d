import type { Stones } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, EMPTY, type Point, WHITE } from '../../go/types.ts';
import { Surroundings } from '../bounds/arena.ts';
import { Parts } from '../bounds/parts.ts';
import { type Budget, type CycleLimits, mostOfOneColor } from '../cycle.ts';
import { combined, type Footprint, Growth, mostPoints } from './footprint.ts';
import { type Ground, groundOf, MOST_POINTS, type WallFinder } from './ground.ts';
import { type Capture, captures, type Rounds, rounds } from './rounds.ts';
import type { TurnOrders } from './turn-orders.ts';

/** A footprint, and what can be done on it. */
export interface Site {
  readonly footprint: Footprint;
  readonly ground: Ground;
  /** The points, and all next to them. */
  readonly zone: ReadonlySet<Point>;
  /**
   * Its rounds without turns; `null` where it is so large that nothing fits into a cycle beside it.
   */
  readonly free: Rounds | null;
  /** Its rounds with turns, where there are any. */
  readonly alternating: Rounds | null;
  /** What happens in its rounds: in those without turns, where they are known. */
  readonly captures: readonly Capture[];
  readonly alternatingCaptures: readonly Capture[];
  /** Points that its rounds may begin with. */
  readonly firsts: number;
  /** The orders of colors in `free`, once they were asked for. */
  orders: TurnOrders | null;
  /**
   * Whether it has rounds when nothing else is played next to a chain that leans on it, once that
   * was asked for.
   */
  selfReliant: boolean | null;
}

/** Work between two yields of a task; and what a step of growth costs. */
const SLICE = 512;
const STEP = 16;
/** Steps of growth after which a group of points is left to other searches. */
const MOST_STEPS = 100_000;
/** Edges of graphs that are kept. */
const MOST_KEPT = 250_000;

/**
 * Finds the sites of positions, and keeps those of each group of points, since few groups change
 * from move to move.
 */
export class Sites {
  private readonly byGroup = new Map<string, readonly Site[]>();
  private readonly byPoints = new Map<string, Rounds>();
  private kept = 0;

  constructor(private readonly limits: CycleLimits) {}

  /**
   * The footprints among a group of points on which anything can be done; `null` when the budget
   * ended first.
   */
  *of(finder: WallFinder, group: readonly Point[], budget: Budget): Task<readonly Site[] | null> {
    const { bordering, parts } = finder;
    const around = new Surroundings(parts, group);
    const closed = [...around.borders()].map(
      ([chain, border]) => bordering?.get(chain)?.length === border.length,
    );
    const key = `${around.key} ${closed.map(Number).join('')}`;
    const known = this.byGroup.get(key);
    if (known) return known;
    const found = yield* this.footprints(parts.stones, group, budget);
    if (!found) return null;
    const sites: Site[] = [];
    let weight = 0;
    let rest = budget.left - SLICE;
    for (const footprint of found) {
      if (budget.left < rest) {
        rest = budget.left - SLICE;
        yield;
      }
      const site = yield* this.site(finder, footprint, budget);
      if (site === null) return null;
      if (!site) continue;
      sites.push(site);
      weight += 16 + (site.free?.from.length ?? 0) + (site.alternating?.from.length ?? 0);
    }
    this.keep(weight);
    this.byGroup.set(key, sites);
    return sites;
  }

  /**
   * All footprints on a group of points that are whole live parts, or `null` when the budget ended
   * first.
   */
  private *footprints(stones: Stones, group: readonly Point[], budget: Budget): Task<Footprint[] | null> {
    const { maxCycle, suicide } = this.limits;
    const half = mostOfOneColor(maxCycle);
    const most = { black: half, white: half, both: maxCycle };
    const parts = new Parts(stones, mostPoints(most));
    const inside = new Set(group);
    const growth = new Growth(parts, most, suicide, ({ points: [p = -1] }) => inside.has(p));
    const found: Footprint[] = [];
    let rest = budget.left - SLICE;
    for (const p of group) {
      const part = parts.at(p);
      // A region without any chain can be emptied by suicide only.
      if (part.points[0] !== p || (part.content === EMPTY && !suicide)) continue;
      if (part.content !== WHITE) growth.start(part, BLACK);
      if (part.content !== BLACK) growth.start(part, WHITE);
      while (growth.pending) {
        const footprint = growth.step();
        if (footprint) found.push(footprint);
        budget.left -= STEP;
        if (budget.left < 0 || growth.steps > MOST_STEPS) return null;
        if (budget.left >= rest) continue;
        rest = budget.left - SLICE;
        yield;
      }
      growth.leaveOut(part);
    }
    return found;
  }

  /** `undefined` when nothing can be done there. */
  private *site(finder: WallFinder, footprint: Footprint, budget: Budget): Task<Site | null | undefined> {
    const { points, plays } = footprint;
    if (points.length > MOST_POINTS) return null;
    budget.left -= 4 * points.length;
    const { maxCycle, suicide } = this.limits;
    const { stones } = finder.parts;
    const ground = groundOf(stones, footprint, finder);
    const balanced = Math.abs(plays[BLACK] - plays[WHITE]) <= 1;
    // A round of one play is a suicide.
    const alone = points.length > maxCycle - (suicide ? 1 : 2);
    if (alone && !balanced) return undefined;
    let free: Rounds | null = null;
    if (!alone) {
      free = yield* rounds(ground, false, suicide, budget);
      if (!free) return null;
      if (free.from.length === 0) return undefined;
    }
    let alternating: Rounds | null = null;
    if (balanced) {
      alternating = yield* rounds(ground, true, suicide, budget);
      if (!alternating) return null;
      if (alternating.from.length === 0) alternating = null;
    }
    const found = free ?? alternating;
    if (!found) return undefined;
    let firsts = 0;
    for (const [e, i] of found.point.entries()) {
      if (found.from[e] !== 0) break;
      firsts |= 1 << i;
    }
    return {
      footprint,
      ground,
      zone: new Set([...points, ...points.flatMap((p) => stones.geometry.adjacent(p))]),
      free,
      alternating,
      captures: captures(found),
      alternatingCaptures: alternating ? captures(alternating) : [],
      firsts,
      orders: null,
      selfReliant: null,
    };
  }

  /**
   * The rounds of several footprints at once, colors alternating; `null` when the budget ended
   * first.
   */
  *together(parts: Parts, sites: readonly Site[], budget: Budget): Task<Rounds | null> {
    const whole = combined(sites.map(({ footprint }) => footprint));
    budget.left -= 4 * whole.points.length;
    if (whole.points.length > MOST_POINTS) return null;
    const { suicide } = this.limits;
    const key = `${new Surroundings(parts, whole.points).key} ${whole.colors.join('')}`;
    const known = this.byPoints.get(key);
    if (known) return known;
    const ground = groundOf(parts.stones, whole, { parts, bordering: null });
    const found = yield* rounds(ground, true, suicide, budget);
    if (!found) return null;
    this.keep(found.from.length);
    this.byPoints.set(key, found);
    return found;
  }

  private keep(weight: number): void {
    this.kept += weight + 16;
    if (this.kept <= MOST_KEPT) return;
    this.kept = 0;
    this.byGroup.clear();
    this.byPoints.clear();
  }
}

/** Whether one of two footprints has a point next to the other, or on it. */
export function touch(a: Site, b: Site): boolean {
  return a.footprint.points.some((p) => b.zone.has(p));
}
