import type { Assumption } from '../../go/play.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import { type Findings, findings, type KoString, NOTHING_FOUND } from './exchange.ts';
import { arena, type CycleLimits, field, unseenAt } from './field.ts';
import { type Budget, cycleGraph } from './graph.ts';
import { plainCycles } from './shared.ts';

/** A ko coupling: strings, and the mouths that touch all of them and nothing else. */
export interface Coupling {
  readonly strings: readonly (readonly Point[])[];
  readonly mouths: readonly (readonly Point[])[];
}

/** All that the text's definitions say of a position. Lists of points are sorted as answers list them, and so are lists of lists. */
export interface KoAnalysis {
  readonly strings: readonly KoString[];
  readonly mouths: readonly (readonly Point[])[];
  readonly couplings: readonly Coupling[];
  readonly positions: readonly (readonly Point[])[];
}

const NOTHING: KoAnalysis = { strings: [], mouths: [], couplings: [], positions: [] };

/** Positions, and groups of points, that are kept. */
const MOST_KEPT = 2000;

/**
 * Works positions out, and remembers what it has worked out: an analysis depends on the position alone, and what a group of
 * points can do depends on that group and the strings around it alone, which seldom change from move to move.
 */
export class Analyst {
  private readonly byPosition = new Map<number, { position: Position; analysis: KoAnalysis | null }[]>();
  private readonly byGroup = new Map<string, Findings>();

  constructor(
    private readonly limits: CycleLimits,
    /** Plays that may be tried for one position. */
    private readonly budget: number,
  ) {}

  /** `null` when the budget ended before all cycles were seen. */
  *analyse(position: Position): Task<KoAnalysis | null> {
    const list = this.byPosition.get(position.hash) ?? [];
    const known = list.find((entry) => entry.position.equals(position));
    if (known) return known.analysis;
    const found = yield* this.findings(position);
    const analysis = found && (yield* derive(position, found));
    if (this.byPosition.size >= MOST_KEPT) this.byPosition.clear();
    this.byPosition.set(position.hash, [...list, { position, analysis }]);
    return analysis;
  }

  /** What it takes for granted that the stone at `point` is no ko stone, in a part of a board. */
  *granted(position: Position, point: Point): Task<readonly Assumption[]> {
    const { near, far } = unseenAt(position, this.limits, point);
    if (near) return [near];
    if (!far) return [];
    // Where the stone could be taken and put back by itself, a group that is not all to be seen may lend the plays in between.
    const group = field(position, this.limits).find((points) => points.includes(point));
    if (!group) return [];
    const most = yield* this.play(position, group, false, { left: this.budget });
    return most?.strings.every(({ points }) => !points.includes(point)) ? [] : [far];
  }

  /**
   * The ko strings of a position and their exchanges. With points played on more than once, what groups of points that do not touch do in
   * turn may be more than what each does. So each is first played on by itself as if there were no turns: what is not found then is
   * found nowhere. All groups that can do anything are then played on together.
   */
  private *findings(position: Position): Task<Findings | null> {
    const budget: Budget = { left: this.budget };
    if (this.limits.plain) return yield* plainCycles(this.limits, this.budget).findings(position, budget);
    const groups = field(position, this.limits);
    if (groups.length === 0) return NOTHING_FOUND;
    if (groups.length === 1) return yield* this.play(position, groups[0]!, true, budget);
    const able: Point[] = [];
    for (const group of groups) {
      const most = yield* this.play(position, group, false, budget);
      if (!most) return null;
      // Suicides that take no stone of the position pass the turn all the same.
      if (most.strings.length > 0 || this.limits.suicide) able.push(...group);
    }
    if (able.length === 0) return NOTHING_FOUND;
    able.sort((a, b) => a - b);
    return yield* this.play(position, able, true, budget);
  }

