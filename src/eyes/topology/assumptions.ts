import { must } from '../../go/must.ts';
import type { Assumption } from '../../go/play.ts';
import { connected, type Position } from '../../go/position.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import type { Diagonal } from './diagonal.ts';

/**
 * What the worth of these diagonals assumes of what is not drawn; nothing on a whole board. By
 * column, then row.
 */
export function assumptionsOf(
  position: Position,
  mode: 'static' | 'reading',
  diagonals: readonly Diagonal[],
): readonly Assumption[] {
  const { geometry } = position;
  if (!geometry.hasOpenSide && !position.hasUnknown) return [];
  if (mode === 'reading') return diagonals.some(isRead) ? held(position) : [];
  const chains = new Set(diagonals.flatMap(({ leansOn }) => leansOn));
  return geometry.sorted(chains).map((chain) => ({ kind: 'open', chain }));
}

function isRead({ value, reason }: Diagonal): boolean {
  return value !== '?' && reason !== 'own' && reason !== 'one-edge' && reason !== 'two-edges';
}

/**
 * One point of each chain that touches an open side or a `?`: no reading captures it. Where there
 * is none, a point beside what is not drawn, for whatever stands there could bear on a reading.
 */
function held(position: Position): Assumption[] {
  const { geometry, cells } = position;
  const seen = new Set<Point>();
  const found = new Map<Point, Assumption>();
  let free: Assumption | null = null;
  for (let p = 0; p < geometry.area; p++) {
    if (cells[p] === UNKNOWN || seen.has(p)) continue;
    const kind = unseenAt(position, p);
    if (cells[p] === EMPTY) {
      if (kind !== null) free ??= { kind, chain: p };
      continue;
    }
    const chain = connected(position, p);
    for (const q of chain) seen.add(q);
    for (const at of chain) {
      const seenAt = unseenAt(position, at);
      if (seenAt === null) continue;
      found.set(at, { kind: seenAt, chain: at });
      break;
    }
  }
  if (found.size === 0) return free === null ? [] : [free];
  return geometry.sorted(found.keys()).map((p) => must(found.get(p)));
}

function unseenAt({ geometry, cells }: Position, p: Point): Assumption['kind'] | null {
  if (geometry.outward[p]) return 'open';
  return geometry.adjacent(p).some((n) => cells[n] === UNKNOWN) ? 'unknown' : null;
}
