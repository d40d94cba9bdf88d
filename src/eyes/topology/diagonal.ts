import type { Geometry } from '../../go/geometry.ts';
import type { Point } from '../../go/types.ts';
import type { DiagonalValue } from './values.ts';

/** What a diagonal holds, as the owner of the eye sees it; `outside` is beyond an edge of the board. */
export type Content = 'own' | 'opponent' | 'empty' | 'unknown' | 'outside';

/** Why a diagonal is worth what it is. The codes are stable, the words of {@link REASONS} are not. */
export type Reason = keyof typeof REASONS;

/** One sentence for each reason, with *owner* and *opponent* as seen from the eye. */
export const REASONS = {
  'one-edge': 'beyond one edge of the board',
  'two-edges': 'beyond two edges of the board',
  'not-drawn': 'beyond what is drawn',
  unknown: 'nobody knows what is here',
  own: 'the owner has it',
  'eye-space': "within the owner's eye space",
  suicide: 'the opponent cannot play here',
  open: 'whoever plays first has it',
  'ko-for-owner': 'the opponent has to take a ko to get it',
  'ko-for-opponent': 'the owner has to take a ko to get it',
  'opponent-has-it': 'the opponent has it',
  'play-captured': 'a stone that the opponent plays here is captured',
  'play-by-ko': 'a stone that the opponent plays here survives only by ko',
  'both-play': 'both can play here safely',
  'owner-plays-by-ko': 'the opponent can play here safely, the owner only by ko',
  'owner-cannot-play': 'the opponent can play here safely, the owner cannot',
  'owner-captures-first': 'the owner cannot play here safely, but a capture nearby keeps the opponent out',
  'stone-safe': "the opponent's stone cannot be captured",
  'stone-dead': "the opponent's stone is captured, even if it is defended first",
  'stone-contested': "the opponent's stone is captured if attacked first, and saved if defended first",
  'stone-saved-by-ko': "the opponent's stone is captured if attacked first, and saved only by ko",
  'stone-captured-by-ko': "the opponent's stone is captured only by ko, and saved if defended first",
  'stone-in-ko': "the opponent's stone is captured or saved only by ko",
  'long-string': "the opponent's long string here takes part in the eye itself",
  undecided: 'the reading came to no end',
  'no-game': 'there are stones without a liberty on the board, so nothing is read',
} as const;

/** A diagonal of an eye, its worth, and what a play would make of it. */
export interface Diagonal {
  /** `null` for a point beyond the board or beyond what is drawn. */
  readonly point: Point | null;
  readonly content: Content;
  readonly value: DiagonalValue;
  readonly reason: Reason;
  /** The opponent's best play for this diagonal, and what it is worth after that; `null` when there is none. */
  readonly attack: DiagonalChange | null;
  /** The owner's. */
  readonly defense: DiagonalChange | null;
  /** Whether the value rests on nothing but what was read to the end. */
  readonly proven: boolean;
  /** Strings, or where one would be played, that are taken to have liberties beyond an open side or under a `?`: one point of each. */
  readonly leansOn: readonly Point[];
}

export interface DiagonalChange {
  readonly point: Point;
  readonly value: DiagonalValue;
}

/** Steps to the four diagonals, as in `Geometry.diagonals`: up-right, down-right, down-left, up-left. */
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
    const point = geometry.diagonals[4 * p + k]!;
    if (point >= 0) return point;
    const sides = [
      x + dx < 0 ? 'left' : x + dx >= geometry.columns ? 'right' : null,
      y + dy < 0 ? 'top' : y + dy >= geometry.rows ? 'bottom' : null,
    ].filter((side) => side !== null);
    // Beyond an open side the board goes on; what lies there is known only if it is also beyond a real edge.
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
  attack: DiagonalChange | null = null,
  defense: DiagonalChange | null = null,
  proven = true,
  leansOn: readonly Point[] = [],
): Diagonal {
  return { point, content, value, reason, attack, defense, proven, leansOn };
}
