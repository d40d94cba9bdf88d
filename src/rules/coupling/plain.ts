import type { Cycle } from '../../go/cycle.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import { type Beginnings, Collection, choices, isOdd } from './choices.ts';
import { eventsOf, findingsOf, settle } from './events.ts';
import { type Findings, NOTHING_FOUND } from './exchange.ts';
import { type Arena, arena, type CycleLimits, field } from './field.ts';
import { cycleIn, type FirstPlay, type Kind } from './first.ts';
import type { Budget } from './graph.ts';
import { borderOf, type Place } from './place.ts';
import { captures, happening, type Rounds } from './rounds.ts';
import { type Site, Sites } from './sites.ts';
import { Dictionary, type Language } from './words.ts';

/** Work between two rests of a task. */
const SLICE = 512;
/** Sites looked at between two rests. */
const SITES = 64;
/** Findings that are kept, and what is made ready for positions. */
const MOST_KEPT = 1000;
const MOST_READY = 256;

/** What every question about a position begins with. */
interface Ready {
  readonly groups: readonly (readonly Point[])[];
  readonly whole: Arena;
  /** The sites of all groups, the smallest first; `null` until someone has asked. */
  sites: readonly Site[] | null;
  touched: ReadonlySet<Point> | null;
}

/** What a site can be mixed with. */
interface Mixer {
  readonly helpers: ReadonlyMap<Language, readonly Site[]>;
  /** Of the helpers, the shortest first. */
  readonly languages: readonly Language[];
  /** For each language asked for, those that mix with it. */
  readonly mixes: Map<Language, readonly Language[][]>;
}

const NO_MIXER: Mixer = { helpers: new Map(), languages: [], mixes: new Map() };

/**
 * The exchanges of all plain cycles through a position. A plain cycle plays on some footprints that do not touch, on each of which it goes a
 * round; so what can be taken by what is found on one footprint at a time, without turns. Where the plays of one footprint alternate by
 * themselves, that is all; where they do not, others are looked for with which they do.
 */
export class PlainCycles {
  private readonly dictionary = new Dictionary();
  private readonly sites: Sites;
  /** By the points that matter and what is on them; `null` where the budget did not suffice. */
  private readonly byField = new Map<string, Findings | null>();
  /** Rules ask about the same positions one after the other. */
  private readonly byPosition = new Map<Position, Ready>();

  constructor(private readonly limits: CycleLimits) {
    this.sites = new Sites(limits);
  }

  private *ready(position: Position): Task<Ready> {
    const known = this.byPosition.get(position);
    if (known) return known;
    const groups = field(position, this.limits);
    yield;
    const ready: Ready = { groups, whole: arenaOf(position, groups), sites: null, touched: null };
    if (this.byPosition.size >= MOST_READY) this.byPosition.clear();
    this.byPosition.set(position, ready);
    yield;
    return ready;
  }

  /** What cycles through a position exchange; `null` when the budget ended first. */
  *findings(position: Position, budget: Budget): Task<Findings | null> {
    const ready = yield* this.ready(position);
    if (ready.groups.length === 0) return NOTHING_FOUND;
    const { whole } = ready;
    const known = this.byField.get(whole.key);
    if (known !== undefined) return known;
    const findings = yield* this.search(position, ready, budget);
    if (this.byField.size >= MOST_KEPT) this.byField.clear();
    this.byField.set(whole.key, findings);
    return findings;
  }

