import type { Game } from '../../go/game.ts';
import { type Repetition, repetition } from '../../go/repetition.ts';
import { colorName } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { clauseOf, RETAKE_BAN, recreating } from '../shared/clauses.ts';
import { earlier, nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { Occurrences } from '../shared/occurrences.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { momentOf, recreation } from '../shared/recreation.ts';
import { clauseEvidence, noFacts, statedBy } from '../shared/stated.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { ends } from '../verdict.ts';

/**
 * Basic ko, and no result when the whole board is repeated. Variants say how often, with whose
 * turn, and what it comes to.
 */
export function japaneseWith(id: RuleId): KoRule<null, null> {
  const { passes, repetition: comesTo, times, turn } = choiceOf(id) as ChosenOptions<'japanese'>;
  const cited = {
    source: message('rule.title', { rule: id }),
    clause: message('clause.japanese'),
  };
  const condition = recreating({
    what: turn === 'same' ? 'situation' : 'position',
    times: Number(times),
    since: passes === 'lift' ? 'pass' : 'start',
  });
  const clauses = [RETAKE_BAN, clauseOf(condition, comesTo, comesTo === 'no-result')];
  const history = new Occurrences(condition);

  function reason(game: Game, found: Repetition) {
    const told = recreation(game, found);
    if (comesTo === 'no-result' && history.isUsual) return message('japanese.repetition', told);
    const player = colorName(game.ply(found.to).color);
    return message('repetition.outcome', { ...told, outcome: comesTo, player });
  }

  return {
    ...statedBy(
      clauses,
      (found) => {
        const { clause, game, n, of } = found;
        if (clause === RETAKE_BAN) return basicKoVerdict(found);
        const said = reason(game, repetition(game, of, n));
        return ends(comesTo, 'japanese.repetition', cited, said, clauseEvidence(found));
      },
      noFacts,
    ),
    id,
    quick: quickBy(clauses),
    *whyNot(game, n, _options, { verdict }) {
      if (verdict.verdict !== 'allowed') return null;
      return whyNoRepetition(game, n, () => {
        const { recreates } = game.ply(n);
        if (!recreates)
          return nearestPosition(game, n, history.since(game, n), (k) => history.isAsked(game, n, k));
        const found = history.all(game, n);
        const latest = found.at(-1) ?? recreates.latest;
        const of = momentOf(game, latest);
        const seldom = { of, seen: found.length + 1, times: Number(times) };
        const reason = found.length > 0 ? message('why.seldom', seldom) : message('why.uncounted', { of });
        return { reason, evidence: earlier(latest) };
      });
    },
  };
}
