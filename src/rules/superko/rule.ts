import type { Recreated } from '../../go/game.ts';
import { inWords, repetition } from '../../go/repetition.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { ALLOWED, type Clause, forbidden } from '../verdict.ts';

interface Superko {
  readonly id: RuleId;
  readonly title: string;
  readonly summary: string;
  readonly code: string;
  readonly clause: Clause;
  /**
   * The earliest of the moves whose position the play may not recreate, -1 when it recreates none
   * of them.
   */
  readonly banned: (recreates: Recreated) => number;
  /** What is recreated, said after the position. */
  readonly how: string;
}

/**
 * A rule that looks back over the whole game and keeps no state: what a play recreates is known
 * from the game itself.
 */
function superko({ id, title, summary, code, clause, banned, how }: Superko): KoRule<null, null> {
  const nothing = { verdict: ALLOWED, facts: null, state: null };
  return {
    id,
    title,
    summary,
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
      return { ...nothing, verdict: forbidden(code, clause, `recreates ${inWords(found)}${how}`, evidence) };
    },
  };
}

/** A board play may not recreate any earlier whole-board position, the start included. */
export const psk = superko({
  id: 'psk',
  title: 'Positional superko',
  summary: 'no play may recreate an earlier whole-board position',
  code: 'superko.positional',
  clause: {
    source: 'Positional superko',
    clause: 'a board play may not recreate any earlier whole-board position',
  },
  banned: ({ earliest }) => earliest,
  how: '',
});

/** … with the same player to move as then. The side to move at the start counts. */
export const ssk = superko({
  id: 'ssk',
  title: 'Situational superko',
  summary: 'no play may recreate an earlier whole-board position with the same player to move',
  code: 'superko.situational',
  clause: {
    source: 'Situational superko',
    clause: 'a board play may not recreate an earlier whole-board position with the same player to move',
  },
  banned: ({ sameTurn }) => sameTurn,
  how: ', with the same player to move',
});

/** A player may not, by a board play, recreate a position that he himself made by a board play. */
export const nssk = superko({
  id: 'nssk',
  title: 'Natural situational superko',
  summary: 'no player may recreate a whole-board position that the same player made by a play',
  code: 'superko.natural-situational',
  clause: {
    source: 'Natural situational superko',
    clause: 'a board play may not recreate a position that the same player made by a board play',
  },
  banned: ({ ownPlay }) => ownPlay,
  how: ', which a play of the same player made',
});
