import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import type { Part, Parts } from '../bounds/parts.ts';
import type { Budget } from '../cycle.ts';
import type { Footprint } from './footprint.ts';
import type { Ground } from './ground.ts';
import { rounds } from './rounds.ts';
import { type Site, touch } from './sites.ts';
import type { TurnOrders } from './turn-orders.ts';

/** Footprints that cycles with a given first play can play on together. */
export interface Beginnings {
  /** The fewest points first. */
  readonly combinations: readonly (readonly Site[])[];
  /** Whether these are all. */
  readonly complete: boolean;
  /** The points of all. */
  readonly points: ReadonlySet<Point>;
}

/** Beyond this many it is better to search all their points at once. */
const MOST_COMBINATIONS = 256;
/** Choices between two yields of a task. */
const SLICE = 256;

export class Collection implements Beginnings {
  readonly combinations: Site[][] = [];
  readonly points = new Set<Point>();
  complete = true;
  private readonly around = new Map<Site, ReadonlySet<Part>>();

  constructor(
    private readonly parts: Parts,
    /** Whether only kos count. */
    private readonly kos: boolean,
    private readonly suicide: boolean,
  ) {}

  /**
   * Adds a combination, unless it can be seen that it leads nowhere. False when the budget ended
   * first.
   */
  *add(sites: readonly Site[], budget: Budget): Task<boolean> {
    for (const site of sites) {
      const odd = this.kos && isOdd(site.footprint);
      const leans = site.free !== null && !sameWalls(site.ground);
      if ((!odd && !leans) || sites.some((other) => other !== site && this.leanOnBoth(site, other, sites)))
        continue;
      if (odd) return true;
      const relies = site.selfReliant ?? (yield* this.rely(site, budget));
      if (relies === null) return false;
      if (!relies) return true;
    }
    for (const site of sites) this.reach(site);
    if (this.combinations.length >= MOST_COMBINATIONS) this.complete = false;
    else this.combinations.push(sites.slice());
    return true;
  }

  private *rely(site: Site, budget: Budget): Task<boolean | null> {
    const alone = yield* rounds(site.ground, false, this.suicide, budget, true);
    if (!alone) return null;
    site.selfReliant = alone.from.length > 0;
    return site.selfReliant;
  }

  /**
   * Whether there is a chain outside next to both that what is played on a combination could take:
   * all of its liberties are there.
   */
  private leanOnBoth(a: Site, b: Site, sites: readonly Site[]): boolean {
    const beside = this.beside(b);
    const played = (p: Point) => sites.some(({ footprint }) => footprint.points.includes(p));
    return [...this.beside(a)].some((chain) => beside.has(chain) && this.parts.diesWithin(chain, played));
  }

  private beside(site: Site): ReadonlySet<Part> {
    const known = this.around.get(site);
    if (known) return known;
    const { cells } = this.parts.stones;
    const outside = [...site.zone].filter(
      (p) => cells[p] !== EMPTY && cells[p] !== UNKNOWN && !site.footprint.points.includes(p),
    );
    const found = new Set(outside.map((p) => this.parts.at(p)));
    this.around.set(site, found);
    return found;
  }

  /**
   * Adds `site` with footprints for each order of `mix`, none of which touch. False when the budget
   * ended first.
   */
  *choose(
    site: Site,
    mix: readonly TurnOrders[],
    helpers: ReadonlyMap<TurnOrders, readonly Site[]>,
    budget: Budget,
  ): Task<boolean> {
    let rest = budget.left - SLICE;
    if (this.complete) {
      for (const chosen of choices(site, mix, helpers, budget)) {
        if (budget.left < 0) return false;
        if (budget.left < rest) {
          rest = budget.left - SLICE;
          yield;
        }
        if (chosen && !(yield* this.add(chosen, budget))) return false;
        if (!this.complete) break;
      }
    }
    if (this.complete) return true;
    // Some of these may touch each other: then their points are a few too many, and no harm is
    // done.
    this.reach(site);
    for (const one of mix)
      for (const other of helpers.get(one) ?? []) if (!touch(site, other)) this.reach(other);
    return true;
  }

  sort(): void {
    const length = (sites: readonly Site[]) =>
      sites.reduce((sum, { footprint }) => sum + footprint.points.length, 0);
    this.combinations.sort((a, b) => length(a) - length(b));
  }

  private reach({ footprint }: Site): void {
    for (const p of footprint.points) this.points.add(p);
  }
}

/** Whether the plays of any round alternate in cyclic order, and are an odd number. */
export function isOdd({ points, plays }: Footprint): boolean {
  return points.length === 1 || (points.length === 3 && plays[BLACK] > 0 && plays[WHITE] > 0);
}

/** Whether no chain outside that could be taken gets a liberty from what is played elsewhere. */
function sameWalls({ walls, closed }: Ground): boolean {
  return walls.every((list, i) => list.length === closed[i]?.length);
}

/**
 * Ways to choose a footprint for each order, none of which touch; `null` now and then, so that the
 * caller can count the work.
 */
export function* choices(
  site: Site,
  mix: readonly TurnOrders[],
  helpers: ReadonlyMap<TurnOrders, readonly Site[]>,
  budget: Budget,
): Generator<Site[] | null, void> {
  const chosen = [site];
  function* choose(k: number, from: number): Generator<Site[] | null, void> {
    if (k === mix.length) {
      yield chosen;
      return;
    }
    const wanted = mix[k];
    const list = (wanted && helpers.get(wanted)) ?? [];
    for (let i = from; i < list.length; i++) {
      const next = must(list[i]);
      budget.left -= 4;
      if (chosen.some((one) => touch(one, next))) continue;
      chosen.push(next);
      yield* choose(k + 1, mix[k + 1] === mix[k] ? i + 1 : 0);
      chosen.pop();
    }
    yield null;
  }
  yield* choose(0, 0);
}