  private *play(
    position: Position,
    points: readonly Point[],
    turns: boolean,
    budget: Budget,
  ): Task<Findings | null> {
    const place = arena(position, points);
    const key = `${turns} ${place.key}`;
    const known = this.byGroup.get(key);
    if (known !== undefined) return known;
    const graph = yield* cycleGraph(place, this.limits, turns, budget);
    const found = graph && (yield* findings(graph));
    // What a part of a budget did not suffice for, a whole one may.
    if (!found) return null;
    if (this.byGroup.size >= MOST_KEPT) this.byGroup.clear();
    this.byGroup.set(key, found);
    return found;
  }
}

/** Lists of points looked at between two rests of a task. */
const LISTS = 64;

/** Mouths, couplings and ko positions from the ko strings and their exchanges. */
function* derive(position: Position, found: Findings): Task<KoAnalysis> {
  if (found.strings.length === 0) return NOTHING;
  const { geometry } = position;
  const mouths = yield* inOrder(
    position,
    found.exchanges.map(({ taken, taker }) => [...taken, ...taker]),
  );
  const couplings: Coupling[] = [];
  const positions: (readonly Point[])[] = [];
  const byStrings = new Map<string, { strings: Coupling['strings']; mouths: (readonly Point[])[] }>();
  let rest = LISTS;
  for (const mouth of mouths) {
    if (--rest < 0) {
      rest = LISTS;
      yield;
    }
    const { strings, empty } = neighborhood(position, mouth);
    if (empty) {
      positions.push(mouth);
      continue;
    }
    const key = strings.map((string) => string[0]).join();
    const same = byStrings.get(key);
    if (same) same.mouths.push(mouth);
    else byStrings.set(key, { strings, mouths: [mouth] });
  }
  for (const coupled of byStrings.values()) {
    if (coupled.mouths.length > 1) couplings.push(coupled);
    positions.push(coupled.mouths.flat());
  }
  return {
    strings: [...found.strings]
      .map((string) => ({ ...string, points: geometry.sorted(string.points) }))
      .sort((a, b) => compare(position, a.points, b.points)),
    mouths,
    couplings,
    positions: yield* inOrder(position, positions),
  };
}

/** Each list sorted and without repeats, and the lists too. */
function* inOrder(position: Position, lists: readonly (readonly Point[])[]): Task<(readonly Point[])[]> {
  const distinct = new Map<string, readonly Point[]>();
  let rest = LISTS;
  for (const list of lists) {
    if (--rest < 0) {
      rest = LISTS;
      yield;
    }
    const sorted = position.geometry.sorted(new Set(list));
    distinct.set(sorted.join(), sorted);
  }
  return [...distinct.values()].sort((a, b) => compare(position, a, b));
}

function compare({ geometry }: Position, a: readonly Point[], b: readonly Point[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const d = geometry.x(a[i]!) - geometry.x(b[i]!) || geometry.y(b[i]!) - geometry.y(a[i]!);
    if (d !== 0) return d;
  }
  return a.length - b.length;
}

/**
 * What is next to a mouth: the strings, in order, and whether there is an empty point. That of a neighboring mouth counts; the README of
 * this folder says why.
 */
function neighborhood(
  position: Position,
  mouth: readonly Point[],
): { strings: readonly (readonly Point[])[]; empty: boolean } {
  const { geometry } = position;
  const inside = new Set(mouth);
  const seen = new Set<Point>();
  const strings: Point[][] = [];
  let empty = false;
  for (const p of mouth) {
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = geometry.neighbors[k]!;
      if (n < 0 || inside.has(n) || seen.has(n)) continue;
      const content = position.at(n);
      if (content === EMPTY) empty = true;
      if (content === EMPTY || content === UNKNOWN) continue;
      const string = connected(position, n);
      for (const q of string) seen.add(q);
      strings.push(geometry.sorted(string));
    }
  }
  return { strings: strings.sort((a, b) => compare(position, a, b)), empty };
}
