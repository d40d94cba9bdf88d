/** Whether a plain ko can begin with a play at all, told from footprints: T13 of the code map. */
import type { FirstPlay } from './closure-live.ts';
import type { Cycle } from './cycle.ts';
import { cycleOf, playsOf } from './cycles-odd.ts';
import { groundOf, MOST_POINTS, type Sight } from './footprint-rounds.ts';
import { firstKo } from './footprint-turns.ts';
import { allFootprints, type Footprint, footprintsOf, type PlainLimits } from './footprints.ts';
import type { Position } from './position.ts';
import type { Task } from './task.ts';
import { BLACK, type Color, type Point, WHITE } from './types.ts';

/** Combinations of footprints that are tried, and how many between two rests; and states looked at for all of them. */
const MOST_MIXES = 256;
const SLICE = 8;
const PATIENCE = 4000;

/** `no-cycle`: no plain cycle of any kind begins so. `no-ko`: none of an even number of plays that contains no odd one. */
type Outlook = 'no-cycle' | 'no-ko' | 'open' | KoFound | readonly KoChoice[];

/** A shortest plain ko that begins with a play: the first in the order of the points of the board. */
interface KoFound {
  readonly ko: Cycle;
  /** Whether it is also the first in the order of strings and regions, in which the graph of states goes (`cycles-graph.ts`). */
  readonly inBothOrders: boolean;
}

/** One of several shortest plain kos that begin with a play, which differ in one footprint that is played in the same orders of colors in each. */
export interface KoChoice {
  /** The first on its footprints, in the order of the points of the board. */
  readonly ko: Cycle;
  /** The points of the footprint that the others do not play on. */
  readonly helper: readonly Point[];
}

type Play = { readonly color: Color; readonly point: Point };

/** A footprint with all that is on it or next to it. */
interface Helper {
  readonly footprint: Footprint;
  readonly zone: ReadonlySet<Point>;
}

/** Some footprints that do not touch, together. */
interface Mix {
  readonly footprints: readonly Footprint[];
  readonly points: readonly Point[];
  readonly colors: readonly Color[];
  readonly blocks: readonly number[];
}

/** Never wrong, but `open` wherever it would take long, and where unlike combinations of footprints have a shortest ko. Whole boards only. */
export function* koOutlook(position: Position, first: FirstPlay, limits: PlainLimits): Task<Outlook> {
  const beginnings = footprintsOf(position, first, limits);
  if (!beginnings) return 'open';
  if (beginnings.length === 0) return 'no-cycle';
  const most = limits.maxCycle >> 1;
  // The suicide of a single stone is in no ko (T11).
  const useful = ({ points }: Footprint) => points.length > 1;
  const own = beginnings.filter(useful).sort((a, b) => a.points.length - b.points.length);
  const spare = ([1, 2] as const).map((color) => most - Math.min(...own.map(({ plays }) => plays[color])));
  if (own.length === 0 || Math.min(...spare) < 0) return 'no-ko';
  yield;
  const search = new Search(position, first.point, limits.suicide);
  // Nothing else is as short as the shortest by itself.
  const shortest = own[0]!;
  const apart = isEven(shortest) && own[1]?.points.length !== shortest.points.length;
  if (apart) {
    const outlook = search.among([mixOf([shortest])]);
    if (outlook !== 'no-ko') return outlook;
    yield;
  }
  const others = allFootprints(position, [0, spare[0]!, spare[1]!], limits.suicide);
  if (!others) return 'open';
  yield;
  const { neighbors } = position.geometry;
  const helperOf = (footprint: Footprint): Helper => {
    const zone = new Set(footprint.points);
    for (const p of footprint.points) for (let k = 4 * p; k < 4 * p + 4; k++) zone.add(neighbors[k]!);
    return { footprint, zone };
  };
  const byLength: Mix[][] = [];
  let tried = 0;
  for (const mix of mixes(own.map(helperOf), others.filter(useful).map(helperOf), most)) {
    if (++tried > MOST_MIXES) return 'open';
    if (tried % SLICE === 0) yield;
    if (!mix || (apart && mix.length === 1 && mix[0] === shortest)) continue;
    const even = mixOf(mix);
    (byLength[even.points.length] ??= []).push(even);
  }
  for (const list of byLength) {
    if (!list) continue;
    const outlook = search.among(list);
    if (outlook !== 'no-ko') return outlook;
    yield;
  }
  return 'no-ko';
}

function isEven({ plays }: Footprint): boolean {
  return plays[BLACK] === plays[WHITE];
}

/** Looks for kos that begin on a point among the rounds of mixes. */
class Search {
  private readonly sight: Sight = { left: PATIENCE };

  constructor(
    private readonly position: Position,
    private readonly opening: Point,
    private readonly suicide: boolean,
  ) {}

