import type { Game } from '../../go/game.ts';
import type { Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { WhyNot } from '../rule.ts';
import type { Evidence } from '../verdict.ts';
import { whyNoRecapture } from './basic-ko.ts';
import { momentOf } from './recreation.ts';

/** The position after a move, 0 for the start, beside which a board shows that after the play. */
export function earlier(number: number): Evidence[] {
  return [{ kind: 'move', role: 'nearest', number }];
}

/**
 * The earlier position that counts and differs in the fewest points from that after move `n`, the
 * latest of several; not that before the move, nor any before move `since` or a tenuki, which no
 * play recreates. `null` where there is none.
 */
export function nearestPosition(
  game: Game,
  n: number,
  since: number,
  counts: (k: number) => boolean,
): WhyNot | null {
  const { cells } = game.after(n);
  let nearest: { readonly move: number; readonly points: readonly Point[] } | null = null;
  for (let k = n - 1; k >= since; k--) {
    if (k < n - 1 && counts(k)) {
      const other = game.after(k).cells;
      const points = [...cells.keys()].filter((p) => cells[p] !== other[p]);
      if (!nearest || points.length < nearest.points.length) nearest = { move: k, points };
    }
    if (k > 0 && game.ply(k).kind === 'tenuki') break;
  }
  if (!nearest) return null;
  const { move, points } = nearest;
  const names = game.start.position.geometry.names(points);
  return {
    reason: message('why.nearest', { of: momentOf(game, move), points: names }),
    evidence: [...earlier(move), { kind: 'points', role: 'differs', points }],
  };
}

/**
 * Why move `n`, which a rule of basic ko and repetition allows, is neither: why basic ko does not
 * forbid it, and `other`. `null` for plays that capture nothing on a point that has not been played
 * on: those look like no ko.
 */
export function whyNoRepetition(game: Game, n: number, other: () => WhyNot | null): WhyNot | null {
  const { captured, kind, playedBefore } = game.ply(n);
  if (kind !== 'play' || (captured.length === 0 && playedBefore === 0)) return null;
  const [first, second] = [whyNoRecapture(game, n), other()];
  if (!first || !second) return first ?? second;
  return {
    reason: message('why.both', { first: first.reason, second: second.reason }),
    evidence: [...first.evidence, ...second.evidence],
  };
}
