import type { Point } from '../go/types.ts';
import type { Span } from '../notation/types.ts';
import type { Analysis } from './types.ts';

/** Looking up moves of an entry without going through all of them: a text may have a hundred thousand. */
interface Lookup {
  readonly bySpan: ReadonlyMap<Span, number>;
  /** For each point the plays on it, in order. */
  readonly byPoint: ReadonlyMap<Point, readonly number[]>;
}

const KEPT = new WeakMap<Analysis, Lookup>();

function lookup(analysis: Analysis): Lookup {
  const known = KEPT.get(analysis);
  if (known) return known;
  const bySpan = new Map<Span, number>();
  const byPoint = new Map<Point, number[]>();
  analysis.game.plies.forEach((ply, i) => {
    const origin = analysis.origins[i]!;
    if (origin.depth === 0 && !bySpan.has(origin.span)) bySpan.set(origin.span, i + 1);
    if (ply.kind !== 'play') return;
    const plays = byPoint.get(ply.point);
    if (plays) plays.push(i + 1);
    else byPoint.set(ply.point, [i + 1]);
  });
  const made = { bySpan, byPoint };
  KEPT.set(analysis, made);
  return made;
}

/** The entry's own move that a finding with this very span speaks of; 0 for none. */
export function moveOfSpan(analysis: Analysis, span: Span): number {
  return lookup(analysis).bySpan.get(span) ?? 0;
}

/** The last move before move `n` that put a stone on a point; 0 for none. */
export function lastPlayAt(analysis: Analysis, point: Point, n: number): number {
  const plays = lookup(analysis).byPoint.get(point) ?? [];
  let low = 0;
  let high = plays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plays[middle]! < n) low = middle + 1;
    else high = middle;
  }
  return plays[low - 1] ?? 0;
}
