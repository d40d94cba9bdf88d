import { firstCycle, type KoPlay, pointsOfPlainCycles, type SearchLimits } from '../../cycles/index.ts';
import type { Ply } from '../../go/game.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/**
 * Ing’s two classes, as far as Spight’s words on them tell; `undecided` when they turn on life and
 * death.
 */
export type IngClass = 'fighting' | 'disturbing' | 'undecided';

/**
 * The class of the ko that a play belongs to; `null` when it belongs to no cycle. `found`: whether
 * a ko begins with it. "In a fighting ko the players capture and recapture the same stone or
 * stones, while in a disturbing ko they capture different stones"; "Ing classifies odd cycles as
 * disturbing kos". `limits` are without suicide: a player who removes their own stone takes none
 * back, so such cycles say nothing of a ko's class.
 */
export function* classOf(ply: Ply, found: KoPlay, limits: SearchLimits): Task<IngClass | null> {
  if (found.is === 'undecided') return 'undecided';
  if (found.is === 'no' && found.noCycle) return null;
  if (found.is === 'no') {
    const { color, point, before } = ply;
    const odd = yield* firstCycle(before, { color, point }, 'odd', limits);
    if (odd.cycles.length > 0) return 'disturbing';
    return odd.stopped ? 'undecided' : null;
  }
  const mouth = new Set(found.cycle.plays.map((play) => play.point));
  if (!isConnected(ply.before, mouth)) return 'undecided';
  const touched = yield* pointsOfPlainCycles(ply.before, limits);
  if (!touched) return 'undecided';
  // Chains around the mouth: where another cycle touches one of them too, which stones are taken
  // is a matter of choice.
  const around = chainsAround(ply.before, mouth);
  for (const point of touched) {
    if (mouth.has(point)) continue;
    for (const chain of chainsAround(ply.before, new Set([point]))) {
      if (around.has(chain)) return 'undecided';
    }
  }
  return 'fighting';
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
