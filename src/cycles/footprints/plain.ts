import { must } from '../../go/must.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import { Surroundings } from '../bounds/arena.ts';
import { liveGroups } from '../bounds/bounds.ts';
import { Parts } from '../bounds/parts.ts';
import type { Budget, Cycle, CycleKind, CycleLimits, FirstPlay } from '../cycle.ts';
import { type ExchangeFindings, NOTHING_FOUND } from '../search/exchange.ts';
import { type Beginnings, Collection, choices, isOdd } from './choices.ts';
import { eventsOf, findingsOf, record } from './events.ts';
import { cycleIn } from './first.ts';
import type { WallFinder } from './ground.ts';
import { captures, happening, type Rounds } from './rounds.ts';
import { type Site, Sites } from './sites.ts';
import { OrderMixer, type TurnOrders } from './turn-orders.ts';

/** Work between two yields of a task; and sites looked at. */
const SLICE = 512;
const SITES = 64;
/** Findings that are kept, and what is made ready for positions. */
const MOST_KEPT = 1000;
const MOST_READY = 64;

/** What every question about a position begins with. */
class Ready {
  /** The sites of all groups, the smallest first; `null` until they are first asked for. */
  sites: readonly Site[] | null = null;
  touched: ReadonlySet<Point> | null = null;
  /** Says what bears on the cycles of the position. */
  readonly key: string;
  private surroundings: Surroundings | null = null;

  constructor(
    private readonly position: Position,
    readonly groups: readonly (readonly Point[])[],
    parts: Parts,
  ) {
    this.key = new Surroundings(parts, this.points()).key;
  }

  /** The points of all groups; made when it is asked for, since most positions are like others. */
  get whole(): Surroundings {
    this.surroundings ??= new Surroundings(new Parts(this.position), this.points());
    return this.surroundings;
  }

  private points(): Point[] {
    return this.groups.flat().sort((a, b) => a - b);
  }
}

/** What a site can be mixed with. */
interface Mixer {
  readonly helpers: ReadonlyMap<TurnOrders, readonly Site[]>;
  /** Of the helpers, the shortest first. */
  readonly all: readonly TurnOrders[];
  /** By turn orders, those that mix with them. */
  readonly mixes: Map<TurnOrders, readonly TurnOrders[][]>;
}

/**
 * The exchanges of all plain cycles through a position. A plain cycle plays on some footprints that
 * do not touch, on each of which it goes a round; so what can be taken by what is found on one
 * footprint at a time, without turns. Where the plays of one footprint alternate by themselves,
 * that is all; where they do not, others are looked for with which they do.
 */
export class PlainCycles {
  private readonly mixers = new OrderMixer();
  private readonly sites: Sites;
  /** By the points that matter and what is on them; `null` where the budget did not suffice. */
  private readonly byField = new Map<string, ExchangeFindings | null>();
  /** Rules ask about the same positions one after the other. */
  private readonly byPosition = new Map<Position, Ready>();

  constructor(private readonly limits: CycleLimits) {
    this.sites = new Sites(limits);
  }

  private *ready(position: Position): Task<Ready> {
    const known = this.byPosition.get(position);
    if (known) return known;
    const { groups, parts } = liveGroups(position, this.limits);
    yield;
    const ready = new Ready(position, groups, parts);
    if (this.byPosition.size >= MOST_READY) this.byPosition.clear();
    this.byPosition.set(position, ready);
    yield;
    return ready;
  }

  /** What cycles through a position exchange; `null` when the budget ended first. */
  *findings(position: Position, budget: Budget): Task<ExchangeFindings | null> {
    const ready = yield* this.ready(position);
    if (ready.groups.length === 0) return NOTHING_FOUND;
    const known = this.byField.get(ready.key);
    if (known !== undefined) return known;
    const findings = yield* this.search(position, ready, budget);
    if (this.byField.size >= MOST_KEPT) this.byField.clear();
    this.byField.set(ready.key, findings);
    return findings;
  }

