import type { Recreated } from '../../go/game.ts';
import { repetition } from '../../go/repetition.ts';
import { message } from '../../words/index.ts';
import type { KoRule } from '../rule.ts';
import { recreation } from '../shared/recreation.ts';
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
}

/**
 * A rule that looks back over the whole game and keeps no state: what a play recreates is known
 * from the game itself.
 */
function superko({ id, code, banned }: Superko): KoRule<null, null> {
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
  };
}

/** A board play may not recreate any earlier whole-board position, the start included. */
export const psk = superko({
  id: 'psk',
  code: 'superko.positional',
  banned: ({ earliest }) => earliest,
});

/** … with the same player to move as then. The side to move at the start counts. */
export const ssk = superko({
  id: 'ssk',
  code: 'superko.situational',
  banned: ({ sameTurn }) => sameTurn,
});

/** A player may not, by a board play, recreate a position that he himself made by a board play. */
export const nssk = superko({
  id: 'nssk',
  code: 'superko.natural-situational',
  banned: ({ ownPlay }) => ownPlay,
});
