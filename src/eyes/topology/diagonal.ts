import type { Geometry } from '../../go/geometry.ts';
import type { Point } from '../../go/types.ts';
import type { DiagonalValue } from './values.ts';

/**
 * What a diagonal holds, as the owner of the eye sees it; `outside` is beyond an edge of the board.
 */
type Content = 'own' | 'opponent' | 'empty' | 'unknown' | 'outside';

/**
 * Why a diagonal is worth what it is; the catalogues of `words` have a sentence for each. The codes
 * are stable.
 */
export type Reason =
  | 'one-edge'
  | 'two-edges'
  | 'not-drawn'
  | 'unknown'
  | 'own'
  | 'eye-space'
  | 'suicide'
  | 'open'
  | 'ko-for-owner'
  | 'ko-for-opponent'
  | 'opponent-has-it'
  | 'play-captured'
  | 'play-by-ko'
  | 'both-play'
  | 'owner-plays-by-ko'
  | 'owner-cannot-play'
  | 'owner-captures-first'
  | 'stone-safe'
  | 'stone-dead'
  | 'stone-contested'
  | 'stone-saved-by-ko'
  | 'stone-captured-by-ko'
  | 'stone-in-ko'
  | 'long-string'
  | 'undecided'
  | 'no-game';

/** A diagonal of an eye, its worth, and what a play would make of it. */
export interface Diagonal {
  /** `null` for a point beyond the board or beyond what is drawn. */
  readonly point: Point | null;
  readonly content: Content;
  readonly value: DiagonalValue;
  readonly reason: Reason;
  /**
   * The opponent's best play for this diagonal, and what it is worth after that; `null` when there
   * is none.
   */
  readonly attack: DiagonalChange | null;
  /** The owner's. */
  readonly defense: DiagonalChange | null;
  /** Whether everything that the value depends on was read to the end. */
  readonly proven: boolean;
  /**
   * Chains, or where one would be played, that are taken to have liberties beyond an open side or
   * under a `?`: one point of each.
   */
  readonly leansOn: readonly Point[];
}

interface DiagonalChange {
  readonly point: Point;
  readonly value: DiagonalValue;
}

/**
 * Steps to the four diagonals, as in `Geometry.diagonals`: up-right, down-right, down-left,
 * up-left.
 */
const STEPS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** The four diagonals of a point: each its point, or what lies there where there is none. */
export function diagonalsOf(
  geometry: Geometry,
  p: Point,
): (Point | 'one-edge' | 'two-edges' | 'not-drawn')[] {
  const x = geometry.x(p);
  const y = geometry.y(p);
  return STEPS.map(([dx, dy], k) => {
    const point = geometry.diagonals[4 * p + k] ?? -1;
    if (point >= 0) return point;
    const sides = [
      x + dx < 0 ? 'left' : x + dx >= geometry.columns ? 'right' : null,
      y + dy < 0 ? 'top' : y + dy >= geometry.rows ? 'bottom' : null,
    ].filter((side) => side !== null);
    // Beyond an open side the board continues; what lies there is known only if it is also beyond a
    // real edge.
    const edges = sides.filter((side) => !geometry.open.has(side as 'left')).length;
    if (edges === 0) return 'not-drawn';
    return edges === 2 ? 'two-edges' : 'one-edge';
  });
}

export function diagonal(
  point: Point | null,
  content: Content,
  value: DiagonalValue,
  reason: Reason,
  rest: Partial<Diagonal> = {},
): Diagonal {
  const usual = { attack: null, defense: null, proven: true, leansOn: [] };
  return { point, content, value, reason, ...usual, ...rest };
}
