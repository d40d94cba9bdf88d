import { numbersUpTo } from '../../go/bisect.ts';
import type { Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import type { Point } from '../../go/types.ts';
import type { Span } from '../../notation/index.ts';
import { ObjectCache } from './cache.ts';
import type { Analysis, MoveOrigin } from './types.ts';

/** Move `n` of the game, from 1. */
export function plyOf({ game }: Pick<Analysis, 'game'>, n: number): Ply {
  return must(game.plies[n - 1], `move ${n}`);
}

/** The place of move `n`, from 1, in the text. */
export function originOf({ origins }: Pick<Analysis, 'origins'>, n: number): MoveOrigin {
  return must(origins[n - 1], `move ${n}`);
}

/**
 * The numbers, from 1, of the entry's own moves: those of the entry that it continues come before
 * them.
 */
export function* ownMoves({ inherited, game }: Pick<Analysis, 'inherited' | 'game'>): Generator<number> {
  for (let n = inherited + 1; n <= game.length; n++) yield n;
}

/**
 * Looking up moves of an entry without going through all of them: a text may have a hundred
 * thousand.
 */
interface Lookup {
  readonly bySpan: ReadonlyMap<Span, number>;
  /** For each point the plays on it, in order. */
  readonly byPoint: ReadonlyMap<Point, readonly number[]>;
}

const lookups = new ObjectCache((analysis: Analysis): Lookup => {
  const bySpan = new Map<Span, number>();
  const byPoint = new Map<Point, number[]>();
  analysis.game.plies.forEach((ply, i) => {
    const origin = originOf(analysis, i + 1);
    if (origin.depth === 0 && !bySpan.has(origin.span)) bySpan.set(origin.span, i + 1);
    if (ply.kind !== 'play') return;
    const plays = byPoint.get(ply.point);
    if (plays) plays.push(i + 1);
    else byPoint.set(ply.point, [i + 1]);
  });
  return { bySpan, byPoint };
});

/** The entry's own move that a finding with this very span speaks of; 0 for none. */
export function moveOfSpan(analysis: Analysis, span: Span): number {
  return lookups.get(analysis).bySpan.get(span) ?? 0;
}

/** The last move before move `n` that put a stone on a point; 0 for none. */
export function lastPlayAt(analysis: Analysis, point: Point, n: number): number {
  const plays = lookups.get(analysis).byPoint.get(point) ?? [];
  return plays[numbersUpTo(plays, n - 1) - 1] ?? 0;
}

/**
 * The first and the last number that moves of the entry are shown with; `last` before `first` where
 * there are none.
 */
export function shownMoves({ game, shown }: Pick<Analysis, 'game' | 'shown'>): {
  first: number;
  last: number;
} {
  return game.length === 0 ? { first: 1, last: 0 } : { first: shown(1), last: shown(game.length) };
}