  /**
   * What plain cycles can play on which begin with a play of `color` on `point`: footprints on which plays can alternate and begin so. Nothing
   * where no cycle begins so. `kind`: only cycles of an even or odd number of plays; with `ko`, footprints that belong to no ko are left out
   * (the README of this folder has the proof). `null` when the budget ended first.
   */
  *beginnings(
    position: Position,
    { color, point }: FirstPlay,
    kind: Kind,
    budget: Budget,
  ): Task<Beginnings | null> {
    const found = new Collection(position, kind === 'ko', this.limits.suicide);
    const ready = yield* this.ready(position);
    const { groups, whole } = ready;
    if (!groups.some((points) => points.includes(point))) return found;
    let sites = yield* this.sitesOf(position, ready, budget);
    if (!sites) return null;
    if (kind === 'ko') {
      const wall = new Set(whole.borders.flatMap((border) => border.map((i) => whole.points[i]!)));
      const inside = new Set(whole.points);
      // Strings that lean on it, and may lose all liberties because of what else is played.
      const leaning = ({ points, zone }: Place) =>
        points.some((p) => wall.has(p)) || [...zone].some((p) => inside.has(p) && !points.includes(p));
      const kos: Site[] = [];
      for (const site of sites) {
        const { place } = site;
        if (!isOdd(place) || (place.points.length > 1 && leaning(place))) kos.push(site);
        if (kos.length % SITES === 0) yield;
      }
      sites = kos;
    }
    const counts = (length: number) => kind === 'any' || (length % 2 === 1) === (kind === 'odd');
    let mixer: Mixer | null = null;
    for (const site of sites) {
      const { place, free, firsts } = site;
      const i = place.points.indexOf(point);
      if (i < 0 || place.colors[i] !== color || (firsts & (1 << i)) === 0) continue;
      if (!free) {
        if (counts(place.points.length) && !(yield* found.add([site], budget))) return null;
        continue;
      }
      const opens = (edge: number) => free.from[edge] === 0 && free.point[edge] === i;
      const language = yield* this.dictionary.of(free, opens, budget);
      mixer ??= yield* this.mixer(sites, budget);
      if (!language || !mixer) return null;
      const mixes = yield* this.mixes(language, mixer.languages, color, budget);
      if (!mixes) return null;
      for (const mix of mixes) {
        if (!counts(lengthOf([language, ...mix]))) continue;
        if (!(yield* found.choose(site, mix, mixer.helpers, budget))) return null;
      }
    }
    found.sort();
    return found;
  }

  /**
   * A shortest plain cycle that begins with this play; `null` when there is none. A set: there are many footprints that it could play
   * on, these are their points. `undefined` when the budget ended first.
   */
  *firstCycle(
    position: Position,
    first: FirstPlay,
    kind: Kind,
    budget: Budget,
  ): Task<Cycle | ReadonlySet<Point> | null | undefined> {
    const found = yield* this.beginnings(position, first, kind, budget);
    if (!found) return undefined;
    if (!found.complete) return found.points;
    for (const sites of found.combinations) {
      const all = yield* this.sites.together(position, sites, budget);
      if (!all) return budget.left < 0 ? undefined : found.points;
      const cycle = yield* cycleIn(all, position, first, kind, budget);
      if (cycle !== null) return cycle;
    }
    return null;
  }

  /** All points that some plain cycle through a position plays on; `null` when the budget ended first. */
  *touched(position: Position, budget: Budget): Task<ReadonlySet<Point> | null> {
    const ready = yield* this.ready(position);
    ready.touched ??= yield* this.touchedBy(position, ready, budget);
    return ready.touched;
  }

  private *touchedBy(position: Position, ready: Ready, budget: Budget): Task<ReadonlySet<Point> | null> {
    const sites = yield* this.sitesOf(position, ready, budget);
    if (!sites) return null;
    yield;
    const touched = new Set<Point>();
    const touch = (points: readonly Point[]) => {
      for (const p of points) touched.add(p);
    };
    for (const { alternating, place } of sites) if (alternating) touch(place.points);
    const open = sites.filter(({ place }) => place.points.some((p) => !touched.has(p)));
    if (open.length === 0) return touched;
    const mixer = yield* this.mixer(sites, budget);
    if (!mixer) return null;
    for (const site of open) {
      const { free, language, place } = site;
      if (!free || place.points.every((p) => touched.has(p))) continue;
      const found = yield* this.mix(position, site, language!, mixer, budget, (rounds) => {
        touch(rounds.place.points);
        return true;
      });
      if (!found) return null;
    }
    return touched;
  }

  private *search(position: Position, ready: Ready, budget: Budget): Task<Findings | null> {
    const sites = yield* this.sitesOf(position, ready, budget);
    if (!sites) return null;
    const events = yield* eventsOf(position, sites);
    const open = [...events.values()].filter(({ found }) => found === null);
    const mixer = open.length > 0 ? yield* this.mixer(sites, budget) : NO_MIXER;
    if (!mixer) return null;
    for (const event of open) {
      for (const { site, capture } of event.sites) {
        if (event.found || !site.free) continue;
        yield;
        const language = yield* this.dictionary.of(site.free, happening(site.free, capture), budget);
        if (!language) return null;
        const found = yield* this.mix(position, site, language, mixer, budget, (rounds) => {
          settle(events, rounds, captures(rounds));
          return event.found !== null;
        });
        if (!found) return null;
      }
    }
    return yield* findingsOf(events.values());
  }