  /** What there is of kos on mixes of one length. */
  among(mixes: readonly Mix[]): Outlook {
    const found: { readonly mix: Mix; readonly plays: readonly Play[] }[] = [];
    for (const mix of mixes) {
      const plays = this.first(mix);
      if (plays === undefined) return 'open';
      if (plays) found.push({ mix, plays });
    }
    const [one] = found;
    if (!one) return 'no-ko';
    if (found.length > 1) {
      const varying = likeHelpers(found.map(({ mix }) => mix.footprints));
      if (!varying) return 'open';
      return varying.map(({ points }, k) => ({
        ko: cycleOf(playsOf(this.position, found[k]!.plays)),
        helper: points,
      }));
    }
    const again = this.first(partwise(this.position, one.mix));
    if (!again) return 'open';
    const inBothOrders = again.every(({ point }, k) => point === one.plays[k]!.point);
    return { ko: cycleOf(playsOf(this.position, one.plays)), inBothOrders };
  }

  /** The first ko on a mix, in the order of its points; `undefined` when it takes too long to find out. */
  private first({ footprints, points, colors, blocks }: Mix): readonly Play[] | null | undefined {
    if (points.length > MOST_POINTS) return undefined;
    const ground = groundOf(this.position, points, colors, blocks, true);
    // The plays on three points alternate by themselves, and are an odd cycle unless a string around leans on other points, too.
    for (const { points: own, plays } of footprints) {
      if (own.length !== 3 || plays[BLACK] === 0 || plays[WHITE] === 0) continue;
      const mask = own.reduce((bits, p) => bits | (1 << points.indexOf(p)), 0);
      if (!ground.walls.some(({ border }) => (border & mask) !== 0 && (border & ~mask) !== 0)) return null;
    }
    const round = firstKo(ground, this.opening, this.suicide, this.sight);
    return round ? round.map((i) => ({ color: colors[i]!, point: points[i]! })) : round;
  }
}

/**
 * The footprint of each list that is not in all of them, where each has one and they are played in the same orders of colors, as far as that is seen
 * at a glance; else `null`.
 */
function likeHelpers(lists: readonly (readonly Footprint[])[]): readonly Footprint[] | null {
  const varying: Footprint[] = [];
  for (const list of lists) {
    const [helper, more] = list.filter((one) => !lists.every((other) => other.includes(one)));
    // The first of a list is what the ko begins on.
    if (!helper || more || helper === list[0]) return null;
    varying.push(helper);
  }
  return varying.every((one) => isLike(one, varying[0]!)) ? varying : null;
}

function isLike(a: Footprint, b: Footprint): boolean {
  if (a.plays[BLACK] !== b.plays[BLACK] || a.plays[WHITE] !== b.plays[WHITE]) return false;
  if (a.plays[BLACK] === 0 || a.plays[WHITE] === 0) return true;
  return a.opens !== 0 && a.opens === b.opens;
}

/** In the order of the points. */
function mixOf(footprints: readonly Footprint[]): Mix {
  const members = footprints.flatMap(({ points, colors, blocks }, k) =>
    points.map((point, i) => ({ point, color: colors[i]!, block: blocks[i]! + MOST_POINTS * k })),
  );
  members.sort((a, b) => a.point - b.point);
  return {
    footprints,
    points: members.map(({ point }) => point),
    colors: members.map(({ color }) => color),
    blocks: members.map(({ block }) => block),
  };
}

/** A mix in the order in which a search from the first point of each string and region comes by its points, which are whole ones. */
function partwise({ cells, geometry }: Position, { points, colors, blocks, footprints }: Mix): Mix {
  const order: Point[] = [];
  const placed = new Set<Point>();
  for (const p of points) {
    if (placed.has(p)) continue;
    placed.add(p);
    order.push(p);
    for (let at = order.length - 1; at < order.length; at++) {
      for (let k = 4 * order[at]!; k < 4 * order[at]! + 4; k++) {
        const n = geometry.neighbors[k]!;
        if (n < 0 || cells[n] !== cells[p] || placed.has(n)) continue;
        placed.add(n);
        order.push(n);
      }
    }
  }
  const from = order.map((p) => points.indexOf(p));
  return {
    footprints,
    points: order,
    colors: from.map((i) => colors[i]!),
    blocks: from.map((i) => blocks[i]!),
  };
}

/** Footprints that do not touch, one of them of `own`, with as many plays of either color; `null` now and then for the sake of whoever counts. */
function* mixes(
  own: readonly Helper[],
  helpers: readonly Helper[],
  most: number,
): Generator<readonly Footprint[] | null, void> {
  for (const one of own) {
    const stack: { chosen: readonly Helper[]; black: number; white: number; from: number }[] = [
      { chosen: [one], black: one.footprint.plays[1], white: one.footprint.plays[2], from: 0 },
    ];
    for (let at = stack.pop(); at; at = stack.pop()) {
      const { chosen, black, white } = at;
      yield black === white && black <= most ? chosen.map(({ footprint }) => footprint) : null;
      for (let k = at.from; k < helpers.length; k++) {
        const { plays, points } = helpers[k]!.footprint;
        if (black + plays[1] > most || white + plays[2] > most) continue;
        if (chosen.some(({ zone }) => points.some((p) => zone.has(p)))) continue;
        stack.push({
          chosen: [...chosen, helpers[k]!],
          black: black + plays[1],
          white: white + plays[2],
          from: k + 1,
        });
      }
    }
  }
}
