import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { Exchange, Findings, KoString } from './exchange.ts';
import type { Place } from './place.ts';
import { type Capture, type Rounds, roundWith } from './rounds.ts';
import type { Site } from './sites.ts';

/** A string, or strings that go together, taken by another, on the board. */
export interface Event {
  readonly strings: readonly (readonly Point[])[];
  readonly color: Color;
  readonly taken: readonly Point[];
  /** `null` for a suicide. */
  readonly taker: readonly Point[] | null;
  /** Where it can happen, if turns do not count. */
  readonly sites: { readonly site: Site; readonly capture: Capture }[];
  /** The shortest rounds known in which it happens. */
  found: { readonly rounds: Rounds; readonly capture: Capture } | null;
}

/** Sites between two rests of a task. */
const SLICE = 16;

/** All that can be taken by anything when turns do not count, and what is known of it from one footprint alone. */
export function* eventsOf(position: Position, sites: readonly Site[]): Task<Map<string, Event>> {
  const events = new Map<string, Event>();
  let rest = SLICE;
  for (const site of sites) {
    const { place, alternating } = site;
    for (const capture of site.captures) {
      const key = nameOf(place, capture);
      let event = events.get(key);
      if (!event) {
        const taken = named(place, capture.taken);
        const strings = stringsIn(place, capture.taken);
        // Where no stone of the position goes, it is nothing to the rule.
        if (strings.length === 0) continue;
        const color = position.cells[strings[0]![0]!] as Color;
        const taker = capture.taker === 0 ? null : named(place, capture.taker);
        event = { strings, color, taken, taker, sites: [], found: null };
        events.set(key, event);
      }
      event.sites.push({ site, capture });
    }
    if (alternating) settle(events, alternating, site.alternatingCaptures);
    if (--rest === 0) {
      rest = SLICE;
      yield;
    }
  }
  return events;
}

/** Notes what happens in some of the rounds. */
export function settle(events: ReadonlyMap<string, Event>, rounds: Rounds, all: readonly Capture[]): void {
  for (const capture of all) {
    const event = events.get(nameOf(rounds.place, capture));
    if (event && !event.found) event.found = { rounds, capture };
  }
}

function nameOf(place: Place, { taken, taker }: Capture): string {
  return `${named(place, taken)}<${named(place, taker)}`;
}

function named(place: Place, mask: number): Point[] {
  return place.points.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** The strings of the position in a block. */
function stringsIn({ points, near, stones }: Place, block: number): Point[][] {
  const strings: Point[][] = [];
  for (let rest = block & stones; rest !== 0; ) {
    let string = rest & -rest;
    for (let before = 0; before !== string; ) {
      before = string;
      for (let i = 0; i < near.length; i++)
        if ((string & (1 << i)) !== 0) string |= near[i]! & block & stones;
    }
    rest &= ~string;
    strings.push(points.filter((_, i) => (string & (1 << i)) !== 0));
  }
  return strings;
}

/** What the rule asks of the events that happen in some cycle. */
export function* findingsOf(events: Iterable<Event>): Task<Findings> {
  const shortest = new Map<Point, { event: Event; points: readonly Point[] }>();
  const exchanges: Exchange[] = [];
  for (const event of events) {
    if (!event.found) continue;
    for (const points of event.strings) {
      const known = shortest.get(points[0]!);
      if (!known || lengthOf(event) < lengthOf(known.event)) shortest.set(points[0]!, { event, points });
      if (event.taker) exchanges.push({ string: points, taken: event.taken, taker: event.taker });
    }
  }
  const strings: KoString[] = [];
  for (const { event, points } of shortest.values()) {
    const { rounds, capture } = event.found!;
    strings.push({ points, color: event.color, cycle: roundWith(rounds, capture) });
    yield;
  }
  return { strings, exchanges };
}

function lengthOf(event: Event): number {
  return event.found!.rounds.place.points.length;
}