  private *sitesOf(position: Position, ready: Ready, budget: Budget): Task<readonly Site[] | null> {
    if (ready.sites) return ready.sites;
    const { groups, whole } = ready;
    const helpless = bordersOf(whole);
    yield;
    const sites: Site[] = [];
    for (const group of groups) {
      const found = yield* this.sites.of(position, group, helpless, budget);
      if (!found) return null;
      for (const site of found) sites.push(site);
      yield;
    }
    ready.sites = sites.sort((a, b) => a.footprint.length - b.footprint.length);
    return ready.sites;
  }

  private *mixer(sites: readonly Site[], budget: Budget): Task<Mixer | null> {
    const helpers = new Map<Language, Site[]>();
    let rest = SITES;
    for (const site of sites) {
      if (--rest < 0) {
        rest = SITES;
        yield;
      }
      if (!site.free) continue;
      site.language ??= yield* this.dictionary.of(site.free, null, budget);
      if (!site.language) return null;
      const list = helpers.get(site.language);
      if (list) list.push(site);
      else helpers.set(site.language, [site]);
    }
    return { helpers, languages: [...helpers.keys()], mixes: new Map() };
  }

  /**
   * Searches a site, played in orders of colors of `language`, together with others with which colors alternate, until `take` has enough. False when
   * the budget ended first.
   */
  private *mix(
    position: Position,
    site: Site,
    language: Language,
    { helpers, languages, mixes }: Mixer,
    budget: Budget,
    take: (rounds: Rounds) => boolean,
  ): Task<boolean> {
    const list = mixes.get(language) ?? (yield* this.mixes(language, languages, null, budget));
    if (!list) return false;
    mixes.set(language, list);
    let rest = budget.left - SLICE;
    for (const mix of list) {
      for (const chosen of choices(site, mix, helpers, budget)) {
        if (budget.left < 0) return false;
        if (budget.left < rest) {
          rest = budget.left - SLICE;
          yield;
        }
        if (!chosen) continue;
        const found = yield* this.sites.together(position, chosen, budget);
        if (!found) return false;
        if (found.from.length > 0 && take(found)) return true;
      }
    }
    return true;
  }

  /** Which languages can be mixed with `language` so that colors alternate (see {@link Dictionary.alternate}); the shortest first. */
  private *mixes(
    language: Language,
    languages: readonly Language[],
    opening: Color | null,
    budget: Budget,
  ): Task<Language[][] | null> {
    const found: Language[][] = [];
    if (opening !== null) {
      const alone = yield* this.dictionary.alternate([language], opening, budget);
      if (alone === null) return null;
      if (alone) found.push([]);
    }
    const stack: { mix: Language[]; length: number; from: number }[] = [
      { mix: [], length: language.length, from: 0 },
    ];
    let rest = budget.left - SLICE;
    for (let at = stack.pop(); at; at = stack.pop()) {
      for (let k = at.from; k < languages.length; k++) {
        const one = languages[k]!;
        const length = at.length + one.length;
        // Languages are in the order of their lengths.
        if (length > this.limits.longest) break;
        const mix = [...at.mix, one];
        const alternate = yield* this.dictionary.alternate([language, ...mix], opening, budget);
        if (alternate === null) return null;
        if (alternate) found.push(mix);
        if (length < this.limits.longest) stack.push({ mix, length, from: k });
      }
      if (budget.left < rest) {
        rest = budget.left - SLICE;
        yield;
      }
    }
    return found.sort((a, b) => lengthOf(a) - lengthOf(b));
  }
}

function lengthOf(mix: readonly Language[]): number {
  return mix.reduce((sum, one) => sum + one.length, 0);
}

function arenaOf(position: Position, groups: readonly (readonly Point[])[]): Arena {
  return arena(
    position,
    groups.flat().sort((a, b) => a - b),
  );
}

function bordersOf(whole: Arena): ReadonlySet<string> {
  return new Set(whole.borders.map((border) => borderOf(whole, border)));
}
