import type { Game, Recreated } from '../../go/game.ts';
import { repetition } from '../../go/repetition.ts';
import type { Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { KoRule } from '../rule.ts';
import { momentOf, recreation } from '../shared/recreation.ts';
import { ALLOWED, type Clause, forbidden } from '../verdict.ts';

type SuperkoCode = 'superko.positional' | 'superko.situational' | 'superko.natural-situational';

interface Superko {
  readonly id: 'psk' | 'ssk' | 'nssk';
  readonly code: SuperkoCode;
  /**
   * The earliest of the moves whose position the play may not recreate, -1 when it recreates none
   * of them.
   */
  readonly banned: (recreates: Recreated) => number;
  /** Whether move `n` may not recreate the position after move `k`, 0 for the start. */
  readonly counts: (game: Game, n: number, k: number) => boolean;
}

/**
 * A rule that looks back over the whole game and keeps no state: what a play recreates is known
 * from the game itself.
 */
function superko({ id, code, banned, counts }: Superko): KoRule<null, null> {
  const clause: Clause = { source: message('rule.title', { rule: id }), clause: message(`clause.${id}`) };
  const nothing = { verdict: ALLOWED, facts: null, state: null };
  return {
    id,
    suicide: 'forbidden',
    searches: false,
    begin: () => null,
    step(_state, game, n) {
      const { recreates } = game.ply(n);
      const of = recreates ? banned(recreates) : -1;
      if (of < 0) return nothing;
      const found = repetition(game, of, n);
      const { length, plays, passes } = found;
      const evidence = [{ kind: 'repetition', of, length, plays, passes }] as const;
      const reason = message(code, recreation(game, found));
      return { ...nothing, verdict: forbidden(code, clause, reason, evidence) };
    },
    // biome-ignore lint/correctness/useYield: other rules search
    *whyNot(game, n) {
      const { kind, recreates } = game.ply(n);
      if (kind !== 'play' || (recreates && banned(recreates) >= 0)) return null;
      const isTurn = id === 'ssk';
      if (recreates)
        return message(isTurn ? 'why.ssk' : 'why.nssk', { of: momentOf(game, recreates.latest) });
      const nearest = nearestPosition(game, n, counts);
      if (!nearest) return null;
      const points = game.start.position.geometry.names(nearest.points);
      return message('why.nearest', { of: momentOf(game, nearest.move), points });
    },
  };
}

/** A board play may not recreate any earlier whole-board position, the start included. */
export const psk = superko({
  id: 'psk',
  code: 'superko.positional',
  banned: ({ earliest }) => earliest,
  counts: () => true,
});

/** … with the same player to move as then. The side to move at the start counts. */
export const ssk = superko({
  id: 'ssk',
  code: 'superko.situational',
  banned: ({ sameTurn }) => sameTurn,
  counts: (game, n, k) => game.toPlayAfter(k) === game.toPlayAfter(n),
});

/**
 * A player may not, by a board play, recreate a position that they made by a board play themselves.
 */
export const nssk = superko({
  id: 'nssk',
  code: 'superko.natural-situational',
  banned: ({ ownPlay }) => ownPlay,
  counts: (game, n, k) => k > 0 && game.ply(k).kind === 'play' && game.ply(k).color === game.ply(n).color,
});

/**
 * The earlier position that counts and differs in the fewest points from that after move `n`, the
 * latest of several; not that before the move, nor any before a tenuki, which no play recreates.
 */
function nearestPosition(
  game: Game,
  n: number,
  counts: Superko['counts'],
): { readonly move: number; readonly points: readonly Point[] } | null {
  const { cells } = game.after(n);
  let nearest: { readonly move: number; readonly points: readonly Point[] } | null = null;
  for (let k = n - 1; k >= 0; k--) {
    if (k < n - 1 && counts(game, n, k)) {
      const other = game.after(k).cells;
      const points = [...cells.keys()].filter((p) => cells[p] !== other[p]);
      if (!nearest || points.length < nearest.points.length) nearest = { move: k, points };
    }
    if (k > 0 && game.ply(k).kind === 'tenuki') break;
  }
  return nearest;
}
