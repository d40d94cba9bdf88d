import type { Game, Recreated } from '../../go/game.ts';
import { repetition } from '../../go/repetition.ts';
import { colorName } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { FORBIDDEN, ALLOWED as QUICKLY_ALLOWED, type Quick } from '../quick.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { boardWasSetUp, earlierTwins, historyBefore } from '../shared/history.ts';
import { earlier, nearestPosition } from '../shared/nearest.ts';
import { boardsPassed } from '../shared/past.ts';
import { momentOf, recreation, repetitionEvidence } from '../shared/recreation.ts';
import { type ChosenOptions, choiceOf, plainOf } from '../variants.ts';
import { ALLOWED, type Clause, ends, forbidden } from '../verdict.ts';

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

const QUICK: Readonly<Record<SuperkoId, Quick>> = {
  psk: (line) => (line.repeats() >= 0 ? FORBIDDEN : QUICKLY_ALLOWED),
  ssk(line) {
    for (let k = line.length - 2; k >= 0; k -= 2) if (line.same(line.length, k)) return FORBIDDEN;
    return QUICKLY_ALLOWED;
  },
  nssk(line) {
    for (let k = line.length - 2; k > 0; k -= 2)
      if (!line.isPass(k) && line.same(line.length, k)) return FORBIDDEN;
    return QUICKLY_ALLOWED;
  },
};

/**
 * A rule that looks back over the whole game and keeps no state. Positional: a board play may not
 * recreate any earlier whole-board position, the start included. Situational: with the same player
 * to move as then. Natural situational: a player may not recreate a position that they made
 * by a board play themselves. Variants change which positions count, and what a repetition comes
 * to.
 */
export function superkoWith(id: RuleId): KoRule<null, null> {
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

  /** Whether the position after move `k`, 0 for the start, may not be recreated by somebody. */
  function counted(game: Game, k: number): boolean {
    const kind = k === 0 ? 'start' : game.ply(k).kind;
    if (plain === 'nssk') {
      if (kind === 'start' || kind === 'setup') return false;
      return passes === 'situations' || kind === 'play' || kind === 'tenuki';
    }
    if (setup === 'forgotten' && boardWasSetUp(game, k)) return false;
    return plain === 'psk' || passes !== 'count' || (kind !== 'pass' && kind !== 'void');
  }

  /** Whether move `n` may not recreate the position after move `k`, 0 for the start. */
  function counts(game: Game, n: number, k: number): boolean {
    if (!counted(game, k)) return false;
    if (plain === 'nssk') return game.ply(k).color === game.ply(n).color;
    return plain === 'psk' || game.toPlayAfter(k) === game.toPlayAfter(n);
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
    quick: QUICK[plain],
    step(_state, game, n) {
      const of = banned(game, n);
      if (of < 0) return nothing;
      const found = repetition(game, of, n);
      const evidence = [repetitionEvidence(found)];
      const told = recreation(game, found);
      if (comesTo === 'forbidden')
        return { ...nothing, verdict: forbidden(code, clause, message(code, told), evidence) };
      const player = colorName(game.ply(n).color);
      const reason = message('repetition.outcome', { ...told, outcome: comesTo, player });
      return { ...nothing, verdict: ends(comesTo, code, clause, reason, evidence) };
    },
    pastKey: (_state, game, recurrence) =>
      boardsPassed(game, recurrence, since(game, game.length + 1), (k) => {
        if (!counted(game, k)) return null;
        if (plain === 'psk') return '';
        return plain === 'nssk' ? ` by ${game.ply(k).color}` : ` then ${game.toPlayAfter(k)}`;
      }),
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
      return nearestPosition(game, n, since(game, n), (k) => counts(game, n, k));
    },
  };
}
