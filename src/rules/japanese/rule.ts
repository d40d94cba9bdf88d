import { inWords, repetition } from '../../go/repetition.ts';
import type { KoRule } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { ALLOWED, ends } from '../verdict.ts';

const CLAUSE = {
  source: 'Japanese rules',
  clause: 'Article 12: no result when a whole-board position is repeated and both players agree',
};

/** Basic ko, and no result when the whole board is repeated. */
export const japanese: KoRule<null, null> = {
  id: 'japanese',
  title: 'Japanese rules',
  summary: 'basic ko; a repetition of the whole board ends the game without result if both players agree',
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
    const reason = `recreates ${inWords(found)}; the game ends without result if both players agree`;
    const evidence = [{ kind: 'repetition', of, length, plays, passes }] as const;
    return {
      verdict: ends('no-result', 'japanese.repetition', CLAUSE, reason, evidence),
      facts: null,
      state: null,
    };
  },
};
