import type { Game, Recreated } from '../../go/game.ts';
import { repetition } from '../../go/repetition.ts';
import { colorName, type Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { boardWasSetUp, earlierTwins, historyBefore } from '../shared/history.ts';
import { momentOf, recreation } from '../shared/recreation.ts';
import { type ChosenOptions, choiceOf, plainOf } from '../variants.ts';
import { ALLOWED, type Clause, type Evidence, ends, forbidden } from '../verdict.ts';

type SuperkoId = 'psk' | 'ssk' | 'nssk';

const CODES = {
  psk: 'superko.positional',
  ssk: 'superko.situational',
  nssk: 'superko.natural-situational',
} as const;

/** What a play recreates is known from the game itself: which of its moves a rule looks for. */
const BANNED: Readonly<Record<SuperkoId, (recreates: Recreated) => number>> = {
  psk: ({ earliest }) => earliest,
  ssk: ({ sameTurn }) => sameTurn,
  nssk: ({ ownPlay }) => ownPlay,
};

/**
 * A rule that looks back over the whole game and keeps no state. Positional: a board play may not
 * recreate any earlier whole-board position, the start included. Situational: with the same player
 * to move as then. Natural situational: a player may not recreate a position that they made
 * by a board play themselves. Variants change which positions count, and what a repetition comes
 * to.
 */
export function superko(id: RuleId): KoRule<null, null> {
  const plain = plainOf(id) as SuperkoId;
  const { passes, repetition: comesTo } = choiceOf(id) as ChosenOptions<SuperkoId>;
  const setup = (choiceOf(id) as ChosenOptions<'psk'>).setup ?? 'counts';
  const code = CODES[plain];
  const clause: Clause = {
    source: message('rule.title', { rule: id }),
    clause: message(`clause.${plain}`),
  };
  const nothing = { verdict: ALLOWED, facts: null, state: null };
  const isUsual = setup === 'counts' && passes === (plain === 'ssk' ? 'situations' : 'count');
  const since = (game: Game, n: number) => (passes === 'lift' ? historyBefore(game, n) : 0);

  /** Whether move `n` may not recreate the position after move `k`, 0 for the start. */
  function counts(game: Game, n: number, k: number): boolean {
    const kind = k === 0 ? 'start' : game.ply(k).kind;
    if (plain === 'nssk') {
      if (k === 0 || kind === 'setup' || game.ply(k).color !== game.ply(n).color) return false;
      return passes === 'situations' || kind === 'play';
    }
    if (setup === 'forgotten' && boardWasSetUp(game, k)) return false;
    if (plain === 'psk') return true;
    if (passes === 'count' && (kind === 'pass' || kind === 'void')) return false;
    return game.toPlayAfter(k) === game.toPlayAfter(n);
  }

  /** The earliest move whose position move `n` may not recreate but does; -1 for none. */
  function banned(game: Game, n: number): number {
    const { recreates } = game.ply(n);
    if (!recreates) return -1;
    if (isUsual) return BANNED[plain](recreates);
    for (const k of earlierTwins(game, n, since(game, n))) if (counts(game, n, k)) return k;
    return -1;
  }

  return {
    id,
    suicide: 'forbidden',
    searches: false,
    begin: () => null,
    step(_state, game, n) {
      const of = banned(game, n);
      if (of < 0) return nothing;
      const found = repetition(game, of, n);
      const { length, plays, passes } = found;
      const evidence = [{ kind: 'repetition', of, length, plays, passes }] as const;
      const told = recreation(game, found);
      if (comesTo === 'forbidden')
        return { ...nothing, verdict: forbidden(code, clause, message(code, told), evidence) };
      const player = colorName(game.ply(n).color);
      const reason = message('repetition.outcome', { ...told, outcome: comesTo, player });
      return { ...nothing, verdict: ends(comesTo, code, clause, reason, evidence) };
    },
    // biome-ignore lint/correctness/useYield: other rules search
    *whyNot(game, n) {
      const { kind, recreates } = game.ply(n);
      if (kind !== 'play' || banned(game, n) >= 0) return null;
      if (recreates) {
        const of = momentOf(game, recreates.latest);
        if (!isUsual)
          return { reason: message('why.uncounted', { of }), evidence: earlier(recreates.latest) };
        const code = plain === 'ssk' ? 'why.ssk' : 'why.nssk';
        return { reason: message(code, { of }), evidence: earlier(recreates.latest) };
      }
      const nearest = nearestPosition(game, n, since(game, n), counts);
      if (!nearest) return null;
      const { move, points } = nearest;
      const names = game.start.position.geometry.names(points);
      return {
        reason: message('why.nearest', { of: momentOf(game, move), points: names }),
        evidence: [...earlier(move), { kind: 'points', role: 'differs', points }],
      };
    },
  };
}

export const psk = superko('psk');
export const ssk = superko('ssk');
export const nssk = superko('nssk');

/** The position after a move, 0 for the start, beside which a board shows that after the play. */
function earlier(number: number): Evidence[] {
  return [{ kind: 'move', role: 'nearest', number }];
}

/**
 * The earlier position that counts and differs in the fewest points from that after move `n`, the
 * latest of several; not that before the move, nor any before move `since` or a tenuki, which no
 * play recreates.
 */
function nearestPosition(
  game: Game,
  n: number,
  since: number,
  counts: (game: Game, n: number, k: number) => boolean,
): { readonly move: number; readonly points: readonly Point[] } | null {
  const { cells } = game.after(n);
  let nearest: { readonly move: number; readonly points: readonly Point[] } | null = null;
  for (let k = n - 1; k >= since; k--) {
    if (k < n - 1 && counts(game, n, k)) {
      const other = game.after(k).cells;
      const points = [...cells.keys()].filter((p) => cells[p] !== other[p]);
      if (!nearest || points.length < nearest.points.length) nearest = { move: k, points };
    }
    if (k > 0 && game.ply(k).kind === 'tenuki') break;
  }
  return nearest;
}
