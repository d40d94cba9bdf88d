/** The ko strings of a position: the chains that some cycle captures, and by which chains. */
import type { Assumption } from '../go/play.ts';
import type { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import type { Point } from '../go/types.ts';
import { Arena } from './bounds/arena.ts';
import { liveGroups, longestCycle, unseenAt } from './bounds/bounds.ts';
import type { Parts } from './bounds/parts.ts';
import type { Budget } from './cycle.ts';
import { deepening } from './far.ts';
import { plainCycles } from './footprints/shared.ts';
import type { SearchLimits } from './ko-play.ts';
import { type ExchangeFindings, findings, NOTHING_FOUND } from './search/exchange.ts';
import { layeredGraph } from './search/layers.ts';
import { farther, LONGEST_CYCLE } from './search/walk.ts';

/** Groups of points that one search keeps. */
const MOST_KEPT = 2000;

/**
 * A search for ko strings that keeps what groups of points can do, since few change from move to
 * move.
 */
interface KoStringSearch {
  /**
   * The ko strings of a position and how they are exchanged, by cycles of up to `searchedTo` plays
   * (`Infinity`: of any length); `null` when the budget ended first.
   */
  find(position: Position): Task<(ExchangeFindings & { readonly searchedTo: number }) | null>;
  /**
   * What it assumes, on a part of a board, that the stone at `point` is in no ko string; of a ko
   * stone, that no cycles but those found take it.
   */
  assumed(position: Position, point: Point, isKoStone: boolean): Task<readonly Assumption[]>;
}

export function koStrings(limits: SearchLimits): KoStringSearch {
  return new KoStringsSearch(limits);
}

class KoStringsSearch implements KoStringSearch {
  private readonly byGroup = new Map<string, ExchangeFindings>();

  constructor(private readonly limits: SearchLimits) {}

  *find(position: Position): Task<(ExchangeFindings & { readonly searchedTo: number }) | null> {
    const { limits } = this;
    // No cycle through the position has more plays than this (T14), if all of the board is drawn.
    const bound = limits.far ? yield* longestCycle(position, null, limits) : null;
    const deep = yield* deepening(limits, bound?.most ?? limits.maxCycle, (asked) =>
      this.within(position, asked),
    );
    if (!deep) return null;
    const { answer, reached } = deep;
    const any = bound && !bound.unseen && reached >= bound.most;
    return { ...answer, searchedTo: any ? Number.POSITIVE_INFINITY : reached };
  }

  /**
   * With points played on more than once, what groups of points that do not touch do in turn may be
   * more than what each does. So each is first played on by itself as if there were no turns: what
   * is not found then is found nowhere. All groups that can do anything are then played on
   * together.
   */
  private *within(position: Position, limits: SearchLimits): Task<ExchangeFindings | null> {
    const budget: Budget = { left: limits.budget };
    if (limits.plain) return yield* plainCycles(limits).findings(position, budget);
    const { groups, parts } = liveGroups(position, limits);
    const [only] = groups;
    if (!only) return NOTHING_FOUND;
    if (groups.length === 1) return yield* this.play(parts, only, true, limits, budget);
    const able: Point[] = [];
    for (const group of groups) {
      const most = yield* this.play(parts, group, false, limits, budget);
      if (!most) return null;
      // Suicides that take no stone of the position pass the turn all the same.
      if (most.strings.length > 0 || limits.suicide) able.push(...group);
    }
    if (able.length === 0) return NOTHING_FOUND;
    able.sort((a, b) => a - b);
    return yield* this.play(parts, able, true, limits, budget);
  }

  *assumed(position: Position, point: Point, isKoStone: boolean): Task<readonly Assumption[]> {
    // The longest cycles that may have been looked for.
    const longest = farther(this.limits, LONGEST_CYCLE, LONGEST_CYCLE);
    const limits = this.limits.far ? { ...this.limits, ...longest } : this.limits;
    const { near, far } = unseenAt(position, limits, point);
    if (near) return [near];
    if (!far || isKoStone) return [];
    // Where the stone could be taken and put back by itself, a group of which a part is not drawn
    // may lend the plays in between.
    const { groups, parts } = liveGroups(position, limits);
    const group = groups.find((points) => points.includes(point));
    if (!group) return [];
    const most = yield* this.play(parts, group, false, limits, { left: limits.budget });
    return most?.strings.every(({ points }) => !points.includes(point)) ? [] : [far];
  }

  private *play(
    parts: Parts,
    points: readonly Point[],
    turns: boolean,
    limits: SearchLimits,
    budget: Budget,
  ): Task<ExchangeFindings | null> {
    const arena = new Arena(parts, points, limits.suicide, turns);
    const key = `${limits.maxCycle} ${turns} ${arena.key}`;
    const known = this.byGroup.get(key);
    if (known !== undefined) return known;
    const graph = yield* layeredGraph(arena, limits, turns, budget);
    const found = graph && (yield* findings(graph));
    // What a part of a budget did not suffice for, a whole one may.
    if (!found) return null;
    if (this.byGroup.size >= MOST_KEPT) this.byGroup.clear();
    this.byGroup.set(key, found);
    return found;
  }
}
