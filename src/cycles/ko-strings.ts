/** The ko strings of a position: the chains that some cycle captures, and by which chains. */
import type { Assumption } from '../go/play.ts';
import type { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import type { Point } from '../go/types.ts';
import { Arena } from './bounds/arena.ts';
import { liveGroups, unseenAt } from './bounds/bounds.ts';
import type { Parts } from './bounds/parts.ts';
import type { Budget } from './cycle.ts';
import { plainCycles } from './footprints/shared.ts';
import type { SearchLimits } from './ko-play.ts';
import { type ExchangeFindings, findings, NOTHING_FOUND } from './search/exchange.ts';
import { layeredGraph } from './search/layers.ts';

/** Groups of points that one search keeps. */
const MOST_KEPT = 2000;

/**
 * A search for ko strings that keeps what groups of points can do, since few change from move to
 * move.
 */
interface KoStringSearch {
  /**
   * The ko strings of a position and how they are exchanged; `null` when the budget ended first.
   */
  find(position: Position): Task<ExchangeFindings | null>;
  /** What it assumes, on a part of a board, that the stone at `point` is in no ko string. */
  assumed(position: Position, point: Point): Task<readonly Assumption[]>;
}

export function koStrings(limits: SearchLimits): KoStringSearch {
  return new KoStringsSearch(limits);
}

class KoStringsSearch implements KoStringSearch {
  private readonly byGroup = new Map<string, ExchangeFindings>();

  constructor(private readonly limits: SearchLimits) {}

  /**
   * With points played on more than once, what groups of points that do not touch do in turn may be
   * more than what each does. So each is first played on by itself as if there were no turns: what
   * is not found then is found nowhere. All groups that can do anything are then played on
   * together.
   */
  *find(position: Position): Task<ExchangeFindings | null> {
    const { limits } = this;
    const budget: Budget = { left: limits.budget };
    if (limits.plain) return yield* plainCycles(limits).findings(position, budget);
    const { groups, parts } = liveGroups(position, limits);
    const [only] = groups;
    if (!only) return NOTHING_FOUND;
    if (groups.length === 1) return yield* this.play(parts, only, true, budget);
    const able: Point[] = [];
    for (const group of groups) {
      const most = yield* this.play(parts, group, false, budget);
      if (!most) return null;
      // Suicides that take no stone of the position pass the turn all the same.
      if (most.strings.length > 0 || limits.suicide) able.push(...group);
    }
    if (able.length === 0) return NOTHING_FOUND;
    able.sort((a, b) => a - b);
    return yield* this.play(parts, able, true, budget);
  }

  *assumed(position: Position, point: Point): Task<readonly Assumption[]> {
    const { near, far } = unseenAt(position, this.limits, point);
    if (near) return [near];
    if (!far) return [];
    // Where the stone could be taken and put back by itself, a group of which a part is not drawn
    // may lend the plays in between.
    const { groups, parts } = liveGroups(position, this.limits);
    const group = groups.find((points) => points.includes(point));
    if (!group) return [];
    const most = yield* this.play(parts, group, false, { left: this.limits.budget });
    return most?.strings.every(({ points }) => !points.includes(point)) ? [] : [far];
  }

  private *play(
    parts: Parts,
    points: readonly Point[],
    turns: boolean,
    budget: Budget,
  ): Task<ExchangeFindings | null> {
    const arena = new Arena(parts, points, this.limits.suicide, turns);
    const key = `${turns} ${arena.key}`;
    const known = this.byGroup.get(key);
    if (known !== undefined) return known;
    const graph = yield* layeredGraph(arena, this.limits, turns, budget);
    const found = graph && (yield* findings(graph));
    // What a part of a budget did not suffice for, a whole one may.
    if (!found) return null;
    if (this.byGroup.size >= MOST_KEPT) this.byGroup.clear();
    this.byGroup.set(key, found);
    return found;
  }
}
