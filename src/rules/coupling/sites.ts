import { MOST_POINTS } from '../../go/footprint-rounds.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { type Arena, arena, type CycleLimits } from './field.ts';
import { type Footprint, footprints } from './footprint.ts';
import type { Budget } from './graph.ts';
import { borderOf, type Place, placeOf } from './place.ts';
import { type Capture, captures, type Rounds, rounds } from './rounds.ts';
import type { Language } from './words.ts';

/** A footprint, and what can be done on it. */
export interface Site {
  readonly footprint: readonly { readonly point: Point; readonly color: number; readonly block: number }[];
  readonly place: Place;
  /** Its rounds without turns; `null` where it is so large that nothing fits into a cycle beside it. */
  readonly free: Rounds | null;
  /** Its rounds with turns, where there are any. */
  readonly alternating: Rounds | null;
  /** What happens in its rounds: in those without turns, where they are known. */
  readonly captures: readonly Capture[];
  readonly alternatingCaptures: readonly Capture[];
  /** Points that its rounds may begin with. */
  readonly firsts: number;
  /** The orders of colors in `free`, once someone has asked. */
  language: Language | null;
  /** Whether it has rounds when nothing else is played next to a string that leans on it, once someone has asked. */
  selfReliant: boolean | null;
}

/** Work between two rests of a task. */
const SLICE = 512;
/** Edges of graphs that are kept. */
const MOST_KEPT = 1_000_000;

/** Finds the sites of positions, and keeps those of each group of points, since few groups change from move to move. */
export class Sites {
  private readonly byGroup = new Map<string, readonly Site[]>();
  private readonly byPlace = new Map<string, Rounds>();
  private kept = 0;

  constructor(private readonly limits: CycleLimits) {}

  /**
   * The footprints among a group of points on which anything can be done. `helpless`: see {@link placeOf}. `null` when the budget ended first.
   */
  *of(
    position: Position,
    group: readonly Point[],
    helpless: ReadonlySet<string>,
    budget: Budget,
  ): Task<readonly Site[] | null> {
    const around = arena(position, group);
    const closed = around.borders.map((border) => borderOf(around, border)).filter((b) => helpless.has(b));
    const key = `${around.key} ${closed.join(' ')}`;
    const known = this.byGroup.get(key);
    if (known) return known;
    const found = yield* footprints(around, this.limits, budget);
    if (!found) return null;
    const sites: Site[] = [];
    let weight = 0;
    let rest = budget.left - SLICE;
    for (const footprint of found) {
      if (budget.left < rest) {
        rest = budget.left - SLICE;
        yield;
      }
      const site = yield* this.site(position, membersOf(footprint, around), helpless, budget);
      if (site === null) return null;
      if (!site) continue;
      sites.push(site);
      weight += 16 + (site.free?.from.length ?? 0) + (site.alternating?.from.length ?? 0);
    }
    this.keep(weight);
    this.byGroup.set(key, sites);
    return sites;
  }

  /** `undefined` when nothing can be done there. */
  private *site(
    position: Position,
    members: Site['footprint'],
    helpless: ReadonlySet<string>,
    budget: Budget,
  ): Task<Site | null | undefined> {
    if (members.length > MOST_POINTS) return null;
    budget.left -= 4 * members.length;
    const { longest, suicide } = this.limits;
    const around = arena(
      position,
      members.map(({ point }) => point),
    );
    const place = placeAt(position, members, around, helpless);
    const blacks = members.filter(({ color }) => color === 1).length;
    const balanced = Math.abs(2 * blacks - members.length) <= 1;
    // A round of one play is a suicide.
    const alone = members.length > longest - (suicide ? 1 : 2);
    if (alone && !balanced) return undefined;
    let free: Rounds | null = null;
    if (!alone) {
      free = yield* rounds(place, false, suicide, budget);
      if (!free) return null;
      if (free.from.length === 0) return undefined;
    }
    let alternating: Rounds | null = null;
    if (balanced) {
      alternating = yield* rounds(place, true, suicide, budget);
      if (!alternating) return null;
      if (alternating.from.length === 0) alternating = null;
    }
    const found = free ?? alternating;
    if (!found) return undefined;
    let firsts = 0;
    for (let e = 0; found.from[e] === 0; e++) firsts |= 1 << found.point[e]!;
    return {
      footprint: members,
      place,
      free,
      alternating,
      captures: captures(found),
      alternatingCaptures: alternating ? captures(alternating) : [],
      firsts,
      language: null,
      selfReliant: null,
    };
  }

  /** The rounds of several footprints at once, colors alternating; `null` when the budget ended first. */
  *together(position: Position, sites: readonly Site[], budget: Budget): Task<Rounds | null> {
    const members = sites.flatMap(({ footprint }, k) =>
      footprint.map((one) => ({ ...one, block: one.block + k * MOST_POINTS })),
    );
    members.sort((a, b) => a.point - b.point);
    budget.left -= 4 * members.length;
    if (members.length > MOST_POINTS) return null;
    const around = arena(
      position,
      members.map(({ point }) => point),
    );
    const key = `${around.key} ${members.map(({ color }) => color).join('')}`;
    const known = this.byPlace.get(key);
    if (known) return known;
    const found = yield* rounds(placeAt(position, members, around, NONE), true, this.limits.suicide, budget);
    if (!found) return null;
    this.keep(found.from.length);
    this.byPlace.set(key, found);
    return found;
  }

  private keep(weight: number): void {
    this.kept += weight + 16;
    if (this.kept <= MOST_KEPT) return;
    this.kept = 0;
    this.byGroup.clear();
    this.byPlace.clear();
  }
}

function membersOf({ points, colors, blocks }: Footprint, around: Arena): Site['footprint'] {
  return points.map((p, i) => ({ point: around.points[p]!, color: colors[i]!, block: blocks[i]! }));
}

const NONE: ReadonlySet<string> = new Set();

function placeAt(
  position: Position,
  members: Site['footprint'],
  around: Arena,
  helpless: ReadonlySet<string>,
): Place {
  const { neighbors } = position.geometry;
  const points = members.map(({ point }) => point);
  const zone = new Set(points);
  for (const p of points) for (let k = 4 * p; k < 4 * p + 4; k++) zone.add(neighbors[k]!);
  const colors = members.map(({ color }) => color);
  const blocks = members.map(({ block }) => block);
  return placeOf({ colors, blocks }, around, zone, helpless);
}

/** Whether one of two footprints has a point next to the other, or on it. */
export function touch(a: Site, b: Site): boolean {
  return a.place.points.some((p) => b.place.zone.has(p));
}