  /**
   * What plain cycles can play on which begin with a play of `color` on `point`: footprints on
   * which plays can alternate and begin so. Nothing where no cycle begins so. `kind`: only cycles
   * of an even or odd number of plays; with `ko`, footprints that belong to no ko are left out (T11
   * and T13 of the README of this room). `null` when the budget ended first.
   */
  *beginnings(
    position: Position,
    { color, point }: FirstPlay,
    kind: CycleKind,
    budget: Budget,
  ): Task<Beginnings | null> {
    const ready = yield* this.ready(position);
    const { groups, whole } = ready;
    const found = new Collection(whole.parts, kind === 'ko', this.limits.suicide);
    if (!groups.some((points) => points.includes(point))) return found;
    let sites = yield* this.sitesOf(ready, budget);
    if (!sites) return null;
    if (kind === 'ko') {
      const wall = new Set([...whole.borders().values()].flat());
      const inside = new Set(whole.points);
      // Chains that lean on it, and may lose all liberties because of what else is played.
      const leaning = ({ footprint: { points }, zone }: Site) =>
        points.some((p) => wall.has(p)) || [...zone].some((p) => inside.has(p) && !points.includes(p));
      const kos: Site[] = [];
      for (const site of sites) {
        if (!isOdd(site.footprint) || (site.footprint.points.length > 1 && leaning(site))) kos.push(site);
        if (kos.length % SITES === 0) yield;
      }
      sites = kos;
    }
    const counts = (length: number) => kind === 'any' || (length % 2 === 1) === (kind === 'odd');
    let mixer: Mixer | null = null;
    for (const site of sites) {
      const { footprint, free, firsts } = site;
      const i = footprint.points.indexOf(point);
      if (i < 0 || footprint.colors[i] !== color || (firsts & (1 << i)) === 0) continue;
      if (!free) {
        if (counts(footprint.points.length) && !(yield* found.add([site], budget))) return null;
        continue;
      }
      const opens = (edge: number) => free.from[edge] === 0 && free.point[edge] === i;
      const orders = yield* this.mixers.of(free, opens, budget);
      mixer ??= yield* this.mixer(sites, budget);
      if (!orders || !mixer) return null;
      const mixes = yield* this.mixes(orders, mixer.all, color, budget);
      if (!mixes) return null;
      for (const mix of mixes) {
        if (!counts(lengthOf([orders, ...mix]))) continue;
        if (!(yield* found.choose(site, mix, mixer.helpers, budget))) return null;
      }
    }
    found.sort();
    return found;
  }

  /**
   * A shortest plain cycle that begins with this play; `null` when there is none. A set: there are
   * many footprints that it could play on, these are their points. `undefined` when the budget
   * ended first.
   */
  *firstCycle(
    position: Position,
    first: FirstPlay,
    kind: CycleKind,
    budget: Budget,
  ): Task<Cycle | ReadonlySet<Point> | null | undefined> {
    const found = yield* this.beginnings(position, first, kind, budget);
    if (!found) return undefined;
    if (!found.complete) return found.points;
    const { parts } = (yield* this.ready(position)).whole;
    for (const sites of found.combinations) {
      const all = yield* this.sites.together(parts, sites, budget);
      if (!all) return budget.left < 0 ? undefined : found.points;
      const cycle = yield* cycleIn(all, position, first, kind, budget);
      if (cycle !== null) return cycle;
    }
    return null;
  }

  /**
   * All points that some plain cycle through a position plays on; `null` when the budget ended
   * first.
   */
  *touched(position: Position, budget: Budget): Task<ReadonlySet<Point> | null> {
    const ready = yield* this.ready(position);
    ready.touched ??= yield* this.touchedBy(ready, budget);
    return ready.touched;
  }

  private *touchedBy(ready: Ready, budget: Budget): Task<ReadonlySet<Point> | null> {
    const sites = yield* this.sitesOf(ready, budget);
    if (!sites) return null;
    yield;
    const touched = new Set<Point>();
    const touch = (points: readonly Point[]) => {
      for (const p of points) touched.add(p);
    };
    for (const { alternating, footprint } of sites) if (alternating) touch(footprint.points);
    if (sites.every(({ footprint }) => footprint.points.every((p) => touched.has(p)))) return touched;
    const mixer = yield* this.mixer(sites, budget);
    if (!mixer) return null;
    for (const site of sites) {
      const { free, orders, footprint } = site;
      if (!free || !orders || footprint.points.every((p) => touched.has(p))) continue;
      const found = yield* this.mix(ready.whole.parts, site, orders, mixer, budget, (rounds) => {
        touch(rounds.ground.points);
        return true;
      });
      if (!found) return null;
    }
    return touched;
  }

