import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { Exchange, ExchangeFindings, KoString } from '../search/exchange.ts';
import { chainAt, type Ground, lowest } from './ground.ts';
import { type Capture, named, type Rounds, roundWith } from './rounds.ts';
import type { Site } from './sites.ts';

/** A chain, or chains that go together, taken by another, on the board. */
interface Event {
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

/** Sites between two yields of a task. */
const SLICE = 16;

/**
 * All that can be taken by anything when turns do not count, and what is known of it from one
 * footprint alone.
 */
export function* eventsOf(position: Position, sites: readonly Site[]): Task<Map<string, Event>> {
  const events = new Map<string, Event>();
  let rest = SLICE;
  for (const site of sites) {
    const { ground, alternating } = site;
    for (const capture of site.captures) {
      const key = nameOf(ground, capture);
      let event = events.get(key);
      if (!event) {
        const strings = chainsIn(ground, capture.taken);
        const stone = strings[0]?.[0];
        // The rules ask only about captures of stones of the position.
        if (stone === undefined) continue;
        const color = position.cells[stone] as Color;
        const taker = capture.taker === 0 ? null : named(ground, capture.taker);
        event = { strings, color, taken: named(ground, capture.taken), taker, sites: [], found: null };
        events.set(key, event);
      }
      event.sites.push({ site, capture });
    }
    if (alternating) record(events, alternating, site.alternatingCaptures);
    if (--rest === 0) {
      rest = SLICE;
      yield;
    }
  }
  return events;
}

/** Records what happens in some of the rounds. */
export function record(events: ReadonlyMap<string, Event>, rounds: Rounds, all: readonly Capture[]): void {
  for (const capture of all) {
    const event = events.get(nameOf(rounds.ground, capture));
    if (event && !event.found) event.found = { rounds, capture };
  }
}

function nameOf(ground: Ground, { taken, taker }: Capture): string {
  return `${named(ground, taken)}<${named(ground, taker)}`;
}

/** The chains of the position in a block. */
function chainsIn(ground: Ground, block: number): Point[][] {
  const chains: Point[][] = [];
  for (let rest = block & ground.stones; rest !== 0; ) {
    const chain = chainAt(ground, block & ground.stones, lowest(rest));
    rest &= ~chain;
    chains.push(named(ground, chain));
  }
  return chains;
}

/** The ko strings and exchanges of the events that happen in some cycle. */
export function* findingsOf(events: Iterable<Event>): Task<ExchangeFindings> {
  interface Found {
    readonly points: readonly Point[];
    readonly color: Color;
    readonly rounds: Rounds;
    readonly capture: Capture;
  }
  const lengthOf = ({ rounds }: Pick<Found, 'rounds'>) => rounds.ground.points.length;
  const shortest = new Map<Point | undefined, Found>();
  const exchanges: Exchange[] = [];
  for (const { color, found, strings, taken, taker } of events) {
    if (!found) continue;
    for (const points of strings) {
      const known = shortest.get(points[0]);
      if (!known || lengthOf(found) < lengthOf(known)) shortest.set(points[0], { points, color, ...found });
      if (taker) exchanges.push({ string: points, taken, taker });
    }
  }
  const strings: KoString[] = [];
  for (const { points, color, rounds, capture } of shortest.values()) {
    strings.push({ points, color, cycle: yield* roundWith(rounds, capture) });
    yield;
  }
  return { strings, exchanges };
}
