import { repetition } from '../../go/repetition.ts';
import { message } from '../../words/index.ts';
import type { KoRule } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { recreation } from '../shared/recreation.ts';
import { ALLOWED, ends } from '../verdict.ts';

const CLAUSE = {
  source: message('rule.title', { rule: 'japanese' }),
  clause: message('clause.japanese'),
};

/** Basic ko, and no result when the whole board is repeated. */
export const japanese: KoRule<null, null> = {
  id: 'japanese',
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  step(_state, game, n) {
    const ko = basicKoVerdict(game, n);
    const recreates = game.plies[n - 1]?.recreates;
    if (ko !== ALLOWED || !recreates) return { verdict: ko, facts: null, state: null };
    const of = recreates.earliest;
    const found = repetition(game, of, n);
    const { length, plays, passes } = found;
    const reason = message('japanese.repetition', recreation(game, found));
    const evidence = [{ kind: 'repetition', of, length, plays, passes }] as const;
    return {
      verdict: ends('no-result', 'japanese.repetition', CLAUSE, reason, evidence),
      facts: null,
      state: null,
    };
  },
};
