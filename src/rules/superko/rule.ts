import { repetition } from '../../go/repetition.ts';
import { colorName } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { clauseOf, type RecreateCondition, recreating } from '../shared/clauses.ts';
import { earlier, nearestPosition } from '../shared/nearest.ts';
import { Occurrences } from '../shared/occurrences.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { momentOf, recreation } from '../shared/recreation.ts';
import { clauseEvidence, noFacts, statedBy } from '../shared/stated.ts';
import { type ChosenOptions, choiceOf, plainOf } from '../variants.ts';
import { type Clause, ends, forbidden } from '../verdict.ts';

type SuperkoId = 'psk' | 'ssk' | 'nssk';

const CODES = {
  psk: 'superko.positional',
  ssk: 'superko.situational',
  nssk: 'superko.natural-situational',
} as const;

/** What a play may not recreate. */
function banned(plain: SuperkoId, choice: ChosenOptions<SuperkoId>): RecreateCondition {
  const { passes } = choice;
  const since = passes === 'lift' ? 'pass' : 'start';
  if (plain === 'nssk')
    return recreating({ after: passes === 'situations' ? 'move' : 'play', by: 'same', since });
  const { setup } = choice as ChosenOptions<'psk'>;
  const start = setup === 'forgotten' ? 'forgotten' : null;
  if (plain === 'psk') return recreating({ since, start });
  return recreating({ what: 'situation', after: passes === 'count' ? 'play' : 'move', since, start });
}

/**
 * A rule that looks back over the whole game and keeps no state. Positional: a board play may not
 * recreate any earlier whole-board position, the start included. Situational: with the same player
 * to move as then. Natural situational: a player may not recreate a position that they made
 * by a board play themselves. Variants change which positions count, and what a repetition comes
 * to.
 */
export function superkoWith(id: RuleId): KoRule<null, null> {
  const plain = plainOf(id) as SuperkoId;
  const choice = choiceOf(id) as ChosenOptions<SuperkoId>;
  const { repetition: comesTo } = choice;
  const condition = banned(plain, choice);
  const clauses = [clauseOf(condition, comesTo)];
  // A position is named by the last move that left it, which may be a pass.
  const after = condition.after === 'any' ? 'move' : condition.after;
  const history = new Occurrences({ ...condition, after });
  const code = CODES[plain];
  const clause: Clause = {
    source: message('rule.title', { rule: id }),
    clause: message(`clause.${plain}`),
  };

  return {
    ...statedBy(
      clauses,
      (found) => {
        const { game, n, of } = found;
        const evidence = clauseEvidence(found);
        const told = recreation(game, repetition(game, of, n));
        if (comesTo === 'forbidden') return forbidden(code, clause, message(code, told), evidence);
        const player = colorName(game.ply(n).color);
        const reason = message('repetition.outcome', { ...told, outcome: comesTo, player });
        return ends(comesTo, code, clause, reason, evidence);
      },
      noFacts,
    ),
    id,
    quick: quickBy(clauses),
    *whyNot(game, n) {
      const { kind, recreates } = game.ply(n);
      if (kind !== 'play' || history.of(game, n) >= 0) return null;
      if (recreates) {
        const of = momentOf(game, recreates.latest);
        if (!history.isUsual)
          return { reason: message('why.uncounted', { of }), evidence: earlier(recreates.latest) };
        const code = plain === 'ssk' ? 'why.ssk' : 'why.nssk';
        return { reason: message(code, { of }), evidence: earlier(recreates.latest) };
      }
      return nearestPosition(game, n, history.since(game, n), (k) => history.isAsked(game, n, k));
    },
  };
}
