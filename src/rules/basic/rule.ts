import { ALLOWED, FORBIDDEN } from '../quick.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict, whyNoRecapture } from '../shared/basic-ko.ts';
import { lastExchange } from '../shared/past.ts';

export const basicWith = (id: RuleId): KoRule<null, null> => ({
  id,
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  step: (_state, game, n) => ({ verdict: basicKoVerdict(game, n), facts: null, state: null }),
  pastKey: (_state, game) => lastExchange(game),
  quick: (line) => (line.recaptures ? FORBIDDEN : ALLOWED),
  // biome-ignore lint/correctness/useYield: other rules search
  *whyNot(game, n) {
    return whyNoRecapture(game, n);
  },
});