  private *search(position: Position, ready: Ready, budget: Budget): Task<ExchangeFindings | null> {
    const sites = yield* this.sitesOf(ready, budget);
    if (!sites) return null;
    const events = yield* eventsOf(position, sites);
    const open = [...events.values()].filter(({ found }) => found === null);
    let mixer: Mixer | null = null;
    for (const event of open) {
      for (const { site, capture } of event.sites) {
        if (event.found || !site.free) continue;
        yield;
        const orders = yield* this.mixers.of(site.free, happening(site.free, capture), budget);
        mixer ??= yield* this.mixer(sites, budget);
        if (!orders || !mixer) return null;
        const found = yield* this.mix(ready.whole.parts, site, orders, mixer, budget, (rounds) => {
          record(events, rounds, captures(rounds));
          return event.found !== null;
        });
        if (!found) return null;
      }
    }
    return yield* findingsOf(events.values());
  }

  private *sitesOf(ready: Ready, budget: Budget): Task<readonly Site[] | null> {
    if (ready.sites) return ready.sites;
    const { groups, whole } = ready;
    const finder: WallFinder = { parts: whole.parts, bordering: whole.borders() };
    yield;
    const sites: Site[] = [];
    for (const group of groups) {
      const found = yield* this.sites.of(finder, group, budget);
      if (!found) return null;
      for (const site of found) sites.push(site);
      yield;
    }
    ready.sites = sites.sort((a, b) => a.footprint.points.length - b.footprint.points.length);
    return ready.sites;
  }

  private *mixer(sites: readonly Site[], budget: Budget): Task<Mixer | null> {
    const helpers = new Map<TurnOrders, Site[]>();
    let rest = SITES;
    for (const site of sites) {
      if (--rest < 0) {
        rest = SITES;
        yield;
      }
      if (!site.free) continue;
      site.orders ??= yield* this.mixers.of(site.free, null, budget);
      if (!site.orders) return null;
      const list = helpers.get(site.orders);
      if (list) list.push(site);
      else helpers.set(site.orders, [site]);
    }
    return { helpers, all: [...helpers.keys()], mixes: new Map() };
  }

  /**
   * Searches a site, played in one of `orders`, together with others with which colors alternate,
   * until `take` has enough. False when the budget ended first.
   */
  private *mix(
    parts: Parts,
    site: Site,
    orders: TurnOrders,
    { helpers, all, mixes }: Mixer,
    budget: Budget,
    take: (rounds: Rounds) => boolean,
  ): Task<boolean> {
    const list = mixes.get(orders) ?? (yield* this.mixes(orders, all, null, budget));
    if (!list) return false;
    mixes.set(orders, list);
    let rest = budget.left - SLICE;
    for (const mix of list) {
      for (const chosen of choices(site, mix, helpers, budget)) {
        if (budget.left < 0) return false;
        if (budget.left < rest) {
          rest = budget.left - SLICE;
          yield;
        }
        if (!chosen) continue;
        const found = yield* this.sites.together(parts, chosen, budget);
        if (!found) return false;
        if (found.from.length > 0 && take(found)) return true;
      }
    }
    return true;
  }

  /**
   * Which turn orders can be mixed with `orders` so that colors alternate (see {@link
   * OrderMixer.alternate}); the shortest first.
   */
  private *mixes(
    orders: TurnOrders,
    all: readonly TurnOrders[],
    opening: Color | null,
    budget: Budget,
  ): Task<TurnOrders[][] | null> {
    const found: TurnOrders[][] = [];
    if (opening !== null) {
      const alone = yield* this.mixers.alternate([orders], opening, budget);
      if (alone === null) return null;
      if (alone) found.push([]);
    }
    const stack: { mix: TurnOrders[]; length: number; from: number }[] = [
      { mix: [], length: orders.length, from: 0 },
    ];
    let rest = budget.left - SLICE;
    for (let at = stack.pop(); at; at = stack.pop()) {
      for (let k = at.from; k < all.length; k++) {
        const one = must(all[k]);
        const length = at.length + one.length;
        // They are in the order of their lengths.
        if (length > this.limits.maxCycle) break;
        const mix = [...at.mix, one];
        const alternate = yield* this.mixers.alternate([orders, ...mix], opening, budget);
        if (alternate === null) return null;
        if (alternate) found.push(mix);
        if (length < this.limits.maxCycle) stack.push({ mix, length, from: k });
      }
      if (budget.left < rest) {
        rest = budget.left - SLICE;
        yield;
      }
    }
    return found.sort((a, b) => lengthOf(a) - lengthOf(b));
  }
}

function lengthOf(mix: readonly TurnOrders[]): number {
  return mix.reduce((sum, one) => sum + one.length, 0);
}
