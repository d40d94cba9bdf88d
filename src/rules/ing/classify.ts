import {
  deepening,
  firstCycle,
  type KoPlay,
  longestCycle,
  pointsOfPlainCycles,
  type SearchLimits,
} from '../../cycles/index.ts';
import type { Ply } from '../../go/game.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/**
 * Ing’s two classes, as far as Spight’s words on them tell; `undecided` when they turn on life and
 * death.
 */
export type IngClass = 'fighting' | 'disturbing' | 'undecided';

interface Classified {
  /** `null`: the play belongs to no cycle. */
  readonly kind: IngClass | null;
  /** Cycles of up to this many plays were looked for; `Infinity` where no longer ones matter. */
  readonly searchedTo: number;
}

const OPEN: Classified = { kind: 'undecided', searchedTo: Number.POSITIVE_INFINITY };

/**
 * The class of the ko that a play belongs to; `null` when it belongs to no cycle. `found`: whether
 * a ko begins with it. "In a fighting ko the players capture and recapture the same stone or
 * stones, while in a disturbing ko they capture different stones"; "Ing classifies odd cycles as
 * disturbing kos". `limits` are without suicide: a player who removes their own stone takes none
 * back, so such cycles say nothing of a ko's class.
 */
export function* classOf(ply: Ply, found: KoPlay, limits: SearchLimits): Task<Classified> {
  const { color, point, before } = ply;
  if (found.is === 'undecided') return OPEN;
  const first = found.is === 'no' ? { color, point } : null;
  // No plain cycle is longer than this (T14); of what is not drawn that is not known.
  const { most, unseen } = limits.far
    ? yield* longestCycle(before, first, limits)
    : { most: Number.POSITIVE_INFINITY, unseen: null };
  const at = (reached: number) => (reached >= most && !unseen ? Number.POSITIVE_INFINITY : reached);
  if (found.is === 'no') {
    if (found.noCycle) return { kind: null, searchedTo: found.searchedTo ?? limits.maxCycle };
    const isOdd = function* (asked: SearchLimits): Task<boolean | null> {
      const odd = yield* firstCycle(before, { color, point }, 'odd', asked);
      return odd.cycles.length > 0 || (odd.stopped ? null : false);
    };
    const odd = yield* deepening(limits, most, isOdd, (one) => one);
    if (!odd) return OPEN;
    if (odd.answer) return { kind: 'disturbing', searchedTo: found.searchedTo ?? limits.maxCycle };
    return { kind: null, searchedTo: at(odd.reached) };
  }
  const mouth = new Set(found.cycle.plays.map((play) => play.point));
  if (!isConnected(ply.before, mouth)) return OPEN;
  const points = (asked: SearchLimits) => pointsOfPlainCycles(before, asked);
  const deep = yield* deepening(limits, most, points);
  if (!deep) return OPEN;
  const { answer: touched, reached } = deep;
  // Chains around the mouth: where another cycle touches one of them too, which stones are taken
  // is a matter of choice.
  const around = chainsAround(ply.before, mouth);
  for (const point of touched) {
    if (mouth.has(point)) continue;
    for (const chain of chainsAround(ply.before, new Set([point]))) {
      if (around.has(chain)) return OPEN;
    }
  }
  return { kind: 'fighting', searchedTo: at(reached) };
}

function isConnected(position: Position, points: ReadonlySet<Point>): boolean {
  const found: Point[] = [...points].slice(0, 1);
  const seen = new Set(found);
  for (const p of found) {
    for (const n of position.geometry.neighbors.subarray(4 * p, 4 * p + 4)) {
      if (n >= 0 && points.has(n) && !seen.has(n)) {
        seen.add(n);
        found.push(n);
      }
    }
  }
  return found.length === points.size;
}

/** The chains next to these points, each by its first point. */
function chainsAround(position: Position, points: ReadonlySet<Point>): Set<Point> {
  const chains = new Set<Point>();
  for (const p of points) {
    for (const n of position.geometry.neighbors.subarray(4 * p, 4 * p + 4)) {
      if (n < 0 || points.has(n)) continue;
      const cell = position.cells[n];
      if (cell !== EMPTY && cell !== UNKNOWN) chains.add(Math.min(...connected(position, n)));
    }
  }
  return chains;
}
