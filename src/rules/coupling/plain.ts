import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { type Event, eventsOf, findingsOf, settle } from './events.ts';
import type { Findings } from './exchange.ts';
import { type Arena, arena, type CycleLimits } from './field.ts';
import type { Budget } from './graph.ts';
import { borderOf } from './place.ts';
import { type Site, Sites, together, touch } from './sites.ts';
import { Dictionary, type Language } from './words.ts';

/** Work between two rests of a task. */
const SLICE = 1024;
/** Findings that are kept. */
const MOST_KEPT = 1000;

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

  constructor(private readonly limits: CycleLimits) {
    this.sites = new Sites(limits);
  }

  /** What cycles on these groups of points (see `field`) exchange; `null` when the budget ended first. */
  *findings(
    position: Position,
    groups: readonly (readonly Point[])[],
    budget: Budget,
  ): Task<Findings | null> {
    const whole = arena(
      position,
      groups.flat().sort((a, b) => a - b),
    );
    const known = this.byField.get(whole.key);
    if (known !== undefined) return known;
    const findings = yield* this.search(position, groups, whole, budget);
    if (this.byField.size >= MOST_KEPT) this.byField.clear();
    this.byField.set(whole.key, findings);
    return findings;
  }

  private *search(
    position: Position,
    groups: readonly (readonly Point[])[],
    whole: Arena,
    budget: Budget,
  ): Task<Findings | null> {
    const helpless = new Set(whole.borders.map((border) => borderOf(whole, border)));
    const sites: Site[] = [];
    for (const group of groups) {
      const found = yield* this.sites.of(position, group, helpless, budget);
      if (!found) return null;
      for (const site of found) sites.push(site);
    }
    sites.sort((a, b) => a.footprint.length - b.footprint.length);
    const events = yield* eventsOf(position, sites);
    const complete = yield* this.combine(position, sites, events, budget);
    return complete ? findingsOf(events.values()) : null;
  }

  /** Looks for cycles of every event that has none on one footprint alone; false when the budget ended first. */
  private *combine(
    position: Position,
    sites: readonly Site[],
    events: ReadonlyMap<string, Event>,
    budget: Budget,
  ): Task<boolean> {
    const open = [...events.values()].filter(({ cycle }) => cycle === null);
    if (open.length === 0) return true;
    const helpers = new Map<Language, Site[]>();
    for (const site of sites) {
      if (!site.free) continue;
      site.language ??= yield* this.dictionary.of(site.free, null, budget);
      if (!site.language) return false;
      const list = helpers.get(site.language);
      if (list) list.push(site);
      else helpers.set(site.language, [site]);
    }
    const languages = [...helpers.keys()];
    const mixes = new Map<Language, Language[][]>();
    let rest = budget.left - SLICE;
    for (const event of open) {
      for (const { site, capture } of event.sites) {
        if (event.cycle) break;
        if (!site.free) continue;
        const language = yield* this.dictionary.of(site.free, capture, budget);
        if (!language) return false;
        const list = mixes.get(language) ?? (yield* this.mixes(language, languages, budget));
        if (!list) return false;
        mixes.set(language, list);
        for (const mix of list) {
          for (const chosen of choices(site, mix, helpers, budget)) {
            if (budget.left < 0) return false;
            if (budget.left < rest) {
              rest = budget.left - SLICE;
              yield;
            }
            if (!chosen) continue;
            const found = yield* together(position, chosen, this.limits, budget);
            if (!found) return false;
            settle(events, found);
            if (event.cycle) break;
          }
          if (event.cycle) break;
        }
      }
    }
    return true;
  }

  /** Which languages, one or more, can be mixed with `language` so that colors alternate; the shortest first. */
  private *mixes(
    language: Language,
    languages: readonly Language[],
    budget: Budget,
  ): Task<Language[][] | null> {
    const found: Language[][] = [];
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
        const alternate = yield* this.dictionary.alternate([language, ...mix], budget);
        if (alternate === null) return null;
        if (alternate) found.push(mix);
        if (length < this.limits.longest) stack.push({ mix, length, from: k });
      }
      if (budget.left < rest) {
        rest = budget.left - SLICE;
        yield;
      }
    }
    const lengthOf = (mix: Language[]) => mix.reduce((sum, one) => sum + one.length, 0);
    return found.sort((a, b) => lengthOf(a) - lengthOf(b));
  }
}

/** Ways to choose a footprint for each language, none of which touch; `null` now and then, for who counts the work. */
function* choices(
  site: Site,
  mix: readonly Language[],
  helpers: ReadonlyMap<Language, readonly Site[]>,
  budget: Budget,
): Generator<Site[] | null, void> {
  const chosen = [site];
  function* choose(k: number, from: number): Generator<Site[] | null, void> {
    if (k === mix.length) {
      yield chosen;
      return;
    }
    const list = helpers.get(mix[k]!)!;
    for (let i = from; i < list.length; i++) {
      const next = list[i]!;
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
